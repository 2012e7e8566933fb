# Wer mit wem am Tisch sitzen darf
refused-limits = Für diesen Tisch gelten Grenzen, die dich nicht beitreten lassen.
