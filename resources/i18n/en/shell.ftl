# The window around the table: start screen, new game, ribbon, question bar, roll tray, log, help.

## New game

ui-new-game-about = This is the seating order. The horde roll decides who plays first.
ui-new-game-primer = Primer
ui-new-game-primer-tip = Read the rules of this game on short pages with pictures
ui-page-players = Players and forces
ui-page-rules = { $count ->
    [0] { $game ->
        [campaign] House rules · as usual
        [risk] House rules · as usual
       *[other] House rules · as in 1995
    }
    [one] House rules · 1 changed
   *[other] House rules · { $count } changed
}
ui-page-tip = Press Ctrl+Tab to switch pages
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
ui-name-5 = Signe
ui-name-6 = Bjarke
ui-name-missing = Each player needs a name.
ui-name-twice = The players need different names.
ui-kind-person = Person
ui-kind-computer = Computer
ui-kind-computer-tip = { $name ->
    [recruit-1] Beginner makes many mistakes, for a first game
    [recruit-2] Novice makes some mistakes
    [veteran-bold] { $game ->
        [risk] This Veteran counts its own losses less and attacks at lower odds
        [campaign] This Veteran counts its own losses less and attacks stronger armies
       *[other] This Veteran counts its own losses less and likes melee
    }
    [veteran-careful] { $game ->
        [risk] This Veteran counts its own losses more and keeps strong garrisons
        [campaign] This Veteran counts its own losses more and leaves places that are in danger
       *[other] This Veteran counts its own losses more and likes to shoot and to retreat
    }
    [veteran-magician] This Veteran likes magic
    [veteran-raider] { $game ->
        [risk] This Veteran likes to break the continents of others
        [campaign] This Veteran likes to turn and to capture terrains
       *[other] This Veteran likes to maneuver and to shoot
    }
    [warlord-bold] This Warlord counts its own losses less and likes melee
    [warlord-careful] This Warlord counts its own losses more and likes to shoot and to retreat
    [warlord-magician] This Warlord likes magic
    [warlord-raider] This Warlord likes to maneuver and to shoot
    [recruit] Recruit, the computer player, follows simple odds and gives its reasons
    [veteran] Veteran, stronger than Recruit, looks ahead and gives its reasons
    [warlord] { $game ->
        [risk] Warlord, the strongest, weighs the chance of winning after each answer
        [campaign] Warlord, the strongest, plays as Veteran does and weighs the chance of winning after each answer
       *[other] Warlord, the strongest, plays as Veteran does and judges positions by Veteran’s own games
    }
   *[other] { $computer }, a computer player
}
ui-computer-name = { $name ->
    [recruit] Recruit
    [veteran] Veteran
    [warlord] Warlord
   *[other] { $shown }
}
ui-computer-level = { $player ->
    [recruit-1] Beginner
    [recruit-2] Novice
   *[other] { $computer }, level { $level }
}
ui-computer-character = { $character ->
    [bold] Bold { $computer }
    [careful] Careful { $computer }
    [magician] Magical { $computer }
    [raider] Raiding { $computer }
   *[other] { $computer }, { $shown }
}
ui-which-computer = Computer player
ui-which-computer-tip = { $tip }. The dice and the rules are the same for all players.
ui-computer-replaced = This version does not have { $asked }, the computer player of { $player }. { $plays } plays instead. The file still names { $asked }.
ui-force = Force of player { $number }
ui-force-item = { $name } · { $species }
ui-deal = Deal
ui-deal-tip = Deal this player a random force. Press again for another one.
ui-deal-seat = Deal player { $number } a random force
ui-deal-all = Deal all at random
ui-deal-all-tip = Deal every player a random force. Press again for others.
ui-dealt = Dealt at random
ui-dealt-note = Dealt at random, by the rules for all forces: two armies of one race each, a horde, terrains and dragons.
ui-army-health = { $health } health
ui-terrains = Terrains
ui-terrains-and-dragons = and dragons

## House rules: at the new game, in the ribbon, in the log

