"""A table's life without Discord: lobby, seats, choices, the outbox, and what each press is answered.

Nothing in here imports discord. `Dispatcher` takes what users do and returns `Answer`s; `Relay` empties the outbox
through a `Messenger`; both speak in `Panel`s, which `bot.interactions` turns into Discord's payloads.
"""
