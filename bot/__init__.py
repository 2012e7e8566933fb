"""Kontor: everything that talks to Discord."""
