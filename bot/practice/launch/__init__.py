"""Kontor's start without a token: the practice server here, Kontor in a process of its own."""
