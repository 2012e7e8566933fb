# Wie zuverlässig jemand ist: neben den Namen in der Lobby
reliability-seat = { $percent } % pünktlich{ $given ->
        [0] {""}
        [one] , ein Spiel aufgegeben
       *[other] , { $given } Spiele aufgegeben
    }
reliability-new = neu
reliability-hidden = Zuverlässigkeit nicht gezeigt
lobby-least = Zuverlässigkeit: mindestens { $percent } % der Entscheidungen pünktlich; wer neu ist, darf beitreten.

# Die Optionen der Lobby
option-least = Zuverlässigkeit
option-least-none = egal
option-least-none-hint = Alle dürfen beitreten
option-least-some = mindestens { $percent } % pünktlich
option-least-some-hint = Wer neu ist, darf immer beitreten; wer sie verbirgt, nicht

# /statistik
stats-reliability = Zuverlässigkeit: **{ $percent } %** der letzten Entscheidungen mit Zeitlimit kamen pünktlich{ $given ->
        [0] {""}
        [one] ; ein Spiel aufgegeben
       *[other] ; { $given } Spiele aufgegeben
    }.
stats-reliability-new = Zuverlässigkeit: **neu**. Sie wird nach { $count } Entscheidungen mit Zeitlimit gezeigt.
stats-reliability-hidden = Zuverlässigkeit: **nicht gezeigt**
stats-reliability-own = -# Du zeigst das nicht (</ich>): Andere lesen „nicht gezeigt“.

# /ich
cmd-option-reliability = zuverlässigkeit
cmd-option-reliability-about = Ob andere sehen, wie pünktlich du entscheidest
cmd-reliability-on = an
cmd-reliability-off = aus
