# Plätze, die jemanden suchen: am Tisch
seeks-left = **{ $who } hat diesen Tisch verlassen.** Platz { $seat } ist frei.
    -# Bis ihn jemand übernimmt, spielt dort ein Computer. Was bisher geschah, wird dann privat erzählt.
seeks-absent = **Platz { $seat } ist frei: { $who } ist nicht da.**
    -# Bis ihn jemand übernimmt, spielt dort ein Computer, und { $who } kann zurückkommen.
seeks-over = Für Platz { $seat } wird niemand mehr gesucht.
seat-taken = { $who } hat Platz { $seat } übernommen und spielt dort weiter.
button-sought = Platz übernehmen
button-claim_anyway = Platz trotzdem übernehmen

# In der Liste offener Tische, und nach dem Übernehmen
seeks-seat = Platz { $seat } von { $most }, bisher { $who }
sought-taken = Du spielst jetzt auf Platz { $seat } an [Tisch { $table } ({ $title })]({ $link }). Was bisher geschehen ist, schicke ich dir als Direktnachricht.
refused-not-sought = Dieser Platz ist nicht mehr frei.
refused-seek-paused = Die Uhren dieses Tisches stehen. Sobald sie wieder laufen, kannst du den Platz übernehmen.
seeks-status = Platz { $seat }, bisher { $who }, ist für jemand anderen frei.
refused-knows-hand = Du hast hier schon auf einem anderen Platz gespielt und kennst dessen Hand. Darum kannst du diesen nicht übernehmen.
