# The rules in our own words, chapter by chapter. Before ** at the start of a line stands {""}, or the text ends there.

rulebook-goal-title = What it is about
rulebook-goal =
    The Hanse seeks a new **Eldermann**. You are a merchant on the Baltic: you sail from city to city, fill orders and build up your home city. That brings **reputation**.

    As soon as somebody becomes **mayor** ({ $mayor }), the election is called. Then a player who is at least a **patrician** ({ $patrician }) and holds **the feast** at home wins. For that you need one of each of the four goods: beer, fish, grain, cloth.

    Your turn:
    1. Planning: play sailing cards
    2. Event: the arrow of the disc advances
    3. Movement: sail
    4. Trade, then building

rulebook-setup-title = Set-up
rulebook-setup =
    Each of the eight cities begins with an order for one or two goods. The start player is drawn at random.

    In turn you choose a **home city** among the four corner cities: Aalborg, Visby, Danzig and Lübeck. Your ship lies in its harbour. You receive **two home goods**: both aboard, or one of them in the Kontor.

    Then **roles** are dealt openly:
    - Merchant: begins with the { $merchant }
    - Admiral: begins with the { $admiral }
    - Navigator: may turn the arrow one sector further
    - Captain: loses { $captain_softens ->
        [one] one space
       *[other] { $captain_softens } spaces
    } less in each storm

    Last, the start player picks one of the two “Pirates 2” sectors for the arrow: A or B.

rulebook-planning-title = Planning
rulebook-planning =
    Play **none, one or two sailing cards** openly. At first you have { $start_cards }. The school adds { $school_adds }; with the university you may play three cards.

    Their **sum** is how far you may sail. Their **number** turns the arrow: two cards, two sectors. Without a card it stays, the event happens again, and you do not sail.

    At the end of the turn the cards come back.

    If a round begins with fewer open orders than players, one is added: of the next order colour on the disc.

rulebook-events-title = Events
rulebook-events =
    The sector under the arrow is carried out:
    - **Order:** a card of this colour goes to its city. Each city has two places. If both are taken, the older order goes back into its deck.
    - **Goods:** one of each of two goods comes to the harbour of Memel, Stettin, Malmö or Flensburg. Never more than two lie there.
    - **Storm:** you move 1 or 2 spaces fewer.
    - **Pirates:** they attack you, but only from { $pirate_rank } reputation on.

    Before that the navigator may turn the arrow one sector further. Your Grand Kontor receives a home good in each of your event phases.

rulebook-sailing-title = Sailing
rulebook-sailing =
    Choose a **destination**: a harbour within reach, the open sea, then a space such as h5, or stay where you are. Moves go straight, never diagonally. A harbour ends the move.

    You may sail through other ships, but not stop on them. A harbour has room for all.

    If something can happen on the way, you choose **who to meet**: nobody, or ships and pirates in a certain order. You then sail the shortest way that meets exactly them. You can also type a way space by space: a2 a3 b3. You can also sail out and back again.

    Black spaces are **pirates**: from { $pirate_rank } reputation on they attack at once. When you enter your home harbour, before any raid there, your Kontor receives a home good; if it is full, you can throw another good away for it when you trade. A Grand Kontor receives none. A round trip out of it and back brings none.

rulebook-trade-title = Trade
rulebook-trade =
    In a harbour you trade in any order. You can take back each step until you finish with “Done” or a building.
    - **Sell**: { $sell_price } Taler, at first { $sales_none } good a turn. Not the local good. Goods in your Kontor count too: from any harbour you may sell them on your home market, but not your home good.
    - **Order**: one a turn, in addition. It brings Taler, reputation and a building permit.
    - **Buy**: the local good, { $buy_price } Taler each.
    - **Cannon**: { $cannon_price } Taler, once you have the dock.
    - **Harbour goods**: free, if you have sold or filled an order here.
    - **Restow**: in the home harbour, between ship and Kontor.
    - **Throw away**: at any time in this phase.

    A K field holds a cannon or a good, E fields only booty. At first the Kontor holds { $goods_kontor } goods and { $taler_kontor } Taler. Taler that no longer fit are lost.

rulebook-building-title = Building
rulebook-building =
    At the end you may **build or upgrade once**, also at sea. That ends your turn. Each time you need a **permit**: a filled order card goes back into its deck for it.
    - Build: { $build_price } Taler
    - Upgrade: { $upgrade_price } Taler and one good of any kind

    {""}**Kontor → Grand Kontor:** a home good every round
    {""}**School → University:** cards { $least_card } to { $most_card }, then three cards
    {""}**Guild → Great Guild:** sell { $sales_guild } goods, then { $sales_great } and two orders
    {""}**Storehouse → Warehouses:** { $goods_storehouse } goods and { $taler_storehouse } Taler, then { $goods_warehouses } and { $taler_warehouses }
    {""}**Dock → Shipyard:** more cargo, cannons, booty fields
    {""}**Den:** hire one card a turn

