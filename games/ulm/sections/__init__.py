"""The sections of Ulm in the order of the rulebook."""
