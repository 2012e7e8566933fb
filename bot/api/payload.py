"""Panels and forms as Discord's payloads.

Each send makes new views and modals and stops them first, so that discord.py stores none of them: presses and
submits reach the router by their ids alone, also after a restart.
"""

from __future__ import annotations

import io
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from posixpath import basename
from typing import Any, TypeAlias
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.api.emojis import Emojis, IconWriter, text_length, written
from bot.api.mentions import CommandIds, without_mentions
from bot.tables.ports.panel import (
    MOST_COMPONENTS,
    MOST_TEXT,
    Aside,
    Button,
    Choice,
    Form,
    Panel,
    Picker,
    Picture,
    Row,
    Rule,
    Select,
    TextField,
    cut_block,
)
from games.kernel.icons import without_icons
from games.kernel.words import clipped

MOST_LINKS_A_ROW = 5
LABEL, HINT, PLACEHOLDER, ALT = 80, 100, 150, 1_024
FORM_TITLE, FORM_LABEL, FORM_PLACEHOLDER = 45, 45, 100

NONE: Emojis = {}
NO_COMMANDS: CommandIds = {}
Gallery: TypeAlias = list[discord.MediaGalleryItem]
"""Most pictures in a gallery."""

_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
_PICKERS: dict[str, type[ui.UserSelect[ui.LayoutView] | ui.RoleSelect[ui.LayoutView] | ui.ChannelSelect[ui.LayoutView]]]
_PICKERS = {"user": ui.UserSelect, "role": ui.RoleSelect}
_CHANNELS = {
    "channel": [discord.ChannelType.text, discord.ChannelType.public_thread],
    "category": [discord.ChannelType.category],
    "forum": [discord.ChannelType.forum],
}


@dataclass(frozen=True, slots=True)
class Payload:
    """What discord.py needs to send a panel; `files` is None if the message keeps its attachments.

    `icons` are those written as emojis.
    """

    view: ui.LayoutView
    files: list[discord.File] | None
    mentions: discord.AllowedMentions
    icons: Collection[str] = ()
    silent: bool = False

    def as_new(self) -> dict[str, Any]:
        """Return the arguments that send it as a new message."""
        sound = {"silent": True} if self.silent else {}
        return {"view": self.view, "files": self.files or [], "allowed_mentions": self.mentions, **sound}

    def as_edit(self) -> dict[str, Any]:
        """Return the arguments of an edit; without `attachments` the message keeps those it has."""
        kept = {} if self.files is None else {"attachments": self.files}
        return {"view": self.view, "allowed_mentions": self.mentions, **kept}


def message(
    panel: Panel, kept: Sequence[Gallery] | None = None, emojis: Emojis = NONE, commands: CommandIds = NO_COMMANDS
) -> Payload:
    """Make a panel's payload; `kept` are galleries that an edited message keeps, None drops them.

    A picture without bytes refers to the message's attachment of that name. Icons without an emoji are left out.
    """
    panel, icons = written(panel, emojis, commands)
    files = [_file(part) for picture in panel.pictures for part in picture.parts if part.image]
    files += [discord.File(io.BytesIO(document.content), document.name) for document in panel.files]
    keeps = kept is not None or any(not picture.image for picture in panel.pictures)
    view = _view(panel, [*(kept or ()), *_galleries(panel.pictures)], icons)
    view.stop()
    mentions = discord.AllowedMentions(
        everyone=False,
        roles=[discord.Object(role) for role in panel.roles] or False,
        replied_user=False,
        users=[discord.Object(user) for user in panel.pings],
    )
    return Payload(view, None if keeps and not files else files, mentions, icons.used, panel.silent)


def _file(picture: Picture) -> discord.File:
    return discord.File(io.BytesIO(picture.image), picture.name, description=_words(picture.alt, ALT) or None)


def _galleries(pictures: Sequence[Picture]) -> list[Gallery]:
    """Put pictures into one gallery, but each part of a cut picture into its own, so that it is not small."""
    cut = [part for picture in pictures if picture.more for part in picture.parts]
    whole = [_gallery_item(picture) for picture in pictures if not picture.more]
    return [*([whole] if whole else []), *([_gallery_item(part)] for part in cut)]


def kept_pictures(pressed: discord.Message | None) -> list[Gallery]:
    """Return the galleries of a pressed message, so that its edit can refer to them."""
    if pressed is None:
        return []
    names = {attachment.id: attachment.filename for attachment in pressed.attachments}
    galleries = [part for part in walk(pressed.components) if isinstance(part, discord.MediaGalleryComponent)]
    return [[_again(item, names) for item in gallery.items] for gallery in galleries]


def _again(item: discord.MediaGalleryItem, names: dict[int, str]) -> discord.MediaGalleryItem:
    """Refer to an attachment by name, because Discord's signed links must not be sent back."""
    name = names.get(item.media.attachment_id or 0) or basename(urlsplit(item.media.url).path)
    return discord.MediaGalleryItem(f"attachment://{name}", description=item.description)


def walk(components: Iterable[discord.Component]) -> list[discord.Component]:
    """Yield a message's components, outer ones first."""
    found = list(components)
    for component in found:  # which grows meanwhile
        found += getattr(component, "children", ())
    return found


def _gallery_item(picture: Picture) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{picture.name}", description=_words(picture.alt, ALT) or None)


