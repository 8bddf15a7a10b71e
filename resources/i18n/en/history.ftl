# History: the log, the replay bar, the recap of a turn, the luck of the dice.

## The log

ui-log-search = Search
ui-log-search-tip = Show only entries with these words (Ctrl+F)
ui-log-filter = Entries shown
ui-log-filter-tip = Show only some kinds of entries
ui-log-filter-all = Everything
ui-log-filter-own = My own
ui-log-filter-weighty = Losses, captures
ui-log-filter-rolls = Rolls
ui-log-filter-magic = Magic
ui-log-filter-turns = Turns only
ui-log-set-up = Set-up
ui-log-house = This game uses edited tables
ui-log-losses = { $health } health lost
ui-log-folded = { $words }, collapsed
ui-log-nothing = No log entries match.
ui-log-total = = { $total } { $name }
ui-log-clause-text = { $clause }: { $text }
ui-log-as-always = { $player }, standing answer: { $answer }
ui-log-fought-on = { $player } fights on: { $answer }
ui-log-undo = { $count ->
    [one] { $player } undoes: { $answer }
   *[other] { $player } undoes: { $answer }, and the entries after it
}
ui-log-others-deed = { $player }’s choice, { $answer }
ui-log-redo = { $count ->
    [one] { $player } redoes: { $answer }
   *[other] { $player } redoes: { $answer }, and the entries after it
}
ui-log-real-dice = This game uses real dice
ui-log-by_hand = This game uses real dice from here on
ui-log-by_draw = The program rolls the dice from here on
ui-log-concession = { $player } gives up
ui-log-agreement = { $player } offered a draw, and { $others } agreed
ui-log-handed-over = { $kind ->
    [person] { $player } plays again instead of the computer
    [conceded] { $player } gives up; the computer plays on for this player
   *[recruit] The computer plays for { $player } from here on
}
ui-log-nobody = A player
ui-answer-secret = a secret choice
ui-answer-some = an answer
ui-answer-nobody = none
ui-answer-points = the points assigned
ui-answer-faces = the faces of { $count ->
    [one] 1 real die
   *[other] { $count } real dice
}
ui-answer-deed = { $kind ->
    [by_hand] using real dice
    [by_draw] letting the program roll
    [concession] giving up
   *[agreement] the draw
}

## Replay

ui-replay = Replay
ui-replay-where = { $turn ->
    [0] Set-up
   *[other] Turn { NUMBER($turn, useGrouping: 0) }, { $player }
}
ui-replay-turn = Turn { NUMBER($turn, useGrouping: 0) }
ui-replay-begin = The game begins
ui-replay-deed = { $player }: { $answer }
ui-replay-count = { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }
ui-replay-slider = Position in the game
ui-replay-first = To the beginning (Ctrl+Home)
ui-replay-turn-back = Previous turn (Ctrl+Up)
ui-replay-step-back = Previous step (Ctrl+Left)
ui-replay-play = Play from here (P)
ui-replay-pause = Pause (P)
ui-replay-step-forward = Next step (Ctrl+Right)
ui-replay-turn-forward = Next turn (Ctrl+Down)
ui-replay-speed = Playback speed
ui-replay-slow = Slow
ui-replay-normal = Normal
ui-replay-fast = Fast
ui-replay-back = Back to the game
ui-replay-back-tip = Show the current position (Esc or Ctrl+End)
ui-replay-practise = Practise from here
ui-replay-practise-tip = Start a practice game from here. This game does not change. (B)
ui-replay-past = The past
ui-replay-secret = The armies are being formed in secret
ui-watch-again = Watch again
ui-watch-again-tip = Replay the game from the beginning (W)

## Recap

ui-recap = { $player }, { $since ->
    [first] before your first turn
   *[turn] since your last turn
}
ui-recap-alone = { $since ->
    [first] Before your first turn
   *[turn] Since your last turn
}
ui-recap-lost = { $player } lost { $health } health: { $dice }
ui-recap-back = { $player } regained { $health } health: { $dice }
ui-recap-promoted = { $player } promoted: { $promotions }
ui-recap-promotion = { $risen } for { $replaced }
ui-recap-arrived = { $player } brought { $health } health to { $place }: { $dice }
ui-recap-turned = { $place } turned from { $old } to { $new }
ui-recap-answer = Since your last answer
ui-war-recap-place = { $place }: { $parts }
ui-war-recap-lost = { $player } lost { $health } health
ui-war-recap-taken = { $player } captured it
ui-war-recap-left = { $player } no longer holds it
ui-war-recap-arrived = { $player } brought { $health } health
ui-war-recap-recruited = { $player } recruited { $health } health
ui-war-recap-expanded = { $player } expanded to { $place }
ui-war-recap-turned = turned from { $old } to { $new }
ui-recap-more = { $count ->
    [one] and 1 more event
   *[other] and { $count } more events
}
ui-recap-show = Show
ui-recap-show-tip = Step through the events (L)
ui-recap-close = Close

## Luck of the dice

ui-luck = Luck
ui-luck-none = No unit has rolled yet.
ui-luck-about = Rolled results compared with the average of the same dice. Penalties, doubling and spells are not included.
ui-luck-player = { $player }, { $count ->
    [one] 1 die rolled
   *[other] { NUMBER($count, useGrouping: 0) } dice rolled
}
ui-luck-share = { $share ->
    [0] Worse than in 99 of 100 such games
    [100] Better than in 99 of 100 such games
   *[other] Better than in { $share } of 100 such games
}
ui-luck-of = { NUMBER($got, useGrouping: 0) } / { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
ui-luck-row = { $name }: { $figures }
ui-luck-columns = rolled / average
ui-luck-kinds = Results
ui-luck-icons = Faces
ui-luck-rounds = Rounds
ui-luck-round = Round { NUMBER($round, useGrouping: 0) }
ui-luck-kind = { $kind ->
    [dragon_defence] against dragons
   *[other] { roll-kind }
}
ui-luck-tip = { $name }: { $got } rolled, { $expected } expected

## Keys and menu

ui-key-find = search the log
ui-key-play = replay: play or pause
ui-key-branch = replay: start a practice game from here
ui-key-watch = watch the game again after it has ended
