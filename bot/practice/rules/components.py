"""Rules for the components of messages and modals (discord/discord-api-docs, components/reference)."""

from collections.abc import Callable, Iterator
from typing import Any

from bot.practice.rules.errors import Json, Problems

ROW, BUTTON, SELECT, INPUT, SECTION, TEXT, THUMBNAIL, GALLERY, FILE = 1, 2, 3, 4, 9, 10, 11, 12, 13
SEPARATOR, CONTAINER, LABEL, UPLOAD, RADIO, CHECKS, CHECK = 14, 17, 18, 19, 21, 22, 23
SELECT_USER, SELECT_ROLE, SELECT_CHANNEL = 5, 6, 8
SELECTS = (SELECT, SELECT_USER, SELECT_ROLE, 7, SELECT_CHANNEL)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
IN_MESSAGE = (*IN_CONTAINER, CONTAINER)
IN_LABEL = (*SELECTS, INPUT, UPLOAD, RADIO, CHECKS, CHECK)
IN_MODAL = (ROW, TEXT, LABEL)
MAX_COMPONENTS, MAX_TEXT, MAX_ALT = 40, 4000, 1024
LINK, PREMIUM, STYLES = 5, 6, (1, 2, 3, 4, 5, 6)
SCHEMES, WHITE = ("http", "https", "discord"), 0xFFFFFF


def walk(components: Any, path: str = "components") -> Iterator[tuple[str, Json]]:
    """Yield every component with its path, parents before children."""
    for i, component in enumerate(components):
        here = f"{path}.{i}"
        yield here, component
        yield from walk(component.get("components") or [], f"{here}.components")
        for single in ("accessory", "component"):
            if component.get(single):
                yield f"{here}.{single}", component[single]


def number(components: list[Json]) -> None:
    """Give each component without an id the next free one, and write the ids of emojis as texts, as Discord does."""
    found = [c for _, c in walk(components)]
    used = {c["id"] for c in found if c.get("id")}
    free = (n for n in range(1, 10_000) if n not in used)
    for component in found:
        if not component.get("id"):
            component["id"] = next(free)
        for it in (component, *(component.get("options") or ())):
            if (it.get("emoji") or {}).get("id"):
                it["emoji"]["id"] = str(it["emoji"]["id"])  # as a number a page would round it


def media(components: list[Json]) -> Iterator[tuple[str, Json]]:
    """Yield every picture or file that components refer to, as (path, {"url": ...})."""
    for path, component in walk(components):
        if component["type"] == GALLERY:
            for i, item in enumerate(component.get("items") or []):
                yield f"{path}.items.{i}.media", item["media"]
        elif component["type"] in (THUMBNAIL, FILE):
            key = "media" if component["type"] == THUMBNAIL else "file"
            yield f"{path}.{key}", component[key]


def text_of(components: list[Json]) -> str:
    """Return all text displays, joined by line breaks."""
    return "\n".join(c["content"] for _, c in walk(components) if c["type"] == TEXT)


