# The classic game in ten minutes: the pages of the help window, and the words in their pictures.

primer-title = The classic game in ten minutes
primer-contents = { $number }  { $title }
primer-place = Page { $number } of { $count }
primer-back = Back
primer-next = Next
primer-done = Back to the game
primer-battle-begin = Play the guided battle
primer-first = This is the first page.
primer-rules = The rules
primer-clause = { $id }: { $text }

## 1

primer-battle-title = A battle of dice
primer-battle-picture = Four units of the Coral Elves, from one to four health, and the five elements with their colours
primer-battle-text =
    Every die is a troop: riders, archers, mages, giants. How large it is tells how much it can take: one to three health for soldiers, four for a monster. Big dice are rare, and show more on every face.

    Two elements give each race its two colours. Both sides bring forces of the same health, and what you roll is what your troops do.
primer-health = { $health } health
primer-elements = Five elements, five colours
primer-element-earth = gold, earth
primer-element-air = blue, air
primer-element-fire = red, fire
primer-element-water = green, water
primer-element-death = black, death

## 2

primer-faces-title = What the faces say
primer-faces-picture = Six dice, each with the face that it explains
primer-faces-text =
    One picture is one result: two swords are two hits. In a roll only the faces count that belong to it; in a melee nobody looks at the bows.

    The ID is the joker: it gives whatever is being rolled, as many as the unit has health. Rare units also have faces of their own, such as Smite or Fly. Rest the pointer on any die, and the Die tab at the right shows what its faces do.
primer-face-melee = Melee
primer-face-melee-what = hits at arm’s length
primer-face-missile = Missile
primer-face-missile-what = hits from afar
primer-face-magic = Magic
primer-face-magic-what = points for spells
primer-face-maneuver = Maneuver
primer-face-maneuver-what = turns the terrain
primer-face-save = Save
primer-face-save-what = stops one hit
primer-face-id = ID
primer-face-id-what = anything, once for each health

## 3

primer-terrain-title = A terrain is a die too
primer-terrain-picture = A terrain die that shows five, and its eight distances with the action that each allows
primer-terrain-text =
    Armies meet at terrains. The number on top tells how far apart they stand, and that decides what an army can do there: far away only magic, then missiles, and close up melee.

    So half of the battle is turning terrains to the number that suits you. At eight the terrain is captured.
primer-terrain-die = The die says 5: melee
primer-far = far apart
primer-near = face to face
primer-reach-magic = Magic
primer-reach-magic-what = cast spells
primer-reach-missile = Missiles
primer-reach-missile-what = shoot, and nobody shoots back
primer-reach-melee = Melee
primer-reach-melee-what = skirmish, or charge with everything
primer-reach-eighth = Eight
primer-reach-eighth-what = yours to keep

## 4

primer-set-up-title = Three armies, three places
primer-set-up-picture = Their home, the frontier and your home, each with the armies of both players that begin there
primer-set-up-text =
    You split your force in secret into three armies. The home army guards your home, the campaign army goes where you like, mostly to the frontier, and the horde begins at an enemy’s home.

    The hordes roll maneuvers to see who goes first. Then each terrain is rolled once for its first distance.
primer-place-theirs = Their home
primer-place-frontier = The frontier
primer-place-mine = Your home
primer-army-theirs-home = their home army
primer-army-theirs-campaign = their campaign army
primer-army-theirs-horde = their horde
primer-army-mine-home = your home army
primer-army-mine-campaign = your campaign army
primer-army-mine-horde = your horde

## 5

primer-turn-title = Your turn
primer-turn-picture = The six phases of a turn; the two marches are marked, and each is a maneuver and then an action
primer-turn-text =
    The first three phases take care of themselves, and most of the time nothing happens in them. Then two different armies march: each may turn its terrain, and each may act.

    At the end units come up from the reserve to any terrain, and others may fall back to it. Whatever you do not want to do, you may leave: N says no.
primer-phase-expire = your old spells end
primer-phase-dragons = they attack you
primer-phase-eighth_face = cities and temples help
primer-phase-first_march = one army
primer-phase-second_march = another army
primer-phase-reserves = come up, fall back
primer-march-maneuver = First a maneuver
primer-march-maneuver-what = Turn the terrain by one, if nobody stops you.
primer-march-action = Then an action
primer-march-action-what = Magic, missiles or melee, as the terrain now says.

## 6

