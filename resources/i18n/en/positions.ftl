# Games that start from a position, and the page that sets one up.

trouble-start-unread = Could not read the start position: { $why }.
trouble-start-other-game = The start position belongs to another game or to another number of players.
trouble-start-over = The game is over in this position. Choose an earlier one.
trouble-start-ends = From this position the game ends before the first decision.
trouble-start-steps = The start position has more than { $most } steps left to do, which no game has.
trouble-start-unsound = The start position is not possible: { $why }.
trouble-start-broken = The start position does not fit the rules ({ $why }).
trouble-start-options = The start position has other house rules, another map or other tables than the set-up.
trouble-start-set-up = Only a position from a game of { $game } can be a start position.
trouble-start-races = The start position has dice that play only if all races are allowed ({ $clause }).

trouble-position-place = { $place ->
    [home] the home of { $player }
   *[frontier] the frontier
}
trouble-position-seats = This edition is for { $least } to { $most } players, not { $given } ({ $clause }).
trouble-position-lands = There are { $given } terrains; with these players there are { $most }, a home for each and the frontier ({ $clause }).
trouble-position-homes = Each player needs 1 home, and there is 1 frontier ({ $clause }).
trouble-position-no-terrain = There is no terrain die at { $place } ({ $clause }).
trouble-position-not-terrain = { $die } cannot be the terrain die at { $place } ({ $clause }).
trouble-position-owner = { $die } belongs to no player.
trouble-position-die = { $die } is not a die of this game.
trouble-position-where = { $die } of { $player } is at a place where it cannot be ({ $clause }).
trouble-position-face = { $die } has no face { $face }.
trouble-position-large = { $player } has { $health } health; a force can have at most { $most } health and 400 dice ({ $clause }).
trouble-position-no-units = { $player } has no units at a terrain or in reserve, and would be out of the game ({ $clause }).
trouble-position-one-left = At least 2 players need units at a terrain or in reserve ({ $clause }).
trouble-position-held-face = { $player } holds { $place }, but its die shows { $face } instead of the eighth face ({ $clause }).
trouble-position-held-empty = { $player } holds { $place } without an army there ({ $clause }).
trouble-position-won = { $player } holds { $goal } captured terrains and has won ({ $clause }).
trouble-position-shared = { $first } and { $second } both have units on { $place } ({ $clause }).
trouble-position-no-land = { $player } has no territory and would be out of the game ({ $clause }).
trouble-position-one-land = At least 2 players need a territory ({ $clause }).
trouble-position-eighth = The die of { $place } shows the eighth face, but no player holds it ({ $clause }).
trouble-position-held-part = { $player } holds { $place } without an army on all of its territories ({ $clause }).
trouble-position-dominates = { $player } has { $land } territories at the start of a turn and has won ({ $clause }).
trouble-position-no-card = A player has a card that does not exist ({ $clause }).
trouble-position-card-twice = The card of { $place } is there twice ({ $clause }).
trouble-position-wild-twice = A wild card is there twice ({ $clause }).
trouble-position-cards-out = { $player } is out of the game and cannot have cards ({ $clause }).
trouble-position-effect = { $effect } is impossible: { $why ->
    [unknown] this edition has no such effect
    [player] its player is not in the game
    [turn] it began in a later turn
    [die] its die is not in play
    [army] its army is not there
   *[terrain] its terrain is not on the table
} ({ $clause }).
trouble-position-no-turn = The position has no turn; a game starts in turn 1 or later ({ $clause }).
trouble-position-turn = It is the turn of no player ({ $clause }).
trouble-position-turn-out = { $player } is out of the game and cannot have a turn ({ $clause }).
trouble-position-steps = The turn does not lead to its end ({ $clause }).
trouble-position-war-home = { $player } needs exactly 1 home ({ $clause }).
trouble-position-war-apart = No other terrain is next to this one: { $place } ({ $clause }).
trouble-position-war-terrains = There are { $count } terrain dice; a game of this size has at most { $most } ({ $clause }).
trouble-position-war-expanded = A player has expanded twice from one terrain ({ $clause }).
trouble-position-war-kin = { $player } has { $health } health of dragonkin; this size allows { $most } ({ $clause }).
trouble-position-war-medals = { $player } has { $count } medallions; this size allows { $most } ({ $clause }).
trouble-position-war-carried = An army of { $player } has items that its units cannot carry ({ $clause }).
trouble-position-bd-owner = { bd-kind } belongs to no player.
trouble-position-bd-where = { $player } has a die at a place where it cannot be: { bd-kind } ({ $clause }).
trouble-position-bd-face = A die shows { $face }, which it does not have: { bd-kind }.
trouble-position-bd-no-units = { $player } has no units in the army and would have lost ({ $clause }).
trouble-position-bd-monsters = { $player } has monsters of different types; all monsters of an army are of one type ({ $clause }).
trouble-position-bd-many = { $player } has { $count } dice in play; a player can have at most { $most } ({ $clause }).
trouble-position-bd-no-party = Artifacts of { $player } are on a quest without a unit ({ $clause }).
trouble-position-bd-no-roster = { $player } has a party on a quest, but { $other } has no roster against it ({ $clause }).
trouble-position-bd-no-quest = { $other } has a roster, but { $player } has no party on a quest ({ $clause }).
trouble-position-bd-quests-off = { $player } has a party, but this game is played without quests ({ $clause }).
trouble-position-bd-roster-monsters = The roster of { $other } has monsters of different types ({ $clause }).

