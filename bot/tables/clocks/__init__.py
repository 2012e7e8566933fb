"""How long decisions may take: clocks, pauses, reminders, and who decides for users who are away."""
