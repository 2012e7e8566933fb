# Why a choice is better than the next best, as a sentence. No number: they weigh what may come in later turns.

reason-order = It brings you more reputation from orders, or the same sooner.
reason-taler = It leaves you more Taler.
reason-building = It does more for your buildings.
reason-feast = It brings you closer to the feast.
reason-goods = It suits the goods that you need better.
reason-way = It gets your ship to its goal sooner.
reason-fight = It leaves you better off against pirates.
reason-raid = It promises more from raids.
reason-card = It makes better use of Den cards.
reason-first = It is the next thing to do in this trade.
reason-needed = The other choice would use up what you need for something else.
