"""The sections of Tinker Tailor's rulebook, a module for each chapter; `games.tinker_tailor.rules` joins them."""
