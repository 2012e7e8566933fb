# Why a hint names a choice. $difference is how many points, about, as something that can be counted: “about 3 points”.

reason-contest = In the contest that it starts it brings { $difference } more.
reason-build = Its contest lets you build a tower.
reason-rows = In the final contests of the rows it brings { $difference } more.
reason-tower = In the final comparison of the towers it brings { $difference } more.
reason-chronicles = With the Chronicles to come it brings { $difference } more.
reason-later = It keeps a card for a later contest, which is worth { $difference }.
reason-points = You have { $difference } more at once.
reason-waste = It gives up no card that you could keep.
