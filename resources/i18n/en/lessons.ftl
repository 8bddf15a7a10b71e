# Lessons and puzzles. Each lesson has a title, what it is about, and for each card of resources/lessons a heading and at
# most two sentences; docs/lessons.md explains them.

ui-menu-practice = Learn an&d practise…
practice = Learn and practise
practice-lessons = Lessons
practice-puzzles = Puzzles
practice-puzzles-about = one position, one question, the best answer known
practice-summary = { $lessons } of { $all_lessons } lessons · { $puzzles } of { $all_puzzles } puzzles
practice-group = { $group ->
    [first] First steps
    [whole] The whole game
   *[wars] Wars
}
practice-of = { $done } of { $all }
practice-minutes = { $minutes } min
practice-lesson-state = { $state ->
    [done] done
    [begun] step { $step } of { $of }
   *[new] new
}
practice-filter-all = All { $count }
practice-filter-unsolved = Unsolved { $count }
practice-filter-mine = From my games { $count }
practice-filter = Puzzles to show
practice-search = Search
practice-no-results = No results
practice-none-mine = Finish a game and open its review: mistakes that cost 8 points or more become puzzles here.
practice-solved = { $done } of { $all } solved
practice-rate = { $tries ->
    [0] No puzzle tried yet
    [one] 1 try, { $good } within the threshold
   *[other] { $tries } tries, { $good } within the threshold
}
practice-line = Points lost in the last tries
practice-puzzle-state = { $state ->
    [solved] solved
    [tried] { $tries ->
        [one] 1 try, { $points } behind
       *[other] { $tries } tries, { $points } behind
    }
   *[new] new
}
practice-difficulty = Difficulty { $level } of 4
practice-next = Next: { $title }
practice-next-about = { $state ->
    [begun] Lesson { $number } of { $all } · you stopped at step { $step } of { $of }
   *[new] Lesson { $number } of { $all } · about { $minutes } minutes
}
practice-all-done = All lessons are done
practice-all-done-about = Puzzles and full games come next.
practice-begin = Begin
practice-continue = Continue
practice-a-puzzle = A puzzle
practice-afresh = From the start
practice-solve = Solve
practice-forget = Delete puzzles from my games…
practice-forget-ask = { $count ->
    [one] 1 puzzle from your games and the summary of your mistakes will be deleted.
   *[other] { $count } puzzles from your games and the summary of your mistakes will be deleted.
}
practice-costs = { $kind ->
    [march] Marches and maneuvers cost you most: { $points } points in { $count } mistakes.
    [action] Actions cost you most: { $points } points in { $count } mistakes.
    [casualties] Casualties cost you most: { $points } points in { $count } mistakes.
    [retreat] You retreat too late or too early: { $points } points in { $count } mistakes.
    [reinforce] You reinforce at the wrong place or time: { $points } points in { $count } mistakes.
    [attack] You attack on too long or stop too early: { $points } points in { $count } mistakes.
    [recruits] Recruits in the wrong place cost you most: { $points } points in { $count } mistakes.
    [moves] Free moves cost you most: { $points } points in { $count } mistakes.
    [cards] Cards cost you most: { $points } points in { $count } mistakes.
    [advance] You advance to the wrong place or at the wrong time: { $points } points in { $count } mistakes.
    [magic] Spells cost you most: { $points } points in { $count } mistakes.
   *[other] Other decisions cost you most: { $points } points in { $count } mistakes.
}
practice-fault = { $fault ->
    [broken] The file of your progress could not be read. It was renamed, and a new one begins.
    [reset] Part of your progress could not be read. A copy of the file was kept.
    [unwritable] Your progress could not be saved. Check the disk.
   *[unreadable] The file of your progress cannot be read. Nothing is written into it.
}
practice-broken = This puzzle cannot be used: { $why }
practice-mine-title = { $kind ->
    [march] A march of yours
    [action] An action of yours
    [casualties] Casualties of yours
    [reserves] Your reserves
    [magic] Magic of yours
   *[other] A decision of yours
}
practice-mine-about = You lost { $points } points here. { $origin }
practice-origin = Turn { $turn }, { $players }, { $day }

