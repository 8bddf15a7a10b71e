# The Conquest of Esfah: what is asked and what happens, beside the messages of the classic game.

## Places

where-recruiting = { $player }’s recruiting pool
where-summoning = { $player }’s summoning pool
where-pool = the common pool of terrains
where-site = the place of the next terrain

## Questions

war-question-pick-home = Pick your home terrain from the pool
war-hint-pick-home = drag a terrain die to the table, or click it
war-question-pick-frontier = You play first: pick the frontier from the pool
war-hint-pick-frontier = drag a terrain die to the table, or click it
war-question-reinforce = Reinforce: send units from reserve to your home or your armies
war-hint-reinforce = drag dice from reserve to a terrain; you may advance and retreat at once; Done ends the turn
war-question-advance = Advance: move units along a link
war-hint-advance = drag dice or an army to a linked terrain, also to opponents, or to your reserve; Done ends the turn
war-question-flight = Fly: Firewalkers leave a terrain of air
war-hint-flight = drag dice to a terrain where reinforcements may go
war-hint-retreat = drag dice to your reserve; units that advanced or flew stay
war-hint-spell = choose spells and their targets; nothing is cast before you are done
war-question-expansion = Expand from { $place }?
war-hint-expansion = once in the game from this place: the new terrain is linked to it
war-question-power-order = Which captured terrain do you use next?
war-hint-power-order = click the terrain, or pick below
war-question-split-army = Blazing New Trails: which units leave { $place }?
war-hint-split-army = drag dice, or click them; the capturing army keeps at least 1 unit

## Options

war-option-pool-terrain = { $terrain }
war-option-reinforce-all = All units to { $place }
war-option-advance = { $die } to { $place }
war-option-advance-all = All units from { $source } to { $place }
war-option-retreat-all = All units from { $place }
war-option-blaze = Blazing New Trails: units go to a random terrain
war-option-blaze-die = Blazing New Trails: units go to { $terrain }
war-option-expand = Expanding to New Terrain: a random terrain, empty
war-option-expand-die = Expanding to New Terrain: { $terrain }, empty
war-option-no-expansion = Do not expand
war-option-power-city = The city: { $place }
war-option-power-temple = The temple: { $place }
war-option-power-expansion = Expand from { $place }

## Refusals

refusal-unit-held = { $die } is held and cannot move
refusal-moved-already = { $die } has already moved in this phase
refusal-barred = A Barrier stops every move at { $place }
refusal-not-linked = { $place } is not linked to { $source }
refusal-no-army-there = Reinforcements go to your home and to your armies, not to { $place }
refusal-cannot-fly = { $die } cannot fly: only Firewalkers at a terrain of air can

## Events

war-event-assembled = { $seat } has formed three armies
war-event-armies_revealed = { $seat } reveals { $home_health } health in the home army, { $campaign_health } in the campaign army, { $horde_health } in the horde
war-event-pool_formed = { $terrains } terrains form the common pool; a player who holds { $goal } of them wins
war-event-crowded = Careful: the { $terrains } terrains at the start are enough for the goal of { $goal }
war-event-terrain_picked = { $part ->
    [home] { $seat } picks a home: { $terrain }
   *[frontier] { $seat } picks the frontier: { $terrain }
}
war-event-distance_rolled = { $number ->
    [7] { $place }: 7, rolled again
    [8] { $place }: 8, rolled again
   *[other] { $place } is at distance { $number }
}
war-event-expanded = { $way ->
    [blaze] { $seat } blazes a trail from { $source } to { $terrain } with { $dice }
   *[expand] { $seat } expands from { $source } to { $terrain }
}
war-event-stayed = { $seat } does not expand from { $place }
war-event-advanced = { $seat } advances with { $dice } from { $source } to { $target }
war-event-terrain_traded = The terrain die of { $place } is traded: { $new } at distance { $shows }
war-event-recruiting_over = Recruiting number { $number } is over
war-event-ended = { $reason ->
    [capture] { $winners } wins the war: { $goal } terrains are captured
    [elimination] { $winners } wins the war: no opponent has units left
    [war-end] { $winners } wins the war: the agreed end has come
    [war-draw] The agreed end of the war has come: a draw
    [concession] { $winners } wins: the opponent gives up
    [agreement] The game ends in a draw: all players agreed
   *[draw] The game ends in a draw: the last units died at the same time
}
war-ui-over = { $reason ->
    [capture] { $winners } wins the war: enough terrains captured
    [elimination] { $winners } wins the war: no opponent has units left
    [war-end] { $winners } wins the war: the agreed end has come
    [war-draw] The agreed end of the war has come: a draw
    [concession] { $winners } wins: the opponent gives up
    [agreement] The game ends in a draw: all players agreed
   *[draw] The game ends in a draw: the last units died at the same time
}
war-ui-outcome-why = { $reason ->
    [capture] Enough terrains captured
    [elimination] No opponent has units left
    [war-end] The agreed end has come
    [war-draw] The agreed end has come
    [concession] The opponent gives up
    [agreement] All players agreed
   *[draw] The last units died at the same time
}{ $rounds ->
    [0] { "" }
    [one] { " · " }in the first round
   *[other] { " · " }after { $rounds } rounds
}

## Reasons of Recruit, Veteran and Warlord

