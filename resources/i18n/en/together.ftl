# Several players at one table: real dice, the curtain, standing answers, agreements, drafting.

## Standing answers

standing = standing answer
intended = as chosen with the last answer
ui-standing = Standing answers
ui-standing-about = Questions answered automatically. To add one, hold Shift when you click an answer or press its key.
ui-fight-begun = { $player } fights on as suggested until the fight ends. Esc stops this.
ui-fight-stopped = All players are asked again.
ui-standing-always = Always { $what }
ui-standing-drop = Remove
ui-standing-made = From now on for { $player }: { $always }. To remove it, press Ctrl+T.
ui-standing-cannot = Answered once. Only repeatable answers, such as opposing, can become standing answers.
ui-standing-not-this = Always asked, because the best answer depends on the position
ui-standing-none = { $player } has no standing answers.
ui-standing-nobody = No player at this screen is in this game.
ui-standing-offer = Always { $what }?
ui-standing-offer-tip = Give this answer now and each time. To remove it, press Ctrl+T.
ui-standing-more = { $count } more
ui-standing-show = Show all standing answers
ui-always-tip = { $answer }. Hold Shift for a standing answer: { $always }
ui-standing-oppose-oppose = oppose maneuvers
ui-standing-oppose-let = don’t oppose maneuvers
ui-standing-flood-oppose-oppose = oppose floods
ui-standing-flood-oppose-let = don’t oppose floods
ui-standing-strike-back-strike = strike back
ui-standing-strike-back-let = don’t strike back
ui-standing-pursue-pursue = pursue
ui-standing-pursue-let = don’t pursue
ui-standing-flashfire-keep = keep rolls (Flashfire)
ui-standing-cantrip-done = skip cantrips
ui-standing-spell-order-in-order = spells in order
ui-standing-promote-all = promote all
ui-standing-reinforce-done = don’t reinforce
ui-standing-retreat-done = don’t retreat
ui-standing-artifacts-all = roll all artifacts
ui-standing-charge-ids-save = use IDs as saves
ui-standing-charge-ids-melee = use IDs as melee

## Two answers in one step

ui-end-turn = End the turn
ui-again = { $spell } again
ui-key-in-one = maneuver and turn up or down in one step
ui-key-stay = campaign: do not maneuver, or pursue, and take the action if there is only one
ui-key-fight-on = To the Death, Ragnarok: fight on until the fight ends or another choice comes; Esc stops
ui-key-end-turn = end the turn: skip marches and reserve moves
ui-key-again = choose the same spell again
ui-key-how-many = on a spell card: set how many times you cast it
ui-key-done-twice = end casting while a spell can still be cast: Done asks once
ui-key-always = make this a standing answer

## Real dice

ui-choose-faces = Faces
ui-choose-faces-tip = Show or hide the dice to enter
ui-faces-what = { $kind ->
    [horde] { $player } rolls the horde for the order of play
    [maneuver] { $player } rolls maneuvers, { $place }
    [missile] { $player } rolls missiles, { $place }
    [melee] { $player } rolls melee, { $place }
    [save] { $player } rolls saves, { $place }
    [save_melee] { $player } rolls saves, { $place }
    [charge] { $player } charges, { $place }
    [charge_defence] { $player } defends against the charge, { $place }
    [magic] { $player } rolls magic, { $place }
    [dragon_defence] { $player } fights the dragons, { $place }
    [single] { $player } rolls each die alone, { $place }
    [dragon] { $player } rolls the dragon
    [distance] { $player } rolls the distance, { $place }
   *[other] { $player } rolls, { $place }
}
ui-faces-in-hand = { $die }: which of its { $sides } faces is up?
ui-faces-all = All faces entered. Press Return to confirm.
ui-faces-untold = { $die }, not entered yet
ui-faces-face = { $number }: { $face }, key { $cap }
ui-faces-face-again = { $number }: { $face }, key { $cap } or Space
ui-faces-keys = Space: same face for the next die of its kind · Backspace: clear the last face · arrows: go to another die · H: roll the rest · Return: confirm
ui-faces-keys-numbers = Type each number, two-digit numbers in full, Return if shorter · Space: same number for the next die of its kind · Backspace: clear · arrows: go to another die · H: roll the rest · Return: confirm
ui-faces-count = { $count } of { $needed }
ui-faces-throw = Roll for me
ui-faces-missing = { $count ->
    [one] 1 die still to enter
   *[other] { $count } dice still to enter
}
ui-faces-no-such = This die has { $sides } faces.
ui-faces-nothing-to-repeat = No die of this kind has been entered yet.
ui-key-late-faces = real dice: face 10, 11 or 12
ui-key-late-faces-too = real dice: face 11 with -, face 12 with = or +
ui-key-face-again = real dice: same face for the next die of its kind
ui-key-face-back = real dice: clear the last face
ui-key-face-other = real dice: go to another die
ui-key-cap-late-faces = 0  Q  W
ui-key-cap-late-faces-too = -  =  +
ui-key-cap-face-again = Space  .
ui-key-cap-face-back = Backspace
ui-key-cap-face-other = Left  Right
ui-real-dice = Real dice
ui-real-dice-note = you enter the results
ui-real-dice-on = Real dice on: roll your dice and enter the results.
ui-real-dice-faces = { $value ->
    [real] The icon printed on a terrain decides the action, as on your own terrain dice.
   *[other] The number on a terrain decides, not its printed icon: 1 magic, 2 to 4 missiles, 5 to 7 melee.
}
ui-real-dice-off = From now on the program rolls the dice.
ui-real-dice-off-told = The program has rolled all dice of this roll. Ctrl+Z restores the faces you entered.
ui-no-real-dice = { $why ->
    [read-only] This game is read-only.
    [past] You are in the replay.
   *[over] The game is over.
}

