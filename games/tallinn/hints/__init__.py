"""How computer players weigh a choice of Tallinn."""
