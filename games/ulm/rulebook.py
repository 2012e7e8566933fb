"""The chapters of Ulm's rulebook in the bot, in the order in which a newcomer needs them.

Short, as each game lists its chapters in a file of this name.
"""

from __future__ import annotations

from games.kernel.game import Chapter

RULEBOOK = (
    Chapter("goal", ("start_round", "end_round")),
    Chapter("setup", picture=True),
    Chapter("turn", ("start_turn", "begin_turn", "draw_tile", "end_turn")),
    Chapter("push", ("push",), picture=True),
    Chapter("actions", ("act", "choose_card"), picture=True),
    Chapter("cards", ("pay_tile",), picture=True),
    Chapter(
        "chronicle",
        ("seal_for_coin", "coins_or_tiles", "pay_coins", "choose_tile", "take_outer", "extra_action", "sell_sparrows"),
    ),
    Chapter("danube", ("sail",), picture=True),
    Chapter("quarters", ("coin_or_tile", "pick_card", "card_action"), picture=True),
    Chapter("coats", ("choose_coat",), picture=True),
    Chapter("sparrows", ("take_tile",)),
    Chapter("descendants", ("choose_descendant", "keep_tile", "trade"), picture=True),
    Chapter("towers", ("keep_pushed", "pay_tax"), picture=True),
    Chapter("final", ("final_scoring",)),
    Chapter("editions"),
)
