# Dragon Dice Risk in ten minutes: the pages of the help window, and the words in their pictures.

primer-title-risk = Dragon Dice Risk in ten minutes
primer-risk-you = you
primer-risk-they = they
primer-risk-others = others

## 1

primer-risk-aim-title = A world to win
primer-risk-aim-picture = A map of the world with 42 territories, shared by three players, and the number of territories that wins
primer-risk-aim-text =
    Dragon Dice Risk is played on a map of territories. Your units are dice: they occupy territories and attack those of your opponents. The rules of the dice are those of Dragon Dice in the edition of 1996; this primer explains what is different.

    A territory is yours while a unit of yours is on it. You win if you hold enough territories at the start of your turn, or if only you have any.
primer-risk-goal = { $players ->
    [2] of { $territories } territories win with 2 players
   *[other] of { $territories } territories win with 3 to 6 players
}

## 2

primer-risk-forces-title = Your force
primer-risk-forces-picture = A table with the limits of a force for 2 to 6 players
primer-risk-forces-text =
    The number of players decides what a force may have. It needs many units, so several of them must be small. Only a part of its health is placed at the start; the other units wait in your recruiting pool.

    Dragons are optional and wait with the dead until a spell summons them. Dragonkin and minor terrains do not play.
primer-risk-column-players = Players
primer-risk-column-units = Units, at least
primer-risk-column-health = Health, at most
primer-risk-column-initial = Placed at the start
primer-risk-column-dragons = Dragons, at most
primer-risk-column-terrains = Terrain dice

## 3

primer-risk-set-up-title = Sharing the world
primer-risk-set-up-picture = A die for each continent, then territories are claimed, covered with one unit each, and reinforced
primer-risk-set-up-text =
    Each player rolls a die, and the highest plays first. All terrain dice go into a bag, and one is drawn for each of the six continents. It is rolled; a 7 or 8 is rolled again.

    Then players claim and place in turn. Health that no unit fits is lost. The program can place the rest of your units for you, and you can undo each of them.
primer-risk-set-up-dice = A die for each continent
primer-risk-set-up-dice-what = It lies on the continent for the whole game.
primer-risk-set-up-claim = Claim
primer-risk-set-up-claim-what = In turn, 1 free territory at a time, until none is left.
primer-risk-set-up-cover = One unit on each
primer-risk-set-up-cover-what = Any unit, as long as you can cover all of your land.
primer-risk-set-up-place = The rest
primer-risk-set-up-place-what = In turn, 1 unit at a time, or 2 units of 1 health.

## 4

primer-risk-turn-title = Your turn
primer-risk-turn-picture = The eight steps of a turn; the two marches are marked
primer-risk-turn-text =
    A turn has eight steps. Spells that last until your next turn end first. Captured continents help you after the reinforcements.

    Steps in which you can do nothing are skipped. Free move, Firewalkers and reserves are one edit of the board: make the moves in this order, and Done ends the turn.
primer-risk-step-reinforce = Turn in cards, count your recruits, place them.
primer-risk-step-dragons = Dragons attack your armies on their territories.
primer-risk-step-first_march = All your units in one continent.
primer-risk-step-second_march = Another continent, or your reserve.
primer-risk-step-free_move = From one territory to a neighbour, and on.
primer-risk-step-firewalkers = They fly to another continent.
primer-risk-step-reserves_in = Units join armies from your reserve.
primer-risk-step-reserves_out = Units leave the board for your reserve.
primer-risk-step-card = Then a card, if you took a territory from an opponent

## 5

primer-risk-recruits-title = Recruits
primer-risk-recruits-picture = The bonus of each of the six continents, and a sum: 4, 2, 3 and 4 make 13 health
primer-risk-recruits-text =
    At the start of your turn you recruit 1 health for every 3 territories, and at least 3. A continent that you hold whole adds its bonus. If its die also shows 8, it adds 3 that must be placed there.

    Place units from your recruiting pool on your own territories. Health that you do not use is lost, and the pool is not filled again: the dead do not return to it.
primer-risk-territories = { $count } territories
primer-risk-sum-base = { $held } territories, divided by 3
primer-risk-sum-continent = Australia whole
primer-risk-sum-eighth = its die shows 8: only there
primer-risk-sum-set = the first set of cards
primer-risk-sum-total = health of recruits

## 6

primer-risk-march-title = Two marches
primer-risk-march-picture = Three armies attack together in their continent; only the two at the border attack over it; the numbers of a die with their actions
primer-risk-march-text =
    A march is for one continent, each at most once in a turn. First you may turn its die by 1; opponents there may oppose with all their units there. Then you act, as the die allows.

    Magic reaches every army on the map or in reserve. A march in your reserve is for magic on your own armies only.
primer-risk-reach-inside = In the same continent: all your territories there attack together, near or far.
primer-risk-reach-over = Into another continent: only territories that border the target. Your own die counts.
primer-risk-face-magic = magic
primer-risk-face-missile = missiles
primer-risk-face-melee = melee
primer-risk-face-eighth = any action

