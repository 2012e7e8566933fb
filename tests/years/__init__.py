"""An installation over weeks, at an accelerated clock: what happens to it, and what it costs."""
