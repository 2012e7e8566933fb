"""What the board of Eldermann shows, in words: the phase, the alternative text, all facts, the hand, the result."""

from __future__ import annotations

from collections.abc import Sequence

from games.eldermann.material import BUILDINGS, CITIES, GOODS, PIRATES, SECTORS, TILES
from games.eldermann.phrases import city, listed_goods, order, pay, sector
from games.eldermann.state import PIRATE_CREW, Eldermann, Fight
from games.kernel.voice import Voice
from games.kernel.words import Words

ALT = 1020


class BoardVoice(Voice):
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
        if view.fight and view.fight.thrown:
            lines.append(self._fight(view.fight, names, words))
        if view.result:
            lines.append(self.result(view, names, words))
        elif view.asked_seats:
            lines.append(words.text("alt-asked", who=", ".join(names[seat] for seat in view.asked_seats)))
        return "\n".join(lines)[:ALT]

    def _place(self, view: Eldermann, seat: int, words: Words) -> str:
        where = view.city(seat)
        return city(where, words) if where >= 0 else view.ships[seat] or "–"

    def _fight(self, fight: Fight, names: Sequence[str], words: Words) -> str:
        attacker = words.text("pirates-name") if fight.attacker == PIRATE_CREW else names[fight.attacker]
        return words.text("board-fight", attacker=attacker, defender=names[fight.defender], attack=fight.attack,
                          strength=fight.strength, defence=fight.defence, guns=fight.guns)  # fmt: skip

    def result(self, view: Eldermann, names: Sequence[str], words: Words) -> str:
        """Say who won and how the game was decided; perhaps nobody was elected."""
        winners = [names[seat] for seat in view.result.winners] if view.result else []
        how = words.text(f"decided-{view.ending}")
        if not winners:
            return f"{words.text('result-nobody')} {how}"
        points = max(view.points[seat] for seat in view.result.winners) if view.result else 0
        return f"{words.text('result-elder', who=words.listed(winners), count=len(winners), score=points)} {how}"

    def board(self, view: Eldermann, names: Sequence[str], words: Words) -> str:
        """Say the disc, every city, every seat, pirates and supply."""
        blocks = [self.phase(view, words), self._table(view, names, words)]
        blocks.append("\n".join(self._city(view, index, names, words) for index in range(len(CITIES))))
        blocks += [self._seat(view, seat, name, words) for seat, name in enumerate(names)]
        return "\n\n".join(blocks)

    def _table(self, view: Eldermann, names: Sequence[str], words: Words) -> str:
        lines = []
        if view.arrow >= 0:
            ahead = [sector(SECTORS[(view.arrow + step) % len(SECTORS)], words) for step in range(len(SECTORS))]
            lines.append(words.text("board-disc", now=ahead[0], ahead=", ".join(ahead[1:])))
        lines += [
            words.text(key) for key, on in (("board-election", view.election), ("board-elder", view.elder_seen)) if on
        ]
        lines.append(words.text("board-turn", who=names[view.active], moves=view.movement))
        if view.spent:
            lines.append(words.text("board-spent", cards=", ".join(words.text(f"rogue-{card}") for card in view.spent)))
        if view.fight and view.fight.thrown:
            lines.append(self._fight(view.fight, names, words))
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
            extra += words.text("board-city-goods", goods=listed_goods(view.harbour[index], words))
        return words.text("board-city", city=city(index, words), cell=here.harbour, extra=extra,
                          good=words.text(f"good-{here.good}"), orders=orders or words.text("nothing"))  # fmt: skip

    def _seat(self, view: Eldermann, seat: int, name: str, words: Words) -> str:
        none = words.text("nothing")
        most = view.taler_room(seat) if view.options["taler_limit"] == "on" else "∞"
        role = words.text(f"role-{view.roles[seat]}") if view.roles[seat] else "–"
        built = [words.text(f"building-{BUILDINGS[TILES[place]][level]}")
                 for place, level in enumerate(view.levels[seat]) if level]  # fmt: skip
        lines = [
            words.text("board-seat", who=name, number=seat + 1, points=view.points[seat],
                       title=words.text(f"title-{view.title(seat)}"),
                       role=role, place=self._place(view, seat, words)),
            words.text("board-ship", goods=listed_goods(view.hold[seat], words) or none, room=view.hold_room(seat),
                       guns=view.guns[seat], fields=view.gun_fields(seat),
                       booty=listed_goods(view.booty[seat], words) or none, spare=view.booty_room(seat)),
            words.text("board-kontor", goods=listed_goods(view.kontor[seat], words) or none,
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

    def hand(self, view: Eldermann, seat: int, words: Words) -> str:
        """Say the sailing cards, and the Spelunke cards with what they do."""
        cards = ", ".join(map(str, view.sailing_cards(seat)))
        lines = [words.text("hand-sailing", cards=cards or words.text("nothing"))] if view.levels else []
        lines += [
            words.text("hand-rogue", card=words.text(f"rogue-{card}"), effect=words.text(f"effect-{card}"))
            for card in sorted(view.rogues_of(seat))
        ]
        return "\n".join(lines)


def goods_of(card: str, words: Words) -> str:
    """Name the goods of an order."""
    return order(card, words).partition(": ")[2]
