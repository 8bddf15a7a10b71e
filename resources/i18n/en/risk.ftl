# Dragon Dice Risk: its sentences.

trouble-set-up-risk-players = Dragon Dice Risk is for { $least } to { $most } players, not { $given } ({ $clause }).
trouble-set-up-risk-few = { $force } has { $units } units; with { $players } players a force needs at least { $least } ({ $clause }).
trouble-set-up-risk-health = { $force } has { $health } health; with { $players } players a force has at most { $most } ({ $clause }).
trouble-set-up-risk-dragons = { $force } has dragons for { $dragons }; with { $players } players a force has at most { $most ->
    [one] { $most } dragon
   *[other] { $most } dragons
} ({ $clause }).
trouble-set-up-risk-terrains = { $force } has { $terrains ->
    [one] { $terrains } terrain die
   *[other] { $terrains } terrain dice
}; with { $players } players a force brings { $due } terrain dice ({ $clause }).
trouble-set-up-risk-cover = { $force } cannot cover { $territories } territories with { $initial } health: it needs more small units ({ $clause }).
trouble-set-up-risk-left-out = { $force } has { $die }: dragonkin and minor terrains do not play in Dragon Dice Risk ({ $clause }).
trouble-set-up-no-map = There is no map named { $map } on this computer. Put its file into the folder for maps.
trouble-set-up-other-map = The map { $map } on this computer is not the one of this game: its territories or borders differ.

## Places

where-bag = the bag of terrain dice

## Questions

risk-question-claim = Claim a free territory
risk-hint-claim = click a territory, or press / and type its name
risk-question-cover = Put one unit on each of your { $territories ->
    [one] territory
   *[other] { $territories } territories
}
risk-hint-cover = hold a unit and click a lit territory; { $left } health is left for the start
risk-question-deploy = Place a unit: { $left } health is left
risk-hint-deploy = hold a unit and click a lit territory
risk-question-deploy-second = Place a second unit of 1 health?
risk-hint-deploy-second = two units of 1 health may be placed at a time: hold one and click a lit territory
risk-question-turn-in = Turn in a set of cards for { $value } health?
risk-hint-turn-in = three alike, one of each, or two with a wild card; a card of your own territory gives 2 more there
risk-question-recruit = Recruit: { $left } health is left
risk-hint-recruit = { $all ->
    [yes] click a unit and then a territory, or drag it there
   *[no] click a unit and then a territory, or drag it there; { $anywhere } of it may go anywhere
}
risk-question-march-first = First march: in which continent?
risk-question-march-second = Second march: in which continent?
risk-hint-march-first = { $may_reserve ->
    [yes] click a continent’s die, or your reserve
   *[no] click a continent’s die
}
risk-hint-march-second = { $may_reserve ->
    [yes] click a continent’s die, or your reserve
   *[no] click a continent’s die
}
risk-question-maneuver = Maneuver in { $place }?
risk-hint-maneuver = all your units there roll; any opponent there may oppose
risk-hint-turn = click a number at the continent’s die
risk-question-oppose = { $seat } maneuvers in { $place }. Oppose?
risk-question-action = Choose an action { $reserve ->
    [yes] for your reserve
   *[no] in { $place }
}
risk-hint-action = { $reserve ->
    [yes] a reserve can only use magic
   *[no] click a lit territory to attack it, or pick below
}
risk-question-muster = Which dice { $kind ->
    [enter] go to { $place }
    [missile] shoot at { $place }
   *[other] attack { $place }
}?
risk-hint-muster = one die stays on each territory: it neither rolls nor dies
risk-question-fight-on = Attack { $place } again?
risk-hint-fight-on = an exchange that kills no unit ends the attack
risk-question-move-in = Which units move into { $place }?
risk-hint-move-in = at least one; only those that move in may attack on from there
risk-question-attack-on = Attack on from { $place }?
risk-hint-attack-on = only the units that moved in attack, and one of them stays
risk-question-spell-destination = { $spell }: to which territory?
risk-hint-spell-destination = click a lit territory; Esc goes back
risk-question-dragon-order = In which territory do dragons attack next?
risk-hint-dragon-order = click the territory
risk-hint-join = click one of the armies that cast
risk-question-free-move = Free move: from one territory to a neighbour, and on to one more
risk-hint-free-move = drag an army, or click its health and then a lit territory; one unit stays
risk-question-firewalk = Firewalkers: move to another continent
risk-hint-firewalk = drag Firewalkers from a continent of air to one of your territories elsewhere
risk-question-reinforce = Reserves in: send units to your territories
risk-hint-reinforce = drag dice from your reserve to a territory
risk-question-retreat = Reserves out: return units to reserve
risk-hint-retreat = drag dice to your reserve; one unit stays on each territory
risk-question-draw-card = Take a card?
risk-hint-draw-card = you took a territory from an opponent in this turn
risk-question-city = The city in { $place }: recruit or promote?
risk-question-join = Which army does { $die } join?

