"""What exists in the practice server, how it is shown, and how it is kept."""
