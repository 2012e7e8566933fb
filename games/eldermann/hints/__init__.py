"""A rule-of-thumb player of Eldermann: plans of voyages, and what each choice is worth to a seat."""
