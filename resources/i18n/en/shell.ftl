# The window around the table: start screen, new game, ribbon, question bar, roll tray, log, help.

## New game

ui-new-game-about = Players sit in this order round the table; the hordes’ roll decides who begins.
ui-page-players = Players and forces
ui-page-rules = { $count ->
    [0] House rules · as in 1995
    [one] House rules · one of our own
   *[other] House rules · { $count } of our own
}
ui-page-tip = Ctrl+Tab turns the page
ui-players = Players
ui-players-number = { $number } players
ui-size = Health of each force
ui-size-health = { $health } health
ui-size-why = All forces must have the same health.
ui-name = Name of player { $number }
ui-name-1 = Mira
ui-name-2 = Ragna
ui-name-3 = Tove
ui-name-4 = Aksel
ui-name-missing = Each player needs a name.
ui-name-twice = The players need different names.
ui-kind-person = Person
ui-kind-recruit = Computer
ui-kind-recruit-tip = Recruit, the computer player, follows simple odds and says why
ui-force = Force of player { $number }
ui-force-item = { $name } · { $species }
ui-deal = Deal
ui-deal-tip = Deal this player a force at random; again for another one
ui-deal-seat = Deal player { $number } a force at random
ui-deal-all = Deal all at random
ui-deal-all-tip = Deal every player a force at random; again for others
ui-dealt = Dealt at random
ui-dealt-note = Dealt at random by the rules of any force: two armies of one race each, a horde, terrains and dragons.
ui-army = { $army ->
    [home] Home army
    [campaign] Campaign army
   *[horde] Horde
}
ui-army-health = { $health } health
ui-terrains = Terrains
ui-terrains-and-dragons = and dragons

## House rules: at the new game, in the ribbon, in the log

ui-options-about = Tables differ on these points. What is marked 1995 is the game as it came out; your choices are kept for the next game.
ui-options-reset = Back to the 1995 rules
ui-option-default = { $value } · 1995
ui-option-ruling = { $question } { $ruling } Why: { $why }
house-option-faces = What decides the action
house-option-faces-on = the icon printed on the terrain decides the action
ui-option-faces-off = the number
ui-option-faces-on = printed icons
ui-option-faces-real = by the number, not the printed icon
ui-option-faces-tip = By the number every terrain is alike: 1 is magic, 2 to 4 missiles, 5 to 7 melee. The printed icons differ from terrain to terrain; a game with real dice begins with them.
house-option-half_cap = How large an army may be
house-option-half_cap-on = no army may begin with more than half of its force
ui-option-half_cap-off = any size
ui-option-half_cap-on = armies up to half
ui-option-half_cap-tip = Whether an army may begin with more than half of its force’s health.
house-option-must_turn = After a won maneuver
house-option-must_turn-on = a won maneuver must turn the terrain
ui-option-must_turn-off = the terrain may stay
ui-option-must_turn-on = maneuvers must turn
ui-option-must_turn-tip = Whether the winner may leave the terrain die as it lies.
house-option-one_terrain = How reserves move
house-option-one_terrain-on = reserves move to one terrain, and from one
ui-option-one_terrain-off = any terrains
ui-option-one_terrain-on = reserves at one terrain
ui-option-one_terrain-tip = Whether units may be sent to several terrains in one turn, and taken back from several.
house-option-four_times = A race’s doubling on a captured terrain
house-option-four_times-on = a race’s power and the eighth face together count four times
ui-option-four_times-off = doubled once
ui-option-four_times-on = four times
ui-option-four_times-tip = Whether a race’s power and the eighth face double the same results one after the other.
house-option-bullseye_again = Bullseye
house-option-bullseye_again-on = a Bullseye is rolled again and added
ui-option-bullseye_again-off = rolled once
ui-option-bullseye_again-on = Bullseye rolls again
ui-option-bullseye_again-tip = Whether a die that shows Bullseye in a missile attack is rolled again and its new face added.
house-option-path_anywhere = Where the spell Path leads
house-option-path_anywhere-on = Path leads to any terrain
ui-option-path_anywhere-off = to own armies
ui-option-path_anywhere-on = Path to any terrain
ui-option-path_anywhere-tip = Whether Path may move a unit to a terrain where its player has no army.
house-option-species = Which species play
house-option-species-on = all species play, with their monsters
ui-option-species-off = 1995 starter species
ui-option-species-on = all species
ui-option-species-tip = The six-sided dice of Coral Elves, Dwarves, Goblins and Lava Elves, or every die of all twelve species, monsters too.
ui-practice = Practice
ui-practice-note = choices can be taken back
ui-seed = Seed of the dice
ui-seed-empty = left to chance
ui-seed-tip = The same seed and the same choices bring the same dice. Leave it empty for an ordinary game.
ui-begin = Begin
ui-cancel = Cancel

