"""Checking an exported table: that its luck was the committed one, and that its choices lead to its result.

Needs the file alone: no database, no network.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from bot.tables.core.luck import commitment, mix_seed
from bot.tables.finished.exports import Facts
from games.kernel.catalogue import installed
from games.kernel.chance import BadScript, ScriptedChance, SeededChance
from games.kernel.errors import BadRecord, KernelError
from games.kernel.match import Match
from games.kernel.records import Header, Line, lines_of, positions

Verdict = Literal["proved", "wrong", "open"]
PROVED, WRONG, OPEN = 0, 1, 2
"""Results of a check, as exit codes; `OPEN` means that something could not be checked."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One result of a check; `key` is a text, `fields` fill it, `cause` explains a wrong line."""

    verdict: Verdict
    key: str
    fields: dict[str, str | int]
    cause: KernelError | None = None


class AlteredLuck(BadScript):
    """Raised if a recorded draw is not the one that follows from seed and joins."""


class ProvenChance(ScriptedChance):
    """Recorded draws, each compared with the one that follows from the seed."""

    def __init__(self, script: Sequence[Sequence[str]], seeded: SeededChance) -> None:
        super().__init__(script)
        self.seeded = seeded

    def _order(self, items: list[str]) -> list[str]:
        return self._same(super()._order(list(items)), self.seeded.shuffle(items))

    def _one(self, items: list[str]) -> str:
        drawn = super()._one(list(items))
        self._same([drawn], [self.seeded.pick(items)])
        return drawn

    def _same(self, drawn: list[str], decided: list[str]) -> list[str]:
        if drawn != decided:
            raise AlteredLuck("verify-altered", drawn=" ".join(drawn), decided=" ".join(decided))
        return drawn


class Unreadable(Exception):
    """Raised if a file is no exported table; `problem` says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Exported:
    """An exported table as it was read: its lines, its header, what it tells of the table, and the seed's bytes."""

    lines: list[str]
    header: Header
    facts: Facts
    seed: bytes


def read(content: bytes) -> Exported:
    """Read an exported table; raise Unreadable for anything else, and for a line that is not one of a record."""
    try:
        lines = [line for line in lines_of(content) if line.strip()]
        header = msgspec.json.decode(lines[0] if lines else "", type=Header)
        facts = msgspec.convert(header.table, Facts)
        for number, line in enumerate(lines[1:], 2):
            _check_line(number, line)
        return Exported(lines, header, facts, bytes.fromhex(facts.seed))
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Unreadable(str(error)) from error


def _check_line(number: int, line: str) -> None:
    try:
        msgspec.json.decode(line, type=Line)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Unreadable(f"line {number}: {error}") from error


def verdict_of(findings: Sequence[Finding]) -> int:
    """Return the exit code: something is wrong, something could not be checked, or all is proved."""
    verdicts = {finding.verdict for finding in findings}
    return WRONG if "wrong" in verdicts else OPEN if "open" in verdicts else PROVED


def verify(file: Exported) -> list[Finding]:
    """Check everything that can be checked, in the order of the report."""
    return [_check_commitment(file), *_check_play(file)]


def _check_commitment(file: Exported) -> Finding:
    fits = commitment(file.seed) == file.facts.commitment
    fields: dict[str, str | int] = {"commitment": file.facts.commitment, "found": commitment(file.seed)}
    return (
        Finding("proved", "verify-commitment", fields) if fits else Finding("wrong", "verify-commitment-wrong", fields)
    )


def _check_play(file: Exported) -> Iterator[Finding]:
    """Play the table again under the rules of today, if it was played under them, with all luck compared."""
    game = installed().get(file.header.game)
    if game is None:
        yield Finding("open", "verify-no-game", {"game": file.header.game})
        yield from _check_shuffles(file)
    elif set(file.facts.rules) != {game.rules_version} or file.header.rules != game.rules_version:
        played = ", ".join(map(str, file.facts.rules))
        yield Finding("open", "verify-other-rules", {"played": played, "installed": game.rules_version})
        yield from _check_shuffles(file)
    else:
        yield from _replay(file)


def _luck(file: Exported, recorded: Sequence[Sequence[str]], first: int) -> ProvenChance:
    secret = mix_seed(file.seed, file.facts.joins)
    return ProvenChance(recorded, SeededChance(secret, file.facts.branch_of or file.facts.id, first))


def _replay(file: Exported) -> Iterator[Finding]:
    draws, match = 0, None
    try:
        for match in positions(file.lines, None, lambda recorded, first: _luck(file, recorded, first)):
            draws = max(draws, match.draws)
    except BadRecord as error:
        if isinstance(error.__cause__, AlteredLuck):
            yield Finding("wrong", "verify-luck-wrong", {"line": error.line}, error.__cause__)
        else:
            yield Finding("wrong", "verify-line-wrong", {"line": error.line}, error)
        return
    assert match is not None  # noqa: S101 - a record without a line is refused
    yield Finding("proved", "verify-luck", {"draws": draws - file.header.draws})
    yield Finding("proved", "verify-choices", {"lines": len(file.lines) - 1})
    yield _check_end(file, match)


def _check_end(file: Exported, match: Match) -> Finding:
    if match.state.result != file.facts.result:
        return Finding("wrong", "verify-result-wrong", {})
    if match.state.result is None and file.facts.stage != "abandoned":
        return Finding("wrong", "verify-result-wrong", {})
    if match.state.result is None:
        return Finding("proved", "verify-unfinished", {})
    return Finding("proved", "verify-result", {"scores": ", ".join(map(str, match.state.result.scores))})


def _check_shuffles(file: Exported) -> Iterator[Finding]:
    """Check the shuffles, which need no rules; for picks, the record lacks the items to pick from."""
    shuffles = picks = 0
    for number, first, recorded in _recorded_draws(file):
        for at, draw in enumerate(recorded, first):
            picks += len(draw) == 1
            shuffles += len(draw) > 1
            if len(draw) > 1 and _luck(file, [draw], at).seeded.shuffle(draw) != draw:
                yield Finding("wrong", "verify-luck-wrong", {"line": number})
                return
    yield Finding("proved", "verify-shuffles", {"shuffles": shuffles, "picks": picks})


def _recorded_draws(file: Exported) -> Iterator[tuple[int, int, list[list[str]]]]:
    """List each line's number, the number of its first draw, and its draws; what is taken back is drawn again."""
    yield 1, file.header.draws, file.header.luck
    draws, before = file.header.draws + len(file.header.luck), list[int]()
    for number, text in enumerate(file.lines[1:], 2):
        line = msgspec.json.decode(text, type=Line)
        if line.wish:
            continue
        if line.undo or line.back:
            taken = max(1, line.back)
            draws = before[-taken] if taken <= len(before) else draws
            del before[-taken:]
            continue
        yield number, draws, line.luck
        before.append(draws)
        draws += len(line.luck)
