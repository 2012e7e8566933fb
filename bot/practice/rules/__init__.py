"""What Discord accepts and refuses: bodies, components, commands, permissions, errors."""
