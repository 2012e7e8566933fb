"""The chapters of Tinker Tailor's rulebook in the bot, in the order in which a newcomer needs them."""

from __future__ import annotations

from games.kernel.game import Chapter

RULEBOOK = (
    Chapter("goal", ("play_round",)),
    Chapter("setup", picture=True),
    Chapter("draft", ("deal_roles", "pick_role", "end_draft"), picture=True),
    Chapter("rhyme", ("call_roles", "reveal", "act", "refill", "end_turn"), picture=True),
    Chapter("buying", ("call_buyer", "buy"), picture=True),
    Chapter(
        "roles-1",
        (
            "take_goods",
            "take_money",
            "take_both",
            "take_and_give",
            "give_money_to",
            "give_money",
            "give_preset",
            "state_money",
            "choose_richest",
            "take_kind",
            "take_lowest",
        ),
        picture=True,
    ),
    Chapter(
        "roles-2",
        (
            "choose_donors",
            "donate",
            "donate_preset",
            "choose_victims",
            "take_and_share",
            "take_for_two",
            "give_goods_to",
            "give_goods",
            "take_any",
            "state_goods",
            "choose_fullest",
            "confiscate",
        ),
        picture=True,
    ),
    Chapter("roles-3", ("look", "keep_goods", "take_different", "swap", "name_kind", "copy_role"), picture=True),
    Chapter("secrets", ("preset_gift",)),
    Chapter("scoring", ("end_round", "final_scoring"), picture=True),
    Chapter("duel", ("return_role",)),
    Chapter("editions"),
)
