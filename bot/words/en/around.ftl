# Results and ratings
stats-title = **Results of { $who } on this server**
stats-none = There are no results of { $who } to show here.
stats-sums = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $rated ->
        [0] none rated
       *[other] { $rated } rated
    } · { $wins ->
        [0] no win yet
        [one] one win ({ $rate }%)
       *[other] { $wins } wins ({ $rate }%)
    }
stats-streak = Wins in a row: { $streak }, best so far: { $best }
stats-game = **{ $game }**: { $games ->
        [one] one game
       *[other] { $games } games
    }, { $points } { $points ->
        [one] point
       *[other] points
    } on average
stats-rating = rating **{ $rating }**
stats-latest = Latest:
stats-won = - { $game }: **won** with { $points } { $points ->
        [one] point
       *[other] points
    }
stats-place = - { $game }: place { $place } with { $points } { $points ->
        [one] point
       *[other] points
    }
stats-about = -# Everybody begins at 1000. Only games without computer players and with Kontor's own components count, and only if everybody in them wants to be rated. </me> switches your rating off.
stats-unrated = -# Your rating is switched off (</me>): others see nothing of it, and your tables are unrated.
leaderboard-title = **Leaderboard of this server · { $game }**
leaderboard-none = Nobody is listed yet. It takes { $least } rated games.
leaderboard-line = { $place }. { $who } · **{ $rating }** · { $games ->
        [one] one game
       *[other] { $games } games
    }, { $wins ->
        [one] one win
       *[other] { $wins } wins
    }
leaderboard-missing = { $count ->
    [one] You need one more rated game to be listed.
   *[other] You need { $count } more rated games to be listed.
}

# After the game
button-hands = All hands
button-rematch = Rematch
hands-none = Nothing in hand.
export-file = The whole game is in `{ $file }`, with everything needed to check its random draws: `python -m bot verify { $file }`. It holds the names at the table and the ids of the joins, but no user ids.
rematch-joined = You sit at table { $table }.
rematch-invited = Invited to the rematch: { $names }
refused-still-on = This game is still going on. That comes when it is over.
refused-nothing-over = You have not finished a game yet.
refused-rematch = Only those who sat at this table can call for a rematch. </play> opens a table of your own.
