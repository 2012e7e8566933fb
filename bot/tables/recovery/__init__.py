"""What happens when a message cannot be delivered as it was meant, or is gone."""
