"""The panel of a server's settings, and its pages for channels, categories, forums, webhooks and moderators."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from bot.tables.core import pace
from bot.tables.core.people import chosen
from bot.tables.messages.admin import ADMIN, MOST_CHANNELS, back_button, button
from bot.tables.messages.common import GOLD
from bot.tables.ports.caller import EVENTS
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Button, Choice, Form, Panel, Picker, Row, Select, TextField
from bot.tables.ports.poster import LONGEST_ADDRESS, host_of
from games.kernel.words import LOCALES, Words
from storage.rows import GuildRow, WebhookRow

SET, CATEGORY, FORUM = "set_guild", "set_category", "set_forum"
"""The verbs of the selects, and of the pickers of a category and a forum."""
MODERATORS, PUT_MODERATORS, NO_MODERATORS = "set_moderators", "put_moderators", "no_moderators"
"""The verbs of the page of moderators, of the picker of their role, and of the button that takes it away."""
SET_WEBHOOK, ASK_WEBHOOK, WEBHOOK_FORM, TEST_WEBHOOK = "set_webhook", "ask_webhook", "webhook", "test_webhook"
"""The verbs of the webhook's page, the button for its form, the form, and the button that sends a test event."""
ADDRESS: Final = "address"
"""The form's field."""
_ROOMS: Final = ("set_channels", "set_caps", "set_games", "set_bans", "set_roles", "set_notices")
PAGES: Final = (*_ROOMS, SET_WEBHOOK, MODERATORS, ADMIN)
"""The verbs of the buttons that open a page, in their order; each has a text `button-VERB`, unless `LABELS` has one."""
LABELS: Final = {ADMIN: "button-tables"}
ROW: Final = 3
AUTOMATIC: Final = "automatic"
"""No language set: tables use that of Discord, or the host's."""


def settings_panel(
    row: GuildRow, lacking: Mapping[int, frozenset[str]], icons: tuple[int, int], texts: Words, note: str = ""
) -> Panel:
    """Compose the settings: selects, missing permissions where tables open, and buttons to the pages."""
    places = {place: texts.text(f"value-place-{place}") for place in ("thread", "category", "forum", "here")}
    languages = {AUTOMATIC: texts.text("value-language-automatic"), **{each: texts.language(each) for each in LOCALES}}
    starters = {each: texts.text(f"value-starters-{each}") for each in ("everyone", "managers")}
    archive = {each: texts.text(f"value-archive-{each}") for each in ("archive", "lock", "keep")}
    rows: list[Row] = [
        _select("place", places, row.place, texts),
        _select("language", languages, chosen(row.locale) or AUTOMATIC, texts),
        _select("starters", starters, row.starters, texts),
        _select("archive", archive, row.archive, texts),
    ]
    if told := [*_permissions(lacking, texts), *_icons(*icons, texts)]:
        rows.append("\n".join(told))
    buttons = [Button(ComponentId("", verb).id, texts.text(LABELS.get(verb, f"button-{verb}"))) for verb in PAGES]
    rows += [tuple(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)]
    return Panel(tuple(filter(None, (texts.text("settings-title"), note))), rows=tuple(rows), accent=GOLD)


def _select(name: str, values: Mapping[str, str], now: str, texts: Words) -> Select:
    choices = tuple(
        Choice(key, texts.text(f"settings-{name}-choice", value=value), _hint(key, texts), chosen=key == now)
        for key, value in values.items()
    )
    return Select(ComponentId("", SET, value=name).id, texts.text(f"settings-{name}-choice", value="…"), choices)


def _hint(value: str, texts: Words) -> str:
    return texts.text("settings-language-hint") if value == AUTOMATIC else ""


def _permissions(lacking: Mapping[int, frozenset[str]], texts: Words) -> list[str]:
    """List each channel's missing permissions; one line names the channels that lack none."""
    whole = [f"<#{channel}>" for channel, names in lacking.items() if not names]
    lines = [texts.text("settings-permitted", channels=texts.listed(whole))] if whole else []
    return lines + [lacking_line(channel, names, texts) for channel, names in lacking.items() if names]


def lacking_line(channel: int, names: frozenset[str], texts: Words) -> str:
    """Name the permissions that the bot lacks in a channel."""
    named = texts.listed([texts.text(f"permission-{name}") for name in sorted(names)])
    return texts.text("settings-lacking", channel=f"<#{channel}>", permissions=named)


