# Why a hint names a choice. $difference is how many points, about, as something that can be counted: “about 3 points”.

reason-points = At once it brings { $difference } more.
reason-coins = Its coins are worth { $difference } more.
reason-tiles = Its tiles are worth { $difference } more.
reason-cards = With cards, now or at the end, it brings { $difference } more.
reason-river = On the Danube it brings { $difference } more.
reason-seal = With seals, their privileges and crests, it brings { $difference } more.
reason-sparrows = Its sparrows are worth { $difference } more.
reason-ability = Until the end of the game its ability brings { $difference } more.
reason-first = Done first, it can still help what follows in this turn.
reason-wait = The other choice can wait.
reason-spare = It gives away tiles that you need least.
