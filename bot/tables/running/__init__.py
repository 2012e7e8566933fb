"""What runs beside all tables: the service, the keeper and the clean-up."""
