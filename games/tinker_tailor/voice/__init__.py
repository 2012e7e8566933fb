"""Tinker Tailor in words: questions, choices with what they cost and bring, events, the board and each own picture."""
