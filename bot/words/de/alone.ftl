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
