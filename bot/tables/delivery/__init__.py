"""How the outbox becomes messages: the relay that sends them, and what composes them from a table's newest state."""