reason-war-choice = { $why ->
    [beside] opponents are here, so our army does not split
   *[small] our army is too small to split
}
reason-war-trail = no opponent is here, and our army has { $health } health: enough to split
reason-war-half = every second unit from the best down: both armies get strong and weak units
reason-war-empty-land = no opponent is there, and { $there ->
    [0] no unit of ours
   *[other] only { $there } health of ours
}
reason-war-attack-there = we can bring { $mine } health to { $place }, against { $theirs }
reason-war-on-the-way = { $place } is on the way to the next terrain that we want
reason-war-hold-here = our armies are needed where they are
reason-war-chase = { $place }, after the last armies of the others
reason-war-mass = { $place }, with the whole army: { $why ->
    [attack] our next attacks take more health
    [safe] their next attacks cost us less health
    [held] we hold more terrains
    [climb] we come nearer to a capture
    [taste] it likes to play that way
   *[alone] fewer opponents are beside our armies
}
reason-war-judged = { $gain }% more chance of winning{ $why ->
    [health] : more health than theirs
    [recruits] : more recruits
    [reserve] : more in reserve
    [terrain] : nearer to a capture
    [attack] : better attacks
    [danger] : less danger from their attacks
    [rolls] : armies that roll better
    [over] : it ends the game
   *[other] { "" }
}
reason-war-no-retreat = units in reserve hold no terrain
reason-war-home-safe = our home does not need them
reason-war-order = cities and temples first, then expansion
reason-war-ground = of all terrains here, it suits the colours and powers of our races best
reason-war-ground-city = of all terrains here, this city is worth most to our races

## House rules

house-option-crowded = Many players at a small size
house-option-crowded-on = No war with enough terrains for the goal at the start
ui-option-crowded-off = with a warning
ui-option-crowded-on = refused
ui-option-crowded-tip = Decides if a war may begin when the homes and the frontier are enough for the goal.
house-option-war_end = The end of the war
house-option-war_end-on = The war ends after the 3rd recruiting
house-option-war_end-4 = The war ends after the 4th recruiting
house-option-war_end-6 = The war ends after the 6th recruiting
ui-option-war_end-off = no set end
ui-option-war_end-on = after recruiting 3
ui-option-war_end-4 = after recruiting 4
ui-option-war_end-6 = after recruiting 6
ui-option-war_end-tip = Decides if the war ends after a recruiting: most captured terrains win, then most health in play.
house-option-flight = Flight of Firewalkers
house-option-flight-on = Firewalkers fly only between terrains of air where others of them are
ui-option-flight-off = to reinforced terrains
ui-option-flight-on = to other Firewalkers
ui-option-flight-tip = Decides where Firewalkers may fly in the reserves phase.
house-option-tower_links = Reach of towers
house-option-tower_links-on = A captured tower reaches 2 links
ui-option-tower_links-off = every terrain
ui-option-tower_links-on = 2 links
ui-option-tower_links-tip = Decides how far missiles from a captured tower reach.
house-option-blazing = The die of Blazing New Trails
house-option-blazing-on = Blazing New Trails has a chosen die, Expanding to New Terrain a random one
ui-option-blazing-off = random
ui-option-blazing-on = chosen
ui-option-blazing-tip = Decides which of the two ways of expansion chooses its terrain die.
house-option-known_faces = Dice with reconstructed faces
house-option-known_faces-on = dice with reconstructed faces are left out
ui-option-known_faces-off = allowed
ui-option-known_faces-on = left out
ui-option-known_faces-tip = Decides if dice may play whose faces no source lists: dragonkin, items, medallions.

## Forces

trouble-set-up-war-players = The Conquest of Esfah is for { $least } to { $most } players, not { $given } ({ $clause }).
trouble-set-up-war-size = { $force } has { $health } health; a war has forces of { $sizes } ({ $clause }).
trouble-set-up-war-halves = { $force } has { $health } health in play and { $pool } in the recruiting pool; each must be { $half } ({ $clause }).
trouble-set-up-dragonkin = { $force } has { $health } health of dragonkin; this size has at most { $most } ({ $clause }).
trouble-set-up-medallions = { $force } has { $medallions } medallions; this size has at most { $most } ({ $clause }).
trouble-set-up-carried = { $army ->
    [home] The home army
    [campaign] The campaign army
   *[horde] The horde
} of { $force } cannot carry its items ({ $clause }).
trouble-set-up-reconstructed = { $force } has { $die }, whose faces are reconstructed ({ $clause }). Remove it, or allow such dice.
trouble-set-up-crowded = { $players } players begin with { $terrains } terrains, and { $goal } win at { $health } health. Choose a larger size ({ $clause }).

## Window

ui-game-campaign = The Conquest of Esfah
war-about = The horde roll decides who plays first. Homes and the frontier are picked from the common pool when the war begins.
war-kind = A long war for 2 to 6 players: terrains and recruits join it, and more than half of the terrains win. It takes several hours; you can leave and continue at any time.
war-guide-tip = Play the first rounds of a small war with cards that explain each rule.
war-terms = { $half } health of each force begin in play, { $half } wait in its recruiting pool. { $dragons } dragons and up to { $kin } health of dragonkin wait in its summoning pool. { $goal } of { $terrains } terrains win.
war-crowded = { $players } players begin with { $terrains } terrains, and { $goal } win: choose a larger size to make expansion count.
ui-rulings-about-campaign = These rulings replace the lists that S0, the campaign, has lost. All other rulings are those of Dragon Dice. S3 is a text of 1995, CK a summary of the revised rules, V4 the modern rules.
