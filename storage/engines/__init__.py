"""One room for each engine that keeps what Kontor stores: all that differs between them is in here."""
