# Was der Gastgeber einer Lobby erfährt und gefragt wird
host-full = Dein Tisch ist voll: { $names }. Du kannst starten.
host-left = Jemand hat deinen Tisch verlassen. Noch da: { $names }.
host-lapses = Dein Tisch ist schon lange offen und nicht gestartet. Frist bis zum Schließen: { $until }. Zurzeit dabei: { $names }.
host-changed = Seit dieser Nachricht hat sich etwas geändert. Die Nachricht des Tisches zeigt, wie es steht.
changed-title = **Der Gastgeber hat diesen Tisch geändert, nachdem du dich gesetzt hast:**
changed-waits = Drücke auf „Für mich in Ordnung“, wenn du noch mitspielen möchtest; sonst verlasse den Tisch. Das Spiel kann beginnen, sobald alle zugestimmt haben, oder { $until }.
changed-settled = Alle, die hier sitzen, sind mit den geänderten Optionen einverstanden.
button-fine = Für mich in Ordnung
refused-changed = Du hast die Optionen geändert, nachdem { $names } sich gesetzt { $count ->
    [one] hat
   *[other] haben
 }. Das Spiel kann beginnen, sobald alle auf „Für mich in Ordnung“ gedrückt haben, oder { $until }.
refused-nothing-changed = Hier gibt es nichts, dem du zustimmen müsstest.
host-begun = Die Partie hat begonnen.
host-kept = Der Tisch bleibt offen. Frist, falls ihn niemand startet: { $until }.
host-put-you-out = Der Gastgeber hat dich von diesem Tisch genommen. Hierher kannst du nicht zurück; andere Tische stehen dir offen.
button-start_now = Starten
button-keep_open = Noch einen Tag offen lassen
button-fill = { $count ->
    [one] Mit einem Computer auffüllen und starten
   *[other] Mit { $count } Computern auffüllen und starten
 }
button-lobby = Zum Tisch
button-players = Spieler
button-put_out = Jemanden vom Tisch nehmen
button-hand_on = Gastgeberrolle weitergeben
players-title = **Spieler an Tisch { $table }**
players-about = Wen du vom Tisch nimmst, der verliert den Platz, erfährt es und kann an diesen Tisch nicht zurück. Wen du zum Gastgeber machst, der kann die Optionen ändern und starten; du behältst deinen Platz.
players-none = Hier sitzt noch niemand außer dir. Sobald jemand da ist, kannst du ihn hier vom Tisch nehmen oder zum Gastgeber machen.
players-put_out = { $name } sitzt nicht mehr hier.
players-hand_on = { $name } ist jetzt Gastgeber.
refused-sits-not-here = Diese Person sitzt nicht mehr hier oder ist selbst Gastgeber.

# Was anderen etwas nähme, wird erst erfragt
cancel-ask = **Tisch { $table } ({ $title }) absagen?** Das lässt sich nicht rückgängig machen.
cancel-cost = { $count ->
    [one] { $names } sitzt dort und verliert den Platz.
   *[other] { $names } sitzen dort und verlieren ihre Plätze.
}
button-cancel_now = Tisch absagen
replace-ask = **Den Platz von { $who } an Tisch { $table } ({ $title }) an { $new } geben?**
replace-cost = { $who } kann dort nicht mehr weiterspielen, und { $new } sieht die Hand. Der Tisch erfährt es.
button-replace_now = Platz übergeben
ban-ask = **{ $user } von den Tischen dieses Servers ausschließen?**
ban-cost = Wer gesperrt ist, kann hier keine Tische eröffnen und keinem beitreten{ $count ->
    [0] {""}
    [one] , und verlässt einen Tisch
   *[other] , und verlässt { $count } Tische
}. In laufenden Spielen übernimmt ein Computer. Du kannst die Sperre wieder aufheben.
button-ban_now = Sperren
put_out-ask = **{ $who } von Tisch { $table } ({ $title }) nehmen?**
put_out-cost = Die Person verliert den Platz, erfährt es und kann an diesen Tisch nicht zurück.
button-put_out_now = Vom Tisch nehmen