ui-lesson-missed-title = Not this time
ui-lesson-missed = That is allowed, but this lesson practises another answer. Undo yours and try again: H shows a good one.
ui-lesson-again = Undo and try again
ui-lesson-waits = The game waits until you undo your last answer
ui-lesson-undo-first = Undo your last answer first
ui-lesson-next = Next: { $title }
ui-lesson-list = Learn and practise

puzzle-card = Puzzle
puzzle-find = Find the best answer. Answer on the table, as in a game.
puzzle-solved = Solved: the best answer
puzzle-good = Solved: { $points } points below the best
puzzle-missed = { $points } points below the best answer
puzzle-not-listed = This answer was not tried
puzzle-chance = { $percent }%
puzzle-chance-error = { $percent }% ± { $error }
puzzle-yours = your answer
puzzle-measured = Chances of winning from { $tries } games that { $player } played on for { $turns } turns.
puzzle-estimated = Chances of winning as Veteran estimates them.
puzzle-played-out = Chances of winning from { $tries } games that { $player } played on to the end.
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-waits = The game waits: try again, or take the next puzzle
puzzle-fewer = { $count ->
    [one] 1 more answer is worse.
   *[other] { $count } more answers are worse.
}
puzzle-no-help = A puzzle has no odds and no suggestions before your answer.
puzzle-show = Show answers
puzzle-list = All puzzles

lesson-dice-title = Your dice
lesson-dice-about = Faces, health and results
lesson-dice-welcome-title = Dice are units
lesson-dice-welcome = Each die at the frontier is a unit: your dwarves are below, Ragna’s goblins above. A big die has more health, which is the number of dots on its ID icon.
lesson-dice-faces-title = Six faces
lesson-dice-faces = Point at a die to see all its faces. Each icon is 1 result, and a face may have several.
lesson-dice-shoot-title = Roll them
lesson-dice-shoot = Shoot at Ragna’s army. All your dice there roll at once, and missile icons count.
lesson-dice-roll-title = What counts
lesson-dice-roll = Bright dice count in a roll, and dim dice do not. An ID icon counts as any result, as often as the unit has health.
lesson-dice-saves-title = Hits and saves
lesson-dice-saves = Ragna rolled for saves, and each save stops 1 hit. Hits without a save are damage, and it kills units with that much health.
lesson-dice-done-title = You know your dice
lesson-dice-done = Units have health, faces have icons, and a roll counts the icons that it asks for. Next come the two parts of a march.

lesson-march-title = One march
lesson-march-about = Maneuver, then act
lesson-march-welcome-title = Two marches a turn
lesson-march-welcome = In your turn two of your armies may march, one after the other. In a march an army may maneuver, and then it may act.
lesson-march-choose-title = Choose an army
lesson-march-choose = Click your army at the frontier. It is strong in melee, but the terrain shows 4, missiles.
lesson-march-maneuver-title = Maneuver
lesson-march-maneuver = Choose Maneuver to turn the terrain 1 step. If Ragna opposes, both armies roll maneuvers, and you win ties.
lesson-march-contest-title = It worked
lesson-march-contest = You rolled at least as many maneuvers as Ragna, or she did not oppose. Now you turn the die.
lesson-march-turn-title = Turn the die
lesson-march-turn = Turn it up to 5. From 5 to 7 this terrain allows melee.
lesson-march-act-title = Now act
lesson-march-act = The same army may act now. Choose Skirmish: your melee results are hits.
lesson-march-second-title = The second march
lesson-march-second = A different army may march now. Click your army at home: it can shoot.
lesson-march-stay-title = Stay
lesson-march-stay = You do not have to maneuver. Choose Stay: the terrain shows 3, which allows missiles.
lesson-march-shoot-title = Act without moving
lesson-march-shoot = Choose a missile attack. That ends your second march.
lesson-march-done-title = A whole turn
lesson-march-done = Two armies marched, and each could maneuver and act. After the marches units may move to and from the reserve.

