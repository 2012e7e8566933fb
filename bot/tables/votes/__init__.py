"""What a table decides together, and what then happens: going back, handing a seat over."""
