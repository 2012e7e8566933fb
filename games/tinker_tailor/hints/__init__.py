"""A rule-of-thumb player of Tinker Tailor: what hands, roles and choices are worth to a seat."""
