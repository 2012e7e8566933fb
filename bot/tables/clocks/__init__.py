"""How long decisions may take: clocks, pauses, reminders, and stand-ins for absent users."""
