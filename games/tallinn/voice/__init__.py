"""How Tallinn speaks."""
