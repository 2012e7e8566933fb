"""Between `bot.tables` and Discord: panels become payloads, presses and commands become answers."""