lesson-terrain-title = The terrain
lesson-terrain-about = Distances and the eighth face
lesson-terrain-welcome-title = The number is a distance
lesson-terrain-welcome = Far armies use magic, nearer ones shoot, and near ones fight in melee: the icon on the face says which. This terrain shows 7, 1 step before its eighth face.
lesson-terrain-maneuver-title = One step more
lesson-terrain-maneuver = Choose Maneuver. Your patrollers have more maneuvers than Ragna’s single thug.
lesson-terrain-turn-title = Capture it
lesson-terrain-turn = Turn the die up to 8. The army that turns a terrain to 8 captures it.
lesson-terrain-captured-title = You hold it
lesson-terrain-captured = An army on its captured terrain counts saves and maneuvers double. Two captured terrains win the game at once.
lesson-terrain-tower-title = The tower
lesson-terrain-tower = Each eighth face has a power. From a tower your army may shoot at any army, even in the home of another player.
lesson-terrain-act-title = Use it
lesson-terrain-act = On 8 you choose the action yourself. Shoot at Ragna’s home.
lesson-terrain-done-title = Keep what you hold
lesson-terrain-done = You lose the terrain if its army leaves or dies, or if an opponent turns the die down. Guard it, and capture a second one to win.

lesson-missiles-title = Missiles and melee
lesson-missiles-about = Who strikes back, and who cannot
lesson-missiles-welcome-title = Bows at home
lesson-missiles-welcome = Your home shows 3, missiles. Your army there has crossbows, and Ragna’s has no bows.
lesson-missiles-shoot-title = Shoot
lesson-missiles-shoot = Shoot at the army at the same terrain: it could attack you next. From a home you also reach the frontier.
lesson-missiles-no_answer-title = No answer
lesson-missiles-no_answer = Missiles are hits, and the target rolls saves. It does not strike back.
lesson-missiles-second-title = Now melee
lesson-missiles-second = Click your army at the frontier for the second march. The terrain there shows 6, melee.
lesson-missiles-stay-title = Near enough
lesson-missiles-stay = Choose Stay. The distance is right already.
lesson-missiles-strike-title = Skirmish
lesson-missiles-strike = Choose Skirmish. In a charge both armies hit at the same time, and you would lose more.
lesson-missiles-answer-title = They strike back
lesson-missiles-answer = In a skirmish the survivors strike back. So attack where you kill enough before they answer.
lesson-missiles-done-title = Two ways to fight
lesson-missiles-done = Missiles cost nothing but reach only what the distance allows. Melee hits harder, and it costs you units.

lesson-saves-title = Saves and casualties
lesson-saves-about = Choose the units that you lose
lesson-saves-hits-title = You are attacked
lesson-saves-hits = Ragna’s hits less your saves are damage. The damage kills units with that much health, and you choose them.
lesson-saves-casualties-title = Your casualties
lesson-saves-casualties = You must give up as much health as the damage covers. Give up both footmen: a sergeant has as much health as both and fights better.
lesson-saves-dead-title = The dead
lesson-saves-dead = Killed units go to your dead unit area. Spells and some icons may bring them back.
lesson-saves-strike-title = Strike back
lesson-saves-strike = Your survivors may answer now. Strike back: it costs nothing, and only Ragna can lose units.
lesson-saves-done-title = Well chosen
lesson-saves-done = The units that you keep decide how hard you strike back. Before you confirm casualties, look at what the others roll.

lesson-magic-title = Magic
lesson-magic-about = Colours, points and spells
lesson-magic-welcome-title = A place for magic
lesson-magic-welcome = The terrain shows 1, magic, and your army there has magicians. Their magic counts double in a colour of the terrain.
lesson-magic-magic-title = Roll magic
lesson-magic-magic = Choose Use magic. Each magic icon gives points of the colours of its die.
lesson-magic-colours-title = Points have colours
lesson-magic-colours = Dwarves are gold and red, so their points may be either. Leave all points gold and confirm.
lesson-magic-spell-title = Choose a spell
lesson-magic-spell = Spells cost points of their colour. Choose Summon Dragon for 6 gold.
lesson-magic-place-title = Choose its target
lesson-magic-place = The dragon attacks armies at its terrain, yours too. Send it to Ragna’s home, where you have no units.
lesson-magic-more-title = Points are left
lesson-magic-more = You may choose more spells as long as you have points. Choose Done: all chosen spells are then cast.
lesson-magic-done-title = The dragon is there
lesson-magic-done = Points that are left are lost. At the start of Ragna’s turn the dragon attacks her.

