# Lektionen: was die Lektion jedes Spiels gleich sagt.
lesson-unreadable = Die Lektion von { $game } ist nicht lesbar: { $problem }
lesson-choice = „{ $choice }“ führt nicht mehr durch diese Lektion von { $game }.
lesson-scene-over = Diese Szene ist vorbei.
lesson-places = Schau hierhin: { $places }.
lesson-event = • { $text }
lesson-more-events = • … und { $count } weitere
lesson-else-done = Erledigt: { $choice }.
lesson-else-other = Du hast gewählt: { $choice }.
lesson-else-not = In einer Partie dürftest du das; hier probieren wir etwas anderes aus. { $choice } muss warten.
place-panel = die Knöpfe darunter
lesson-ways = Die Eingabetaste allein wählt „{ $choice }“. Außerdem kannst du back, skip oder stop tippen.
