"""Discord's REST side: what Kontor sends with its own token, and what may go wrong there."""