lesson-dragons-title = Dragons
lesson-dragons-about = They attack armies at their terrain
lesson-dragons-attack-title = A dragon attacks
lesson-dragons-attack = At the start of your turn each dragon at a terrain attacks your army there. It rolls first, and then your army answers.
lesson-dragons-health-title = Hard to kill
lesson-dragons-health = A dragon has 5 health and 5 saves. It takes 10 results of melee or of missiles to kill it, and a belly roll takes its saves away.
lesson-dragons-strike-title = Strike the dragon
lesson-dragons-strike = The dragon shows its belly: its saves do not count. Choose melee, which your army rolled enough of.
lesson-dragons-casualties-title = Losses
lesson-dragons-casualties = The dragon’s attack killed units. Choose those that you need least.
lesson-dragons-march-title = Your turn goes on
lesson-dragons-march = A dragon’s attack does not use up a march. Click your army at the frontier.
lesson-dragons-stay-title = No maneuver
lesson-dragons-stay = Choose Stay. The distance 6 suits your sergeants.
lesson-dragons-done-title = Dragons and you
lesson-dragons-done = Do not leave a weak army with a dragon. Promotion rewards an army that kills one.

lesson-rout-title = Rout and pursuit
lesson-rout-about = When an army runs
lesson-rout-welcome-title = A nervous army
lesson-rout-welcome = An army routs if more of its dice show ID icons than it has saves on its other dice. Ragna’s army here is large and has few saves.
lesson-rout-strike-title = Attack
lesson-rout-strike = Choose Skirmish. Ragna’s save roll decides if her army routs.
lesson-rout-rout-title = It routs
lesson-rout-rout = Too many of Ragna’s dice showed their ID. A routed army does not strike back.
lesson-rout-pursue-title = Pursue
lesson-rout-pursue = You may pursue: the terrain turns 1 step down, and your army attacks again. Choose to pursue.
lesson-rout-again-title = Attack again
lesson-rout-again = The distance is now 6, still melee. Choose Skirmish once more.
lesson-rout-done-title = Two attacks in one march
lesson-rout-done = A pursuit is a second attack without a march. Pursue if the new distance suits your army.

lesson-reserves-title = Reserves and retreat
lesson-reserves-about = Out of danger, and back
lesson-reserves-welcome-title = Units in reserve
lesson-reserves-welcome = No army attacks units in reserve. After your marches they may go to any terrain.
lesson-reserves-reinforce-title = Reinforce
lesson-reserves-reinforce = Drag your wizard from the reserve to the frontier. It shows 2, which allows magic on highland.
lesson-reserves-order-title = First out, then in
lesson-reserves-order = You reinforce first and retreat after it. So a unit that retreats now comes back in your next turn.
lesson-reserves-retreat-title = Retreat
lesson-reserves-retreat = Your theurgist is alone with three cutthroats in Ragna’s home. Drag the die to your reserve.
lesson-reserves-done-title = Saved
lesson-reserves-done = Retreat units that would only die, and send them where you attack first. A retreat in time is worth more than any single roll.

lesson-risk-title = Risk: borders and cards
lesson-risk-about = One die for each continent
lesson-risk-welcome-title = Your part of the world
lesson-risk-welcome = You hold 14 territories, and Australia is yours alone. 24 territories at the start of your turn win.
lesson-risk-recruit-title = Recruits for the border
lesson-risk-recruit = Put a warlord, number 1, on Indonesia. It is the only border of Australia, so all your recruits there guard it.
lesson-risk-recruit_again-title = Once more
lesson-risk-recruit_again = Put the second warlord there too. Strong borders win attacks, and units inside a continent do not.
lesson-risk-march-title = March with a continent
lesson-risk-march = A march is for one continent. Click the die of Australia.
lesson-risk-maneuver-title = Turn it
lesson-risk-maneuver = No opponent has units in Australia, so none can oppose. Choose Maneuver.
lesson-risk-turn-title = Up to melee
lesson-risk-turn = Turn the die up to 5, which allows melee. Only the player who holds the whole continent may turn it to 8.
lesson-risk-attack-title = Over the border
lesson-risk-attack = Click Siam to attack it by a skirmish. The die of your own continent counts, also for attacks on another one.
lesson-risk-garrison-title = One die stays
lesson-risk-garrison = All dice but one of each territory may attack. The largest attack is chosen already: confirm it.
lesson-risk-again-title = Go on
lesson-risk-again = A unit died, so the attack may go on. Choose Skirmish: you are the stronger one.
lesson-risk-casualties-title = Casualties
lesson-risk-casualties = You choose the units that die. The units that you need least are proposed.
lesson-risk-move_in-title = Move in
lesson-risk-move_in = Siam is empty, and at least 1 attacker must move in. As many as possible are chosen: confirm it.
lesson-risk-second-title = One march is enough
lesson-risk-second = A second march is for another continent. Choose No march.
lesson-risk-stay-title = The free move
lesson-risk-stay = Units may move to a neighbour at the end of a turn. Choose Done: the border is well guarded.
lesson-risk-card-title = Take a card
lesson-risk-card = You took a territory from an opponent, so you may take a card. Take it.
lesson-risk-done-title = Cards become recruits
lesson-risk-done = Three cards alike, one of each, or two with a wild card are a set. You turn a set in for recruits, and each later set of the game gives more.

