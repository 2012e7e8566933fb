"""REST v10, as far as Kontor uses it: one module per family of routes."""

from bot.practice.rest import answers, channels, identity, posts, threads
from bot.practice.rest.call import Route

ROUTES: list[Route] = [*identity.ROUTES, *channels.ROUTES, *threads.ROUTES, *posts.ROUTES, *answers.ROUTES]
