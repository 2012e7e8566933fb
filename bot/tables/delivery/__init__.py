"""How what is owed becomes messages: the courier, what it packs, and what it does about messages that are gone."""
