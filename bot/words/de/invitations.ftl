# Einladungen: in der Lobby
lobby-held = – { $user } ist eingeladen, der Platz wird freigehalten. Frist: { $until }.
lobby-invited-only = Nur wer eingeladen ist, kann mitspielen.
refused-held = Die freien Plätze werden für Eingeladene freigehalten. Ein Platz wird wieder frei, wenn jemand absagt, spätestens nach 24 Stunden.

# An den Gastgeber
invite-free = -# { $count ->
    [one] Du kannst noch eine Person einladen. Sie wird im Kanal des Tisches einmal erwähnt, und der Platz wird 24 Stunden oder bis zum Start freigehalten.
   *[other] Du kannst noch { $count } Personen einladen. Sie werden im Kanal des Tisches einmal erwähnt, und ihre Plätze werden 24 Stunden oder bis zum Start freigehalten.
 }
invite-none-free = Alle Plätze sind besetzt oder werden freigehalten.
invite-pick = Wen lädst du ein?
invite-done = Die Einladung ist unterwegs.
invite-refused = Es gelten Grenzen, nach denen du nicht einladen kannst: { $users }.
invite-only-on = -# An diesem Tisch können nur Eingeladene mitspielen, und andere sehen ihn nicht unter den offenen.
button-invited-only-on = Nur auf Einladung
button-invited-only-off = Alle mitspielen lassen
button-withdraw = Offene Einladungen zurückziehen
refused-invite-seats = { $free ->
    [0] Alle Plätze sind besetzt oder werden freigehalten.
    [one] Nur ein Platz ist weder besetzt noch freigehalten.
   *[other] Nur { $free } Plätze sind weder besetzt noch freigehalten.
 } Mehr Personen kannst du nicht einladen.
refused-invite-host = Du kannst am Tag höchstens { $most } Personen einladen.

# An die Eingeladenen
invite-called = { $count ->
    [one] { $host } lädt dich zu einer Partie { $title } ein
   *[other] { $host } lädt euch zu einer Partie { $title } ein
}
invite-about = { $least }–{ $most } Spieler · { $pace } · bisher { $names }
invite-held = { $count ->
    [one] Dir wird ein Platz freigehalten,
   *[other] Jedem von euch wird ein Platz freigehalten,
} 24 Stunden lang oder bis das Spiel beginnt.
button-invited_more = Mehr
invite-somebody = Jemand
invite-also = Ebenfalls eingeladen: { $users }
invite-letter-why = -# „Einladungen“ in </ich> legt fest, ob dich Einladungen auch per Direktnachricht erreichen.
invite-over = Diese Einladung gilt nicht mehr.
invite-declined = Du hast abgesagt. Der Platz ist wieder frei.
invite-declined-all = Du hast abgesagt, und { $host } kann dich nicht mehr einladen. { $host } erfährt das nicht. Unter „Ferngehaltene“ in </ich>, bei „Meine Daten“, steht es, und dort kannst du es zurücknehmen.
button-join_invited = Mitspielen
button-decline = Nein, danke
button-decline_all = Keine Einladungen von dieser Person
refused-no-invitation = Du hast keine offene Einladung an diesen Tisch. Wenn dort ein Platz frei ist, kannst du in der Lobby mitspielen.

# /ich
me-invitations-on = Wer dich an einen Tisch einlädt, erreicht dich auch per Direktnachricht.
cmd-option-invitations = einladungen
cmd-option-invitations-about = Ob Einladungen an Tische auch per Direktnachricht kommen
cmd-invitations-on = an
cmd-invitations-off = aus
button-invitations_on = Einladungen per Direktnachricht
