"""A rule-of-thumb player of Ulm: what choices, cards, pushes and the rest of the game are worth to a seat."""
