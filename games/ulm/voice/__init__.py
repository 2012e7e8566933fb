"""Ulm in words: questions, choices and what they cost and bring, events, the board and each seat's own picture."""
