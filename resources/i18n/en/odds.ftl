# Odds: what each answer is likely to cost both sides.

ui-odds = Odds
ui-odds-state = { $state ->
    [off] Press O to see what each answer is likely to cost both sides.
    [working] The answers are tried…
    [failed] The odds could not be worked out. The next question tries again.
   *[none] This question has no odds.
}
ui-odds-restarted = The program that works odds out stopped or did not answer. It was restarted.
ui-odds-succeeds = { $kind ->
    [oppose] their maneuver succeeds { $share }%
    [quest] the quest succeeds { $share }%
   *[other] the maneuver succeeds { $share }%
}
ui-odds-chance = { $what ->
    [taken] taken { $share }%
    [slain] dragon slain { $share }%
    [own-slain] yours slain { $share }%
    [returns] returns { $share }%
   *[dies] dies { $share }%
}
ui-odds-loss = { NUMBER($out, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } out, { NUMBER($back, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } back
ui-odds-routs = rout { $share }%
ui-odds-pursuit = pursuit { NUMBER($out, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } out, { NUMBER($back, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } back
ui-odds-own-routs = you rout { $share }%
ui-odds-nobody = No unit dies
ui-odds-share = { $share }%
ui-odds-exact = exact
ui-odds-tried = { NUMBER($tries, useGrouping: 0) } tries, ±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
ui-odds-row = { $answer }: { $told } ({ $figures })
ui-odds-about-losses = “Out” is the health that opponents lose, “back” your own.{ $tried ->
    [0] {" "}Both sides give up the dice that they need least.
   *[other] {""}
}
ui-odds-about-taken = “Taken” is the chance to take the territory. The attackers fight on in the same way until the rules stop them.
ui-odds-about = { $tried ->
    [0] Every roll is counted. Recruit decides for all players after your answer.
   *[other] Answers without exact odds are played on with other dice, and Recruit decides for all players. ± tells by how much the average may be off.
}
ui-odds-about-pursuit = “Pursuit” is what your pursuit adds after a rout. The other figures do not include it.
bd-ui-odds-about-losses = “Out” is the number of units that the other side loses until the round ends, “back” your own.
bd-ui-odds-about = { $tried ->
    [0] Every roll is counted. Recruit decides for both sides what is asked later.
   *[other] Answers without exact odds are played on with other dice, and Recruit decides for both sides. ± tells by how much the average may be off.
}
risk-ui-odds-about = { $tried ->
    [0] Every roll is counted. Recruit decides everything else for all players.
   *[other] Answers without exact odds are played on with other dice, and Recruit decides everything else. ± tells by how much the average may be off.
}
given-points = { $points } to { bucket-name }
given-no-dice = None
ui-odds-agree = Show the odds?
ui-odds-agree-about = The odds of the answers are then shown to all players, at each of their questions.
ui-odds-refused = { $player } does not agree to show the odds.
ui-why-no-odds = The answers of this game have no odds yet.

# The best answers, and proposals.

advice-head = { $shows ->
    [all] All answers
    [why] Line of play
   *[best] { $count ->
        [3] Three best answers
       *[other] The answers
    }
}
advice-now = you win now { $share }%
ui-win-bar = { $player } wins: { $share }%
ui-win-bar-tip = The chance that { $player } wins, at their last question with odds
advice-all = All { $count } answers
advice-back = The best
advice-why = Why?
advice-worked = Worked out from
advice-worked-how = one exchange ahead
risk-advice-worked-how = one march ahead
advice-off = Could be off by
advice-off-by = { $points } points
advice-row = { $answer }: { $share }% to win, { $points } points beside now. { $reason }
advice-term = { $term ->
    [health] health
    [terrain] terrains
    [reserve] safety in reserve
    [attack] attacks to come
    [danger] safety from attacks
    [rolls] what armies roll
    [dragons] danger from dragons
    [over] the end of the battle
    [land] territories
    [continents] continents
    [recruits] recruits
    [cards] cards
    [borders] borders under threat
    [targets] territories within reach
    [posts] places of your units
    [goal] the goal of the game
   *[other] the position
}
advice-gains = Better: { $gains }.
advice-costs = Worse: { $costs }.
advice-gainscosts = Better: { $gains }. Worse: { $costs }.
advice-rolls = You roll about { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } hits against { NUMBER($saves, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } saves.
advice-even = It changes little.
advice-fills = { $share }% to win
advice-times = { $times ->
    [one] { $spell }
   *[other] { $spell } ×{ $times }
}
advice-kills = { advice-times } on { $target }: { $share }% to kill
advice-hits = { advice-times } on { $target }: about { NUMBER($health, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } health lost
advice-casts = { advice-times } on { $target }{ $why ->
    [harm] : it kills enemy units
    [weaken] : it weakens the enemy
    [strengthen] : it helps your units
    [return] : it returns your dead units
    [bury] : it keeps their dead from returning
    [path] : your units are needed elsewhere
    [flood] : it turns a terrain they want
    [dragon] : a dragon will attack them
    [called] : it joins your army
    [scatter] : it kills enemy units or drives them away
    [trade] : they lose this terrain die
   *[other] { "" }
}
advice-done = no other spell is worth its points
advice-then = The points left after that:
reason-keeps = keeps { $kept } of { $every } { unit-class } dice, and { NUMBER($rolled, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } of { NUMBER($whole, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } average results
reason-keeps-none = no unit is left in this army
ui-propose = { $kind ->
    [casualties] Give up the cheapest
    [breath-flame] Give up the cheapest
    [spell] Cast as proposed
   *[other] As proposed
}
ui-propose-tip = Fill in the proposed answer. You can change it before you confirm it.
ui-anyway = Play it anyway
ui-anyway-tip = Give the answer that the tutor objects to.

# The line of play.

play-pass = No army marches.
play-nothing = No action at { $place }.
play-stay = Nothing moves.
play-maneuver = Maneuver at { $place } to { $number }: { $share }% to succeed.
play-capture = You capture { $place }.
play-magic = Magic at { $place }, worth about { NUMBER($health, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } health.
play-attack = { $kind ->
    [missile] Shoot at { $target }, { $target_place }: about { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } of { $whole } health lost.
    [charge] Charge { $target }, { $target_place }: about { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } of { $whole } health lost, { NUMBER($taken, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } of yours.
   *[other] Melee with { $target }, { $target_place }: about { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } of { $whole } health lost, and { NUMBER($taken, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } of yours to the strike back.
}
play-reply = { $kind ->
    [missile] Best reply: { $seat } shoots at { $target_place }. You lose about { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } of { $whole } health.
    [charge] Best reply: { $seat } charges at { $target_place }. You lose about { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } of { $whole } health, they lose { NUMBER($taken, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }.
   *[other] Best reply: { $seat } attacks at { $target_place }. You lose about { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } of { $whole } health, they lose { NUMBER($taken, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }.
}
play-no-reply = No reply gains the others much.
play-retreat = { $die } withdraws; { $place } keeps { $left } health.
play-reinforce = { $die } goes to { $place }, which then has { $now } health.

play-war-move = { $count ->
    [one] { $die } goes to { $place }, then { $now } health.
   *[other] { $count } units go from { $source } to { $place }, then { $now } health.
}

play-risk-attack = { $kind ->
    [enter] Move into { $place }, which has no army.
    [missile] Shoot at { $place }: { $share }% to take it. { $seat } loses about { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } health.
    [charge] Charge { $place }: { $share }% to take it. { $seat } loses about { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } health, you lose { NUMBER($taken, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }.
   *[other] Attack { $place }: { $share }% to take it. { $seat } loses about { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } health, you lose { NUMBER($taken, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }.
}
play-risk-stop = The attack on { $place } ends.
play-risk-arrive = { $count ->
    [one] { $die } goes to { $place }, which then has { $now } health.
   *[other] { $count } units go to { $place }, which then has { $now } health.
}
play-risk-set = The set brings { $health } health.
play-risk-reply = Best reply: { $seat } attacks { $place }, with { $share }% to take it.

# The chart in the place of the roll tray.

ui-odds-ahead = Show before each answer
ui-odds-ahead-tip = Show what the roll can bring in the place of the last roll.
ahead-over = Before the roll
ahead-exact = exact, no tries needed
ahead-tried = from { NUMBER($tries, useGrouping: 0) } tries, ±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
ahead-loses = { $player } loses
ahead-others-lose = The others lose
ahead-you-lose = You lose
ahead-figure = { $whole ->
    [0] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } health
   *[other] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } of { $whole } health
}
ahead-chance = { $what ->
    [any] At least 1 dead
    [three] At least 3 dead
    [gone] Army wiped out
    [routs] Army routs
    [none] No unit dies
    [three-own] 3 or more
    [gone-own] Army wiped out
    [routs-own] You rout
    [taken] Territory taken
    [slain] A dragon is slain
    [own-slain] Your dragon is slain
    [dies] Target dies
    [returns] A unit returns
   *[succeeds] Maneuver succeeds
}
ahead-last-tip = Click, or press Shift+O, to see the last roll.
ahead-chart = { $heading } { $figure }; { $chances }