## Options

option-claim = { $place }
risk-option-deploy = { $die } to { $place }
risk-option-turn-in = { $card0 }, { $card1 }, { $card2 }{ $own ->
    [0] { "" }
   *[other] {" "}(+2 on { $own } of your territories)
}
option-keep-cards = Keep the cards
risk-option-recruit = { $die } to { $place }
option-march = { $place }
risk-option-skirmish = Skirmish: { $place }
risk-option-charge = Charge: { $place }
risk-option-missile = Shoot: { $place }
option-enter = Enter { $place }
option-stop-attack = Stop
option-free-move = { $die } to { $place }
option-free-move-all = All units from { $source } to { $place }
option-firewalk = { $die } to { $place }
option-firewalk-all = All Firewalkers from { $source } to { $place }
risk-option-reinforce-all = All units to { $place }
risk-option-retreat-all = All units from { $place }
option-take-card = Take a card
option-no-card = No card
option-join = { $place }

## Cards

risk-card = { $place } ({ $sign ->
    [infantry] infantry
    [cavalry] cavalry
   *[artillery] artillery
})
risk-card-wild = wild card
risk-rolled = { $player } { $number }
risk-bonus = { $place } { $points }
risk-eighth = 3 more in { $place }
risk-sets = { $points } for cards

## Refusals

refusal-one-stays = One unit stays on each territory
refusal-one-unit-each = Each of your territories first gets one unit
refusal-own-land = Units go to your own territories
refusal-free-move-there = A free move goes to a neighbour that is yours or empty, and on to one more
refusal-recruits-there = Recruits go to your own territories; some health is for one continent or territory only

## Events

