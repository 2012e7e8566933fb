"""The practice server, assembled and served."""
