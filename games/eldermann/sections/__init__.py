"""What Eldermann allows and what happens: a module for each phase, and what phases share; see `rules`."""