risk-event-players_rolled = For the order of play: { $numbers }
risk-event-terrain_drawn = { $place }: { $terrain } of { $seat } is drawn
risk-event-distance_rolled = { $number ->
    [7] { $place }: 7, rolled again
    [8] { $place }: 8, rolled again
   *[other] { $place } shows { $number }
}
risk-event-claimed = { $dealt ->
    [yes] { $seat } is dealt { $place }
   *[no] { $seat } claims { $place }
}
risk-event-deployed = { $seat } puts { $dice } on { $place }
risk-event-health_lost = { $left } health that { $seat } has not placed is lost
risk-event-recruits_due = { $seat } recruits { $health } health: { $base } for { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
}{ $count ->
    [0] { "" }
   *[other] , { $more }
}
risk-event-recruited_units = { $seat } recruits { $dice } on { $place }
risk-event-set_turned_in = { $seat } turns in { $shown } for { $health } health{ $own ->
    [0] { "" }
   *[other] , and 2 more on { $places }
}
risk-event-card_taken = { $seat } takes a card
risk-event-cards_won = { $seat } gets { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of a player who is out
risk-event-marched = { $number ->
    [1] { $seat } marches first
   *[other] { $seat } marches second
} { $reserve ->
    [yes] in reserve
   *[no] in { $place }
}
risk-event-no_action = { $reason ->
    [declined] { $seat } takes no action
    [no-target] { $action ->
        [single] { $seat } cannot attack from { $place }: one unit stays on each territory
       *[any] { $seat } has no enemy in reach
    }
   *[paralysed] { $seat }’s units in { $place } are paralysed and take no action
}
risk-event-mustered = { $nobody ->
    [yes] { $seat } goes to { $place } with { $dice }
   *[no] { $kind ->
        [missile] { $seat } shoots at { $target } on { $place } with { $dice }
        [charge] { $seat } charges { $target } on { $place } with { $dice }
       *[skirmish] { $seat } attacks { $target } on { $place } with { $dice }
    }
}
risk-event-moved_in = { $nobody ->
    [yes] { $seat } takes { $place } with { $dice }
   *[no] { $seat } takes { $place } from { $target } with { $dice }
}
risk-event-attack_ended = { $reason ->
    [no-kill] { $seat }’s attack on { $place } ends: it killed no unit
    [missiles-over] { $seat }’s attack on { $place } ends: missiles have not emptied it
    [attackers-gone] { $seat }’s attack on { $place } ends: no attacker is left
    [nobody-free] { $place } stays empty: no attacker can leave its territory
   *[stopped] { $seat } stops the attack on { $place }
}
risk-event-marched_over = { $seat } moves { $dice } from { $source } to { $place }
risk-event-eliminated = { $seat } has no territory left and is eliminated
risk-event-ended = { $reason ->
    [domination] { $winners } wins: { $goal } territories at the start of the turn
    [capture] { $winners } wins: two captured continents
    [elimination] { $winners } wins: no opponent has a territory
    [standstill] { $winners } wins: nothing has changed for 3 rounds, and no opponent has more territories or health
    [standstill-draw] Nothing has changed for 3 rounds: a draw
    [concession] { $winners } wins: the opponent gives up
    [agreement] The game ends in a draw: all players agreed
   *[draw] The game ends in a draw: the last units died at the same time
}

## The end

risk-ui-over = { $reason ->
    [domination] { $winners } wins: enough territories at the start of the turn
    [capture] { $winners } wins: 2 continents captured
    [elimination] { $winners } wins: no opponent has a territory left
    [standstill] { $winners } wins: nothing changed for 3 rounds
    [standstill-draw] The game ends in a draw: nothing changed for 3 rounds
    [concession] { $winners } wins: the opponent gives up
    [agreement] The game ends in a draw: all players agreed
   *[draw] The game ends in a draw: the last units died at the same time
}
risk-ui-outcome-why = { $reason ->
    [domination] Enough territories at the start of the turn
    [capture] 2 continents captured
    [elimination] No opponent has a territory left
    [standstill] Nothing changed for 3 rounds: most territories win
    [standstill-draw] Nothing changed for 3 rounds
    [concession] The opponent gives up
    [agreement] All players agreed
   *[draw] The last units died at the same time
}{ $rounds ->
    [0] { "" }
    [one] { " · " }in the first round
   *[other] { " · " }after { $rounds } rounds
}

## Phases

risk-phase = { $word ->
    [set_up] Set-up
    [expire] Effects end
    [reinforce] Reinforce
    [eighth_face] Eighth face
    [species] Races
    [dragons] Dragons
    [first_march] First march
    [second_march] Second march
    [free_move] Free move
    [firewalkers] Firewalkers
    [reserves_in] Reserves in
    [reserves_out] Reserves out
   *[card] Card
}

## House rules

house-option-start = Territories at the start
house-option-start-on = Territories are dealt
ui-option-start-off = claimed in turn
ui-option-start-on = dealt
ui-option-start-tip = Decides if players claim the territories in turn, or if the cards are dealt.
house-option-goal = The goal
house-option-goal-on = Only the last player on the map wins
house-option-goal-captured = Two captured continents win
ui-option-goal-off = 24 territories, 30 of two players
ui-option-goal-on = the whole world
ui-option-goal-captured = two captured continents
ui-option-goal-tip = Decides who wins: with enough territories at the start of a turn, as the last one on the map, or with two continents on 8.
house-option-sets = Sets of cards
house-option-sets-on = Sets give 4, 6, 8 or 10 health by their signs
ui-option-sets-off = rising
ui-option-sets-on = fixed
ui-option-sets-tip = Decides if each set gives more than the one before, or always 4 for infantry, 6 for cavalry, 8 for artillery, 10 for one of each.
house-option-once = Units that moved in
house-option-once-on = A die marches once in a turn
ui-option-once-off = may march again
ui-option-once-on = march once
ui-option-once-tip = Decides if units that moved in may take part in the second march of their new continent.
ui-game-risk = Dragon Dice Risk

## Reasons of Recruit

reason-risk-claim = land next to ours, in a continent that can be held
reason-risk-cover = the smallest unit is enough for now
reason-risk-needed = it is needed there
reason-risk-set = more recruits now
reason-risk-card = cards bring recruits
reason-risk-attack = { $place } can be taken, and it is worth it
reason-risk-magic = no attack is worth it
reason-risk-all = the more attack, the better
reason-risk-stop = they are as strong as we are now
reason-risk-on = we are still stronger
reason-risk-forward = from there we can go on
reason-risk-storm = { $taken }% to take { $place }, { $lost ->
    [0] at no loss
   *[other] for { $lost } health
}{ $why ->
    [last] ; it is their last territory
    [goal] ; it decides who has enough territories
    [breaks] ; it takes a whole continent from them
    [whole] ; the continent is then ours
    [card] ; it brings a card
    [taste] ; it likes to play that way
   *[land] { "" }
}
reason-risk-post = from there they can take most, or keep most safe
reason-risk-judged = { $gain ->
    [0] a little more chance of winning
   *[other] { $gain }% more chance of winning
}{ $why ->
    [land] : more territories
    [health] : stronger armies
    [recruits] : more recruits
    [cards] : better cards
    [continents] : better continents
    [borders] : safer borders
    [targets] : better next attacks
    [reserve] : more in reserve
    [goal] : nearer to the goal
    [posts] : better places for our units
   *[other] { "" }
}
ui-rulings-about-risk = These rulings apply when S2, the text of Dragon Dice Risk, leaves a point open. All other rulings are those of Dragon Dice, in its revised edition.