trouble-notation-line = Line { $line }: { $why }.
trouble-notation-like = “{ $text }” is not written like “{ $like }”
trouble-notation-game = this is a position of the game “{ $given }”, not of “{ $expected }”
trouble-notation-map-first = the map comes before the dice
trouble-notation-no-map = there is no map “{ $text }”
trouble-notation-continent = { $due ->
    [none] “{ $text }” is not the next continent
   *[other] “{ $text }” is not the next continent, which is { $due }
}
trouble-notation-no-continent = the continent { $text } has no line
trouble-notation-no-territory = the map has no territory “{ $text }”
trouble-notation-no-phase = “{ $text }” is not a phase of a turn; the phases are { $phases }
trouble-notation-land = “{ $text }” is not the next terrain; a terrain that is not a home is called { $due } here
trouble-notation-size = “{ $text }” is not a size of a campaign; the sizes are { $sizes }
trouble-notation-players = “{ $text }” is not a number of players from 2 to 6
trouble-notation-no-option = there is no house rule “{ $text }”
trouble-notation-letters = “{ $text }” are not letters of players
trouble-notation-no-place = no line above has the terrain “{ $text }”
trouble-notation-no-step = a march has no step “{ $text }”
trouble-notation-reserve = an army in reserve only acts
trouble-notation-twice = “{ $text }” is there twice
trouble-notation-word = “{ $text }” begins with an unknown word
trouble-notation-no-terrain = there is no terrain “{ $text }”
trouble-notation-no-pile = there is no place “{ $text }” for dice
trouble-notation-no-die = there is no die “{ $text }”
trouble-notation-no-face = { $die } has no face “{ $text }”; it has { $faces }
trouble-notation-no-number = { $die } has no number { $number }; it has { $sides } sides
trouble-notation-no-spell = there is no effect “{ $text }”
trouble-notation-empty = the text has no dice
trouble-notation-order = the order of play “{ $text }” does not have every player once
trouble-notation-ids = { $count ->
    [one] 1 die needs the id 0
   *[other] { $count } dice need the ids from 0 on, each once
}
trouble-notation-long = the text is longer than { $most } characters
trouble-notation-seats = the position has { $given } players; this page sets up 2 to 4

ui-menu-position = Set &up a position…
ui-menu-edit-position = E&dit this position…
ui-why-setting-up = Only available at the table: leave the set-up of the position first (Ctrl+W).

