"""The panel of a user's own settings, and the pages behind its buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.tables.core import pace
from bot.tables.core.people import chosen
from bot.tables.messages.common import GOLD
from bot.tables.ports.component_id import ComponentId
from bot.tables.ports.panel import Aside, Button, Choice, Form, Panel, Row, Rule, Select, Style, TextField
from games.kernel.words import LOCALES, Words
from storage.rows import UserRow

ME, SET_ME, HOLIDAY, DATA, KEPT_AWAY, TIMES = "me", "set_me", "me_holiday", "me_data", "me_kept_away", "me_times"
"""The verbs of the panel, of the controls of settings, of three pages, and of the form for quiet hours."""
ALERTS = "alerts"
"""The verb of the button that shows a user's alerts."""
ON, OFF = "on", "off"


@dataclass(frozen=True, slots=True)
class Switch:
    """A setting that is on or off: its column, and the column's value for on."""

    column: str
    positive: bool = True

    def is_on(self, row: UserRow) -> bool:
        """Tell whether it is on."""
        return bool(getattr(row, self.column)) == self.positive


SWITCHES: Final = {
    "invitations": Switch("invitable"),
    "icons": Switch("icons"),
    "large": Switch("large"),
    "contrast": Switch("contrast"),
    "ratings": Switch("unrated", positive=False),
    "reliability": Switch("discreet", positive=False),
    "by_text": Switch("by_text"),
    "next": Switch("told_next"),
}
SHOWN: Final = ("invitations", "icons", "large", "contrast", "ratings")
EXPLAINED: Final = ("first", "always", "never")
NIGHTS: Final = ("22:00-06:00", "22:00-07:00", "22:00-08:00", "23:00-07:00", "23:00-08:00", "00:00-08:00")
OTHER: Final = "other"
HOLIDAYS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 14, pace.LONGEST_HOLIDAY)


def me_panel(row: UserRow, now: int, texts: Words, note: str = "") -> Panel:
    """Compose a user's settings: what is on or off, what is picked from a list, and the ways to the pages."""
    dms = texts.text(f"me-dms-{row.dms}")
    switches = [_switch("dms", row.dms == ON, dms, texts), *(_own_switch(name, row, texts) for name in SHOWN)]
    on_holiday = (row.away_until or 0) > now
    buttons = (
        page_button(HOLIDAY, texts, "success" if on_holiday else "secondary"),
        page_button(DATA, texts),
        _toggle("by_text", row, texts),
        _toggle("next", row, texts),
    )
    rows: tuple[Row, ...] = (*switches, _languages(row, texts), _nights(row, texts), _explanations(row, texts), buttons)
    return Panel(tuple(filter(None, (texts.text("me-title"), note))), rows=rows, accent=GOLD)


def page_button(verb: str, texts: Words, style: Style = "secondary") -> Button:
    """Return the button of a page."""
    return Button(ComponentId("", verb).id, texts.text(f"button-me-{verb}"), style)


def text_button(texts: Words) -> Button:
    """Return the button that switches to playing by text."""
    return Button(ComponentId("", SET_ME, value=f"by_text.{ON}").id, texts.text("button-by_text"))


def _own_switch(name: str, row: UserRow, texts: Words) -> Aside:
    return _switch(name, SWITCHES[name].is_on(row), texts.text(f"me-{name}-about"), texts)


def _switch(name: str, on: bool, about: str, texts: Words) -> Aside:
    """Show a setting beside its button."""
    button = _changing(name, on, texts.text(f"button-{ON if on else OFF}"))
    return Aside(texts.text("me-switch", name=texts.text(f"me-{name}"), about=about), button)


def _toggle(name: str, row: UserRow, texts: Words) -> Button:
    """Return the button of a setting that stands alone; it names the setting too."""
    on = SWITCHES[name].is_on(row)
    return _changing(name, on, texts.text(f"button-{name}-{ON if on else OFF}"))


def _changing(name: str, on: bool, label: str) -> Button:
    """Return a button that says how a setting is and changes it."""
    press = ComponentId("", SET_ME, value=f"{name}.{OFF if on else ON}")
    return Button(press.id, label, "success" if on else "secondary")


