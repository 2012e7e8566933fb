"""Discord's REST side: requests with the bot's own token, and their errors."""
