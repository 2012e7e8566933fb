"""From an ask to controls: buttons while there are few options, selects while Discord's 25 suffice, else a form."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from textwrap import shorten

from bot.tables.ports.component_id import LONGEST, ComponentId
from bot.tables.ports.panel import Button, Choice, Form, Row, Select, Style, TextField
from games.kernel.ask import Ask, OneOf, Parts, Pick, Sensible, Split
from games.kernel.game import Game
from games.kernel.icons import without_icons
from games.kernel.state import State
from games.kernel.voice import Label
from games.kernel.words import Words, clipped

MOST_BUTTONS = 10
BUTTONS_A_ROW = 2
MOST_CHOICES = 25
MOST_SELECTS = 4
MOST_FIELDS = 5
NOTHING = "none"
LONGEST_TITLE = 45
KEPT = 256
"""Questions of seats at which it is remembered what is said of the choices, some kilobytes each."""
Said = dict[str, tuple[Label, str]]
"""By choice its label, and what it costs and brings."""
_kept: OrderedDict[tuple[int, int, str, tuple[str, ...]], tuple[Ask, Said]] = OrderedDict()


def _said_at(ask: Ask, seat: int, words: Words) -> Said:
    """Return what was said to a seat at a question, in these words and with these names, to be filled.

    Until the last seat has answered nothing of a state changes but the sealed answers, of which nothing tells that is
    said of choices: each press shows the same again. The kernel hands the very same ask on for so long, and makes a new
    one after anything else, such as a wish.
    """
    key = (id(ask), seat, words.locale, words.names)
    found = _kept.get(key)
    if found is None or found[0] is not ask:  # the one that had this number is no more
        found = _kept[key] = (ask, {})
    _kept.move_to_end(key)
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return found[1]


class Controls:
    """Make the controls of one seat's ask; `seen` is that seat's view, `number` what the ask's buttons bear."""

    def __init__(self, table: str, game: Game, seen: State, seat: int, words: Words, number: int) -> None:
        self.table, self.game, self.seen, self.seat, self.words = table, game, seen, seat, words
        self.number = number
        self.ask: Ask = game.rules.asked(seen)[seat]
        self.chosen: str | None = seen.given.get(seat)

    def press(self, verb: str, value: str = "") -> str:
        """Write the id of a control of this ask."""
        return ComponentId(self.table, verb, self.seat, self.number, value).id

    def said(self, choice: str) -> tuple[Label, str]:
        """Return the label of a choice that is listed, and what it costs and brings, as both were worked out once."""
        kept = _said_at(self.ask, self.seat, self.words)
        if choice not in kept:
            kept[choice] = self.label(choice), self.gain(choice)
        return kept[choice]

    def label(self, choice: str) -> Label:
        """Name a choice."""
        return self.game.voice.label(self.seen, self.seat, choice, self.words)

    def gain(self, choice: str) -> str:
        """Say what a choice, or one item of it, costs and brings, with icons; perhaps empty."""
        return self.game.voice.gain(self.seen, self.seat, choice, self.words.with_icons()).text

    def entry(self, value: str, item: str, *, chosen: bool = False) -> Choice:
        """Make a select's entry for a choice or an item, with what it brings or, where that is not said, its hint."""
        label, gain = self.said(item)
        return Choice(value, clipped(label.text, 100), clipped(without_icons(gain) or label.hint, 100), chosen)

    def rows(self) -> tuple[Row, ...]:
        """Return the rows of controls for a message."""
        shape = self.ask.shape
        if isinstance(shape, OneOf):
            return self._one_of(shape.options)
        if isinstance(shape, Pick) and not shape.ordered and len(shape.items) <= MOST_CHOICES:
            return self._pick(shape)
        if isinstance(shape, Parts):
            return self._parts(shape)
        return ((self._opener(),),)

    def opening(self) -> str:
        """Say what a choice of several parts is about, as a button does that opens it."""
        key = f"open-{self.ask.section}"
        return self.words.text(key if self.words.has(key) else "button-choose")

    def _opener(self, verb: str = "form") -> Button:
        return Button(self.press(verb), self.opening(), "primary")

    def _parts(self, shape: Parts) -> tuple[Row, ...]:
        """Offer whole choices in a select while 25 suffice, first those that no other one does as well.

        Any of them can be made part by part.
        """
        listed = [choice for choice in self.ask.offered(MOST_CHOICES + 2) if choice != NOTHING]
        if isinstance(shape, Sensible) and len(listed) <= MOST_CHOICES:
            unbeaten = set(shape.sensible())
            listed.sort(key=lambda choice: choice not in unbeaten)
        opener = self._opener("parts" if self._fits_parts(shape) else "form")
        buttons = [opener] * bool(listed)
        if shape.settle(NOTHING) is not None:
            buttons.append(self._button(NOTHING))
        short = 0 < len(listed) <= MOST_CHOICES and all(len(choice) <= LONGEST for choice in listed)
        return (*((self._select(listed, 0),) if short else ()), tuple(buttons or [opener]))

    def _one_of(self, options: Sequence[str]) -> tuple[Row, ...]:
        room = LONGEST - len(self.press("choose"))
        if len(options) <= MOST_BUTTONS and all(len(option) <= room for option in options):
            buttons = [self._button(option) for option in options]
            return tuple(tuple(buttons[at : at + BUTTONS_A_ROW]) for at in range(0, len(buttons), BUTTONS_A_ROW))
        parts = [options[at : at + MOST_CHOICES] for at in range(0, len(options), MOST_CHOICES)]
        if len(parts) > MOST_SELECTS or any(len(option) > LONGEST for option in options):
            return ((self._opener(),),)
        return tuple(self._select(part, number) for number, part in enumerate(parts))

    def _button(self, option: str) -> Button:
        label, gain = self.said(option)
        style: Style = "success" if option == self.chosen else "secondary"
        return Button(self.press("choose", option), clipped(label.text, 80), style, beside=gain)

    def _select(self, options: Sequence[str], number: int) -> Select:
        prompt = self.game.voice.prompt(self.seen, self.seat, self.words)
        return Select(self.press("pick", str(number)), clipped(prompt, 150), self._choices(options))

    def _choices(self, options: Sequence[str]) -> tuple[Choice, ...]:
        return tuple(self.entry(option, option, chosen=option == self.chosen) for option in options)

    def _pick(self, shape: Pick) -> tuple[Row, ...]:
        if not shape.items or not shape.most:
            return ((self._nothing(),),)  # Discord refuses a select without choices
        prompt = self.game.voice.prompt(self.seen, self.seat, self.words)
        choices = tuple(self.entry(value, item) for value, item in numbered(shape.items))
        most = min(shape.most, len(choices))
        select = Select(self.press("pick"), clipped(prompt, 150), choices, max(1, shape.least), most)
        if shape.least:
            return (select,)
        return (select, (self._nothing(),))

    def _nothing(self) -> Button:
        """Name the choice of nothing as the game does, or plainly where it has no words for it."""
        named = self.label(NOTHING).text
        text = self.words.text("button-none") if named in ("", NOTHING) else named
        return Button(self.press("choose", NOTHING), clipped(text, 80), beside=self.gain(NOTHING))

    def form(self) -> Form:
        """Return the form for a choice of several parts, or one line of text where five fields do not suffice."""
        prompt = self.game.voice.prompt(self.seen, self.seat, self.words)
        title = shorten(prompt, LONGEST_TITLE, placeholder=" …")
        fields = self._fields() or (self._text_field(),)
        return Form(self.press("submit"), title, fields, with_about(prompt, self) if len(fields) < MOST_FIELDS else "")

    def _fields(self) -> tuple[Select, ...]:
        shape = self.ask.shape
        if isinstance(shape, Split) and self._fits_selects(shape):
            return tuple(self._share(item, min(limit, shape.total)) for item, limit in shape.limits)
        if isinstance(shape, Pick) and shape.most <= MOST_FIELDS and len(shape.items) <= MOST_CHOICES:
            return tuple(self._place(shape, number) for number in range(shape.most))
        if isinstance(shape, Parts) and self._fits_parts(shape):
            groups = [(number, name, items) for number, (name, items) in enumerate(shape.groups) if items]
            return tuple(self._part(*group) for group in groups)
        return ()

    @staticmethod
    def _fits_selects(shape: Split) -> bool:
        most = max(min(limit, shape.total) for _, limit in shape.limits)
        return len(shape.limits) <= MOST_FIELDS and most < MOST_CHOICES

    def _share(self, item: str, limit: int) -> Select:
        choices = tuple(Choice(str(count), str(count)) for count in range(limit + 1))
        label = clipped(self.label(item).text, 45)
        return Select(f"share:{item}", label, choices, label=label)

    @staticmethod
    def _fits_parts(shape: Parts) -> bool:
        return len(shape.groups) <= MOST_FIELDS and all(len(items) <= MOST_CHOICES for _, items in shape.groups)

    def _part(self, number: int, name: str, items: Sequence[str]) -> Select:
        choices = tuple(self.entry(value, item) for value, item in numbered(items))
        label = clipped(self.game.voice.part(name, self.words), 45)
        return Select(f"part:{number}", label, choices, least=0, most=len(choices), label=label)

    def _place(self, shape: Pick, number: int) -> Select:
        choices = tuple(self.entry(value, item) for value, item in numbered(shape.items))
        label = self.words.text("field-place", number=number + 1)
        return Select(f"place:{number}", label, choices, least=int(number < shape.least), label=label)

    def _text_field(self) -> TextField:
        """Ask for a line of text; what stands in it before anything is typed is an example in words."""
        ((_, example), *_) = self.game.voice.offers(self.seen, self.seat, self.ask, self.words)
        return TextField("typed", self.words.text("field-typed"), clipped(example.text, 100))


