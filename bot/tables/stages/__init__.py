"""A table's stages: the lobby, the choices of a game, its end, the rematch."""
