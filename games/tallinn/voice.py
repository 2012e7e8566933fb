"""How Tallinn speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.kernel.ask import picked_items
from games.kernel.events import Data
from games.kernel.gains import Gain
from games.kernel.grounds import lines_of
from games.kernel.state import HIDDEN
from games.kernel.voice import Label, Voice
from games.kernel.words import Words, clipped
from games.tallinn import beside, gains, scoring
from games.tallinn.learning import learnt
from games.tallinn.material import (
    ALL_CARDS,
    FACTIONS,
    MATERIALS,
    NUMBERS,
    card_of,
    in_order,
)
from games.tallinn.naming import both_halves, chronicle, playable, sides, symbol_counts, symbols
from games.tallinn.numbers import numbers
from games.tallinn.printed import PRINTED
from games.tallinn.state import Tallinn


class TallinnVoice(Voice[Tallinn]):
    """Labels, narration and descriptions of Tallinn."""

    openers: ClassVar[frozenset[str]] = frozenset({"round", "towers"})

    def prompt(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say what to decide; for a Chronicle with what it needs and pays."""
        if view.section != "give_up":
            return super().prompt(view, seat, words)
        step = view.gift_step()
        return words.text("ask-give_up", need=symbol_counts(step.need, words), gain=step.times * view.seats)

    def about(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say what counts at this question, with its numbers and, for a tower, what lies known in the others'."""
        return gains.about(view, seat, words)

    def gain(self, view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
        """Say what a choice costs and brings."""
        return gains.gain(view, seat, choice, words)

    def amounts(self, view: Tallinn, seat: int) -> Mapping[str, int]:
        """Count points, symbols and towers."""
        return gains.amounts(view, seat)

    def table(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say what the rows below the hand show."""
        return "" if view.over else beside.table(view, words)

    def label(self, view: Tallinn, seat: int, choice: str, words: Words) -> Label:
        """Name a half by its symbols, a tower by where its card comes from, a faction, or picked cards."""
        halves = view.material.halves
        if choice in halves:
            return Label(words.text("label-half", half=choice, symbols=playable(halves[choice], words)))
        if choice in FACTIONS:
            return self._faction(view, seat, choice, words)
        place, _, card = choice.partition(" ")
        if place in ("row", "hand") and card in ALL_CARDS:
            return Label(words.text(f"label-tower-{place}", card=card), both_halves(view.material, card, words))
        if choice == "none":
            kind = view.section if view.section in ("exchange", "give_up") else "tower"
            return Label(words.text(f"label-no-{kind}"), words.text(f"hint-no-{kind}"))
        return self._cards(view, seat, picked_items(choice), words)

    def _faction(self, view: Tallinn, seat: int, faction: str, words: Words) -> Label:
        have = view.strength(seat, faction)
        hint = words.text("hint-faction", count=have, more=have + NUMBERS["envoy_symbols"])
        return Label(words.text("faction-name", faction=faction), hint)

    def _cards(self, view: Tallinn, seat: int, cards: list[str], words: Words) -> Label:
        text = words.text("label-cards", count=len(cards), cards=", ".join(cards))
        own = {card_of(half): view.material.halves[half].symbols for half in view.rows[seat]}
        if view.section == "give_up" and own.keys() >= set(cards):
            return Label(text, symbol_counts(map(sum, zip(*(own[card] for card in cards), strict=True)), words))
        if len(cards) == 1 and cards[0] in ALL_CARDS:
            return Label(text, both_halves(view.material, cards[0], words))
        return Label(text, words.text("hint-exchange", count=len(cards) * NUMBERS["exchange_price"]))

    def phase(self, view: Tallinn, words: Words) -> str:
        """Name round and phase."""
        key = f"phase-{view.section or 'over'}"
        return words.text(key, round=view.round, last=view.rounds)

    def alt(self, view: Tallinn, names: Sequence[str], words: Words) -> str:
        """Say round, phase, scores, what changed, and who must choose or has won."""
        lines, halves = [self.phase(view, words)], view.material.halves
        for seat, name in enumerate(names):
            fresh = view.fresh[seat]
            built = words.text("alt-towers", count=len(view.towers[seat])) if view.towers[seat].cards else ""
            new = words.text("alt-fresh", half=fresh, symbols=symbols(halves[fresh], words)) if fresh else ""
            won = words.text("alt-gain", gain=view.gains[seat]) if view.contests[seat] else ""
            lines.append(words.text("alt-seat", who=name, points=view.points[seat]) + built + new + won)
        if view.asked_seats:
            lines.append(words.text("alt-asked", who=", ".join(names[seat] for seat in view.asked_seats)))
        if view.result:
            lines.append(self.result(view, names, words))
        lines += lines_of(PRINTED, view.material_id, words)
        return clipped("\n".join(lines), 1024)

    def result(self, view: Tallinn, names: Sequence[str], words: Words) -> str:
        """Say who won and, after a tie, why."""
        won = super().result(view, names, words)
        return f"{won} {words.text(view.result.tiebreak)}" if view.result and view.result.tiebreak else won

    def board(self, view: Tallinn, names: Sequence[str], words: Words) -> str:
        """Say the Chronicles, and every row, strength, hand size, deck and tower."""
        blocks = [self.phase(view, words)]
        if view.chronicles:
            blocks.append(self._chronicles(view, names, words))
        if view.turns:
            blocks.append(words.text("board-turns", names=", ".join(names[seat] for seat in view.turns)))
        blocks += [self._seat(view, seat, names, words) for seat in range(view.seats)]
        if view.sheet:
            blocks += [self._sheet(view, seat, name, words) for seat, name in enumerate(names)]
        blocks += lines_of(PRINTED, view.material_id, words)
        return "\n\n".join(blocks)

    def _chronicles(self, view: Tallinn, names: Sequence[str], words: Words) -> str:
        lines = []
        for level in range(1, len(view.chronicles) + 1):
            text = chronicle(view.chronicle(level), level, view.seats, words)
            lines.append(words.text("board-chronicle", level=level, text=text))
            if level > view.scored_levels():
                lines.append(words.text("board-chronicle-when", round=view.chronicle_round(level)))
            for paid in view.chronicle_gains[level - 1 : level]:
                gained = ", ".join(f"{name} +{gain}" for name, gain in zip(names, paid, strict=True) if gain)
                lines.append(words.text("board-chronicle-gains", names=gained or words.text("nobody")))
        return "\n".join(lines)

    def _seat(self, view: Tallinn, seat: int, names: Sequence[str], words: Words) -> str:
        towers = ", ".join(self._tower(card, words) for card in view.towers[seat].cards) or words.text("nothing")
        lines = [
            words.text("board-seat", who=names[seat], points=view.points[seat]),
            words.text("board-strengths", **view.strengths(seat)),
            self._row(view, seat, words),
            words.text("board-towers", towers=towers),
            words.text("board-cards", hand=len(view.hands[seat]), deck=self._deck(view, seat)),
            *self._expansions(view, seat, words),
        ]
        if view.fresh[seat]:
            lines.append(words.text("board-fresh", half=view.fresh[seat]))
        if view.contests[seat]:
            lines.append(self._contest(view, seat, names, words))
        return "\n".join(lines)

    def _row(self, view: Tallinn, seat: int, words: Words) -> str:
        row = "; ".join(f"{half} ({symbols(view.material.halves[half], words)})" for half in view.rows[seat])
        return words.text("board-row", row=row)

    def _deck(self, view: Tallinn, seat: int) -> str:
        """Count the draw pile, in two stacks where Chronicles are played."""
        return " + ".join(map(str, view.stacks(seat))) if view.second_stack else str(len(view.decks[seat]))

    def _expansions(self, view: Tallinn, seat: int, words: Words) -> list[str]:
        """Say what only the expansions bring: influence that Chronicles count, cards given up, the Envoy's faction."""
        lines = []
        if len(view.chronicle_gains) < len(view.chronicles):
            influence = symbol_counts(view.influence(seat), words) or words.text("nothing")
            lines.append(words.text("board-influence", symbols=influence))
        return lines + self._given_cards(view, seat, words)

    def _given_cards(self, view: Tallinn, seat: int, words: Words) -> list[str]:
        """Say which cards a seat gave up for Chronicles, and where its Envoy counts."""
        lines = []
        if view.gone and view.gone[seat]:
            lines.append(words.text("board-gone", cards=", ".join(view.gone[seat])))
        if view.envoy_to and view.envoy_to[seat]:
            lines.append(words.text("board-envoy", faction=view.envoy_to[seat]))
        return lines

    def _contest(self, view: Tallinn, seat: int, names: Sequence[str], words: Words) -> str:
        """Spell out a contest, opponent by opponent; `6+2` where the Envoy helps."""
        duels = ", ".join(
            words.text("board-duel", who=names[duel.opponent], mine=duel.own, theirs=duel.theirs, gain=duel.gain)
            for duel in (scoring.duels(view, seat) if view.tallies else ())
        )
        return words.text("board-contest", faction=view.contests[seat], gain=view.gains[seat], duels=duels)

    def _tower(self, card: str, words: Words) -> str:
        return words.text("tower-hidden") if card == HIDDEN else card

    def _sheet(self, view: Tallinn, seat: int, name: str, words: Words) -> str:
        sheet, place = view.sheet[seat], view.result.place(seat) if view.result else 0
        lines = {part: getattr(sheet, part) for part in ("game", *FACTIONS, "lead", "towers", "total")}
        more = "".join(
            words.text(f"board-sheet-{part}", points=points)
            for part, points in (("exchange", sheet.exchange), ("chronicles", sheet.chronicles))
            if points
        )
        return words.text("board-sheet", who=name, place=place, more=more, final=sheet.total - sheet.game, **lines)

    def hand(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say each hand card with both halves, the own hidden towers, and what lies known below the own deck."""
        lines = [
            words.text("hand-card", card=card, left=playable(left, words), right=playable(right, words))
            for card in in_order(view.hands[seat].cards)
            for left, right in [view.material.sides(card)]
        ]
        hidden = [c for c, seen in zip(view.towers[seat].cards, view.towers[seat].seen, strict=True) if not seen]
        if hidden and not view.over:
            lines.append(words.text("hand-towers", cards=", ".join(hidden)))
        known = [card for card in view.towers[seat].cards if card != HIDDEN]
        if view.section == "build_tower" or (known and not view.over):
            lines.append(words.text("hand-tower-count", **view.material.tower_strengths(known)))
        if below := [card for card in reversed(view.decks[seat].cards) if card != HIDDEN]:
            lines.append(words.text("hand-below", cards=", ".join(below)))
        return "\n".join(lines) or words.text("hand-empty")

    def holdings(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say points, row and strengths, the hand where the game was abandoned, and every tower with both halves."""
        hand, towers = self._whole(view, view.hands[seat].cards, words), view.towers[seat].cards
        lines = [
            words.text("held-points", points=view.points[seat]),
            words.text("board-strengths", **view.strengths(seat)),
            self._row(view, seat, words),
            *([words.text("held-hand", cards=hand)] if hand else []),
            words.text("held-towers", cards=self._whole(view, towers, words) or words.text("nothing")),
            *([words.text("held-tower-count", **view.material.tower_strengths(towers))] if towers else []),
            *self._given_cards(view, seat, words),
        ]
        return "\n".join(lines)

    def _whole(self, view: Tallinn, cards: Sequence[str], words: Words) -> str:
        """Name cards with both halves."""
        said = [words.text("held-card", card=card, **sides(view.material, card, words)) for card in in_order(cards)]
        return ", ".join(said)

    def numbers(self, words: Words, material_id: str) -> Data:
        """Give the numbers of the rulebook."""
        return numbers(words, material_id)

    def lesson(self, view: Tallinn, seat: int, step: str, words: Words) -> Data:
        """Give the numbers that the lesson's texts name."""
        return learnt(view, seat)

    def event_fields(self, data: Data, words: Words, material_id: str) -> Data:
        """Add in words what an event's data mean: the symbols of a half, the text of a Chronicle."""
        material = MATERIALS[material_id]
        if "players" in data:
            level, players = int(data["level"]), int(data["players"])
            return {**data, "text": chronicle(material.chronicles[str(data["card"])], level, players, words)}
        if "cards" in data and "count" not in data:
            data = {**data, "count": len([card for card in str(data["cards"]).split(", ") if card])}
        half = material.halves.get(str(data.get("half") or data.get("card")))
        return {**data, "symbols": symbols(half, words)} if half else data
