"""What each seat can know of cards it does not see: what is noted, what follows from it, and worlds that agree."""