rulebook-fights-title = Fights
rulebook-fights =
    Attack: red die ({ $attack_die }) plus strength or cannons. Defence: green die ({ $defence_die }) plus cannons. The attack must be **higher**.

    {""}**Pirates win:** you lose as many goods from your ship as the difference, and { $lost_to_pirates } reputation. Your right neighbour picks which; if a Den card hired them, the player who played it does. **You win:** { $won_fight } reputation. Either way you are safe from further raids this turn.

    {""}**Players:** the attacker needs a cannon and loses { $raid_price } reputation at once. The winner takes as many goods as the difference, onto W fields first, then E fields. If there is no room, something goes overboard. A successful defender gains { $won_fight } reputation.

    Cannons are never lost, the Kontor is never touched.

rulebook-raids-title = Encounters
rulebook-raids =
    If you pass beside or through another ship, a raid is possible. You decide first, at the first contact and once more if you stop beside it. If you let it go, the other ship may attack. There is at most one raid for each pair and turn.

    With **standing orders**, which you give under **Plans and settings** at any time, you are not asked:
    - Raids in your turn: never, or automatic if you have more cannons and there is booty
    - Ambushes, when others pass you: on whose ships, with how many cannons, on how much cargo

    They count from the next voyage on, and everybody sees them. At a table with **ambushes by standing order** nobody is asked about passing ships; without an order you attack nobody.

rulebook-rogues-title = The Den
rulebook-rogues =
    With a Den you hire a card after trade: of level 1 or 2, face down, for that many Taler or that much reputation. You never hold more than three.

    They work on others' turns. Under **Plans and settings** you say in secret what each card does by itself, and openly when you would rather be asked; at first never. The first one clockwise counts, for **only one strikes per turn**.
    - Curse: the arrow goes one sector further
    - Sails −1, −2: slower
    - Thugs 1, 2: a raid, whatever the rank
    - Cannons −1, −2: in a fight
    - Bribe I, II: draw or replace an order, also in your own turn
    - Ward I, II: cancels a card against you

    If you are asked, your answer replaces your plan; you are asked even without a fitting card. You may then also say that no card of yours comes this turn, or that you do not want to be asked any more.

rulebook-ending-title = Election, feast and the end
rulebook-ending =
    Ranks: trader { $trader }, councillor { $councillor }, patrician { $patrician }, mayor { $mayor }, Eldermann { $elder }; in a short or long game other numbers, which the board shows. What counts is your reputation now.

    The first mayor calls the **election**, and it stays called. From then on, as a patrician, you may hold the **feast** in your trade phase if all four goods are at home: in the Kontor, or aboard while the ship lies in the home harbour. That wins you the game.

    If you **reach** the rank of **Eldermann** while all four goods are at home, you win **at once**, even outside your own turn. If a good is missing then, only a feast wins.

    If an order must be drawn and its deck is empty, the game ends, and nobody is elected. The same happens after the last round.

rulebook-options-title = Table options
rulebook-options =
    The **length** sets the ranks from councillor to Eldermann: short { $short_ranks }; normal { $normal_ranks }; long { $long_ranks }.

    Behind “More options”: feast only once somebody is Eldermann, roles (four, seven, none), building permits (from orders, also from fights, none), raids in harbours, ambushes by standing order, return of sailing cards, sales from the Kontor, toll, starting money, K fields, Taler limit, thugs from councillor up only, blockade, end without a feast, round limit.

    The seven roles add: scholar ({ $scholar }), builder ({ $builder }), innkeeper ({ $innkeeper }).

rulebook-house-title = House data for a prototype
rulebook-house =
    Eldermann has not been published. It is played by its preliminary rules 3.0.3; the prototype's pictures are missing. So some things are **reconstructed and not the author's**, unless the table plays with the printed components of somebody who owns them:
    - the sea chart with its islands and pirates, the event disc
    - the { $order_cards } order cards and what they pay
    - all ranks except the { $pirate_rank } reputation from which pirates attack
    - how much the Kontor holds, the supplies
    - grain and cloth as third and fourth good
    - the roles except navigator and captain, the levels of some Den cards
    - the end after round { $round_guard } even without a round limit

    Taken from the rules: prices, dice, buildings and what they do, the numbers of Den cards, the feast and the election.
