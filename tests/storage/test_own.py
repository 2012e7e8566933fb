"""What is kept of one user, over the whole schema: no new column for users is forgotten when they ask or go."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from sqlalchemy import Boolean, Column, Float, Integer, LargeBinary, NullPool, Table, create_engine, insert, select

from storage import Store
from storage.own import OWN, marked
from storage.rows import HolderRow, MotionRow, UserRow, WishRow
from storage.schema import ABOUT, KEPT, MINE, NAMED, Whole, holders, metadata
from tests.privacy_page import PAGE, told_columns
from tests.storage.samples import GUILD, OTHER, USER, entry, seat

MARKS = (MINE, NAMED, ABOUT, KEPT)
NO_USERS = {
    "application_id": "an application",
    "ask_base": "a number",
    "at": "a time",
    "category_id": "a channel",
    "channel_id": "a channel",
    "dm_channel_id": "a channel",
    "emoji_id": "an emoji",
    "extra": "milliseconds",
    "forum_id": "a channel",
    "guild_id": "a server",
    "home_id": "a channel",
    "id": "a row",
    "interaction_id": "an interaction",
    "joined": "an interaction",
    "left": "milliseconds",
    "left_id": "a channel",
    "lobby_message_id": "a message",
    "message_id": "a message",
    "moderator_role": "a role",
    "pace": "milliseconds",
    "place_id": "a channel",
    "post_id": "a channel",
    "revision": "a number",
    "role_id": "a role",
    "since": "a time",
}
"""What long numbers are that are no users; a name that ends in `_at` or `_until` is a time."""
LEFT_OUT = {
    "snapshots.state": "holds what the rules hide; own choices are given, and ended games by /table export",
    "tables.joins": "holds those of all seats; the own one is seats.joined",
    "tables.waiting": "says it of all seats; clocks and calls say it of the own one",
    "tables.asked_at": "likewise",
}
"""What is on the page about privacy and not in the file, with the reason."""
SECRET = {"tables.seed", "tables.joins", "snapshots.state", "entries.drawn", "entries.events"}
"""What the file never holds."""


def names(*columns: Column[Any]) -> set[str]:
    """Name columns with their tables."""
    return {f"{column.table.name}.{column.name}" for column in columns}


def given_columns() -> set[str]:
    """Name the columns that a user is given."""
    return {
        f"{name}.{column.name}"
        for name, statements in OWN.items()
        for statement in statements
        for column in statement.selected_columns
    }


def test_each_long_number_is_marked_as_a_user_or_known_to_be_none() -> None:
    """The schema says of each new column whose it is."""
    for kept in metadata.tables.values():
        for column in kept.c:
            if column.type is Whole and not column.name.endswith(("_at", "_until")):
                assert (column.info in MARKS) != (column.name in NO_USERS), (
                    f"{column} needs a mark, or a line in NO_USERS"
                )


def test_all_that_the_page_about_privacy_names_is_given_to_the_user() -> None:
    """A column that is on the page is in the file, or left out for a reason."""
    assert told_columns() - given_columns() == set(LEFT_OUT)
    assert not given_columns() & SECRET


def test_what_stays_is_named_with_a_reason() -> None:
    """A row that stays when the user goes has to be told."""
    for kept in metadata.tables.values():
        for column in marked(kept, KEPT, ABOUT):
            (line,) = [line for line in PAGE.splitlines() if f"`{kept.name}.{column.name}`" in line]
            assert "stays" in line, f"docs/privacy.md does not say that {column} stays"


def test_a_number_that_is_blanked_may_be_missing() -> None:
    """Else the user could not be deleted."""
    for kept in metadata.tables.values():
        for column in marked(kept, NAMED):
            assert column.nullable, column


class Filler:
    """Fill any table of the schema with rows, by nothing but its columns."""

    def __init__(self, store: Store) -> None:
        self.engine = create_engine(f"sqlite:///{store.path}", poolclass=NullPool)
        self.number = itertools.count(500)

    def add(self, kept: Table, **given: object) -> None:
        """Add a row with these values; all else is made up."""
        row = {column.name: self.value(column) for column in kept.c} | given
        with self.engine.begin() as connection:
            connection.execute(insert(kept), row)

    def value(self, column: Column[Any]) -> object:
        """Make a value: keys differ, and all belong to one table of one server."""
        made: dict[str, object] = {
            "table_id": "K7Q2",
            "guild_id": GUILD,
            "votes": "[]",
            "about": "{}",
            "seat": next(self.number),
        }
        if column.info in MARKS:
            return OTHER + next(self.number)
        if column.name in made and not (column.name == "table_id" and column.table.name == "tables"):
            return made[column.name]
        if isinstance(column.type, LargeBinary):
            return b"x"
        if isinstance(column.type, Boolean):
            return False
        if isinstance(column.type, Float | Integer) or column.type is Whole:
            return next(self.number)
        return f"text-{next(self.number)}"

    def mentions(self, user_id: int) -> set[str]:
        """Name the marked columns in which a user stands."""
        with self.engine.connect() as connection:
            return {
                f"{kept.name}.{column.name}"
                for kept in metadata.tables.values()
                for column in marked(kept, *MARKS)
                if connection.execute(select(column).where(column == user_id)).first()
            }


def fill(store: Store) -> set[str]:
    """Add to every table a row for each column in which the user may stand; return these columns."""
    filler = Filler(store)
    for kept in metadata.sorted_tables:
        for column in marked(kept, *MARKS):
            filler.add(kept, **{column.name: USER})
    return filler.mentions(USER)


@pytest.mark.sqlite
async def test_a_user_is_given_each_row_that_names_them_but_what_others_say_of_them(kept: Store) -> None:
    """No row of the file names a user who has blocked them."""
    fill(kept)
    async with kept.read() as tx:
        found = await tx.own.of_user(USER)
    for each in metadata.tables.values():
        rows = found.get(each.name, [])
        for column in marked(each, MINE, NAMED, KEPT):
            assert any(row.get(column.name) == USER for row in rows), column
        for column in marked(each, ABOUT):
            assert not any(row.get(column.name) == USER for row in rows), column
    strangers = {value for rows in found.values() for row in rows for value in row.values() if _is_stranger(value)}
    about = {
        row[column.name]
        for each in metadata.tables.values()
        for column in marked(each, ABOUT)
        for row in found.get(each.name, [])
    }
    assert strangers <= about, "of other users, only those that an own row is about are named"


def _is_stranger(value: object) -> bool:
    return isinstance(value, int) and OTHER < value < OTHER + 10_000


@pytest.mark.sqlite
async def test_a_deleted_user_stands_nowhere_but_in_what_stays(kept: Store) -> None:
    """Over the whole schema: rows of their own go, others lose their number, what the page names stays."""
    before = fill(kept)
    assert before == {name for each in metadata.tables.values() for name in names(*marked(each, *MARKS))}
    async with kept.write() as tx:
        await tx.people.delete_user(USER, {"en": "Somebody"})
    stays = {name for each in metadata.tables.values() for name in names(*marked(each, KEPT, ABOUT))}
    assert Filler(kept).mentions(USER) == stays


@pytest.mark.sqlite
async def test_rows_of_a_seat_are_given_to_who_holds_it(kept: Store) -> None:
    """Those of other seats are not."""
    filler = Filler(kept)
    by_seat = [
        each for each in metadata.sorted_tables if "seat" in each.c and each.name in OWN and not marked(each, *MARKS)
    ]
    assert {"clocks", "calls", "advice"} <= {each.name for each in by_seat}
    async with kept.write() as tx:
        await tx.tables.set_seats("K7Q2", [seat(0, user_id=USER), seat(1, user_id=OTHER)])
    filler.add(holders, seat=0, user_id=USER, version=0, at=0)
    filler.add(holders, seat=1, user_id=OTHER, version=0, at=0)
    for each in by_seat:
        for number in (0, 1):
            filler.add(
                each, seat=number, **({"recipient": f"user:{(USER, OTHER)[number]}"} if "recipient" in each.c else {})
            )
    async with kept.read() as tx:
        found = await tx.own.of_user(USER)
    for each in by_seat:
        assert [row["seat"] for row in found[each.name]] == [0], each


async def test_choices_are_given_to_who_has_made_them(kept: Store) -> None:
    """Also those at a seat that somebody else holds by now, who is not given them."""
    async with kept.write() as tx:
        for number, user in enumerate((USER, OTHER, USER)):
            row = HolderRow(
                table_id="K7Q2", seat=0, number=number, version=2 * number + 1, user_id=user, at=number * 100
            )
            tx.holders._session.send(insert(holders), {name: getattr(row, name) for name in row.__slots__})
        for number in range(1, 7):
            await tx.log.append(entry(number, choice=f"choice {number}"))
        for at in (50, 150, 250):
            await tx.wishes.add(
                WishRow(table_id="K7Q2", version=1, seat=0, choice=f"wish {at}", rules_version=1, at=at)
            )
    async with kept.read() as tx:
        found, others = await tx.own.of_user(USER), await tx.own.of_user(OTHER)
    assert [row["choice"] for row in found["entries"]] == ["choice 2", "choice 3", "choice 6"]
    assert [row["choice"] for row in others["entries"]] == ["choice 4", "choice 5"]
    assert [row["choice"] for row in found["wishes"]] == ["wish 50", "wish 250"]
    assert [row["choice"] for row in others["wishes"]] == ["wish 150"]


async def test_of_votes_only_the_own_ones_are_given(kept: Store) -> None:
    """With what somebody has proposed, and what was about them."""

    def motion(kind: str, seat: int | None, votes: str, user_id: int | None = None) -> MotionRow:
        return MotionRow(
            table_id="K7Q2",
            kind=kind,
            about='{"name": "x"}',
            seat=seat,
            user_id=user_id,
            votes=votes,
            opened_at=1,
            expires_at=2,
        )

    async with kept.write() as tx:
        await tx.tables.set_seats("K7Q2", [seat(0, user_id=USER), seat(1, user_id=OTHER)])
        for row in (
            motion("undo", 0, "[0, 1]"),
            motion("pause", 1, "[0, 1]"),
            motion("abandon", 1, "[1]"),
            motion("replace-1", 1, "[]", USER),
        ):
            await tx.motions.put(row)
    async with kept.read() as reader:
        found = {row["kind"]: row for row in (await reader.own.of_user(USER))["motions"]}
    assert set(found) == {"undo", "pause", "replace-1"}
    assert (found["undo"]["votes"], found["undo"]["about"]) == ([0], '{"name": "x"}')
    assert (found["pause"]["votes"], found["pause"]["seat"], found["pause"]["about"]) == ([0], None, "{}")
    assert found["replace-1"]["user_id"] == USER


@pytest.mark.sqlite
async def test_nobody_is_told_who_has_blocked_them(kept: Store) -> None:
    """The own blocks are given, with the name that they bear; a block goes when its maker does, else it stays."""
    filler, blocks = Filler(kept), metadata.tables["blocks"]
    filler.add(blocks, user_id=USER, other_id=OTHER, name="Mine")
    filler.add(blocks, user_id=OTHER, other_id=USER, name="Theirs")
    async with kept.write() as tx:
        assert [row["name"] for row in (await tx.own.of_user(USER))["blocks"]] == ["Mine"]
        await tx.people.delete_user(USER, {"en": "Somebody"})
        assert [row["name"] for row in (await tx.own.of_user(OTHER))["blocks"]] == ["Theirs"]


async def test_of_nobody_nothing_is_kept(store: Store) -> None:
    """A user who was never here has an empty file."""
    async with store.write() as tx:
        await tx.people.save_user(UserRow(user_id=OTHER))
        assert await tx.own.of_user(USER) == {}
        assert set(await tx.own.of_user(OTHER)) == {"users"}