lesson-recruiting-title = Esfah: recruiting
lesson-recruiting-about = Points, native land and halves
lesson-recruiting-welcome-title = Every fifth round
lesson-recruiting-welcome = After every 5th round all players recruit at the same time and in secret. Recruits come from your recruiting pool, half of your force.
lesson-recruiting-points-title = Points of an army
lesson-recruiting-points = Each army has 1 point for each 4 health of a race, rounded up. On the native land of the race it has twice as many, and a held terrain adds a bonus.
lesson-recruiting-recruits-title = Fill in the sheet
lesson-recruiting-recruits = A point buys 1 health of the same race, or half as much of other races and items on lines of their own. Drag dice to the lines or choose Fill, then confirm.
lesson-recruiting-done-title = The recruits are here
lesson-recruiting-done = Recruits join the army that paid for them. Before the next recruiting move armies to their native land: it doubles their points.

lesson-trails-title = Esfah: new trails
lesson-trails-about = The map grows
lesson-trails-welcome-title = You hold a terrain
lesson-trails-welcome = From each terrain that you hold you may expand once. A new terrain is linked to it, and armies go along links.
lesson-trails-trails-title = Two ways
lesson-trails-trails = Blazing New Trails sends units to a random terrain at once. Expanding to New Terrain adds a die of your choice, and no units go there yet.
lesson-trails-expand-title = Choose a die
lesson-trails-expand = Choose a die for Expanding to New Terrain. It gets a place beside the terrain that you hold.
lesson-trails-pass-title = Only the map now
lesson-trails-pass = This lesson is about the map. Choose No march, for the second march too.
lesson-trails-enter-title = Enter it
lesson-trails-enter = The new terrain is empty, and Ragna may go there too. Drag a skirmisher there: skirmishers have many maneuvers.
lesson-trails-done-title = The map has grown
lesson-trails-done = From your next turn on this army can march and turn the die towards 8. Each terrain that you hold brings points for recruits.

lesson-losses-title = Battle Dice: losses
lesson-losses-about = Which unit you give up
lesson-losses-welcome-title = Every die is a unit
lesson-losses-welcome = Your army is at the bottom, Ragna’s at the top. Each hit destroys a unit, and its owner chooses which one.
lesson-losses-begin-title = A turn begins
lesson-losses-begin = All your units stay here in this lesson. Choose Send none, and both armies roll all their dice.
lesson-losses-roll-title = One roll for all phases
lesson-losses-roll = The phases follow from left to right: archers hit with 8, later infantry hits with 6. A unit that is lost before its phase does nothing.
lesson-losses-missile-title = Archers have shot
lesson-losses-missile = Your archers have acted in this turn, but your infantry still has its phase and one of them shows 6. Give up an archer.
lesson-losses-melee-title = The last phase
lesson-losses-melee = All phases are over, so now morale counts: 2 and 3 are bad, and archers have 8 faces but infantry only 6. Give up an infantry unit.
lesson-losses-morale-title = Morale
lesson-losses-morale = Both armies lost units, so both rolled again. If half of the dice show 2 or 3, the army routs and has lost the battle.
lesson-losses-done-title = Your army holds
lesson-losses-done = Two of your dice showed 2 or 3, and three would have been a rout. Units that come later in the turn are worth more than those that have acted.
