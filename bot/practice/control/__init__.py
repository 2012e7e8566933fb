"""What users, moderators and tests do to the practice server."""
