"""Who may sit with whom: how reliable users are."""
