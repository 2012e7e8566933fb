"""Commands: what Discord accepts at a sync, and how a user's words become an interaction's options."""

import re
from collections.abc import Iterable

from bot.practice.rules.errors import Json, Problems

NAME = re.compile(r"[-_'\w]{1,32}")
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 1, 2, 3, 4, 5, 6, 7, 10
PYTHON_TYPES: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float)}
SLASH, USER_MENU, MESSAGE_MENU = 1, 2, 3
MAX_SLASH, MAX_MENUS = 100, 5
LOCALES = (
    *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR"),
    *("ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
)  # discord/discord-api-docs, reference: locales


class ActError(Exception):
    """Say why a user could not have done this on Discord."""


def check_commands(commands: list[Json]) -> None:
    """Refuse a sync that Discord would refuse."""
    problems = Problems()
    if len({(c["name"], c.get("type", 1)) for c in commands}) < len(commands):
        problems.add("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique.")
    if sum(command.get("type", 1) == 1 for command in commands) > MAX_SLASH:
        problems.add("commands", "APPLICATION_COMMANDS_MAX", f"There may be {MAX_SLASH} slash commands.")
    for kind in (USER_MENU, MESSAGE_MENU):
        if sum(command.get("type") == kind for command in commands) > MAX_MENUS:
            problems.add("commands", "APPLICATION_COMMANDS_MAX", f"There may be {MAX_MENUS} entries of a menu.")
    for i, command in enumerate(commands):
        if command.get("type", SLASH) != SLASH:
            _check_entry(problems, str(i), command)
        else:
            _check_node(problems, str(i), command)
            if _size(command) > 8000:
                problems.add(str(i), "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000).")
    problems.raise_if_any()


def _check_entry(problems: Problems, path: str, entry: Json) -> None:
    """Note what is wrong with an entry of a menu: it has a name, and neither a description nor options."""
    for name in (entry["name"], *(text for _, text in _local(entry, "name"))):
        problems.length(f"{path}.name", name, 1, 32)
    if entry.get("description") or entry.get("options"):
        problems.add(f"{path}.description", "APPLICATION_COMMAND_CONTEXT_MENU", "A menu's entry has a name alone.")


def _check_node(problems: Problems, path: str, node: Json) -> None:
    _check_words(problems, path, node)
    options, choices = node.get("options") or [], node.get("choices") or []
    for key, these in (("options", options), ("choices", choices)):
        problems.length(f"{path}.{key}", these, 0, 25)
        if len({it["name"] for it in these}) < len(these):
            code = f"APPLICATION_COMMAND_{key.upper()}_NAME_NOT_UNIQUE"
            problems.add(f"{path}.{key}", code, f"Names of {key} must be unique.")
    for i, choice in enumerate(choices):
        problems.length(f"{path}.choices.{i}.name", choice["name"], 1, 100)
    if choices and node.get("autocomplete"):
        problems.add(f"{path}.autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE", "Choices stand instead of it.")
    needs = [bool(o.get("required")) for o in options]
    if needs != sorted(needs, reverse=True):
        problems.add(f"{path}.options", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options come first.")
    for i, option in enumerate(options):
        _check_node(problems, f"{path}.options.{i}", option)


def _check_words(problems: Problems, path: str, node: Json) -> None:
    """Note names and descriptions that are none, and languages that Discord does not know."""
    names = {"name": node["name"], **{f"name_localizations.{k}": v for k, v in _local(node, "name")}}
    for key, name in names.items():
        if not NAME.fullmatch(name) or name != name.lower():
            problems.add(f"{path}.{key}", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid.")
    problems.length(f"{path}.description", node.get("description"), 1, 100)
    for locale, text in _local(node, "description"):
        problems.length(f"{path}.description_localizations.{locale}", text, 1, 100)
    for key in ("name", "description"):
        for locale, _ in _local(node, key):
            problems.one_of(f"{path}.{key}_localizations.{locale}", locale, LOCALES)


def _local(node: Json, key: str) -> Iterable[tuple[str, str]]:
    return (node.get(f"{key}_localizations") or {}).items()


def _size(node: Json) -> int:
    """Count name, description and values of a node and all below it, each with its longest localisation."""
    own = 0
    for key in ("name", "description"):
        own += max(len(text) for text in (node.get(key) or "", *(t for _, t in _local(node, key))))
    own += len(node["value"]) if isinstance(node.get("value"), str) else 0
    return own + sum(_size(child) for key in ("options", "choices") for child in node.get(key) or [])


def is_offered(command: Json, owners: Json, *, direct: bool) -> bool:
    """Tell whether a command is there where the bot is installed for these, in direct messages or in a guild."""
    kinds = {str(kind) for kind in command.get("integration_types") or (0,)}
    return bool(kinds & owners.keys()) and int(direct) in (command.get("contexts") or (0, 1))


def locate_entry(commands: list[Json], name: str, kind: int) -> Json:
    """Return an entry of the menu of users or messages."""
    found = next((c for c in commands if c["name"] == name and c["type"] == kind), None)
    if found is None:
        raise ActError(f"{name!r} was never synced here")
    return found


def locate(commands: list[Json], words: str) -> tuple[Json, list[Json]]:
    """Return a command and the chain of groups and subcommands below it, as in "table status"."""
    first, *rest = words.split()
    command = next((c for c in commands if c["name"] == first and c["type"] == 1), None)
    if command is None:
        raise ActError(f"/{first} was never synced here")
    chain, node = [], command
    for word in rest:
        below = [o for o in node.get("options") or [] if o["type"] in (SUBCOMMAND, GROUP) and o["name"] == word]
        if not below:
            raise ActError(f"/{words}: no {word!r} under {node['name']!r}")
        node = below[0]
        chain.append(node)
    if any(o["type"] in (SUBCOMMAND, GROUP) for o in node.get("options") or []):
        raise ActError(f"/{words} needs a subcommand")
    return command, chain


def options_for(command: Json, chain: list[Json], values: Json, focused: str | None = None) -> list[Json]:
    """Return an interaction's options; what is typed so far is not checked while `focused` is being completed."""
    definitions = (chain[-1] if chain else command).get("options") or []
    unknown = set(values) - {d["name"] for d in definitions}
    if unknown:
        raise ActError(f"/{command['name']} has no option {sorted(unknown)}")
    given = [_option(d, values, focused) for d in definitions if d["name"] in values or _refuse_missing(d, focused)]
    for node in reversed(chain):
        given = [{"type": node["type"], "name": node["name"], "options": given}]
    return given


def _refuse_missing(definition: Json, focused: str | None) -> bool:
    if definition.get("required") and focused is None:
        raise ActError(f"option {definition['name']!r} is required")
    return False


def _option(definition: Json, values: Json, focused: str | None) -> Json:
    name = definition["name"]
    option = {"type": definition["type"], "name": name, "value": values[name]}
    if focused == name:
        if not definition.get("autocomplete"):
            raise ActError(f"option {name!r} is not completed by the bot")
        return option | {"focused": True}
    if focused is None:
        _check_value(definition, values[name])
    return option


def _check_value(definition: Json, value: object) -> None:
    name, choices = definition["name"], [c["value"] for c in definition.get("choices") or []]
    if choices and value not in choices:
        raise ActError(f"{value!r} is no choice of {name!r}: {choices}")
    wanted = PYTHON_TYPES.get(definition["type"], (str,))
    if not isinstance(value, wanted) or (isinstance(value, bool) and bool not in wanted):
        raise ActError(f"option {name!r} does not take {value!r}")
    size = len(value) if isinstance(value, str) else value
    least, most = (definition.get(f"{end}_{'length' if isinstance(value, str) else 'value'}") for end in ("min", "max"))
    if (least is not None and size < least) or (most is not None and size > most):
        raise ActError(f"option {name!r} takes {least} to {most}, not {value!r}")
