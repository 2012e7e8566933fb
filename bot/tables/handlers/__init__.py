"""Handlers of users' acts, one for each kind, all behind `Dispatcher`."""
