"""A rule-of-thumb player of Tallinn: what choices and the rest of the game are worth to a seat."""
