# Why a hint names a choice. $difference says how many points, about: "about 3 points".

reason-series = Goods of one kind bring { $difference } more.
reason-sets = Sets of all kinds bring { $difference } more.
reason-money = Your money is worth { $difference } more.
reason-market = The cards you get from the market bring { $difference } more.
reason-pile = The cards you get from the pile bring { $difference } more.
reason-others = You get more from other players.
reason-harm = Others are likely to lose more.
reason-given = What you give away helps the others less.
reason-guard = You are guarded this round.
reason-keep = No swap would bring you anything.
reason-open = You stay free to choose each time what you give.
