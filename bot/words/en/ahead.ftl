# What you say before you are asked
more-ahead = Plan ahead
more-ahead-hint = lists that answer for you when you are asked
ahead-heading = **Plan ahead**
    -# { $title } · table { $table } · { $guild }
ahead-about = When you are asked, your list answers for you some minutes later, unless you choose before. Nobody else sees it. It counts from the next question on.
ahead-which = What do you want to answer by a list?
ahead-next = What comes { $place ->
    [1] first
   *[other] next, as number { $place }
}?
ahead-draft = Your list: { $list }.
    Press a button below, and it will answer for you.
ahead-once = once
ahead-always = every time
ahead-keep-once = Let it answer once
ahead-keep-always = Every time
ahead-again = Start again
ahead-remove = Remove this list
ahead-dropped = **Removed.**
ahead-answers = **Your list answers { $time }: { $choice }.** Choose before to answer differently; “Plan ahead” under More changes the list.
ahead-removed = Your lists were removed because the game went back. You can plan ahead again under More.
refused-ahead = There is nothing that you can plan ahead here.
refused-ahead-changed = Your cards have changed, and with them what can be on this list. Please start it again.

# The rest of a turn, planned while others are asked
turn-open = Plan the rest of my turn
turn-heading = **The rest of your turn**
    -# { $title } · table { $table } · { $guild }
turn-about = If all others pass and all of this is still possible, it is carried out for you some minutes later. Else you are asked as usual.
turn-stands = **Planned:** { $plan }
turn-draft = **Your plan:** { $plan }
    Press the blue button, and it stands.
turn-keep = Do this if all pass
turn-drop = Remove
turn-answers = **Your plan goes on { $time }: { $choice }.** Choose before to do something else.
turn-broken = Not all others have passed, or your plan for this turn is no longer possible, so you are asked.
refused-turn = There is nothing to plan here any more. Press “Your move” to see what is asked.
