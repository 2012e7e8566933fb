"""All tables of this process: their registry, rows and matches, luck, pace and outbox."""
