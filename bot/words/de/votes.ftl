abandon-ask = **Das Spiel an Tisch { $table } ({ $title }) abbrechen?**
button-abandon_now = { $count ->
    [one] Abbrechen
   *[other] Dafür stimmen
}
ballot-abandon = { $votes ->
    [one] **{ $who } möchte das Spiel abbrechen.**
   *[other] **{ $who } möchten das Spiel abbrechen.**
}
ballot-abandon-about = Es endet dann für alle ohne Ergebnis.
ballot-pause = { $votes ->
    [one] **{ $who } möchte eine Pause.**
   *[other] **{ $who } möchten eine Pause.**
}
ballot-pause-about = Die Uhren stehen dann, bis jemand sie weiterlaufen lässt.
ballot-undo = **{ $who } möchte die letzte eigene Wahl zurücknehmen.** Alle müssen zustimmen.
ballot-taken = { $count ->
    [one] Damit wird eine Entscheidung zurückgenommen: { $names }.
   *[other] Damit werden { $count } Entscheidungen zurückgenommen: { $names }.
}
ballot-sealed = Was gerade festgelegt ist, entfällt ebenfalls: { $names }.
ballot-wish = **{ $former } möchte den Platz an { $new } abgeben.**
ballot-replace = **Soll { $new } den Platz von { $former } übernehmen?**
ballot-count = Dafür: { $names } ({ $votes } von { $needed })
ballot-until = endet { $until }
ballot-accept = { $new } muss den Platz annehmen.
button-agree = Zustimmen
button-refuse = Ablehnen
button-stay = Bleiben
stayed = Es bleibt, wie es war.
button-accept = Platz annehmen

# Wie eine Abstimmung ausging
ended-abandon = { $how ->
    [passed] Die Abstimmung über den Abbruch ist entschieden: Das Spiel wird abgebrochen.
    [expired] Die Abstimmung über den Abbruch ist abgelaufen. Das Spiel geht weiter.
   *[moot] Die Abstimmung über den Abbruch ist vorbei.
}
ended-pause = { $how ->
    [passed] Die Abstimmung über eine Pause ist entschieden: Die Uhren stehen.
    [expired] Die Abstimmung über eine Pause ist abgelaufen. Das Spiel geht weiter.
   *[moot] Die Abstimmung über eine Pause ist vorbei.
}
ended-undo = { $how ->
    [passed] Alle sind einverstanden: Die letzte Wahl von { $who } ist zurückgenommen.
    [refused] Jemand hat abgelehnt: Die letzte Wahl von { $who } bleibt bestehen.
    [expired] Es haben nicht alle rechtzeitig zugestimmt: Die letzte Wahl von { $who } bleibt bestehen.
   *[moot] Das Spiel ist weitergegangen: Die letzte Wahl von { $who } bleibt bestehen.
}
ended-replace = { $how ->
    [passed] Auf Platz { $seat } spielt jetzt { $new }.
    [refused] Abgelehnt: { $who } behält Platz { $seat }.
    [expired] Die Zeit ist um: { $who } behält Platz { $seat }.
   *[moot] Nicht mehr nötig: { $who } behält Platz { $seat }.
}
vote-own = { $sort ->
    [undo] -# [[vote]] { $who } erbittet eine Rücknahme: Stimme am Tisch ab.
    [pause] -# [[vote]] Andere möchten eine Pause: Stimme am Tisch ab.
    [abandon] -# [[vote]] Andere möchten das Spiel beenden: Stimme am Tisch ab.
   *[other] -# [[vote]] { $who } soll ersetzt werden: Stimme am Tisch ab.
}
story-undone = _Mit Zustimmung aller wurden Entscheidungen zurückgenommen. Von hier geht es weiter._
board-undone = _Mit Zustimmung aller zurückgenommen: Was hier steht, gilt nicht mehr._
proposed = { $votes ->
    [one] Dein Vorschlag steht im Kanal des Tisches: { $votes } von { $needed } ist dafür.
   *[other] Dein Vorschlag steht im Kanal des Tisches: { $votes } von { $needed } sind dafür.
}
proposed-accept = Dein Vorschlag steht im Kanal des Tisches. Dort muss { $new } den Platz noch annehmen.

# Ein Platz wechselt
briefing = Du spielst jetzt auf Platz { $seat }. Am Tisch: { $names }. Das ist zuletzt geschehen:
handed-over = Tisch { $table }: An deiner Stelle spielt jetzt { $new }. Was hier stand, wird nicht mehr gezeigt.
left-seat = Du hast Tisch { $table } verlassen. Was hier stand, wird nicht mehr gezeigt.

# Ablehnungen
refused-nothing-to-undo = Du hast noch nichts gewählt, was sich zurücknehmen ließe.
refused-still-open = Deine letzte Wahl ist noch offen. Drücke auf „Dein Zug“, um sie zu ändern.
refused-too-long-ago = Das ist zu lange her: Höchstens { $most } Schritte lassen sich zurücknehmen.
refused-other-rules = Seitdem gelten andere Regeln: Das lässt sich nicht mehr zurücknehmen.
refused-vote-is-on = Darüber stimmt der Tisch schon ab. Die Nachricht dazu steht im Kanal des Tisches.
refused-vote-over = Diese Abstimmung ist vorbei.
refused-no-voice = Hier hast du keine Stimme: Es geht um deinen eigenen Platz.
refused-no-veto = Du musst nichts tun: Ohne genug Stimmen wird nichts daraus.
refused-not-invited = Dieser Platz wird jemand anderem angeboten.
refused-needs-manager = An diesem Tisch sitzen zu wenige, um über den Platz von { $who } abzustimmen. Wer den Server verwaltet, kann ihn übergeben.
refused-other-guild = Das geht nur auf dem Server des Tisches.
refused-no-member = { $who } ist nicht auf diesem Server.
refused-bot = { $who } ist ein Bot. Für einen Computer nimm </tisch>.
refused-sits-there = { $who } sitzt schon an diesem Tisch.
refused-knows-another = { $who } hat hier schon auf einem anderen Platz gespielt und kennt dessen Hand.
