"""A deterministic simulation: the real bot with simulated time, network, threads and luck, all drawn from a seed."""
