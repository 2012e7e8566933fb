"""Computer players, and the process in which the strong ones calculate."""
