# Tische für einen allein: gegen Computer, in Direktnachrichten
alone-place = allein
alone-setup = Du spielst allein, ohne Wertung.
alone-opened = Dein Tisch { $table } steht in deinen Direktnachrichten mit mir.
alone-no-server = Ich bin kein Mitglied dieses Servers; einen Tisch für alle kann es hier deshalb nicht geben. Aber du kannst allein spielen.
alone-closed = Ich kann dir keine Direktnachrichten schicken; deshalb spielst du hier, wo nur du es siehst. Wenn du lieber dort spielst, erlaube in den Privatsphäre-Einstellungen von Discord Direktnachrichten von Mitgliedern dieses Servers und drücke dann auf „Schick mir Direktnachrichten“. Ist diese Antwort weg, bringt </zug> deinen Tisch zurück.
alone-here = Du spielst hier, wo nur du es siehst. Ist diese Antwort weg, bringt </zug> deinen Tisch zurück.
alone-on = Tisch { $table } läuft schon. </zug> zeigt ihn dir.
choice-computers = Die Computer sind dran.
button-dm = Zu deinen Direktnachrichten
button-play_again = Noch einmal spielen
refused-alone = An einem Tisch allein laufen keine Uhren.

# Versuche: ein beendetes Spiel, ab einer seiner Seiten allein weitergespielt
trial = Versuch
button-try = Ab hier spielen
button-try_now = Beginnen
try-about = Spiel ab hier allein weiter, gegen normale Computer. Es zählt nicht, und das beendete Spiel bleibt, wie es ist.
try-seats = Dein Platz
try-seat = Platz von { $name }
try-lucks = Glück
try-luck-same = Gleiches Glück
try-luck-same-about = -# **Gleiches Glück:** Verdeckte Karten und spätere Ziehungen sind die des Spiels, solange sie passen.
try-luck-new = Neues Glück
try-luck-new-about = -# **Neues Glück:** Alles, was dein Platz nicht sieht, wird neu verteilt; auch spätere Ziehungen sind andere.
try-opened = Dein Versuch { $table } steht in deinen Direktnachrichten mit mir.
refused-branch-end = Hier endet das Spiel. Wähle eine frühere Seite.
