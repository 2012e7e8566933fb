"""What is left in the database of somebody who has deleted themselves."""

from __future__ import annotations

import re

from sqlalchemy import select

from storage.schema import metadata
from tests.bot.tables.doubles import Trial, caller, press_of, text_of


async def traces(trial: Trial, *needles: object) -> list[str]:
    """Find values, as whole words, in any column of any table of the database.

    Random bytes, such as seeds, are no text: a short word would stand in them by chance.
    """
    word = {needle: re.compile(rf"(?<![\w-]){re.escape(str(needle))}(?![\w-])") for needle in needles}
    found = []
    async with trial.store.read() as tx:
        for table in metadata.sorted_tables:
            for row in await tx.session.rows(select(table)):
                for value in row:
                    found += [f"{table.name}: {needle}" for needle in needles if word[needle].search(text_in(value))]
    return found


def text_in(value: object) -> str:
    """Return what can be read in a value of the database."""
    if not isinstance(value, bytes):
        return str(value)
    try:
        return value.decode()
    except UnicodeDecodeError:
        return ""


async def delete_me(trial: Trial, user: int) -> str:
    """Ask for deletion and confirm it."""
    answer = await trial.commands.me(caller(user), delete=True)
    return text_of(await trial.press(user, press_of(answer.panel, "delete_me")))
