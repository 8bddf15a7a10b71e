# Several people at one table: real dice, the curtain, standing answers, what is agreed, drafting.

## Standing answers

standing = as always
intended = as said with the last answer
ui-standing = Standing answers
ui-standing-about = What is answered each time without asking. Shift with a click or a key on an answer makes it stand.
ui-standing-always = Always { $what }
ui-standing-drop = Ask again from now on
ui-standing-made = From now on for { $player }: { $always }. Ctrl+T, or its sign in the bar below, ends that.
ui-standing-cannot = Given this once. Only an answer that can be the same each time, such as opposing, may stand.
ui-standing-not-this = Asked each time, since the best answer changes with the table
ui-standing-none = { $player } is asked everything.
ui-standing-nobody = Nobody at this screen plays in this game.
ui-standing-more = { $count } more
ui-standing-show = Show all standing answers
ui-always-tip = { $answer }. Shift with the click or the key: { $always }
ui-standing-oppose-oppose = oppose maneuvers
ui-standing-oppose-let = let maneuvers happen
ui-standing-flood-oppose-oppose = roll against floods
ui-standing-flood-oppose-let = let floods happen
ui-standing-strike-back-strike = strike back
ui-standing-strike-back-let = hold back
ui-standing-pursue-pursue = pursue
ui-standing-pursue-let = let them go
ui-standing-flashfire-keep = leave rolls as they lie
ui-standing-cantrip-done = pass over cantrips
ui-standing-spell-order-in-order = cast in order
ui-standing-promote-all = promote all
ui-standing-reinforce-done = send nobody out
ui-standing-retreat-done = call nobody back
ui-standing-charge-ids-save = save with IDs
ui-standing-charge-ids-melee = strike with IDs

## Two things in one breath

ui-end-turn = End the turn
ui-again = { $spell } again
ui-key-in-one = maneuver up or down in one breath
ui-key-end-turn = end the turn: no march, no moves any more
ui-key-again = announce the same spell again
ui-key-always = give this answer each time from now on

## Real dice

ui-choose-faces = Faces
ui-choose-faces-tip = Show or hide the dice that are told
ui-faces-what = { $kind ->
    [horde] { $player } rolls the horde for the order of play
    [maneuver] { $player } rolls maneuvers, { $place }
    [missile] { $player } rolls missiles, { $place }
    [melee] { $player } rolls melee, { $place }
    [save] { $player } rolls saves, { $place }
    [save_melee] { $player } rolls saves, { $place }
    [charge] { $player } charges, { $place }
    [charge_defence] { $player } meets the charge, { $place }
    [magic] { $player } rolls magic, { $place }
    [dragon_defence] { $player } fights the dragons, { $place }
    [single] { $player } rolls each die alone, { $place }
    [dragon] { $player } rolls the dragon
    [distance] { $player } rolls the distance, { $place }
   *[other] { $player } rolls, { $place }
}
ui-faces-in-hand = { $die }: which of its { $sides } faces is up?
ui-faces-all = All dice are told. Return confirms.
ui-faces-untold = { $die }, not told yet
ui-faces-face = { $number }: { $face }, key { $cap }
ui-faces-face-again = { $number }: { $face }, key { $cap } or Space
ui-faces-keys = Space repeats the face for the next die of its kind · Backspace corrects · arrows go to another die · H throws the rest for you · Return confirms
ui-faces-keys-numbers = Type each number; of a long one both digits, Return ends it · Space repeats it for the next die of its kind · Backspace corrects · arrows go to another die · H throws the rest for you · Return confirms
ui-faces-count = { $count } of { $needed }
ui-faces-throw = Throw for me
ui-faces-missing = { $count ->
    [one] one die is not told yet
   *[other] { $count } dice are not told yet
}
ui-faces-no-such = This die has { $sides } faces.
ui-faces-nothing-to-repeat = No die of this kind has been told yet.
ui-key-late-faces = real dice: face ten, eleven or twelve
ui-key-late-faces-too = real dice: face eleven, and twelve by = or +
ui-key-face-again = real dice: the same face for the next die of its kind
ui-key-face-back = real dice: take back the face told last
ui-key-face-other = real dice: go to another die
ui-key-cap-late-faces = 0  Q  W
ui-key-cap-late-faces-too = -  =  +
ui-key-cap-face-again = Space  .
ui-key-cap-face-back = Backspace
ui-key-cap-face-other = Left  Right
ui-real-dice = Real dice on the table
ui-real-dice-note = you tell the faces
ui-real-dice-on = Real dice on: roll your dice and enter the results.
ui-real-dice-faces = { $value ->
    [real] The printed icon of a terrain decides the action, as on your own terrain dice.
   *[other] The number on a terrain decides, not its printed icon: 1 magic, 2 to 4 missiles, 5 to 7 melee.
}
ui-real-dice-off = From now on the program throws the dice.
ui-real-dice-off-told = The program has thrown all dice of this roll. Ctrl+Z brings back the faces that were told.
ui-no-real-dice = { $why ->
    [read-only] This game is open for looking only.
    [past] You are looking at an earlier moment.
   *[over] The battle is over.
}

## The curtain