def check_message(problems: Problems, components: list[Json], v2: bool) -> None:
    """Note what Discord would refuse in the components of a message."""
    if not v2:
        problems.length("components", components, 0, 5)
    _check_kinds(problems, components, IN_MESSAGE if v2 else (ROW,))
    _check_all(problems, list(walk(components)))
    if len(text_of(components)) > MAX_TEXT:
        problems.add("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"Text is limited to {MAX_TEXT}.")


def check_modal(problems: Problems, modal: Json) -> None:
    """Note what Discord would refuse in a modal."""
    components = modal.get("components") or []
    problems.length("data.title", modal.get("title"), 1, 45)
    problems.length("data.custom_id", modal.get("custom_id"), 1, 100)
    problems.length("data.components", components, 1, 5)
    _check_kinds(problems, components, IN_MODAL, "data.components")
    _check_all(problems, list(walk(components, "data.components")))


def _check_kinds(
    problems: Problems, components: list[Json], allowed: tuple[int, ...], path: str = "components"
) -> None:
    for i, component in enumerate(components):
        problems.one_of(f"{path}.{i}.type", component.get("type"), allowed)
        if component.get("type") == CONTAINER:
            _check_kinds(problems, component.get("components") or [], IN_CONTAINER, f"{path}.{i}.components")


def _check_all(problems: Problems, found: list[tuple[str, Json]]) -> None:
    if len(found) > MAX_COMPONENTS:
        problems.add("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"There may be {MAX_COMPONENTS} in all.")
    seen: set[str] = set()
    numbers: set[int | None] = set()
    for path, component in found:
        custom_id = component.get("custom_id")
        if custom_id is not None:
            problems.length(f"{path}.custom_id", custom_id, 1, 100)
            if custom_id in seen:
                problems.add(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Custom id cannot be duplicated.")
            seen.add(custom_id)
        number = component.get("id")
        if number and number in numbers:
            problems.add(f"{path}.id", "COMPONENT_ID_DUPLICATED", "Component ids must be unique.")
        numbers.add(number)
        CHECKS_BY_TYPE.get(component["type"], _nothing)(problems, path, component)


def _nothing(problems: Problems, path: str, it: Json) -> None:
    """Accept a component that has no rule of its own."""


def _row(problems: Problems, path: str, it: Json) -> None:
    inside = it.get("components") or []
    problems.length(f"{path}.components", inside, 1, 5)
    kinds = (BUTTON, *SELECTS) if path.startswith("components") else (INPUT,)
    for i, component in enumerate(inside):
        problems.one_of(f"{path}.components.{i}.type", component.get("type"), kinds)
    if len(inside) > 1 and any(c["type"] != BUTTON for c in inside):
        problems.add(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A row holds five buttons or one select.")


def _button(problems: Problems, path: str, it: Json) -> None:
    problems.length(f"{path}.label", it.get("label"), 0, 80)
    problems.one_of(f"{path}.style", it.get("style"), STYLES)
    if not it.get("label") and not it.get("emoji"):
        problems.add(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button needs a label or an emoji.")
    if ("custom_id" in it) == (it.get("style") in (LINK, PREMIUM)):
        problems.add(path, "BUTTON_COMPONENT_CUSTOM_ID", "Links have an address, other buttons a custom id.")
    if it.get("style") == LINK:
        _address(problems, f"{path}.url", it.get("url"))


def _address(problems: Problems, path: str, url: str | None) -> None:
    problems.length(path, url, 1, 512)
    if url and url.partition(":")[0] not in SCHEMES:
        problems.add(path, "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {SCHEMES}.")


def _select(problems: Problems, path: str, it: Json) -> None:
    problems.length(f"{path}.custom_id", it.get("custom_id"), 1, 100)
    problems.length(f"{path}.placeholder", it.get("placeholder"), 0, 150)
    if it["type"] == SELECT:
        _options(problems, path, it, 25)
        _picks(problems, path, it, len(it.get("options") or []))


def _options(problems: Problems, path: str, it: Json, most: int, least: int = 1) -> None:
    options = it.get("options") or []
    problems.length(f"{path}.options", options, least, most)
    for i, option in enumerate(options):
        problems.length(f"{path}.options.{i}.label", option.get("label"), 1, 100)
        problems.length(f"{path}.options.{i}.value", option.get("value"), 1, 100)
        problems.length(f"{path}.options.{i}.description", option.get("description"), 0, 100)
    if len({o.get("value") for o in options}) < len(options):
        problems.add(f"{path}.options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "Option values must be unique.")


def _picks(problems: Problems, path: str, it: Json, offered: int) -> None:
    least, most = it.get("min_values", 1), it.get("max_values", 1)
    if not 0 <= least <= most <= max(offered, 1):
        problems.add(f"{path}.max_values", "BASE_TYPE_MAX", "Must be at most the number of options.")
    if sum(bool(option.get("default")) for option in it.get("options") or []) > most:
        code = "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"
        problems.add(f"{path}.options", code, "There are more defaults than values that can be picked.")


def _section(problems: Problems, path: str, it: Json) -> None:
    problems.length(f"{path}.components", it.get("components"), 1, 3)
    problems.one_of(f"{path}.accessory.type", (it.get("accessory") or {}).get("type"), (BUTTON, THUMBNAIL))


def _text(problems: Problems, path: str, it: Json) -> None:
    problems.length(f"{path}.content", it.get("content"), 1, MAX_TEXT)
    if it.get("content") and not it["content"].strip():
        problems.add(f"{path}.content", "BASE_TYPE_REQUIRED", "This field is required.")


def _thumbnail(problems: Problems, path: str, it: Json) -> None:
    problems.length(f"{path}.description", it.get("description"), 0, MAX_ALT)


def _gallery(problems: Problems, path: str, it: Json) -> None:
    items = it.get("items") or []
    problems.length(f"{path}.items", items, 1, 10)
    for i, item in enumerate(items):
        problems.length(f"{path}.items.{i}.description", item.get("description"), 0, MAX_ALT)


def _container(problems: Problems, path: str, it: Json) -> None:
    problems.length(f"{path}.components", it.get("components"), 1, MAX_COMPONENTS)
    if not 0 <= (it.get("accent_color") or 0) <= WHITE:
        problems.add(f"{path}.accent_color", "NUMBER_TYPE_MAX", f"int value should be less than or equal to {WHITE}.")


def _label(problems: Problems, path: str, it: Json) -> None:
    problems.length(f"{path}.label", it.get("label"), 1, 45)
    problems.length(f"{path}.description", it.get("description"), 0, 100)
    problems.one_of(f"{path}.component.type", (it.get("component") or {}).get("type"), IN_LABEL)


def _input(problems: Problems, path: str, it: Json) -> None:
    problems.length(f"{path}.label", it.get("label"), 0, 45)
    problems.length(f"{path}.placeholder", it.get("placeholder"), 0, 100)
    problems.length(f"{path}.value", it.get("value"), 0, 4000)


CHECKS_BY_TYPE: dict[int, Callable[[Problems, str, Json], None]] = {
    ROW: _row,
    BUTTON: _button,
    **dict.fromkeys(SELECTS, _select),
    INPUT: _input,
    SECTION: _section,
    TEXT: _text,
    THUMBNAIL: _thumbnail,
    GALLERY: _gallery,
    CONTAINER: _container,
    LABEL: _label,
    RADIO: lambda problems, path, it: _options(problems, path, it, 10, least=2),
    CHECKS: lambda problems, path, it: _options(problems, path, it, 10),
}