primer-maneuver-title = Turning the terrain
primer-maneuver-picture = Your maneuver roll and theirs, and a terrain die turned from four to five
primer-maneuver-text =
    Say that your army maneuvers. If no enemy there objects, it works. If one does, both armies roll, and you must reach or beat each of those who oppose you.

    Then you turn the die one up or one down. Here the archers’ four becomes a five, and swords are out. A failed maneuver costs nothing: you still act.
primer-maneuver-mine = Your Goblins roll
primer-maneuver-theirs = The Coral Elves oppose
primer-maneuver-won = { $mine } against { $theirs }: you turn the die
primer-maneuver-turned = From 4, missiles, to 5, melee

## 7

primer-attack-title = An attack, worked out
primer-attack-picture = Nine hits against six saves make three damage, with the dice of both rolls
primer-attack-text =
    The attacker counts melee and IDs, the defender saves and IDs. These elves fight at the sea, their own ground, and there their maneuvers save as well; the sword on the last die saves nobody.

    In a skirmish the army that was hit strikes back afterwards. In a charge both roll at once, and it is bloody. Missiles work like this too, without an answer.
primer-roll-attack = The Goblins attack
primer-roll-saves = The Coral Elves save
primer-sum-hits = hits
primer-sum-saves = saves
primer-sum-damage = damage

## 8

primer-casualties-title = Who falls
primer-casualties-picture = The army that took three damage: a unit of two and one of one may fall, two of one are too few
primer-casualties-text =
    The owner picks the dice that fall, and must pick as much health as the damage covers. What is left over is lost: nobody stays wounded.

    The dead are not gone. Spells, cities and promotions bring them back, unless somebody buries them. An army that saves badly may also be routed, and then pursued.
primer-fall-right = 3 damage: this is right
primer-fall-right-why = Two and one make three. Any other dice that make three would do.
primer-fall-wrong = This is too little
primer-fall-wrong-why = The damage covers three, and these dice could make three.
primer-fall-sum = { $total } health

## 9

primer-eighth-title = The eighth face, and victory
primer-eighth-picture = City, temple, tower and standing stones with what each gives, and two captured terrains that win
primer-eighth-text =
    Turn a terrain to eight, and your army there holds it: it chooses its action freely, and its saves, maneuvers and IDs for them count twice. Others take it away by turning the die, or by driving you off.

    Each kind of place has a gift of its own besides.
primer-eighth = { $face ->
    [city] City
    [temple] Temple
    [tower] Tower
   *[other] Standing stones
}
primer-eighth-city = each turn a dead soldier returns, or one unit is promoted
primer-eighth-temple = black magic stays out; another player buries one of his dead
primer-eighth-tower = shoot at armies on any terrain
primer-eighth-standing_stones = magic may take the terrain’s colours
primer-win = Hold two captured terrains and you have won. Or leave no enemy unit in play.

## 10

primer-magic-title = Magic
primer-magic-picture = Three mages make points of magic, and the spells of blue and green with their costs
primer-magic-text =
    A magic roll makes points in your race’s colours, and points buy spells of their colour: as many as you can pay, on targets almost anywhere. What you do not spend is lost.

    Points in a colour of the terrain count twice. Black magic is doubled by burying the dead. Each colour’s greatest spell sends a dragon.
primer-magic-roll = Coral Elves roll magic: blue, green, or some of both
primer-magic-points = { $points ->
    [one] one point
   *[other] { $points } points
}
primer-magic-colours = On the coast, which is blue and green, they would count twice.
primer-spells-air = Blue
primer-spells-water = Green

## 11

primer-dragons-title = Dragons
primer-dragons-picture = A dragon die and its six kinds of faces
primer-dragons-text =
    Spells send dragons to terrains, and there they stay. At the beginning of your turn they fall upon your armies, whoever called them. Your army rolls back: ten damage slay a dragon, five when it shows its belly. Dragons of different colours fight each other first.

    An army that slays one is promoted. That is all you need. H suggests an answer whenever you are asked, and in a practice game everything can be taken back.
primer-dragon = Nobody commands it
primer-dragon-what = 5 health, and it saves 5 by itself
primer-dragon-face = { $icon ->
    [jaws] Jaws
    [claw] Claw
    [tail] Tail
    [breath] Breath
    [wing] Wing
   *[other] Belly
}
primer-dragon-jaws = 10 damage
primer-dragon-claw = 5 damage
primer-dragon-tail = 3 damage, and it rolls again
primer-dragon-breath = something worse, by its colour
primer-dragon-wing = flies home after the fight
primer-dragon-belly = no saves this time
