"""One room for each database engine, with everything that differs between them."""
