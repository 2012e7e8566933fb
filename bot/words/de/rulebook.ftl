# Regeln
rulebook-about = Über dieses Spiel
rulebook-chapters = Kapitel
button-back = ◀ Zurück
button-next = Weiter ▶
button-rule = Regel: { $title }
