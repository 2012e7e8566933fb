"""Today's hints against a frozen first version of themselves, as first committed; names follow today's."""