ui-options-about = Groups play these rules differently. { $game ->
    [campaign] “usual” marks the rule that we propose where the campaign has lost its lists
    [risk] “usual” marks the rule that we propose where the sources leave a point open
   *[other] “1995” marks the original rule
}. Your choices are saved for the next game.
ui-options-reset = { $game ->
    [campaign] Reset to the usual rules
    [risk] Reset to the usual rules
   *[other] Reset to the 1995 rules
}
ui-option-default = { $value } · { $game ->
    [campaign] usual
    [risk] usual
   *[other] 1995
}
ui-option-ruling = { $question } { $ruling } Why: { $why }
ui-option-fixed = This edition always plays so.
house-option-edition = Edition
house-option-edition-on = the revised rules of 1996
ui-option-edition-off = first rules
ui-option-edition-on = revised rules of 1996
ui-option-edition-tip = In 1996 spells cost 1 more, and magic from terrains and from reserves is weaker.
house-option-faces = Actions at a terrain
house-option-faces-on = the icon printed on the terrain decides the action
ui-option-faces-off = by number
ui-option-faces-on = printed icons
ui-option-faces-real = by the number, not the printed icon
ui-option-faces-tip = By number, all terrains are alike: 1 is magic, 2 to 4 missiles, 5 to 7 melee. The printed icons differ between terrains; games with real dice start with them.
house-option-half_cap = Size of an army
house-option-half_cap-on = no army may start with more than half of its force
ui-option-half_cap-off = any size
ui-option-half_cap-on = armies up to half
ui-option-half_cap-tip = Decides if an army may start with more than half of its force’s health.
house-option-must_turn = After a won maneuver
house-option-must_turn-on = a won maneuver must turn the terrain
ui-option-must_turn-off = turning is optional
ui-option-must_turn-on = maneuvers must turn
ui-option-must_turn-tip = Decides if the winner of a maneuver may leave the terrain die as it is.
house-option-one_terrain = Moves of reserves
house-option-one_terrain-on = units reinforce only one terrain and retreat from only one
ui-option-one_terrain-off = any terrains
ui-option-one_terrain-on = reserves at one terrain
ui-option-one_terrain-tip = Decides if units may reinforce several terrains in one turn, and retreat from several.
house-option-four_times = Doubling by race on a captured terrain
house-option-four_times-on = a race’s power and the eighth face together count four times
ui-option-four_times-off = doubled once
ui-option-four_times-on = four times
ui-option-four_times-tip = Decides if a race’s power and the eighth face can double the same result twice.
house-option-bullseye_again = Bullseye
house-option-bullseye_again-on = Bullseye rolls again and adds
ui-option-bullseye_again-off = rolled once
ui-option-bullseye_again-on = Bullseye rolls again
ui-option-bullseye_again-tip = Decides if a die that shows Bullseye in a missile attack rolls again and adds its new face.
house-option-path_anywhere = Targets of Path
house-option-path_anywhere-on = Path moves a unit to any terrain
ui-option-path_anywhere-off = to own armies
ui-option-path_anywhere-on = Path to any terrain
ui-option-path_anywhere-tip = Decides if Path may move a unit to a terrain where its player has no army.
house-option-species = Races in the game
house-option-species-on = all races may play, with their monsters
ui-option-species-off = 1995 starter races
ui-option-species-on = all races
ui-option-species-tip = Starter races: the six-sided dice of Coral Elves, Dwarves, Goblins and Lava Elves. All races: every die of all 12 races, with monsters.
ui-practice = Practice
ui-practice-note = unlimited undo
ui-seed = Dice seed
ui-seed-empty = random
ui-seed-tip = The same seed and the same choices give the same rolls. Leave it empty for a normal game.
ui-begin = Start
ui-cancel = Cancel

## Ribbon

ui-system = { $system ->
    [classic] { $edition ->
        [classic95] Classic 1995
       *[other] Classic
    }
    [campaign] War for Esfah
    [risk] Risk
   *[other] { $system }
} · { $health } health
ui-round = Round { $number }
ui-set-up = Set-up
ui-turn = { $player }’s turn

## Question bar

ui-question-bar = Question
ui-asked = { $player }: { $question }
ui-deciding = { $player } is deciding
ui-thinking = thinking …
ui-dice-roll = The dice are rolling …
ui-stop = The dice stay as rolled
ui-stop-how = press any key or click the table to continue
ui-go-on = Continue
ui-read-only = { $why ->
    [window] This game is open in another window, so it is read-only here. To play on, choose Game › Save as.
   *[file] The file of this game is read-only. To play on, choose Game › Save as.
}
ui-over = { $reason ->
    [capture] { $winners } wins: 2 terrains captured
    [elimination] { $winners } wins: no opponent has units left
    [concession] { $winners } wins: the opponent gives up
    [agreement] The game ends in a draw: all players agreed
   *[draw] The game ends in a draw: the last units died at the same time
}
ui-over-more = The game is over. See the log for details.
ui-confirm = Confirm
ui-choose-nobody = None
ui-choose-first = Choose first: { $hint }
ui-nobody-chosen = Choose units first, or press N to choose none
ui-suggest = Suggest
ui-suggest-tip = Show a suggested answer and the reason. Return gives it.
ui-suggested = Suggested: { $option }
ui-advice-thrown = rolled by the program
ui-advice-plan-assemble-home = this army guards your home in the plan of your force
ui-advice-plan-assemble-campaign = this army goes to the frontier in the plan of your force
ui-advice-plan-terrain-home = planned for your force, and suits its dice
ui-advice-plan-terrain-frontier = planned for your force, and suits its dice
ui-undo = Undo
ui-undo-tip = Undo your last choice. Dice results do not change.
ui-redo = Redo
ui-rematch = Rematch
ui-rematch-tip = Same forces and options, new rolls
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
ui-no-roll = Rolls appear here
ui-roll-heading = { $player } · { $kind }
ui-roll-group = { $count } { $icon }
ui-roll-others = { $count ->
    [one] 1 other die
   *[other] { $count } other dice
}
ui-line-tip = { $line }, rule { $clause }
ui-damage = { $damage ->
    [0] { $player } takes 0
   *[other] { $player } takes { $damage }
}
ui-maneuver-won = maneuver won
ui-maneuver-lost = no maneuver
ui-total = { $result ->
    [maneuver] { $total }
   *[other] { $total } { $name }
}
ui-against = against
ui-not-added-up = not totalled yet

## Log and inspector

ui-log = Log
ui-log-clause = Rule { $clause }
ui-log-waiting = Waiting for { $player }: { $question }
ui-die = Die
ui-die-none = Point at a die to see all its faces.
ui-die-unit = { $species } · { $kind } · { $health } health
ui-die-dragon = No player controls it. Its owner rolls it.

## Help

ui-rulings = House rulings
ui-rulings-about-classic = These rulings apply when the sources of 1995 leave a point open. S3 and S4 are texts of 1995 and 1996, R96 and CK the revised rules, FAQ the publisher’s answers, CP old notes on dice, S0 the campaign, V4 the modern rules.
ui-rulings-about-battle_dice = Only the first part of the Battle Dice rules (BD) is known, up to the monsters. Its extension with quests and artifacts (S1) is complete. These rulings apply when both leave a point open.
ui-rulings-house = Points no source settles
ui-rulings-all = All rulings
ui-ruling-clauses = { $id } · rules { $clauses }
ui-ruling-option = House rule to change it: { $option }.

ui-close = Close