ui-curtain = For { $player }’s eyes only
ui-curtain-about = { $player } decides in secret now. Everybody else, look away.
ui-curtain-sit = I am { $player }
ui-curtain-next = When all have seen it, any key or click goes on: then it is for { $player }’s eyes only.
ui-handover = { $player }: your turn
ui-handover-about = The other side has decided in secret. Now it is for { $player } to decide.
ui-handover-sit = I am { $player }

## Taking back, giving up, agreeing

ui-no-undo = { $why ->
    [read-only] This game is open for looking only.
    [nobody] Nobody at this screen plays in this game any more.
    [nothing] There is nothing to take back.
   *[computer] Dice have fallen or somebody else has chosen since, and the computer takes nothing back in a game in earnest.
}
ui-leave = Leave the table
ui-leave-tip = Nobody here plays any more. The battle stands as it is, and can be watched on later.
ui-undo-ask = { $player ->
    [none] Take this back?
   *[other] { $player } wants to take this back
}
ui-undo-what = { $answer ->
    [none] { $player }’s answer to: { $question }
   *[other] { $player }’s answer: { $answer } · to: { $question }
}
ui-undo-roll = { $count ->
    [one] { $player }’s roll of one die
   *[other] { $player }’s roll of { $count } dice
}
ui-undo-deed = { $kind ->
    [by_hand] Real dice were taken up.
    [by_draw] The program took over the dice.
    [concession] { $player } gave up.
   *[agreement] All agreed to a draw.
}
ui-undo-why = Dice have fallen on it or somebody else has chosen since: all must agree.
ui-undo-why-all = Who wants it back is for you to say: every player must agree.
ui-undo-answer-dice = { $count ->
    [one] one die
   *[other] { $count } dice
}
ui-agree = { $player } agrees
ui-disagree = No
ui-agree-turn = { $player }, do you agree?
ui-undo-refused = { $player } does not agree. Nothing is taken back.
ui-concede = Give up?
ui-concede-two = { $player } gives up, and { $other } wins the battle.
ui-concede-more = { $player } gives up. The computer plays on for { $player }, so that the others can finish their battle.
ui-concede-do = { $player } gives up
ui-concede-conceded = The computer plays on for { $player }.
ui-keep-playing = Play on
ui-no-concede = { $why ->
    [read-only] This game is open for looking only.
    [past] You are looking at an earlier moment.
    [nobody] Nobody at this screen plays in this game.
   *[over] The battle is over.
}
ui-draw = Offer a draw?
ui-draw-about = The battle ends without a winner. { $persons ->
    [one] { "" }
   *[other] Every other player is asked and must agree. { "" }
}{ $computers ->
    [0] { "" }
   *[other] A computer player agrees only when { $rounds } rounds have been played and it is not clearly ahead.
}
ui-draw-do = { $player } offers a draw
ui-draw-ask = { $player } offers a draw
ui-draw-refused = { $player } wants to play on.
ui-draw-computer-refused = { $why ->
    [early] { $player } finds it too early for a draw and wants to play on.
   *[ahead] { $player } is clearly ahead and wants to play on.
}
ui-draw-agreed = { $players } agreed to a draw.
ui-hand-over = Who plays on?
ui-hand-over-about = A seat can change hands in the middle of a battle: the computer takes over for somebody who must go, or a person takes its place.
ui-hand-over-person = { $player }: a person
ui-hand-over-computer = { $player }: the computer
ui-rematch-swapped = Swap forces
ui-rematch-swapped-tip = A rematch with the forces changing hands

## Drafting

ui-draft = Draft in secret…
ui-draft-tip = Every player picks dice from packs of five, one player after the other, in secret. Computer players pick for themselves.
ui-drafted = Drafted in secret
ui-drafted-note = Picked die by die from packs of five. The armies are made up at the table.
ui-draft-hidden = Nobody sees it before the battle begins.
ui-draft-title = { $player } drafts
ui-draft-keep = Keep { $die }
ui-draft-kind = { $kind ->
    [unit] Keep one of these dice
    [dragon] Keep one of these dragons; any player may call it
    [home_terrain] Keep one of these for your home terrain
   *[frontier] Keep one of these to propose for the frontier
}
ui-draft-left = { $left } of { $health } health still to fill
ui-draft-filled = { $health } health
ui-draft-so-far = Your force so far
ui-draft-nothing = Nothing kept yet
ui-draft-species = { $species } { $health }
ui-draft-expected = It rolls on average: melee { $melee }, missiles { $missile }, magic { $magic }, maneuvers { $maneuver }, saves { $save }
ui-draft-fill = Fill the rest for me
ui-draft-back = Put the last one back
ui-draft-done = { $player }’s force is full
ui-draft-done-about = Nobody else sees it before the battle. Hand the screen over when you have looked at it.
ui-draft-hand-over = Done
ui-draft-leave = Give up the draft?
ui-draft-leave-about = What { $player } has picked so far is lost.
ui-draft-leave-kept = What is done stays: { $players }. Drafting goes on with the others when you begin it again.
ui-draft-leave-do = Give it up
ui-draft-unit = { $species } · { $health } health
ui-draft-dragon = Dragon
ui-draft-terrain = Terrain
