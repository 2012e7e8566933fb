"""Processes of our own that work beside the bot."""
