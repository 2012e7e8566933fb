"""What the board of Eldermann shows, in words: the phase, the alternative text, all facts, the hand, the result."""

from __future__ import annotations

from collections.abc import Sequence

from games.eldermann import holding, showing
from games.eldermann.material import BUILDINGS, CITIES, GOODS, PIRATES, ROGUES, SECTORS, TILES
from games.eldermann.phrases import city, goods_list, order, pay, sector
from games.eldermann.state import Eldermann
from games.kernel.voice import Voice
from games.kernel.words import Words

ALT = 1020
SHOWN = 4
"""Lines of a seat beyond the first that tell its belongings; what follows are its standing orders."""


class BoardVoice(Voice[Eldermann]):
    """Describe states of Eldermann."""

    def phase(self, view: Eldermann, words: Words) -> str:
        """Name round and phase."""
        return words.text(f"phase-{view.section or 'over'}", round=view.round)

    def alt(self, view: Eldermann, names: Sequence[str], words: Words) -> str:
        """Say round, phase, the event, and each seat's place, points, Taler and cannons, who must choose or has won."""
        lines = [self.phase(view, words)]
        if view.event >= 0:
            lines.append(words.text("board-event", event=sector(SECTORS[view.event], words)))
        for seat, name in enumerate(names):
            lines.append(words.text("alt-seat", who=name, points=view.points[seat], taler=view.taler[seat],
                                    guns=view.guns[seat], place=self._place(view, seat, words)))  # fmt: skip
        if view.fight and view.fight.is_thrown:
            lines.append(showing.fight_line(view.fight, names, words))
        if view.result:
            lines.append(self.result(view, names, words))
        elif view.asked_seats:
            lines.append(words.text("alt-asked", who=", ".join(names[seat] for seat in view.asked_seats)))
        return "\n".join(lines)[:ALT]

    def _place(self, view: Eldermann, seat: int, words: Words) -> str:
        where = view.city(seat)
        return city(where, words) if where >= 0 else view.ships[seat] or "–"

    def result(self, view: Eldermann, names: Sequence[str], words: Words) -> str:
        """Say who won and how the game was decided; perhaps nobody was elected."""
        winners = [names[seat] for seat in view.result.winners] if view.result else []
        how = words.text(f"decided-{view.ending}")
        if not winners:
            return f"{words.text('result-nobody')} {how}"
        points = max(view.points[seat] for seat in view.result.winners) if view.result else 0
        return f"{words.text('result-elder', who=words.listed(winners), count=len(winners), score=points)} {how}"

    def board(self, view: Eldermann, names: Sequence[str], words: Words) -> str:
        """Say the disc, every city, every seat, pirates and supply, ranks and the feast; in the end how it was won."""
        blocks = [self.phase(view, words), self._table(view, names, words)]
        blocks.append("\n".join(self._city(view, index, names, words) for index in range(len(CITIES))))
        blocks += [self._seat(view, seat, name, words) for seat, name in enumerate(names)]
        blocks.append(f"{showing.ladder_line(view, words)}\n{showing.feast_line(view, words)}")
        if view.result:
            blocks.append("\n".join([self.result(view, names, words), *showing.score_lines(view, names, words)]))
        return "\n\n".join(blocks)

    def _table(self, view: Eldermann, names: Sequence[str], words: Words) -> str:
        lines = []
        ahead = [sector(SECTORS[(max(0, view.arrow) + step) % len(SECTORS)], words) for step in range(len(SECTORS))]
        if view.arrow >= 0:
            lines.append(words.text("board-disc", now=ahead[0], ahead=", ".join(ahead[1:])))
        else:
            lines.append(words.text("board-disc-unset", sectors=", ".join(ahead)))
        lines += [
            words.text(key) for key, on in (("board-election", view.election), ("board-elder", view.elder_seen)) if on
        ]
        if view.round and not view.result:
            lines.append(words.text("board-turn", who=names[view.active], moves=view.movement))
        lines += showing.voyage_lines(view, words)
        if view.spent:
            lines.append(words.text("board-spent", cards=", ".join(words.text(f"rogue-{card}") for card in view.spent)))
        if fight := showing.fight_to_show(view):
            lines.append(showing.fight_line(fight, names, words))
        supply = ", ".join(
            f"{count} {words.text(f'good-{good}')}" for good, count in zip(GOODS, view.supply, strict=True)
        )
        lines.append(words.text("board-supply", goods=supply, cannons=view.cannon_supply))
        decks = ", ".join(
            f"{words.text(f'good-{good}')} {len(deck)}" for good, deck in zip(GOODS, view.decks, strict=True)
        )
        lines.append(words.text("board-decks", decks=decks, one=len(view.den1), two=len(view.den2)))
        lines.append(
            words.text("board-pirates", cells=", ".join(f"{cell} ({power})" for cell, power in PIRATES.items()))
        )
        return "\n".join(lines)

    def _city(self, view: Eldermann, index: int, names: Sequence[str], words: Words) -> str:
        here = CITIES[index]
        orders = "; ".join(f"{goods_of(card, words)} ({pay(card, words)})" for card in view.orders[index])
        home = [names[seat] for seat in range(view.seats) if view.homes[seat] == index]
        extra = words.text("board-city-home", who=home[0]) if home else ""
        if view.harbour[index]:
            extra += words.text("board-city-goods", goods=goods_list(view.harbour[index], words))
        return words.text("board-city", city=city(index, words), cell=here.harbour, extra=extra,
                          good=words.text(f"good-{here.good}"), orders=orders or words.text("nothing"))  # fmt: skip

    def _seat(self, view: Eldermann, seat: int, name: str, words: Words) -> str:
        none = words.text("nothing")
        most = view.taler_room(seat) if view.options["taler_limit"] == "on" else "∞"
        built = [words.text(f"building-{BUILDINGS[TILES[place]][level]}")
                 for place, level in enumerate(view.levels[seat]) if level]  # fmt: skip
        lines = [
            words.text("board-seat", who=name, number=seat + 1, points=view.points[seat],
                       title=words.text(f"title-{view.title(seat)}"),
                       origin=_origin(view, seat, words), place=self._place(view, seat, words)),
            words.text("board-ship", goods=goods_list(view.hold[seat], words) or none, room=view.hold_room(seat),
                       guns=view.guns[seat], fields=view.gun_fields(seat),
                       booty=goods_list(view.booty[seat], words) or none, spare=view.booty_room(seat)),
            words.text("board-kontor", goods=goods_list(view.kontor[seat], words) or none,
                       room=view.kontor_room(seat), taler=view.taler[seat], most=most),
            words.text("board-built", buildings=", ".join(built)),
            words.text("board-held", permits=view.permits(seat), one=len(view.hand1[seat]), two=len(view.hand2[seat])),
        ]  # fmt: skip
        if view.rested[seat]:
            lines.append(words.text("board-rested", cards=", ".join(map(str, sorted(view.rested[seat])))))
        for kind, stance in (("raids", view.raid_stance[seat]), ("cards", view.rogue_stance[seat])):
            if stance != "ask":
                lines.append(words.text(f"board-stance-{kind}", stance=stance))
        return "\n".join(lines)

    def held(self, view: Eldermann, seat: int, words: Words) -> str:
        """Say what the seat's panel shows, and its Spelunke cards by name."""
        whose, *panel = self._seat(view, seat, "", words).split("\n")
        names = [words.text(f"rogue-{card}") for card in sorted(view.rogues_of(seat), key=list(ROGUES).index)]
        cards = words.text("held-cards", cards=", ".join(names)) if names else words.text("held-no-cards")
        return "\n".join([whose.partition(": ")[2], *panel[:SHOWN], cards])

    def hand(self, view: Eldermann, seat: int, words: Words) -> str:
        """Say what the own picture shows of the question, then the hand; at sea and at the market the own seat too."""
        lines: list[str] = []
        if seat in view.asked_seats:
            lines += holding.question_lines(view, seat, lambda choice: self.label(view, seat, choice, words), words)
            if view.section in (*holding.SAILS, *holding.MARKETS):
                lines.append(self._seat(view, seat, words.seat(seat), words))
        return "\n".join(lines + holding.hand_lines(view, seat, words))


def _origin(view: Eldermann, seat: int, words: Words) -> str:
    """Name role and home city."""
    home, role = view.homes[seat], view.roles[seat]
    if home < 0:
        return words.text("pic-no-home")
    if not role:
        return words.text("pic-from", city=city(home, words))
    return words.text("pic-role-from", role=words.text(f"role-{role}"), city=city(home, words))


def goods_of(card: str, words: Words) -> str:
    """Name the goods of an order."""
    return order(card, words).partition(": ")[2]
