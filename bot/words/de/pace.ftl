# Wie lange eine Entscheidung dauern darf
pace = Bedenkzeit
pace-live = live, 2 Minuten
pace-relaxed = entspannt, 12 Stunden
pace-daily = täglich, 1 Tag
pace-quick = zügig, 24 + 12 Stunden
pace-steady = stetig, 48 + 8 Stunden
pace-calm = ruhig, 72 + 12 Stunden
pace-none = unbegrenzt
pace-own = { $duration }
pace-timed-hint = Ist sie um, spielt ein Computer diesen Zug für dich; nach drei Malen in Folge, bis du zurück bist
pace-none-hint = Es läuft keine Uhr; alle nehmen sich so viel Zeit, wie sie möchten
pace-bank-hint = Jeder Zug bringt { $gain } Stunden, bis zu { $most }; danach spielt ein Computer diesen Zug für dich
duration-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
duration-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
duration-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}

pace-changed = **Die Bedenkzeit ist jetzt: { $pace }**
    -# Sie gilt für alle ab dem nächsten Zug; laufende Uhren behalten ihre Zeit.
pace-lifted = **Die Bedenkzeit ist jetzt unbegrenzt, und keine Uhr läuft mehr.**

# Auf wen der Tisch wartet
waiting-until = · Frist: { $until }
waiting-time = { $name } (Frist: { $until })
waiting-holiday = { $name } (im Urlaub bis zum { $until })
waiting-paused = Die Uhren stehen; gewählt werden darf trotzdem.
waiting-own = Frist: { $until }.
waiting-absent = { $count ->
    [one] Für { $names } spielt ein Computer, bis { $names } zurück ist.
   *[other] Für { $names } spielen Computer, bis sie zurück sind.
}
waiting-rests = Niemand ist da: Das Spiel ruht, bis jemand zurück ist.
status-holiday = { $name } ist bis zum { $until } im Urlaub.

# Erinnerungen
remind-you = **Die Hälfte deiner Zeit ist um** · { $table }
    -# Der Tisch wartet auf deine Wahl. Ohne sie spielt { $until } ein Computer diesen Zug.
remind-table = { $count ->
    [one] **Der Tisch wartet auf dich**
   *[other] **Der Tisch wartet auf euch**
}
    -# { $count ->
        [one] Deine Zeit endet { $until }.
       *[other] Die erste Frist endet { $until }.
    }

# Wer fort ist
stood-in = Für { $who } hat ein Computer entschieden: Die Zeit war um.
table-restored = Kontor musste aus einer Sicherung wiederhergestellt werden. Dieser Tisch steht wieder so, wie er damals stand. Was danach gewählt wurde, ist verloren, und Nachrichten darüber gelten nicht mehr.
absent-kept = **Für { $who } spielt ein Computer**
    -# { $who } hat dreimal hintereinander die Zeit ablaufen lassen. Nach einem Tag darf jemand anderes den Platz übernehmen.
rest-table = **Das Spiel ruht.**
    -# { $count ->
        [one] Du warst
       *[other] Keiner von euch war
    } in den letzten drei Monaten hier. Es geht weiter, sobald jemand zurück ist, und endet nach einem halben Jahr ohne Ergebnis.
absent-back = **{ $who } ist zurück.**
next-you = **Du bist gleich dran** · { $table }
    -# { $who } spielt schon.
away-you = **Für dich spielt ein Computer** · { $table }
    -# Deine Zeit lief dreimal hintereinander ab. Bist du nicht innerhalb eines Tages zurück, darf jemand anderes deinen Platz übernehmen.
button-back-here = Ich bin zurück
welcome-back = **Willkommen zurück, der Platz gehört wieder dir.** Seit deiner letzten Wahl:
    { $story }
welcome-back-nothing = **Willkommen zurück, der Platz gehört wieder dir.** Seit deiner letzten Wahl ist nichts Nennenswertes geschehen.

# Pause und mehr Zeit
clocks-stand = **Die Uhren stehen.**
    -# Wählen darfst du trotzdem. Jeder am Tisch kann sie weiterlaufen lassen.
clocks-run = **Die Uhren laufen wieder.**
button-resume = Weiter
paused = Die Uhren von Tisch { $table } stehen.
resumed = Die Uhren von Tisch { $table } laufen wieder.
extended = Du hast an Tisch { $table } mehr Zeit.

# Eigene Einstellungen

# Ablehnungen
refused-pace = Diese Zeit verstehe ich nicht. Möglich sind live, entspannt, täglich, unbegrenzt oder eine eigene von 1 Minute bis 14 Tagen, etwa 90m, 3h oder 2d.
refused-quiet = Schreib die Ruhezeit bitte so: 22:00-07:00, höchstens 12 Stunden lang; „aus“ beendet sie.
refused-zone = Diese Zeitzone kenne ich nicht. Nimm eine, die beim Tippen vorgeschlagen wird, etwa Europe/Berlin.
refused-zone-missing = Nenne bitte auch deine Zeitzone: `22:00-07:00 Europe/Berlin`.
refused-holiday = Ein Urlaub dauert höchstens { $most } Tage; 0 beendet ihn.
refused-holiday-longer = Du bist bis zum { $until } im Urlaub. Du kannst ihn verkürzen, aber nicht verlängern: Andere warten auf dich.
refused-holiday-soon = Dein letzter Urlaub endete am { $since }. Der nächste darf höchstens so lange dauern, wie du schon wieder da bist: { $days ->
        [one] Einen Tag
       *[other] { $days } Tage
    } kannst du ab dem { $next } nehmen.
refused-no-clock = An diesem Tisch läuft gerade keine Uhr für dich.
refused-extended = Mehr Zeit bekommst du in jedem Zug nur einmal, und gar nicht, wenn du eine Wahl zurückgenommen hast.
refused-paused = Die Uhren dieses Tisches stehen schon.
refused-not-paused = Die Uhren dieses Tisches stehen nicht.
refused-not-absent = An diesem Tisch spielt gerade kein Computer für dich.

# Was man schreiben kann: mehrere Wörter mit Kommas dazwischen, jedes in Kleinbuchstaben. Alle können die Wörter aller
# Sprachen schreiben. Auf eine Einheit dürfen Buchstaben folgen: „3 Tage“ fängt mit „t“ an.
typed-pace-live = live
typed-pace-relaxed = entspannt
typed-pace-daily = täglich
typed-pace-quick = zügig
typed-pace-steady = stetig
typed-pace-calm = ruhig
typed-pace-none = unbegrenzt
typed-days = d, t
typed-hours = h, std
typed-minutes = m, min
typed-off = aus

# How long a game takes
length-days = { $days ->
    [one] Etwa 1 Tag
   *[other] Etwa { $days } Tage
}; du bist etwa { $own ->
    [one] einmal
   *[other] { $own } Mal
} gefragt.
length-hours = { $hours ->
    [one] Etwa 1 Stunde
   *[other] Etwa { $hours } Stunden
}; du bist etwa { $own ->
    [one] einmal
   *[other] { $own } Mal
} gefragt.
length-more = { $days ->
    [one] etwa 1 Tag mehr
   *[other] etwa { $days } Tage mehr
}
length-less = { $days ->
    [one] etwa 1 Tag weniger
   *[other] etwa { $days } Tage weniger
}
