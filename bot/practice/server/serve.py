"""Run the practice server in a process of its own: python -m bot.practice.server.serve --port 0 --seed-world."""

import argparse
import asyncio
import json
import sys
from pathlib import Path

from bot.practice.rules.errors import Json
from bot.practice.server.server import PracticeServer
from bot.practice.world import snapshot
from bot.shutdown import tell_at_signals


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bot.practice.server.serve", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="loopback port; 0 takes a free one")
    parser.add_argument("--ready-file", type=Path, help="write the JSON that is printed to this file as well")
    parser.add_argument("--seed-world", action="store_true", help="create a guild, two channels and four users")
    parser.add_argument("--token", help="token of the control plane; a new one if left out")
    parser.add_argument("--bot-token", default="practice-bot", help="token the bot logs in with")
    parser.add_argument("--world", type=Path, help="restore this file if it exists, and write it at the end")
    return parser.parse_args()


async def run(args: argparse.Namespace) -> None:
    """Serve until SIGINT or SIGTERM."""
    server = PracticeServer(args.token, args.bot_token, args.world.parent if args.world else None)
    known: Json = {}
    if args.world and args.world.exists():
        snapshot.restore(server.core.world, args.world)
    elif args.seed_world:
        known = server.seed()
    await server.start(args.port)
    over = asyncio.Event()
    tell_at_signals(over.set)
    _tell(args.ready_file, {"port": server.port, "token": server.token, "bot_token": args.bot_token, **known})
    await over.wait()
    await server.stop()
    if args.world:
        snapshot.snapshot(server.core.world, args.world)


def _tell(ready_file: Path | None, ready: Json) -> None:
    text = json.dumps(ready)
    if ready_file:
        draft = ready_file.with_suffix(".part")
        draft.write_text(text, "utf-8")
        draft.replace(ready_file)  # a process that waits for the file must never read half of it
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(run(arguments()))