position-title = Set up a position
position-do = { $what ->
    [table] From the table
    [clear] Empty
    [copy] Copy
    [paste] Paste
    [import] Open…
    [export] Save…
   *[start] Start
}
position-do-tip = { $what ->
    [table] Edit the position on the table
    [clear] Remove all armies, dragons and effects
    [copy] Copy the position as text (Ctrl+Shift+C)
    [paste] Read a position from copied text (Ctrl+Shift+V)
    [import] Open a position from a file (Ctrl+I)
    [export] Save the position in a file (Ctrl+E)
   *[start] Start a practice game from this position (Ctrl+Return)
}
position-place-name = { $place ->
    [home] { $player }: home
   *[frontier] Frontier
}
position-area = { $kind ->
    [army] { $player }: { $place }
    [recruiting] { $player }: recruiting pool
    [summoning] { $player }: summoning pool
    [reserve] { $player }: reserve
    [dead] { $player }: dead
    [buried] { $player }: buried
   *[table] Die of { $place }
}
position-pile = { $pile ->
    [recruiting] Pool
    [summoning] To summon
    [reserve] Reserve
    [dead] Dead
   *[buried] Buried
}
position-empty = { $area ->
    [recruiting] Units that wait to be recruited
    [summoning] Dragons and dragonkin
    [terrain] Terrain die
    [army] Units and dragons
    [dead] Dead units and dragons
    [buried] Buried units
   *[reserve] Units in reserve
}
position-refused = { $kind ->
    [unknown] { $die } is not a die of this game.
    [terrain] { $game ->
        [risk] A terrain die can only be the die of a continent.
       *[classic] A terrain die can only be the die of a terrain.
    }
    [dragon] { $area ->
        [terrain] Only a terrain die can be here.
       *[other] { $game ->
            [risk] A dragon can only be on a territory or among the dead.
           *[classic] A dragon can only be at a terrain or among the dead.
        }
    }
   *[unit] Only a terrain die can be here.
}
position-face-of = { $place }: face on top, and who holds it
position-face = { $player ->
    [none] Face { $face }
   *[other] { $face }, held: { $player }
}
position-bd-area = { $area ->
    [army] { $player }: army
    [party] { $player }: party on a quest
    [roster] { $player }: roster against the party of { $other }
   *[lost] { $player }: lost units
}
position-bd-heading = { $area ->
    [army] { $player }
    [party] Party on a quest
    [roster] Roster against { $other }
   *[lost] Lost
}
position-bd-empty = { $area ->
    [army] Units and artifacts
    [party] Units and artifacts on a quest
    [roster] Units against the party of { $other }
   *[lost] Units that were destroyed
}
position-bd-refused = { $kind ->
    [artifact] An artifact can only be with an army or a party.
   *[unknown] { $die } is not a die of this game.
}
position-bd-group = { $group ->
    [unit] Units
   *[artifact] Artifacts
}
position-bd-step = { $step ->
    [begin] At the start of the turn
    [roll] Before the roll
    [quest] Quest of { $player }
   *[phase] After the roll: { $phase }
}
position-bd-numbers = Numbers
position-bd-number = Number of the selected die
position-bd-number-of = { $die ->
    [none] Select a die of an army to change its number.
   *[other] { $die }: number on top
}
position-bd-roll = Roll all
position-bd-battle = The battle so far
position-bd-monsters = Monsters: { $kind }
position-bd-start = Dice of each army at the start
position-bd-start-count = { $count ->
    [one] Each army began with 1 die
   *[other] Each army began with { $count } dice
}
position-bd-hired = { $count ->
    [one] { $player } has hired 1 more die.
   *[other] { $player } has hired { $count } more dice.
}
position-bd-rounds-of = Rounds that the quest of player { $number } has been fought
position-bd-rounds = { $count ->
    [0] Quest of { $player }: not fought yet
    [one] Quest of { $player }: 1 round fought
   *[other] Quest of { $player }: { $count } rounds fought
}
position-bd-did-number = Change a number
position-bd-did-roll = Roll all dice
position-bd-did-monster = Change the monsters
position-bd-did-start = Change the dice at the start
position-bd-did-rounds = Change the rounds of a quest
position-war-land = { $die ->
    [none] Terrain { $number }
   *[other] { $die }{ $several ->
        [yes] { " " }({ $number })
       *[no] { "" }
    }
}
position-war-refused = { $kind ->
    [unknown] { $die } is not a die of this game.
   *[other] { $area ->
        [terrain] Only a terrain die can be here.
        [summoning] Only dragons, dragonkin and minor terrains can be summoned.
        [recruiting] Only units, champions and items can be recruited.
       *[other] { $die } cannot be here.
    }
}
position-war-sort = Sort of dice
position-war-map = Map of terrains
position-war-map-none = There are no terrains.
position-war-new = Add terrain…
position-war-title = Add a terrain to the map
position-war-die = Terrain die
position-war-near = Next to
position-war-next = { $near ->
    [none] next to no terrain
   *[other] next to { $near }
}
position-war-stays = Homes and the frontier stay on the map.
position-war-size = Size of the game
position-war-size-row = { $health } health: { $goal } terrains win
position-war-pool = Common pool
position-war-pool-none = The common pool is empty.
position-war-pool-new = Add die…
position-war-pool-title = Add a terrain die to the common pool
position-war-expansions = Expansions
position-war-expansions-none = No player has expanded yet.
position-war-expansion-new = Add expansion…
position-war-expansion-title = Add an expansion
position-war-expansion-by = Player
position-war-expansion-from = From which terrain
position-war-did-expansion = Change the expansions
position-war-did-land = { $deed ->
    [add] Add a terrain: { $die }
   *[remove] Remove a terrain: { $die }
}
position-war-did-pool = Change the common pool
position-war-did-size = Change the size of the game
position-rules = House rules
position-did-rules = Change the house rules
position-rules-about = These rules are for games from this position.
position-rules-take = Use these rules
position-games = Game of the position
position-game = { $game ->
    [battle_dice] Battle Dice
    [campaign] Esfah
    [risk] Risk
   *[classic] 1995
}
position-elsewhere = { $game ->
    [campaign] This is a position of the campaign.
    [battle_dice] This is a position of Battle Dice.
    [risk] This is a position of Risk.
   *[classic] This is a position of the classic game.
}
position-map = Map and goal
position-goal = { $goal ->
    [domination] Enough territories win
    [world] The last player on the map wins
   *[captured] Two captured continents win
}
position-board = Map: { $place }
position-board-tip = Click a territory on the map, or drop dice on it.
position-territory = Territory
position-territory-row = { $dice ->
    [0] { $place }
   *[other] { $place } – { $player }, { $dice }
}
position-phase = { $first ->
    [yes] At the start of the turn
   *[no] Before: { $phase }
}
position-cards-none = All cards are in the deck.
position-card-new = Add card…
position-card-title = Take a card from the deck
position-card-which = Card
position-card-holder = Player who has it
position-card-turned-in = turned in
position-card-of = { $card }: { $player }
position-sets = Sets turned in
position-sets-count = { $count ->
    [one] 1 set turned in
   *[other] { $count } sets turned in
}
position-did-map = Change the map
position-did-goal = Change the goal
position-did-card = { $deed ->
    [add] Take a card: { $card }
   *[remove] Put back a card: { $card }
}
position-did-sets = Change the number of sets
position-verdict = { $count ->
    [0] Ready to start
    [one] 1 thing is impossible
   *[other] { $count } things are impossible
}
position-turn = Turn
position-turn-of = Whose turn it is
position-turn-which = Number of the turn
position-turn-number = Turn { $turn }
position-step = Next step of the turn
position-step-name = { $step ->
    [begin] At the start of the turn
    [march_1] Before the first march
    [march_2] Before the second march
    [reinforce] Before reinforcing
   *[retreat] Before retreating
}
position-edition = Edition
position-players = Players
position-seats = { $count }
position-player-name = Name of player { $number }
position-player-kind = Who plays for player { $number }
position-effects = Effects in force
position-effects-none = None. Spells, breaths and icons can have lasting effects.
position-effect-new = Add effect…
position-effect-remove = Remove
position-effect-title = Add an effect
position-effect-which = Effect
position-effect-target = Target
position-effect-by = Player whose effect it is
position-effect-since = In force since
position-effect-add = Add
position-effect-none = There is no target for this effect in the position.
position-effect-about = { $target }, by { $player }
position-effect-whole = { $effect }: { $about }, since turn { $turn }
position-target = { $kind ->
    [die] { $place ->
        [none] { $die } of { $player } in reserve
       *[other] { $die } of { $player } at { $place }
    }
    [army] { $place ->
        [none] Reserve of { $player }
       *[other] Army of { $player } at { $place }
    }
   *[terrain] { $place }
}
position-no-die = A missing die
position-did-clear = Remove all armies
position-did-terrain = Turn the die: { $place }
position-did-turn = Change the turn
position-did-edition = Change the edition
position-did-seats = Change the number of players
position-did-player = Change a player
position-did-effect = { $deed ->
    [add] Add { $effect }
   *[remove] Remove { $effect }
}
position-did-table = Take the position on the table
position-did-read = Read a position
position-copied = Position copied as text.
position-pasted = Position read from the copied text.
position-file-title = { $what ->
    [import] Open a position
   *[export] Save the position
}
position-files = Positions (*.ddposition *.txt)
position-file-name = position
position-unread = Could not read { $name }: { $why }.
position-unwritten = Could not save { $name }: { $why }. Choose another place.
position-why-other-game = Positions of this game cannot be set up.
position-why-set-up = The armies are not placed yet. Play on to the first turn.
position-why-over = The game is over at this moment. Go back one step.
position-why-seats = Only positions of 2 to 4 players can be set up.

ui-key-position-search = search dice
ui-key-position-letters = type to search, anywhere in the catalogue
ui-key-position-armies = add or move the selected dice to this army or pile
ui-key-position-put = add the selected dice to the area you used last
ui-key-position-count = add or remove one of the selected dice
ui-key-position-take = remove the selected dice, the selected effect or card
ui-key-position-territory = Risk: go to the next territory on the map
ui-key-position-zoom = Risk: zoom the map, or show all of it
ui-key-position-undo = undo the last change
ui-key-position-redo = redo it
ui-key-position-redo-too = redo, as on other systems
ui-key-position-copy = copy the position as text
ui-key-position-paste = read a position from copied text
ui-key-position-import = open a position from a file
ui-key-position-export = save the position in a file
ui-key-position-start = start a practice game from the position
ui-key-cap-position-letters = A – Z
ui-key-cap-position-armies = 1 – 9
ui-key-cap-position-put = Return
ui-key-cap-position-count = +  -
ui-key-cap-position-territory = Arrows