def _icons(there: int, wanted: int, texts: Words) -> list[str]:
    """Say how many icons Discord has, as long as some are missing."""
    return [texts.text("settings-icons", there=there, wanted=wanted)] if there < wanted else []


def channels_page(row: GuildRow, lacking: Mapping[int, frozenset[str]], texts: Words, *, events: bool) -> Panel:
    """Show in which channels tables may be opened, and which permissions the bot lacks there, with a picker.

    If the bot lacks the permission for scheduled `events`, name that as optional.
    """
    named = ", ".join(f"<#{channel}>" for channel in row.channel_ids)
    said = texts.text("channels-some", channels=named) if named else texts.text("channels-all")
    picker = Picker(ComponentId("", "put_channels").id, texts.text("pick-channels"), "channel", 1, MOST_CHANNELS)
    everywhere = (button("all_channels", texts),) if named else ()
    optional = () if events else (texts.text("settings-events", permission=texts.text(f"permission-{EVENTS}")),)
    permissions = ("\n".join((*_permissions(lacking, texts), *optional)),) if lacking or optional else ()
    rows: tuple[Row, ...] = (picker, (*everywhere, back_button(texts)))
    return Panel((texts.text("channels-title"), said, *permissions), rows=rows, accent=GOLD)


Parent = Literal["category", "forum"]


def parent_page(kind: Parent, row: GuildRow, texts: Words) -> Panel:
    """Compose the picker of the category for tables as channels, or of the forum for tables as posts."""
    verb, parent = {"category": (CATEGORY, row.category_id), "forum": (FORUM, row.forum_id)}[kind]
    now = texts.text(f"{kind}-now", channel=f"<#{parent}>") if parent else ""
    picker = Picker(ComponentId("", verb).id, texts.text(f"pick-{kind}"), kind)
    rows: tuple[Row, ...] = (picker, (back_button(texts),))
    return Panel(tuple(filter(None, (texts.text(f"{kind}-title"), now))), rows=rows, accent=GOLD)


def moderators_page(role: int | None, *, gone: bool, texts: Words) -> Panel:
    """Show the role of moderators, with a picker; it may be `gone` from the server."""
    said = texts.text("moderators-role", role=f"<@&{role}>") if role else texts.text("moderators-none")
    picker = Picker(ComponentId("", PUT_MODERATORS).id, texts.text("pick-moderators"), "role")
    drop = (button(NO_MODERATORS, texts),) if role else ()
    blocks = (texts.text("moderators-title"), said, texts.text("moderators-gone") if gone else "")
    return Panel(tuple(filter(None, blocks)), rows=(picker, (*drop, back_button(texts))), accent=GOLD)


def webhook_page(row: WebhookRow | None, texts: Words, note: str, secret: str) -> Panel:
    """Show where events go and whether they arrive; a new `secret` is shown only this once."""
    said = [texts.text("webhook-about"), *([] if row is None else [_webhook_state(row, texts)]), note]
    said += [texts.text("webhook-secret", secret=secret)] if secret else []
    test = () if row is None else (button(TEST_WEBHOOK, texts),)
    rows: tuple[Row, ...] = ((button(ASK_WEBHOOK, texts), *test, back_button(texts)),)
    return Panel(tuple(filter(None, said)), rows=rows, accent=GOLD)


def _webhook_state(row: WebhookRow, texts: Words) -> str:
    """Show the last problem and the address's host, but not the rest of the address, which may be secret."""
    state = "off" if row.due_at is None else "fails" if row.failed_at is not None else "on"
    status = row.problem.isdecimal()
    reason = (
        texts.text(f"webhook-problem-{'status' if status else row.problem}", status=row.problem) if row.problem else ""
    )
    since = pace.relative_time(row.failed_at or 0)
    return texts.text(f"webhook-{state}", host=host_of(row.address), reason=reason, since=since)


def webhook_form(address: str, texts: Words) -> Form:
    """Ask for the webhook's address."""
    field = TextField(ADDRESS, texts.text("webhook-address"), "https://", address, required=False, most=LONGEST_ADDRESS)
    form_id = ComponentId("", WEBHOOK_FORM).id
    return Form(form_id, texts.text("button-set_webhook"), (field,), texts.text("webhook-form"))
