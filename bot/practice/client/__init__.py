"""The client of the control plane, for tests and for the first lobby."""
