"""Take away at the start of Python what Windows lacks: modules, signals, and what its event loop cannot do.

Locks are kept: `filelock` takes the system's own there, and has taken Linux's here before it is taken away.
"""

import importlib
import os
import signal
import subprocess
import sys
from asyncio import selector_events
from typing import Any

import filelock  # noqa: F401 - before its module is taken away

MODULES = ("fcntl", "grp", "resource", "termios")
FUNCTIONS = ("fork", "getpgid", "killpg", "nice", "setpgid", "setsid", "wait", "waitpid")
SIGNALS = {"SIGABRT", "SIGFPE", "SIGILL", "SIGINT", "SIGSEGV", "SIGTERM"}
READERS = ("add_reader", "remove_reader", "add_writer", "remove_writer")


def _unknown(*_args: object) -> None:
    raise NotImplementedError


def _kill(process: subprocess.Popen[bytes]) -> None:
    os.kill(process.pid, 9)


def _take_away() -> None:
    library: Any = importlib.import_module("asyncio.unix_events")  # there is none on Windows
    children: Any = subprocess
    children.Popen.kill = _kill  # the library's own asks for the signal by name
    for module in (children, library):  # they wait for children, as their relatives on Windows do by other means
        module.os = type(os)("os")
        vars(module.os).update(vars(os))
    modules: dict[str, Any] = sys.modules
    modules.update(dict.fromkeys(MODULES))  # as the import system has it
    for name in FUNCTIONS:
        delattr(os, name)
    for name in [each.name for each in signal.Signals if each.name not in SIGNALS]:
        delattr(signal, name)
    for name in READERS:
        setattr(selector_events.BaseSelectorEventLoop, name, _unknown)
    library._UnixSelectorEventLoop.add_signal_handler = _unknown


if sys.platform != "win32":
    _take_away()
