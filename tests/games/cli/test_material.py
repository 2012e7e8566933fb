"""`python -m games material`: a game's printed components as a file, read back with all that does not fit."""

import copy
import json
from collections.abc import Iterable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import tomlkit

from games.cli import main
from games.kernel.catalogue import find, installed
from games.kernel.chance import SeededChance
from games.kernel.components import is_number
from games.kernel.conformance.trial import Trial
from games.kernel.copies import copy_of
from games.kernel.errors import BadRecord
from games.kernel.forms import file_of
from games.kernel.match import Match
from games.kernel.material import Toml, digest_of
from games.kernel.printed import Printed, Value
from games.kernel.records import WITH_MATERIAL, record_of, replay
from games.kernel.saving import dump_state
from games.tallinn.material import MATERIALS
from games.tallinn.printed import PRINTED

GAMES = {game.key: game.printed for game in installed().values() if game.printed}
MOST_TRIES = 12
STEPS = 120
OURS = file_of("tallinn", PRINTED)


def changed(path: tuple[str | int, ...], value: object) -> str:
    """Return our file with one value changed."""
    document = tomlkit.parse(OURS)
    put(document, path, value)
    return tomlkit.dumps(document)


def put(place: Any, path: tuple[str | int, ...], value: object) -> None:
    """Change what stands at a place of nested tables and lists."""
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value


def with_value(printed: Printed[object], path: tuple[str | int, ...], value: object) -> Toml:
    """Return our set with one value changed."""
    entries = copy.deepcopy(printed.materials.entries())
    put(entries, path, value)
    return entries


def leaves(value: object, path: tuple[str | int, ...]) -> list[tuple[str | int, ...]]:
    """List the places of single numbers and words."""
    if isinstance(value, list):
        return [leaf for at, item in enumerate(value) for leaf in leaves(item, (*path, at))]
    if isinstance(value, dict):
        return [leaf for key, item in value.items() for leaf in leaves(item, (*path, key))]
    return [path]


Place = tuple[str | int, ...]


def parts(entries: object, part: str) -> list[tuple[Place, Toml]]:
    """List the components of a part with their places."""
    if isinstance(entries, list):
        return [((part, at), entry) for at, entry in enumerate(entries)]
    assert isinstance(entries, dict)
    if "mark" in entries or any(map(is_number, entries.values())):
        return [((part,), entries)]
    return [((part, name), entry) for name, entry in entries.items()]


def others(printed: Printed[object]) -> list[tuple[str, Place, Value]]:
    """List every place of the file that may be changed, with the key that it belongs to and its bounds."""
    found = []
    for part, values in printed.values.items():
        for place, entry in parts(printed.materials.entries()[part], part):
            for key, value in values.items():
                bare, path = (
                    (entry[key]["value"], (*place, key, "value"))
                    if is_number(entry[key])
                    else (entry[key], (*place, key))
                )
                found += [(key, leaf, value) for leaf in leaves(bare, path)]
    return found


