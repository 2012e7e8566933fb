"""How Eldermann speaks: questions, choices and what they bring, events, the board and each seat's own picture."""
