"""Messages as data: what a panel, a form or an answer holds, before it becomes Discord's payload."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Literal

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `id` is a component id (see `component_id.py`).

    `icon` names an application emoji that stands before the label; it is left out if there is none of that name.
    """

    id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One entry of a select: at most 100 characters each; `icon` as in a button."""

    value: str
    label: str
    hint: str = ""
    chosen: bool = False
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """A select with at most 25 choices; in a form `label` stands above it."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    label: str = ""


@dataclass(frozen=True, slots=True)
class Picker:
    """A select whose entries Discord itself knows: users, roles, categories, forums, or text channels and threads.

    The picked entries arrive as ids, which a modified client may have invented.
    """

    id: str
    placeholder: str
    kind: Literal["user", "role", "channel", "category", "forum"]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class TextField:
    """A line of text in a form, or several if it is `long`; at most so many characters if `most` is not 0."""

    id: str
    label: str
    placeholder: str = ""
    value: str = ""
    required: bool = True
    most: int = 0
    long: bool = False


@dataclass(frozen=True, slots=True)
class Form:
    """A modal with at most five fields, a `note` above them included; its submit comes back under `id`."""

    id: str
    title: str
    fields: tuple[Select | TextField, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG or GIF with its alt text; `name` is a file name that tells nothing hidden.

    Without bytes it stands for the attachment of that name, which the message to be edited has and keeps. `source` is
    the digest of the scene, if it matters whether a message shows it already. `more` are the further parts of
    one that is cut; each part is shown below the one before it.
    """

    name: str
    image: bytes = field(repr=False)
    alt: str = ""
    source: str = ""
    more: tuple[Picture, ...] = ()

    @property
    def parts(self) -> tuple[Picture, ...]:
        """List a picture's parts, itself first; alone if it has none."""
        return (replace(self, more=()), *self.more) if self.more else (self,)


@dataclass(frozen=True, slots=True)
class Document:
    """A file to be downloaded; `name` tells nothing hidden."""

    name: str
    content: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Aside:
    """A text with a button at its right."""

    text: str
    button: Button


@dataclass(frozen=True, slots=True)
class Rule:
    """A line that parts what stands above from what stands below."""


Row = tuple[Button, ...] | Select | Picker | Aside | Rule | str
"""What stands below the pictures, one below the other; a bare string is a block of Markdown."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A message: blocks of Markdown, pictures, files, and rows of controls, texts and lines (see `Row`).

    The message notifies the users in `pings` and the roles in `roles`; other mentions in it notify nobody.
    `links` are (label, url). Without `icons` its words stand alone. A
    `silent` one makes no sound when it is posted.
    """

    text: tuple[str, ...]
    pictures: tuple[Picture, ...] = ()
    rows: tuple[Row, ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    accent: int | None = None
    pings: tuple[int, ...] = ()
    files: tuple[Document, ...] = ()
    roles: tuple[int, ...] = ()
    icons: bool = True
    silent: bool = False

    @property
    def source(self) -> str:
        """Name what all pictures were drawn from; empty if that is not known."""
        return " ".join(picture.source for picture in self.pictures).strip()

    @property
    def uploads(self) -> bool:
        """Tell whether the message gets other pictures than it has."""
        return not self.pictures or any(picture.image for picture in self.pictures)


@dataclass(frozen=True, slots=True)
class Answer:
    """What a press, a submit or a command is answered.

    `update` changes the message that was pressed, otherwise the answer is a new one: private, unless `public`.
    `keep_pictures` leaves the pressed message's pictures as they are. `then` makes, after the answer has been sent,
    a fuller panel for the same message (a picture takes time), or None; it never changes the table.
    `sent` is called with the id of a public message. `follow` makes, after all that, one more private message, or None.
    Without `icons` the user wants words alone in what only they see.
    """

    panel: Panel | None = None
    form: Form | None = None
    update: bool = False
    public: bool = False
    keep_pictures: bool = False
    then: Callable[[], Awaitable[Panel | None]] | None = None
    sent: Callable[[int], Awaitable[None]] | None = None
    follow: Callable[[], Awaitable[Panel | None]] | None = None
    icons: bool = True


MOST_TEXT = 4_000
MOST_COMPONENTS = 40
SPARE_TEXT = 1_000
"""Characters that an own panel leaves for what is added later: what has happened since, a word on other tables."""
LEAST = 40
"""Characters that are worth showing of a text that is shortened."""
FENCE = "```"
CUT = "\n…"
"""How a text ends that was shortened."""


class Rank(IntEnum):
    """What is kept first if not all of a panel fits: the last ranks are folded first."""

    HEADING = 0
    QUESTION = 1
    GAINS = 2
    SINCE = 3
    NOTE = 4


@dataclass(frozen=True, slots=True)
class Block:
    """A block of a panel's text and how soon it is folded."""

    text: str
    rank: Rank = Rank.HEADING


def fitted(blocks: Sequence[Block], taken: int = 0, spare: int = SPARE_TEXT) -> tuple[str, ...]:
    """Return the texts in their order, those of the last ranks folded if they do not fit beside `taken` more."""
    room, kept = MOST_TEXT - spare - taken, {}
    for at in sorted(range(len(blocks)), key=lambda at: blocks[at].rank):
        text = blocks[at].text
        kept[at] = cut_block(text, room) if room >= min(len(text), LEAST) else ""
        room -= len(kept[at])
    return tuple(kept[at] for at in range(len(blocks)) if kept[at])


def cut_block(text: str, most: int) -> str:
    """Shorten Markdown at the end of a line if that loses little, and close what would stay open."""
    if len(text) <= most:
        return text
    short = text[: max(0, most - len(FENCE) - 3)]
    at_line = short.rfind("\n")
    short = (short[:at_line] if at_line > len(short) // 2 else short).rstrip() + CUT
    return (short + ("\n" + FENCE if short.count(FENCE) % 2 else ""))[:most]