## Ribbon

ui-system = { $system ->
    [classic] Classic 1995
   *[other] { $system }
} · { $health } health
ui-round = Round { $number }
ui-set-up = Set-up
ui-turn = { $player }’s turn

## Question bar

ui-question-bar = What is asked
ui-asked = { $player }: { $question }
ui-deciding = { $player } is deciding
ui-thinking = thinking …
ui-dice-roll = The dice are rolling …
ui-stop = Take your time: the dice stay as they fell
ui-stop-how = any key, or a click on the table, goes on
ui-go-on = Go on
ui-read-only = { $why ->
    [window] another window plays this game, so that you can only look; “Go on in another file” in the Game menu plays on from here
   *[file] this game’s file may not be written, so that you can only look; “Go on in another file” in the Game menu plays on from here
}
ui-over = { $reason ->
    [capture] { $winners } wins: two terrains captured
    [elimination] { $winners } wins: nobody else has units in play
    [concession] { $winners } wins: the other side gives up
    [agreement] The battle is a draw: all agreed to it
   *[draw] The battle is a draw: the last units fell together
}
ui-over-more = The battle is over. The log tells how it went.
ui-confirm = Confirm
ui-choose-nobody = Nobody
ui-choose-first = Choose first: { $hint }
ui-nobody-chosen = Nobody is chosen yet: choose first, or press N for nobody
ui-suggest = Suggest
ui-suggest-tip = See what a sensible player would do, and why; once more, or Return, does it
ui-suggested = Suggested: { $option }
ui-advice-thrown = thrown by the program
ui-advice-plan-assemble-home = the plan of your force: this army guards your home
ui-advice-plan-assemble-campaign = the plan of your force: this army goes to the frontier
ui-advice-plan-terrain-home = the plan of your force: ground that suits its dice
ui-advice-plan-terrain-frontier = the plan of your force: ground that suits its dice
ui-undo = Undo
ui-undo-tip = Take back your last choice; the dice stay the same
ui-redo = Redo
ui-rematch = Rematch
ui-rematch-tip = The same forces and options, other dice
ui-choose-dice = Dice
ui-choose-dice-tip = Choose from a numbered list
ui-more = { $count } more { $what } …
ui-more-what = { $kind ->
    [march-first] { $count ->
        [one] army
       *[other] armies
    }
    [march-second] { $count ->
        [one] army
       *[other] armies
    }
    [spell-target] { $count ->
        [one] target
       *[other] targets
    }
    [terrain-home] { $count ->
        [one] terrain
       *[other] terrains
    }
    [terrain-frontier] { $count ->
        [one] terrain
       *[other] terrains
    }
    [reinforce] { $count ->
        [one] single move
       *[other] single moves
    }
    [retreat] { $count ->
        [one] single move
       *[other] single moves
    }
    [promote] { $count ->
        [one] promotion
       *[other] promotions
    }
   *[other] { $count ->
        [one] answer
       *[other] answers
    }
}
ui-die-chosen = chosen
ui-die-free = can be chosen

## Roll tray

ui-roll-tray = The last roll
ui-no-roll = Rolls will lie here
ui-roll-heading = { $player } · { $kind }
ui-roll-group = { $count } { $icon }
ui-roll-others = { $count ->
    [one] one other die
   *[other] { $count } other dice
}
ui-line-tip = { $line }, rule { $clause }
ui-damage = { $damage ->
    [0] { $player } takes none
   *[other] { $player } takes { $damage }
}
ui-maneuver-won = maneuver won
ui-maneuver-lost = no maneuver
ui-total = { $result ->
    [maneuver] { $total }
   *[other] { $total } { $name }
}
ui-against = against
ui-not-added-up = not added up yet

## Log and inspector

ui-log = Log
ui-log-clause = Rule { $clause }
ui-log-waiting = Waiting for { $player }: { $question }
ui-die = Die
ui-die-none = Point at a die to see all of its faces.
ui-die-unit = { $species } · { $kind } · { $health } health
ui-die-dragon = Nobody commands it; its owner rolls it.

## Help

ui-rulings = House rulings
ui-rulings-about-classic = Where the sources of 1995 leave a point open, this is how it is played. S3 and S4 are texts of 1995 and 1996, R96 and CK the revised rules, FAQ the publisher’s answers, CP old notes on dice, S0 the campaign, V4 the modern rules.
ui-rulings-about-battle_dice = Of the rules of Battle Dice (BD) only the beginning is known, up to the monsters; its extension of quests and artifacts (S1) is known whole. Where both leave a point open, this is how it is played.
ui-rulings-house = What no source settles
ui-rulings-all = All rulings
ui-ruling-clauses = { $id } · rules { $clauses }
ui-ruling-option = Otherwise by the house option: { $option }.

ui-close = Close