def _view(panel: Panel, galleries: Sequence[Gallery], icons: IconWriter) -> ui.LayoutView:
    below: list[ui.Item[ui.LayoutView]] = [ui.MediaGallery[ui.LayoutView](*gallery) for gallery in galleries]
    below += [ui.File[ui.LayoutView](f"attachment://{document.name}") for document in panel.files]
    rows = [*(_row(row, icons) for row in panel.rows), *_link_rows(panel.links)]
    room = MOST_COMPONENTS - 1 - len(below) - sum(map(_size, rows))
    container = ui.Container[ui.LayoutView](accent_colour=panel.accent)
    for block in texts(panel.text, _mentions(panel), room, MOST_TEXT - sum(map(text_length, panel.rows))):
        container.add_item(ui.TextDisplay(block))
    for item in (*below, *rows):
        container.add_item(item)
    return ui.LayoutView(timeout=None).add_item(container)


def _mentions(panel: Panel) -> str:
    """Write the mentions of users, then roles."""
    return " ".join([*(f"<@{user}>" for user in panel.pings), *(f"<@&{role}>" for role in panel.roles)])


def texts(blocks: Sequence[str], mentions: str, room: int, most: int = MOST_TEXT) -> list[str]:
    """Return the text blocks, mentions last, within the limits of characters and of `room` components."""
    blocks = [block for block in blocks if block]
    if len(blocks) + bool(mentions) > room:
        blocks = ["\n".join(blocks)]
    characters = most - len(mentions)
    fitting = []
    for block in blocks:
        if characters > 0:
            fitting.append(cut_block(block, characters))
            characters -= len(fitting[-1])
    return [*fitting, mentions] if mentions else fitting


ShownRow = (
    ui.ActionRow[ui.LayoutView]
    | ui.Section[ui.LayoutView]
    | ui.TextDisplay[ui.LayoutView]
    | ui.Separator[ui.LayoutView]
)


def _row(row: Row, icons: IconWriter) -> ShownRow:
    if isinstance(row, str):
        return ui.TextDisplay(row)
    if isinstance(row, Rule):
        return ui.Separator()
    if isinstance(row, Aside):
        return ui.Section(ui.TextDisplay(row.text), accessory=_button(row.button, icons))
    if isinstance(row, Select | Picker):
        return ui.ActionRow(_select(row, icons) if isinstance(row, Select) else _picker(row))
    return ui.ActionRow(*(_button(button, icons) for button in row))


def _size(row: ShownRow) -> int:
    """Count a row's components, including itself and the button beside a text."""
    children = row.children if isinstance(row, ui.ActionRow | ui.Section) else ()
    return 1 + len(children) + isinstance(row, ui.Section)


def _button(button: Button, icons: IconWriter) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        custom_id=button.id,
        label=_words(button.label, LABEL),
        style=_STYLES[button.style],
        disabled=button.disabled,
        emoji=icons.emoji(button.icon),
    )


def _words(text: str, most: int) -> str:
    """Write a text without icons, cut to this many characters."""
    return clipped(without_mentions(without_icons(text)), most)


def _link_rows(links: Sequence[tuple[str, str]]) -> list[ui.ActionRow[ui.LayoutView]]:
    buttons = [ui.Button[ui.LayoutView](label=_words(label, LABEL), url=url) for label, url in links]
    starts = range(0, len(buttons), MOST_LINKS_A_ROW)
    return [ui.ActionRow(*buttons[at : at + MOST_LINKS_A_ROW]) for at in starts]


def _select(select: Select, icons: IconWriter, *, in_form: bool = False) -> ui.Select[ui.LayoutView]:
    most = min(select.most, len(select.choices))
    made: ui.Select[ui.LayoutView] = ui.Select(
        custom_id=select.id,
        placeholder=_words(select.placeholder, PLACEHOLDER) or None,
        min_values=min(select.least, most),
        max_values=most,
        options=[_option(choice, icons) for choice in select.choices],
    )
    made.required = select.least > 0 if in_form else made.required
    return made


def _picker(picker: Picker) -> ui.Item[ui.LayoutView]:
    made = _PICKERS.get(picker.kind, ui.ChannelSelect)(
        custom_id=picker.id,
        placeholder=_words(picker.placeholder, PLACEHOLDER) or None,
        min_values=picker.least,
        max_values=picker.most,
    )
    if isinstance(made, ui.ChannelSelect):
        made.channel_types = _CHANNELS[picker.kind]
    return made


def _option(choice: Choice, icons: IconWriter) -> discord.SelectOption:
    return discord.SelectOption(
        value=choice.value,
        label=_words(choice.label, HINT),
        description=_words(choice.hint, HINT) or None,
        default=choice.chosen,
        emoji=icons.emoji(choice.icon),
    )


def modal(form: Form) -> ui.Modal:
    """Make a form's payload."""
    made = ui.Modal(title=_words(form.title, FORM_TITLE), custom_id=form.id)
    if form.note:
        made.add_item(ui.TextDisplay(cut_block(without_mentions(without_icons(form.note)), MOST_TEXT)))
    for field in form.fields:
        made.add_item(_label(field))
    made.stop()
    return made


def _label(field: Select | TextField) -> ui.Label[ui.Modal]:
    if isinstance(field, Select):
        component: ui.Item[ui.Modal] = _select(field, IconWriter(NONE), in_form=True)  # type: ignore[assignment]  # generic in its view only
        return ui.Label(text=_words(field.label or field.placeholder, FORM_LABEL), component=component)
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=field.id,
        placeholder=_words(field.placeholder, FORM_PLACEHOLDER) or None,
        default=field.value or None,
        required=field.required,
        max_length=field.most or None,
        style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
    )
    return ui.Label(text=_words(field.label, FORM_LABEL), component=line)