def _select(name: str, choices: list[Choice], texts: Words) -> Select:
    return Select(ComponentId("", SET_ME, value=name).id, texts.text(f"me-{name}"), tuple(choices))


def _languages(row: UserRow, texts: Words) -> Select:
    own = chosen(row.language) or "discord"
    named = {"discord": texts.text("language-discord"), **{each: texts.language(each) for each in LOCALES}}
    choices = [
        Choice(key, texts.text("me-language-choice", language=name), chosen=key == own) for key, name in named.items()
    ]
    return _select("language", choices, texts)


def _nights(row: UserRow, texts: Words) -> Select:
    """Offer usual quiet hours, the present ones, and a form for all others and for the time zone."""
    now = quiet_of(row)
    nights = dict.fromkeys((*NIGHTS, now)) if now else dict.fromkeys(NIGHTS)
    zone = row.zone or texts.text("me-zone-unset")
    choices = [Choice(OFF, texts.text("me-quiet-off"), chosen=not now)]
    for night in nights:
        start, _, end = night.partition("-")
        label = texts.text("me-quiet-choice", start=start, end=end, zone=zone)
        choices.append(Choice(night, label, chosen=night == now))
    return _select("quiet", [*choices, Choice(OTHER, texts.text("me-quiet-other"))], texts)


def quiet_of(row: UserRow) -> str:
    """Write a user's quiet hours as they are typed; empty if there are none."""
    if row.quiet_from is None or row.quiet_to is None:
        return ""
    return f"{pace.clock_face(row.quiet_from)}-{pace.clock_face(row.quiet_to)}"


def _explanations(row: UserRow, texts: Words) -> Select:
    named = {each: texts.text(f"value-explanations-{each}") for each in EXPLAINED}
    choices = [
        Choice(key, texts.text("me-explanations-choice", value=name), chosen=key == row.explanations)
        for key, name in named.items()
    ]
    return _select("explanations", choices, texts)


def times_form(row: UserRow, night: str, texts: Words) -> Form:
    """Ask for quiet hours and the time zone."""
    fields = (
        TextField("quiet", texts.text("field-quiet"), "22:00-07:00", night or quiet_of(row)),
        zone_field(row, texts),
    )
    return Form(ComponentId("", TIMES).id, texts.text("times-title"), fields)


def zone_field(row: UserRow, texts: Words) -> TextField:
    """Return the field of a form for the time zone."""
    return TextField("zone", texts.text("field-zone"), "Europe/Berlin", row.zone or "")


def back_row(texts: Words) -> tuple[Button, ...]:
    """Return the way back from a page to the settings."""
    return (page_button(ME, texts),)


def holiday_panel(row: UserRow, now: int, texts: Words) -> Panel:
    """Explain holidays, and offer lengths, or the end of the present one."""
    on = (row.away_until or 0) > now
    told = (texts.text("holiday-about"), texts.text("me-holiday", until=pace.date(row.away_until or 0)) if on else "")
    choices = tuple(Choice(str(days), texts.text("holiday-days", days=days)) for days in HOLIDAYS)
    select = Select(ComponentId("", SET_ME, value="holiday").id, texts.text("holiday-pick"), choices)
    end = (Button(ComponentId("", SET_ME, value="holiday.0").id, texts.text("button-holiday_end")),) if on else ()
    return Panel(tuple(filter(None, told)), rows=(select, (*end, *back_row(texts))), accent=GOLD)


def data_panel(row: UserRow, texts: Words) -> Panel:
    """Offer export and deletion of a user's data; deletion asks once more."""
    rows: tuple[Row, ...] = (
        _own_switch("reliability", row, texts),
        Aside(texts.text("data-export"), Button(ComponentId("", "export_me").id, texts.text("button-data_export"))),
        Aside(texts.text("data-plays"), Button(ComponentId("", "export_plays").id, texts.text("button-data_export"))),
        Aside(texts.text("data-kept-away"), Button(ComponentId("", KEPT_AWAY).id, texts.text("button-look"))),
        Rule(),
        Aside(
            texts.text("data-delete"),
            Button(ComponentId("", "ask_delete").id, texts.text("button-data_delete"), "danger"),
        ),
        back_row(texts),
    )
    return Panel((texts.text("data-title"),), rows=rows, accent=GOLD)
