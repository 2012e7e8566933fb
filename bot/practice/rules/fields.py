"""What a user fills in: picks in a select, fields of a modal, checked as Discord's client does."""

from bot.practice.rules import components
from bot.practice.rules.commands import ActError
from bot.practice.rules.errors import Json


def find(shown: list[Json], custom_id: str, kinds: tuple[int, ...]) -> Json:
    """Return the enabled component with this custom id among the components of a message."""
    found = next((c for _, c in components.walk(shown) if c.get("custom_id") == custom_id), None)
    if found is None:
        offered = [c["custom_id"] for _, c in components.walk(shown) if "custom_id" in c]
        raise ActError(f"no component {custom_id!r}; there are {offered}")
    if found["type"] not in kinds or found.get("disabled"):
        raise ActError(f"component {custom_id!r} is disabled or of another kind")
    return found


def picks(component: Json, values: list[str], optional: bool = False) -> list[str]:
    """Return the values picked in a select or checkbox group if it lets a user pick them."""
    offered = [o["value"] for o in component.get("options") or []]
    if component["type"] in (components.SELECT, components.CHECKS) and not set(values) <= set(offered):
        raise ActError(f"{values} are not all among {offered}")
    least = 0 if optional and not values else component.get("min_values", 1)
    most = component.get("max_values", len(offered) if component["type"] == components.CHECKS else 1)
    if not least <= len(values) <= most or len(set(values)) < len(values):
        raise ActError(f"{component.get('custom_id')!r} takes {least} to {most} values, not {values}")
    return values


def submission(modal: Json, values: Json) -> Json:
    """Return the data of a modal submit; `values` are by custom id, what is left out stays as it was shown."""
    inputs = [c for _, c in components.walk(modal["components"]) if "custom_id" in c]
    unknown = set(values) - {c["custom_id"] for c in inputs}
    if unknown:
        raise ActError(f"the modal has no field {sorted(unknown)}")
    return {"custom_id": modal["custom_id"], "components": [_part(c, values) for c in modal["components"]]}


def _part(component: Json, values: Json) -> Json:
    known: Json = {"type": component["type"], "id": component["id"]}
    if component["type"] == components.LABEL:
        return known | {"component": _field(component["component"], values)}
    if component["type"] == components.ROW:
        return known | {"components": [_field(c, values) for c in component["components"]]}
    return known


def _field(component: Json, values: Json) -> Json:
    known: Json = {key: component[key] for key in ("type", "id", "custom_id")}
    value, optional = values.get(component["custom_id"]), not component.get("required", True)
    chosen = [o["value"] for o in component.get("options") or [] if o.get("default")]
    if component["type"] == components.INPUT:
        return known | {
            "value": _check_typed(component, component.get("value", "") if value is None else value, optional)
        }
    if component["type"] == components.CHECK:
        return known | {"value": bool(component.get("default") if value is None else value)}
    if component["type"] == components.RADIO:
        picked = picks(component, chosen if value is None else [value], optional)
        return known | {"value": picked[0] if picked else None}
    return known | {"values": picks(component, chosen if value is None else list(value), optional)}


def _check_typed(component: Json, text: str, optional: bool) -> str:
    least = component.get("min_length", 0 if optional else 1)
    if (text or not optional) and not least <= len(text) <= component.get("max_length", 4000):
        raise ActError(f"{component['custom_id']!r} does not take {text!r}")
    return text
