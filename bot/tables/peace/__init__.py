"""Who may sit with whom: blocks, reliability, and all else that keeps somebody from a table."""
