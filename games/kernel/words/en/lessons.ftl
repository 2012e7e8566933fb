# Lessons: what every game's lesson says in the same way.
lesson-unreadable = The lesson of { $game } cannot be read: { $problem }
lesson-choice = “{ $choice }” does not lead through this lesson of { $game } any more.
lesson-scene-over = This scene is over.
lesson-places = Look here: { $places }.
lesson-event = • { $text }
lesson-more-events = • … and { $count } more
lesson-else-done = Done: { $choice }.
lesson-else-other = You have chosen: { $choice }.
lesson-else-not = In a game you could do that, but this step tries out something else: { $choice } has to wait.
place-panel = the buttons below
lesson-ways = Enter alone chooses “{ $choice }”. You may also type: back, skip, stop.
