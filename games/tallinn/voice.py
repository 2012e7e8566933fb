"""How Tallinn speaks."""

from __future__ import annotations

from collections.abc import Sequence

from games.kernel.events import Data
from games.kernel.state import HIDDEN
from games.kernel.voice import Label, Voice
from games.kernel.words import Words
from games.tallinn.material import FACTIONS, HALVES
from games.tallinn.state import Sheet, Tallinn


def symbols(half: str, words: Words) -> str:
    """Say what a half shows: `2 knights, 1 monk`."""
    counts = zip(FACTIONS, HALVES[half].symbols, strict=True)
    return ", ".join(words.text("symbols", faction=faction, count=count) for faction, count in counts if count)


def playable(half: str, words: Words) -> str:
    """Say what laying a half does: its symbols, and the contest a coin starts."""
    shown = symbols(half, words)
    return words.text("with-contest", symbols=shown) if HALVES[half].coin else shown


class TallinnVoice(Voice):
    """Labels, narration and descriptions of Tallinn."""

    def label(self, view: Tallinn, seat: int, choice: str, words: Words) -> Label:
        """Name a half by its symbols, a tower by where its card comes from."""
        if choice in HALVES:
            return Label(words.text("label-half", half=choice, symbols=playable(choice, words)))
        place, _, card = choice.partition(" ")
        if place == "none":
            return Label(words.text("label-no-tower"), words.text("hint-no-tower"))
        both = words.text("both-halves", left=symbols(card + "L", words), right=symbols(card + "R", words))
        return Label(words.text(f"label-tower-{place}", card=card), both)

    def phase(self, view: Tallinn, words: Words) -> str:
        """Name round and phase."""
        key = f"phase-{view.section or 'over'}"
        return words.text(key, round=view.round, last=view.rounds)

    def alt(self, view: Tallinn, names: Sequence[str], words: Words) -> str:
        """Say round, phase, scores, what changed, and who must choose or has won."""
        lines = [self.phase(view, words)]
        for seat, name in enumerate(names):
            fresh = view.fresh[seat]
            built = words.text("alt-towers", count=len(view.towers[seat])) if view.towers[seat].cards else ""
            new = words.text("alt-fresh", half=fresh, symbols=symbols(fresh, words)) if fresh else ""
            won = words.text("alt-gain", gain=view.gains[seat]) if view.contests[seat] else ""
            lines.append(words.text("alt-seat", who=name, points=view.points[seat]) + built + new + won)
        if view.waiting:
            lines.append(words.text("alt-waiting", who=", ".join(names[seat] for seat in view.waiting)))
        if view.result:
            lines.append(self.result(view, names, words))
        return "\n".join(lines)[:1024]

    def result(self, view: Tallinn, names: Sequence[str], words: Words) -> str:
        """Say who won and, after a tie, why."""
        won = super().result(view, names, words)
        return f"{won} {words.text(view.result.tiebreak)}" if view.result and view.result.tiebreak else won

    def board(self, view: Tallinn, names: Sequence[str], words: Words) -> str:
        """Say every row, strength, hand size, deck and tower."""
        blocks = [self.phase(view, words)]
        blocks += [self._seat(view, seat, name, words) for seat, name in enumerate(names)]
        if view.sheet:
            blocks += [self._sheet(sheet, name, words) for sheet, name in zip(view.sheet, names, strict=True)]
        return "\n\n".join(blocks)

    def _seat(self, view: Tallinn, seat: int, name: str, words: Words) -> str:
        row = "; ".join(f"{half} ({symbols(half, words)})" for half in view.rows[seat])
        towers = ", ".join(self._tower(card, words) for card in view.towers[seat].cards) or words.text("nothing")
        lines = [
            words.text("board-seat", who=name, points=view.points[seat]),
            words.text("board-strengths", **view.strengths(seat)),
            words.text("board-row", row=row),
            words.text("board-towers", towers=towers),
            words.text("board-cards", hand=len(view.hands[seat]), deck=len(view.decks[seat])),
        ]
        if view.contests[seat]:
            lines.append(self._contest(view, seat, words))
        return "\n".join(lines)

    def _contest(self, view: Tallinn, seat: int, words: Words) -> str:
        faction = view.contests[seat]
        return words.text("board-contest", faction=faction, gain=view.gains[seat])

    def _tower(self, card: str, words: Words) -> str:
        return words.text("tower-hidden") if card == HIDDEN else card

    def _sheet(self, sheet: Sheet, name: str, words: Words) -> str:
        lines = {part: getattr(sheet, part) for part in ("game", *FACTIONS, "lead", "towers", "total")}
        return words.text("board-sheet", who=name, **lines)

    def hand(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say each hand card with both halves, and the own hidden towers."""
        lines = [
            words.text("hand-card", card=card, left=playable(card + "L", words), right=playable(card + "R", words))
            for card in sorted(view.hands[seat].cards, key=int)
        ]
        hidden = [c for c, seen in zip(view.towers[seat].cards, view.towers[seat].seen, strict=True) if not seen]
        if hidden and not view.over:
            lines.append(words.text("hand-towers", cards=", ".join(hidden)))
        return "\n".join(lines) or words.text("hand-empty")

    def event_fields(self, data: Data, words: Words) -> Data:
        """Add the symbols of a half to an event's data."""
        half = data.get("half") or data.get("card")
        return {**data, "symbols": symbols(str(half), words)} if half in HALVES else data
