# Für alle, die einen Server verwalten: Seiten hinter `/settings`, und `/admin`

button-settings = Alle Einstellungen
