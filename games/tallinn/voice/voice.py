"""How Tallinn speaks: prompts, labels and narration; what pictures show stands in `board` and `own_picture`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

from games.kernel.ask import picked_items
from games.kernel.events import Data
from games.kernel.voice import BUTTON, SHORT, Gain, Label, Layout, Voice
from games.kernel.words import Words, clipped, fitting
from games.tallinn.material import ALL_CARDS, FACTIONS, MATERIALS, NUMBERS, card_of
from games.tallinn.sections.refusals import conceivable
from games.tallinn.state import Tallinn
from games.tallinn.voice import around, board, gains, own_picture
from games.tallinn.voice.labels import ICONS, both_halves, half_label, paid, symbol_counts, symbols
from games.tallinn.voice.text_numbers import learnt, numbers


class TallinnVoice(Voice[Tallinn]):
    """Labels, narration and descriptions of Tallinn."""

    openers: ClassVar[frozenset[str]] = frozenset({"round", "towers"})
    layouts: ClassVar[Mapping[str, Layout]] = {
        "choose_card": Layout("strip", 8),  # the German Envoy makes a hand of four cards
        "build_tower": Layout("list"),
        "exchange": Layout("list"),
    }

    def prompt(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say what to decide: for a tower with what is known of all, for a Chronicle with what it needs and pays."""
        facts: Data = {"others": len(view.asked_seats) - 1}
        if view.section == "build_tower":
            facts = {"towers": around.tower_strengths(view, seat, words)}
        if view.section == "give_up":
            step = view.gift_step()
            facts = {"need": symbol_counts(step.need, words), "gain": step.times * view.seats}
        return words.text(f"ask-{view.section}", **facts)

    def about(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say what counts at this question, with its numbers."""
        return gains.about(view, seat, words)

    def conceivable(self, view: Tallinn, seat: int) -> Sequence[str]:
        """List what this question may offer at another time."""
        return conceivable(view)

    def gain(self, view: Tallinn, seat: int, choice: str, words: Words) -> Gain:
        """Say what a choice costs and brings."""
        return gains.gain(view, seat, choice, words)

    def amounts(self, view: Tallinn, seat: int) -> Mapping[str, int]:
        """Count points, symbols and towers."""
        return gains.amounts(view, seat)

    def table(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say what the rows below the hand show."""
        return "" if view.over else around.table_text(view, words)

    def label(self, view: Tallinn, seat: int, choice: str, words: Words) -> Label:
        """Name a half by its symbols, a tower by where its card comes from, a faction, or picked cards."""
        if choice in view.material.halves:
            return half_label(view.material.halves[choice], choice, words)
        if choice in FACTIONS:
            return self._faction(view, seat, choice, words)
        place, _, card = choice.partition(" ")
        if place in ("row", "hand") and card in ALL_CARDS:
            text, hint = words.text(f"label-tower-{place}", card=card), both_halves(view.material, card, words)
            return Label(text, hint, icon="ta_tower")
        if choice == "none":
            kind = view.section if view.section in ("exchange", "give_up") else "tower"
            return Label(words.text(f"label-no-{kind}"), words.text(f"hint-no-{kind}"), icon="none")
        return self._cards(view, seat, picked_items(choice), words)

    def _faction(self, view: Tallinn, seat: int, faction: str, words: Words) -> Label:
        have = view.strength(seat, faction)
        hint = words.text("hint-faction", count=have, more=have + NUMBERS["envoy_symbols"])
        name = words.text("faction-name", faction=faction)
        return Label(name, hint, name, ICONS[FACTIONS.index(faction)])

    def _cards(self, view: Tallinn, seat: int, cards: list[str], words: Words) -> Label:
        listed = ", ".join(cards)
        text = words.text("label-cards", count=len(cards), cards=listed)
        short = fitting(SHORT, text, listed, words.text("short-cards", count=len(cards)))
        label = partial(Label, fitting(BUTTON, text, listed), short=short, icon="ta_card")
        own = {card_of(half): view.material.halves[half].symbols for half in view.rows[seat]}
        if view.section == "give_up" and own.keys() >= set(cards):
            return label(symbol_counts(map(sum, zip(*(own[card] for card in cards), strict=True)), words))
        if len(cards) == 1 and cards[0] in ALL_CARDS:
            return label(both_halves(view.material, cards[0], words))
        return label(words.text("hint-exchange", count=len(cards) * NUMBERS["exchange_price"]))

    def moment(self, view: Tallinn, words: Words) -> str:
        """Name the round, or what comes before the first and after the last."""
        final = view.over or view.section == "send_tied_envoys"
        key = "moment-over" if final else "moment-before" if view.section == "exchange" else "moment"
        return words.text(key, round=view.round, last=view.rounds)

    def phase(self, view: Tallinn, words: Words) -> str:
        """Name round and phase."""
        return board.phase(view, words)

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
        return clipped("\n".join(lines), 1024)

    def sheet(self, view: Tallinn, seat: int, name: str, words: Words) -> str:
        """Say place and points of a seat, part by part of the final scoring."""
        return board.sheet(view, seat, name, words)

    def board(self, view: Tallinn, names: Sequence[str], words: Words) -> str:
        """Say the Chronicles, and every row, strength, hand size, deck and tower."""
        return board.board(view, names, words)

    def hand(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say each hand card with both halves, the own hidden towers, and what lies known below the own deck."""
        return own_picture.hand(view, seat, words)

    def holdings(self, view: Tallinn, seat: int, words: Words) -> str:
        """Say points, row and strengths, the hand where the game was abandoned, and every tower with both halves."""
        return own_picture.holdings(view, seat, words)

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
            card = material.chronicles[str(data["card"])]
            return {**data, "kind": card.kind, "text": paid(card, level, players, words)}
        if "cards" in data and "count" not in data:
            data = {**data, "count": len([card for card in str(data["cards"]).split(", ") if card])}
        half = material.halves.get(str(data.get("half") or data.get("card")))
        return {**data, "symbols": symbols(half, words)} if half else data
