"""Pictures of Eldermann."""
