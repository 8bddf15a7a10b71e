# Looking back: the log, the replay bar, the recap of a turn, what the dice did.

## The log

ui-log-search = Search
ui-log-search-tip = Show only entries with these words (Ctrl+F)
ui-log-filter = What the log shows
ui-log-filter-tip = Show only some kinds of entries
ui-log-filter-all = Everything
ui-log-filter-own = My own
ui-log-filter-weighty = Losses, captures
ui-log-filter-rolls = Rolls
ui-log-filter-magic = Magic
ui-log-filter-turns = Turns only
ui-log-set-up = Set-up
ui-log-house = The players have agreed on tables of their own
ui-log-losses = { $health } health lost
ui-log-folded = { $words }, folded
ui-log-nothing = Nothing in the log is like that.
ui-log-total = = { $total } { $name }
ui-log-clause-text = { $clause }: { $text }
ui-log-as-always = { $player }, as always: { $answer }
ui-log-undo = { $count ->
    [one] { $player } takes back: { $answer }
   *[other] { $player } takes back: { $answer }, and what followed
}
ui-log-others-deed = { $player }’s choice, { $answer }
ui-log-redo = { $count ->
    [one] { $player } makes it again: { $answer }
   *[other] { $player } makes it again: { $answer }, and what followed
}
ui-log-real-dice = Real dice are thrown in this game
ui-log-by_hand = From here on real dice are thrown
ui-log-by_draw = From here on the program throws the dice
ui-log-concession = { $player } gives up
ui-log-agreement = { $player } offered a draw, and { $others } agreed
ui-log-handed-over = { $kind ->
    [person] { $player } takes the seat back from the computer
    [conceded] { $player } gives up, and the computer plays on in this seat
   *[recruit] The computer plays for { $player } from here on
}
ui-log-nobody = Somebody
ui-answer-secret = a secret choice
ui-answer-some = an answer
ui-answer-nobody = nobody
ui-answer-points = how points are shared out
ui-answer-faces = what { $count ->
    [one] one real die
   *[other] { $count } real dice
} showed
ui-answer-deed = { $kind ->
    [by_hand] taking up real dice
    [by_draw] letting the program throw
    [concession] giving up
   *[agreement] the draw
}

## Looking back

ui-replay = Looking back
ui-replay-where = { $turn ->
    [0] Set-up
   *[other] Turn { NUMBER($turn, useGrouping: 0) }, { $player }
}
ui-replay-turn = Turn { NUMBER($turn, useGrouping: 0) }
ui-replay-begin = The game begins
ui-replay-deed = { $player }: { $answer }
ui-replay-count = { NUMBER($number, useGrouping: 0) } of { NUMBER($count, useGrouping: 0) }
ui-replay-slider = Moment of the game
ui-replay-first = To the beginning (Ctrl+Home)
ui-replay-turn-back = One turn back (Ctrl+Up)
ui-replay-step-back = One step back (Ctrl+Left)
ui-replay-play = Play from here (P)
ui-replay-pause = Stop playing (P)
ui-replay-step-forward = One step on (Ctrl+Right)
ui-replay-turn-forward = One turn on (Ctrl+Down)
ui-replay-speed = How fast it plays
ui-replay-slow = Slow
ui-replay-normal = Normal
ui-replay-fast = Fast
ui-replay-back = Back to the game
ui-replay-back-tip = Show the table as it is now (Esc or Ctrl+End)
ui-replay-practise = Practise from here
ui-replay-practise-tip = Begin a practice game at this moment; this game stays as it is (B)
ui-replay-past = The past
ui-replay-secret = Armies are being made, each in secret
ui-watch-again = Watch it again
ui-watch-again-tip = Replay the battle from its beginning (W)

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
ui-recap-back = { $player } got { $health } health back: { $dice }
ui-recap-promoted = { $player } promoted: { $promotions }
ui-recap-promotion = { $risen } for { $replaced }
ui-recap-arrived = { $player } brought { $health } health to { $place }: { $dice }
ui-recap-turned = { $place } went from { $old } to { $new }
ui-recap-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
ui-recap-show = Show
ui-recap-show-tip = Step through what happened (L)
ui-recap-close = Close

## What the dice did

ui-luck = Luck
ui-luck-none = No unit has rolled yet.
ui-luck-about = What units rolled, against what the same dice roll on average. Penalties, doublings and spells are left out.
ui-luck-player = { $player }, { $count ->
    [one] one die thrown
   *[other] { NUMBER($count, useGrouping: 0) } dice thrown
}
ui-luck-share = { $share ->
    [0] Worse than in 99 of 100 such games
    [100] Better than in 99 of 100 such games
   *[other] Better than in { $share } of 100 such games
}
ui-luck-of = { NUMBER($got, useGrouping: 0) } / { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
ui-luck-row = { $name }: { $figures }
ui-luck-columns = fell / average
ui-luck-kinds = Results
ui-luck-icons = Faces
ui-luck-kind = { $kind ->
    [dragon_defence] against dragons
   *[other] { roll-kind }
}
ui-luck-tip = { $name }: { $got } where { $expected } were to be expected

## Keys and menu

ui-key-find = search the log
ui-key-play = looking back: play on, or stop
ui-key-branch = looking back: a practice game from here
ui-key-watch = watch the battle again, when it is over
