"""Ulm, a game by Günter Burkhardt (HUCH! 2016): push tiles into the cathedral, carry out what they show."""
