"""The sets of components that tables are played with: stored once, and learnt by this process when one needs them."""

from __future__ import annotations

import json

from games.kernel.errors import RulesBug
from games.kernel.game import Game
from games.kernel.material import written
from storage import Reader, Writer
from storage.rows import MaterialRow


async def learn_set(tx: Reader, game: Game, material_id: str) -> None:
    """Let this process know a table's set, whatever file it came from, and whether that is still there."""
    printed = game.printed
    if printed is None or printed.materials.knows(material_id):
        return
    stored = await tx.materials.get(material_id)
    if stored is None or printed.materials.learn(json.loads(stored.entries)) != material_id:
        raise RulesBug(f"the set of components {material_id} of {game.key} is not stored as it was")


async def keep_set(tx: Writer, game: Game, material_id: str) -> None:
    """Store a set, so that neither another file nor another release changes a table that has it."""
    if game.printed is not None and material_id:
        entries = written(game.printed.materials.entries(material_id))
        await tx.materials.keep(MaterialRow(material_id=material_id, game=game.key, entries=entries))
