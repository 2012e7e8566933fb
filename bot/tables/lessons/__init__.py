"""Lessons: where users stand in them, and the messages of a step."""
