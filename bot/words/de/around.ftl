# Ergebnisse und Wertungen
stats-title = **Ergebnisse von { $who } auf diesem Server**
stats-none = Von { $who } gibt es hier keine Ergebnisse zu zeigen.
stats-sums = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }, { $rated ->
        [0] keins gewertet
       *[other] { $rated } gewertet
    } · { $wins ->
        [0] noch kein Sieg
        [one] ein Sieg ({ $rate } %)
       *[other] { $wins } Siege ({ $rate } %)
    }
stats-streak = Siege in Folge: { $streak }, Rekord: { $best }
stats-game = **{ $game }**: { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, im Schnitt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
stats-rating = Wertung **{ $rating }**
stats-latest = Zuletzt:
stats-won = - { $game }: **gewonnen** mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
stats-place = - { $game }: Platz { $place } mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
stats-about = -# Alle beginnen bei 1000. Gewertet werden Spiele ohne Computer und mit dem Spielmaterial von Kontor, in denen alle gewertet werden wollen. </ich> schaltet deine Wertung ab.
stats-unrated = -# Deine Wertung ist abgeschaltet (</ich>): Andere sehen nichts davon, und deine Tische werden nicht gewertet.
leaderboard-title = **Bestenliste dieses Servers · { $game }**
leaderboard-none = Noch steht niemand in der Liste. Dazu braucht es { $least } gewertete Spiele.
leaderboard-line = { $place }. { $who } · **{ $rating }** · { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $wins ->
        [one] ein Sieg
       *[other] { $wins } Siege
    }
leaderboard-missing = { $count ->
    [one] Dir fehlt noch ein gewertetes Spiel für die Liste.
   *[other] Dir fehlen noch { $count } gewertete Spiele für die Liste.
}

# Nach dem Spiel
button-hands = Alle Hände
button-rematch = Revanche
hands-none = Nichts auf der Hand.
export-file = Das ganze Spiel steht in `{ $file }`, mit allem, was man zum Nachprüfen des Zufalls braucht: `python -m bot verify { $file }`. Darin stehen die Namen am Tisch und die Nummern der Beitritte, aber keine Nutzerkennungen.
rematch-joined = Du sitzt an Tisch { $table }.
rematch-invited = Zur Revanche eingeladen: { $names }
refused-still-on = Dieses Spiel läuft noch. Das geht erst, wenn es vorbei ist.
refused-nothing-over = Du hast noch kein Spiel beendet.
refused-rematch = Eine Revanche kann nur verlangen, wer an diesem Tisch saß. Mit </spielen> eröffnest du einen eigenen.