## 7

primer-risk-attack-title = An attack
primer-risk-attack-picture = Dice on two territories attack Siam, one die stays on each; below it the four parts of an attack
primer-risk-attack-text =
    You attack one territory. From each of your territories all dice but one may attack. The die that stays neither rolls nor dies, so a single die cannot attack.

    A melee attack goes on as long as each exchange kills a unit. Missiles shoot once, and again only if they emptied a territory. Those who move in may attack on from there, if the die of that continent allows the same action.
primer-risk-stays = stays
primer-risk-defends = Only the units on this territory save, strike back and die.
primer-risk-fight-roll = You roll hits, they roll saves. The rest is damage.
primer-risk-fight-back = In a skirmish the survivors strike back.
primer-risk-fight-again = A unit died: attack again, or stop.
primer-risk-fight-enter = No unit is left: at least 1 attacker moves in.

## 8

primer-risk-cards-title = Cards and sets
primer-risk-cards-picture = Three sets of cards: three alike, one of each, two with a wild card; and the health that each set of the game gives
primer-risk-cards-text =
    If you took a territory from an opponent in your turn, you may take 1 card at its end. There is a card for each territory, and 2 wild cards. Your cards are secret.

    At the start of your turn you may turn in a set for recruits. Each set of the game gives more than the one before, no matter which player turns it in.
primer-risk-set-alike = Three alike
primer-risk-set-each = One of each
primer-risk-set-wild = Two and a wild card
primer-risk-values = Health for the sets of the game, one after the other
primer-risk-card-rules = A card of your own territory gives { $more } more health there. With { $many } cards or more at the start of your turn you must turn in a set.

## 9

primer-risk-dragons-title = Dragons on the map
primer-risk-dragons-picture = A dragon on Mongolia with an opponent’s army, which you attack from China, and a dragon on an empty territory
primer-risk-dragons-text =
    A spell can summon a dragon to any territory, also of an opponent. It attacks only armies there, at the start of the turn of the player who has them. A slain dragon returns to the dead and can be summoned again.

    A territory without units belongs to no player, even with a dragon. It counts for no continent and no recruits, and gives no card.
primer-risk-dragon-home = In your turn a dragon first attacks your army on its territory.
primer-risk-dragon-endure = If you attack by skirmish or charge, the dragon attacks you first. Missiles do not wake it.
primer-risk-dragon-nobody = Move into empty land by a free move or a march of melee. The dragon comes first in a march.

## 10

primer-risk-moves-title = Moves at the end of a turn
primer-risk-moves-picture = Ten units move from China to Mongolia, five of them move on to Irkutsk; Firewalkers, reserves in, reserves out
primer-risk-moves-text =
    After your marches you may move units. The free move begins on one territory: any of its units go to one neighbour, and some of them go on to one more. Empty land counts as your own here.

    One unit always stays on each territory. Units that came out of your reserve do not return to it in the same turn.
primer-risk-move-free = Free move: 11 units on China, 10 go to Mongolia, 5 of them on to Irkutsk.
primer-risk-move-fire = Firewalkers in a continent of air fly to your land in another continent.
primer-risk-move-in = Reserves in: units in reserve join any of your armies.
primer-risk-move-out = Reserves out: no player can attack units in reserve, and they may use magic.

## 11

primer-risk-eighth-title = The eighth face
primer-risk-eighth-picture = Australia is held whole, and its die shows 8; the effects of a city, a temple, a tower and standing stones
primer-risk-eighth-text =
    Only the player who holds a whole continent may turn its die to 8. Then all of their units there double their saves and maneuvers, and they may choose any action. No army routs.

    As soon as a territory of it is lost or empty, the die turns back to 7. Four kinds of eighth face have one more effect each.
primer-risk-city = each turn it recruits or promotes a unit anywhere in the continent
primer-risk-temple = opponents’ black magic has no effect; you make another player bury a dead unit
primer-risk-tower = missiles of all your units there reach every territory that borders the continent
primer-risk-standing_stones = magic may take the colours of the continent’s die

## 12

primer-risk-end-title = Winning, and being out
primer-risk-end-picture = Four ends of a game, and the house rules that a new game offers
primer-risk-end-text =
    You need not conquer the whole world: each territory needs a living die, and no force has that many. The plates at the top show how many territories each player has.

    A game takes hours, and you can stop at any time: every choice is saved. F5 plays on to your next decision, F8 shows the chronicle, and H suggests an answer to any question.
primer-risk-end-goal = Enough territories
primer-risk-end-goal-what = { $goal } at the start of your turn, or { $two } with 2 players: you win.
primer-risk-end-last = The last one
primer-risk-end-last-what = You win at once if no opponent has a territory.
primer-risk-end-out = Out of the game
primer-risk-end-out-what = A player without a territory is out, even with units in reserve. The player who took the last one gets the cards.
primer-risk-end-still = Standstill
primer-risk-end-still-what = { $rounds } rounds without a dead die, taken land or a recruit: most territories win.
primer-risk-house = House rules of a new game
