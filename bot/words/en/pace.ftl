# How long a decision may take
pace = Time limit
pace-live = live, 2 minutes
pace-relaxed = relaxed, 12 hours
pace-daily = daily, 1 day
pace-quick = quick, 24 + 12 hours
pace-steady = steady, 48 + 8 hours
pace-calm = calm, 72 + 12 hours
pace-none = no limit
pace-own = { $duration }
pace-timed-hint = When it is over, a computer plays this turn for you; after three times in a row, until you are back
pace-none-hint = No clock runs; everybody takes as long as they like
pace-bank-hint = Each turn adds { $gain } hours, up to { $most }; after that a computer plays this turn for you
duration-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
duration-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
duration-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}

pace-changed = **The time limit is now: { $pace }**
    -# It applies from each player's next turn; clocks that are running keep their time.
pace-lifted = **There is no time limit any more, and no clock is running.**

# Which players the table waits for
waiting-until = · deadline: { $until }
waiting-time = { $name } (deadline: { $until })
waiting-holiday = { $name } (on holiday until { $until })
waiting-paused = The clocks are stopped; you may still choose.
waiting-own = Deadline: { $until }.
waiting-absent = { $count ->
    [one] A computer plays for { $names } until they are back.
   *[other] Computers play for { $names } until they are back.
}
waiting-rests = Everybody is away: the game rests until somebody is back.
status-holiday = { $name } is on holiday until { $until }.

# Reminders
remind-you = **Half of your time is over** · { $table }
    -# The table is waiting for your choice. Without it, a computer plays this turn { $until }.
remind-table = **The table is waiting for you**
    -# { $count ->
        [one] Your time ends { $until }.
       *[other] The first deadline is { $until }.
    }


# Absent users
stood-in = A computer decided for { $who }: time was up.
table-restored = Kontor had to be restored from a backup. This table stands where it stood then. What was chosen later is lost, and messages about it no longer count.
absent-kept = **A computer plays for { $who }**
    -# { $who } has let the time run out three times in a row. After a day, somebody else may take the seat.
rest-table = **The game rests.**
    -# { $count ->
        [one] You have
       *[other] None of you has
    } been here for three months. It goes on as soon as somebody is back, and ends after half a year without a result.
absent-back = **{ $who } is back.**
next-you = **You are next** · { $table }
    -# { $who } has begun to play.
away-you = **A computer plays for you** · { $table }
    -# Your time ran out three times in a row: press the button when you are back. If not within a day, somebody else may take your seat.
button-back-here = I'm back
welcome-back = **Welcome back. The seat is yours again.** Since your last choice:
    { $story }
welcome-back-nothing = **Welcome back. The seat is yours again.** Nothing worth telling has happened since your last choice.

# Pause and more time
clocks-stand = **The clocks are stopped.**
    -# You may still choose. Any player can restart them.
clocks-run = **The clocks are running again.**
button-resume = Restart
paused = The clocks of table { $table } are stopped.
resumed = The clocks of table { $table } are running again.
extended = You have more time at table { $table }.

# Your own settings

# Refusals
refused-pace = I do not understand this time. Use live, relaxed, daily, none, or a time of your own between 1 minute and 14 days, such as 90m, 3h or 2d.
refused-quiet = Please write quiet hours as 22:00-07:00, 12 hours at most; “off” ends them.
refused-zone = I do not know this time zone. Choose one that is suggested as you type, such as Europe/London.
refused-zone-missing = Please name your time zone too: `22:00-07:00 Europe/London`.
refused-holiday = A holiday lasts { $most } days at most; 0 ends it.
refused-holiday-longer = You are on holiday until { $until }. It can be shortened, but not extended: others are waiting for you.
refused-holiday-soon = Your last holiday ended on { $since }. The next one lasts at most as long as you have been back: you can take { $days ->
        [one] one day
       *[other] { $days } days
    } from { $next }.
refused-no-clock = No clock of yours is running at this table.
refused-extended = You can take more time once in each turn, and not after taking a choice back.
refused-paused = The clocks of this table are already stopped.
refused-not-paused = The clocks of this table are not stopped.
refused-not-absent = No computer is standing in for you at this table.

# What may be typed: several words with commas between them, each in small letters. Every reader may type the words of
# every language. A unit may go on with further letters: “3 hours” begins with “h”.
typed-pace-live = live
typed-pace-relaxed = relaxed
typed-pace-daily = daily
typed-pace-quick = quick
typed-pace-steady = steady
typed-pace-calm = calm
typed-pace-none = none
typed-days = d
typed-hours = h
typed-minutes = m, min
typed-off = off

# How long a game takes
length-days = { $days ->
    [one] About 1 day
   *[other] About { $days } days
}; you are asked about { $own ->
    [one] once
   *[other] { $own } times
}.
length-hours = { $hours ->
    [one] About 1 hour
   *[other] About { $hours } hours
}; you are asked about { $own ->
    [one] once
   *[other] { $own } times
}.
length-more = { $days ->
    [one] about 1 day more
   *[other] about { $days } days more
}
length-less = { $days ->
    [one] about 1 day less
   *[other] about { $days } days less
}