def with_about(text: str, controls: Controls) -> str:
    """Put below a question, in small type, what it is about."""
    about = controls.game.voice.about(controls.seen, controls.seat, controls.words)
    return f"{text}\n-# {about}" if about else text


def numbered(items: Sequence[str]) -> list[tuple[str, str]]:
    """Number interchangeable items (`wine`, `wine#2`), as a select's values must differ; return them with the items."""
    seen: dict[str, int] = {}
    found = []
    for item in items:
        seen[item] = seen.get(item, 0) + 1
        found.append((item if seen[item] == 1 else f"{item}#{seen[item]}", item))
    return found


def choice_of_values(values: Sequence[str]) -> str:
    """Write a choice from a select's values."""
    return "+".join(value.split("#")[0] for value in values) or "none"


def choice_of_fields(fields: dict[str, tuple[str, ...]]) -> str:
    """Write a choice from a submitted form."""
    if "typed" in fields:
        return " ".join(fields["typed"]).strip()
    if any(name.startswith("part:") for name in fields):
        return _join_parts(fields)
    shares = [
        f"{name.removeprefix('share:')}:{value[0]}"
        for name, value in fields.items()
        if name.startswith("share:") and value and value[0] != "0"
    ]
    places = [value[0] for name, value in sorted(fields.items()) if name.startswith("place:") and value]
    return choice_of_values(shares or places)


def _join_parts(fields: dict[str, tuple[str, ...]]) -> str:
    """Write a choice of parts; a group without items had no field, and its part is empty."""
    parts = {name.removeprefix("part:"): values for name, values in fields.items()}
    last = max((number for number in range(MOST_FIELDS) if str(number) in parts), default=0)
    return "/".join(choice_of_values(parts.get(str(number), ())) for number in range(last + 1))
