"""How players find or avoid each other: invitations, alerts, vacant seats, blocks, bans, limits and reliability."""