def tries(value: Value) -> Iterable[object]:
    """List what is allowed; of a long range the least, the highest and some between."""
    allowed = value.allowed
    return {*allowed[:: -(-len(allowed) // MOST_TRIES)], allowed[-1]} if isinstance(allowed, range) else allowed


def exchanged(printed: Printed[object]) -> set[tuple[str | int, str]]:
    """Name the values of which two components of a part may exchange theirs, where each stands once."""
    found: set[tuple[str | int, str]] = set()
    for part, values in printed.values.items():
        (first, one), *rest = parts(printed.materials.entries()[part], part)
        for (last, other), key in product(rest[:1], values):
            entries = with_value(printed, (*first, key), other[key])
            put(entries, (*last, key), one[key])
            found |= set() if printed.accept(entries)[1] else {(part, key)}
    return found


def opening(key: str, digest: str) -> bytes:
    """Return the state that random choices lead to, without the name of its set."""
    trial = Trial.draw(find(key), 2, digest)
    trial.begin()
    for _ in range(STEPS):
        if not trial.state.over:
            seat = trial.state.waiting[0]
            trial.match.accept(trial.advance(seat, trial.sample(trial.rules.asked(trial.state)[seat])))
    return dump_state(trial.state).replace(digest.encode(), b"")


@pytest.mark.parametrize("key", GAMES)
def test_our_own_file_is_our_set(key: str) -> None:
    """What is written is read as it was, whatever stands in its comments."""
    printed = GAMES[key]
    digest, problems = printed.read(file_of(key, printed))
    assert problems == []
    written, ours = printed.materials.entries(digest), printed.materials.entries()
    assert [*written] == [*ours]
    assert printed.accept(written) == (digest, [])
    assert opening(key, digest) == opening(key, printed.materials.ours)


@pytest.mark.parametrize("key", GAMES)
def test_every_value_can_be_changed_within_its_bounds_and_not_beyond(key: str) -> None:
    """Each place takes an allowed value, or sentences say why none; a value outside of its bounds is always named."""
    printed, taken = GAMES[key], set()
    for name, path, value in others(printed):
        for allowed in tries(value):
            digest, problems = printed.accept(with_value(printed, path, allowed))
            assert all(problems)
            if not problems and digest != printed.materials.ours:
                taken.add((path[0], name))
                break
        beyond = 999 if isinstance(value.allowed, range) else "nowhere"
        _, problems = printed.accept(with_value(printed, path, beyond))
        assert len(problems) == 1
        assert f"`{name}`: {beyond} does not fit" in problems[0]
    taken |= exchanged(printed)
    assert taken == {(part, key) for part, keys in printed.values.items() for key in keys}


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("name",), "", "`name` must be a name"),
        (("numbers", "hand"), 4, "numbers, `hand`: this cannot be changed; it is 3."),
        (("start", 0, "symbols"), [3, 0, 0], "start S1, `symbols`: this cannot be changed"),
        (("influence", 0, "card"), "11", "`influence` has no 11."),
        (("influence", 0, "coin"), "top", "top does not fit; allowed is left or right or none."),
        (("influence", 6, "left"), [0, 0, 0], "a half shows 1 to 3 symbols, not 0."),
        (("influence", 6, "left"), [2, 2, 0], "a half shows 1 to 3 symbols, not 4."),
        (("influence", 0, "left"), [1, 1, 0], "a half with a coin shows one faction"),
        (("influence", 0, "left"), [1, 0], "write it as [1, 0, 0], with your own numbers."),
        (("chronicle", 0, "one"), [{"need": [1, 0, 0], "times": 1}], "write it as"),
        (("chronicle", 0, "one", 1, "times"), 1, "the second line needs more than the first, and pays more."),
        (("chronicle", 3, "one", 0, "need"), [0, 0, 0], "a line needs a symbol at least"),
        (("colour",), "red", "There is no part `colour`"),
    ],
)
def test_what_does_not_fit_is_said_in_a_sentence(path: tuple[str | int, ...], value: object, said: str) -> None:
    """Names, structure, bounds, and what rules and pictures cannot deal with."""
    digest, problems = PRINTED.read(changed(path, value))
    assert digest == MATERIALS.ours
    assert any(said in problem for problem in problems), problems


def test_a_file_that_is_no_toml_is_refused() -> None:
    """In one sentence, too."""
    assert PRINTED.read("[[[")[1][0].startswith("The file cannot be read")


def test_a_record_holds_the_set_that_is_played_with() -> None:
    """Replay needs the record alone, ours is in it too, and a forged set is refused at its line."""
    digest, _ = PRINTED.read(changed(("influence", 6, "left"), [0, 3, 0]))
    game = find("tallinn")
    match = Match.begin(game, 2, {}, lambda first: SeededChance(b"set", "tallinn", first), digest)
    match.choose(0, match.game.rules.asked(match.state)[0].offered()[0])
    lines = list(record_of(match, {}))
    assert replay(lines).state.material_id == digest
    with pytest.raises(BadRecord) as refused:
        replay([lines[0].replace('"left":[0,3,0]', '"left":[0,9,0]'), *lines[1:]])
    assert refused.value.key == "record-material"
    torn: list[dict[str, object]] = [{"influence": []}, {"numbers": 3}, {}]
    for part in torn:
        with pytest.raises(BadRecord) as refused:
            replay([json.dumps({**json.loads(lines[0]), "material": {"start": [], **part}}), *lines[1:]])
        assert refused.value.key == "record-material"
    ours = Match.begin(game, 2, {}, lambda first: SeededChance(b"set", "tallinn", first))
    header = json.loads(next(record_of(ours, {})))
    assert header["material"] == PRINTED.materials.entries()
    assert header["format"] == WITH_MATERIAL
    del header["material"], header["format"]
    assert replay([json.dumps(header)]).state.material_id == PRINTED.materials.ours, "records of 0.1.0 hold no set"


