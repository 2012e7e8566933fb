"""The chapters of Eldermann's rulebook in the bot, in the order in which a newcomer needs them.

Short, as each game lists its chapters in a file of this name.
"""

from __future__ import annotations

from games.kernel.game import Chapter

ROGUES = (
    *("open_curse", "curse_window", "open_voyage", "card_window", "open_fight", "guns_window"),
    *("parry", "ward", "strike", "discard"),
)
RULEBOOK = (
    Chapter("goal"),
    Chapter("setup", ("choose_home", "stow_start", "deal_roles", "choose_arrow"), picture=True),
    Chapter("planning", ("play_turn", "plan", "refill_orders"), picture=True),
    Chapter("events", ("navigate", "resolve_event", "deliver_grand"), picture=True),
    Chapter("sailing", ("sail", "sail_sea", "choose_route", "advance", "arrive"), picture=True),
    Chapter("trade", ("open_market", "trade", "trade_on", "throw_away", "stow"), picture=True),
    Chapter("building", ("pay_good", "end_turn"), picture=True),
    Chapter("fights", ("fight_pirates", "declare", "throw", "plunder", "pillage", "jettison"), picture=True),
    Chapter("raids", ("meet", "consider", "raid", "lurk", "ambush", "stance")),
    Chapter("rogues", ROGUES, picture=True),
    Chapter("ending"),
    Chapter("options"),
    Chapter("house"),
)
