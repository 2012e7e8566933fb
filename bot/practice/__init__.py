"""A loopback Discord of our own: to try Kontor without a token, and for tests that need a wire."""
