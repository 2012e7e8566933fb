"""What Tinker Tailor allows and does, chapter by chapter of the rulebook, with its shapes, refusals and scoring."""