@pytest.mark.parametrize("key", sorted(GAMES))
@pytest.mark.parametrize("harm", ["order", "mark", "ground"])
def test_a_set_in_a_record_is_written_as_ours(key: str, harm: str) -> None:
    """A set whose values are all fine, but which the game would stumble over later, is not learnt."""
    printed = GAMES[key]
    assert printed is not None
    entries = copy.deepcopy(printed.materials.entries())
    several = next((part for part in entries.values() if isinstance(part, list) and len(part) > 1), None)
    place = parts(next(iter(entries.values())), "")[0][1]
    if harm == "order" and several is not None:
        several.reverse()
    elif harm == "mark":
        ground(place)["mark"] = "X"
    else:
        ground(place)["source"] = ["a list"]
    assert printed.accept(entries)[1]
    assert not printed.materials.knows(digest_of(entries))


@pytest.mark.parametrize(
    ("text", "key", "said"),
    [
        (OURS, "eldermann", "`game` must be eldermann."),
        (OURS.replace('game = "tallinn"', 'game = "chess"'), "", "`game` must be "),
        ('name = "Nothing"', "", "`game` must be "),
        ('game = "tallinn"\nname = "Nothing"', "", "Nothing in it differs"),
        ("game = ", "", "The file cannot be read"),
    ],
)
def test_a_file_says_of_which_game_it_is(text: str, key: str, said: str) -> None:
    """A set of another game, or of none, is refused, and so is one that says nothing."""
    copy, (problem,) = copy_of(text, key)
    assert copy is None
    assert said in problem


def test_a_file_gives_its_set_a_name() -> None:
    """The lobby offers it by that, whether the file says its game or its parts do."""
    for text in (OURS, OURS.replace('game = "tallinn"', "")):
        found, problems = copy_of(text)
        assert problems == []
        assert found is not None
        assert (found.game, found.name) == ("tallinn", "My copy")


def ground(entry: Toml) -> Toml:
    """Return what has the mark: a component, or its first number."""
    return entry if "mark" in entry else next(value for value in entry.values() if is_number(value))


def test_a_misfit_is_never_learnt() -> None:
    """A set that the rules cannot play is refused as often as it comes."""
    entries = copy.deepcopy(PRINTED.materials.entries())
    for card in entries["influence"]:
        card["left"], card["right"] = [0, 0, 0], [0, 0, 0]
    first, again = PRINTED.accept(entries), PRINTED.accept(entries)
    assert first == again
    assert first[1]


def test_the_command_writes_checks_and_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file is written once, a wrong one is told, a right one is played with."""
    file = tmp_path / "tallinn.toml"
    assert main(["material", "tallinn", "--out", str(file)]) == 0
    assert main(["material", "tallinn", "--out", str(file)]) == 2
    file.write_text(changed(("influence", 6, "left"), [0, 9, 0]), encoding="utf-8")
    capsys.readouterr()
    assert main(["material", "tallinn", "--check", str(file)]) == 1
    assert capsys.readouterr().out == "influence 7, `left`: 9 does not fit; allowed is 0 to 3.\n"
    file.write_text(changed(("influence", 6, "left"), [0, 3, 0]), encoding="utf-8")
    assert main(["material", "tallinn", "--check", str(file), "--games", "3"]) == 0
    assert main(["material", "ulm", "--check", str(file)]) == 1
