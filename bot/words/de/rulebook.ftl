# Regeln
rulebook-about = Über dieses Spiel
rulebook-chapters = Kapitel
button-back = ◀ Zurück
button-next = Weiter ▶
button-chapter = Regeln
button-rule = Regel: { $title }
