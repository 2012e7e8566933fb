# Who may sit with whom
refused-limits = This table has limits that keep you from joining it.
