"""What brings players to a table: invitations, alerts, notices to the host, and seats that seek somebody."""
