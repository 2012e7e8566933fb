"""The sections of Eldermann's rulebook, a module for each phase; `games.eldermann.rules` puts them together."""
