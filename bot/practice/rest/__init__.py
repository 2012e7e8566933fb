"""REST v10, as far as Kontor uses it: one module per family of routes."""

from bot.practice.rest import answers, channels, emojis, identity, posts, scheduled_events, threads
from bot.practice.rest.call import Route

ROUTES: list[Route] = [
    route
    for family in (identity, emojis, channels, threads, scheduled_events, posts, answers)
    for route in family.ROUTES
]
