# How reliable users are: beside names in the lobby
reliability-seat = { $percent }% on time{ $given ->
        [0] {""}
        [one] , one game given up
       *[other] , { $given } games given up
    }
reliability-new = new
reliability-hidden = reliability not shown
lobby-least = Reliability: at least { $percent }% of decisions on time; new players may join.

# The host's options
option-least = Reliability
option-least-none = does not matter
option-least-none-hint = Everybody may join
option-least-some = { $percent }% on time
option-least-some-hint = New players may always join; players who hide it cannot join

# /stats
stats-reliability = Reliability: **{ $percent }%** of the last decisions with a time limit came on time{ $given ->
        [0] {""}
        [one] ; one game given up
       *[other] ; { $given } games given up
    }.
stats-reliability-new = Reliability: **new**. It is shown after { $count } decisions with a time limit.
stats-reliability-hidden = Reliability: **not shown**
stats-reliability-own = -# You do not show this (</me>): others read “not shown”.

# /me
cmd-option-reliability = reliability
cmd-option-reliability-about = Whether others see how reliably you decide on time
cmd-reliability-on = on
cmd-reliability-off = off
