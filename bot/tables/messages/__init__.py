"""What messages say and show; nothing in here changes a table."""
