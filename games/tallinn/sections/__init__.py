"""The sections of Tallinn's rulebook, a module for each chapter; `games.tallinn.rules` puts them together."""