## The curtain

ui-curtain = For { $player }’s eyes only
ui-curtain-about = { $player } decides in secret now. Everybody else, please look away.
ui-curtain-sit = I am { $player }
ui-curtain-next = When everyone has seen this, press any key or click. Then it is for { $player }’s eyes only.
ui-handover = { $player }: your turn
ui-handover-about = The other player has decided in secret. Now { $player } decides.
ui-handover-sit = I am { $player }

## Undo, giving up, agreements

ui-no-undo = { $why ->
    [read-only] This game is read-only.
    [nobody] No player at this screen is in this game any more.
    [nothing] There is nothing to undo.
   *[computer] Against the computer you can’t undo past a roll or another player’s choice, except in practice games.
}
ui-leave = Leave the table
ui-leave-tip = No player here is in the game any more. The game is saved, and you can watch it later.
ui-undo-ask = { $player ->
    [none] Undo this?
   *[other] { $player } wants to undo this
}
ui-undo-what = { $answer ->
    [none] { $player }’s answer to: { $question }
   *[other] { $player }’s answer: { $answer } · to: { $question }
}
ui-undo-roll = { $count ->
    [one] { $player }’s roll of 1 die
   *[other] { $player }’s roll of { $count } dice
}
ui-undo-deed = { $kind ->
    [by_hand] The game switched to real dice.
    [by_draw] The program took over rolling the dice.
    [concession] { $player } gave up.
   *[agreement] All agreed to a draw.
}
ui-undo-why = Dice were rolled or another player has chosen since, so all players must agree.
ui-undo-why-all = The program can’t tell who asked to undo, so every player must agree.
ui-undo-answer-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
ui-agree = { $player } agrees
ui-disagree = No
ui-agree-turn = { $player }, do you agree?
ui-undo-refused = { $player } does not agree. Nothing is undone.
ui-concede = Give up?
ui-concede-two = { $player } gives up, and { $other } wins the game.
ui-concede-more = { $player } gives up. The computer plays on for { $player }, so that the others can finish the game.
ui-concede-do = { $player } gives up
ui-concede-conceded = The computer plays on for { $player }.
ui-keep-playing = Keep playing
ui-no-concede = { $why ->
    [read-only] This game is read-only.
    [past] You are in the replay.
    [nobody] No player at this screen is in this game.
   *[over] The game is over.
}
ui-draw = Offer a draw?
ui-draw-about = The game ends without a winner. { $persons ->
    [one] { "" }
   *[other] All other players must agree. { "" }
}{ $computers ->
    [0] { "" }
   *[other] A computer player agrees only after { $rounds } rounds, and only if it is not clearly ahead.
}
ui-draw-do = { $player } offers a draw
ui-draw-ask = { $player } offers a draw
ui-draw-refused = { $player } does not agree and wants to play on.
ui-draw-computer-refused = { $why ->
    [early] For { $player } it is too early for a draw.
   *[ahead] { $player } is clearly ahead and wants to play on.
}
ui-draw-agreed = { $players } agreed to a draw.
ui-hand-over = Who plays on?
ui-hand-over-about = A seat can change hands during a game: the computer takes over for a player who must go, or a person takes over from the computer.
ui-hand-over-person = { $player }: a person
ui-hand-over-computer = { $player }: the computer
ui-rematch-swapped = Swap forces
ui-rematch-swapped-tip = A rematch with swapped forces

## Drafting

ui-draft = Draft in secret…
ui-draft-tip = Every player picks dice from packs of five, one player after the other, in secret. Computer players pick for themselves.
ui-drafted = Drafted in secret
ui-drafted-note = Drafted die by die from packs of five. You form the armies when the game starts.
ui-draft-hidden = Hidden until the game starts.
ui-draft-title = { $player } drafts
ui-draft-keep = Keep { $die }
ui-draft-kind = { $kind ->
    [unit] Keep one of these dice
    [dragon] Keep one of these dragons; any player may summon it
    [home_terrain] Keep one of these as your home terrain
   *[frontier] Keep one of these to propose for the frontier
}
ui-draft-left = { $left } of { $health } health still to fill
ui-draft-filled = { $health } health
ui-draft-so-far = Your force so far
ui-draft-nothing = No dice kept yet
ui-draft-species = { $species } { $health }
ui-draft-expected = It rolls on average: melee { $melee }, missiles { $missile }, magic { $magic }, maneuvers { $maneuver }, saves { $save }
ui-draft-fill = Fill the rest for me
ui-draft-back = Return last die
ui-draft-done = { $player }’s force is complete
ui-draft-done-about = It stays hidden until the game starts. Look at it, then hand over the screen.
ui-draft-hand-over = Done
ui-draft-leave = Stop the draft?
ui-draft-leave-about = What { $player } has picked so far is lost.
ui-draft-leave-kept = These drafts are kept: { $players }. You can continue with the other players later.
ui-draft-leave-do = Stop draft
ui-draft-unit = { $species } · { $health } health
ui-draft-dragon = Dragon
ui-draft-terrain = Terrain
