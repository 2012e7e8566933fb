"""A deterministic simulation: the real bot on simulated time, network, threads and luck; a failure is a seed."""
