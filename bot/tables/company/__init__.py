"""Who plays with whom: invitations, alerts, seats that seek a player, blocks, bans, limits and reliability."""
