"""The chapters of Tallinn's rulebook in the bot, in the order in which a newcomer needs them.

Short, as each game lists its chapters in a file of this name.
"""

from __future__ import annotations

from games.kernel.game import Chapter

RULEBOOK = (
    Chapter("goal", ("play_round",)),
    Chapter("setup", picture=True),
    Chapter("cards", ("choose_card",), picture=True),
    Chapter("contests", ("hold_contests",), picture=True),
    Chapter("towers", ("call_builders", "build_tower"), picture=True),
    Chapter("drawing", ("draw_card", "end_round")),
    Chapter("final", ("reveal_towers", "final_scoring"), picture=True),
    Chapter("envoy", ("exchange",), picture=True),
    Chapter("envoy-play", ("name_faction", "send_envoys", "send_tied_envoys")),
    Chapter("chronicles", ("split_decks", "score_chronicle"), picture=True),
    Chapter("gifts", ("give_up",)),
    Chapter("editions"),
)
