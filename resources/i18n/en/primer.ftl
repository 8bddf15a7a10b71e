# The classic game in ten minutes: the pages of the help window, and the words in their pictures.

primer-title = The classic game in ten minutes
primer-headline = In ten minutes
primer-contents = { $number }  { $title }
primer-place = Page { $number } of { $count }
primer-back = Back
primer-next = Next
primer-done = Back to the game
primer-battle-begin = { $game ->
    [campaign] Play the guided war
    [risk] Play the guided turn
   *[other] Play the guided battle
}
primer-first = This is the first page.
primer-rules = The rules
primer-clause = { $id }: { $text }

## 1

primer-battle-title = A battle of dice
primer-battle-picture = Four units of the Coral Elves, from 1 to 4 health, and the five elements with their colours
primer-battle-text =
    Every die is a troop: riders, archers, mages, giants. Its size shows its health: soldiers have 1 to 3 health, monsters have 4. Big dice are rare and show more icons on every face.

    Each race has two elements, which give it two colours. Both sides bring forces with the same total health. Your rolls decide what your troops do.
primer-health = { $health } health
primer-elements = Five elements, five colours
primer-element-earth = gold, earth
primer-element-air = blue, air
primer-element-fire = red, fire
primer-element-water = green, water
primer-element-death = black, death

## 2

primer-faces-title = The faces
primer-faces-picture = Six dice, each showing one kind of face
primer-faces-text =
    Each icon is one result: two swords are two hits. Only matching faces count in a roll: in melee, bows count for nothing.

    The ID is a wild card: it gives the result you roll for, once for each health of the unit. Rare units also have special faces, such as Smite or Fly. Point at any die, and the Die tab on the right explains its faces.
primer-face-melee = Melee
primer-face-melee-what = hits at close range
primer-face-missile = Missile
primer-face-missile-what = hits at long range
primer-face-magic = Magic
primer-face-magic-what = points for spells
primer-face-maneuver = Maneuver
primer-face-maneuver-what = turns the terrain
primer-face-save = Save
primer-face-save-what = stops 1 hit
primer-face-id = ID
primer-face-id-what = any result, once for each health

## 3

primer-terrain-title = A terrain is a die too
primer-terrain-picture = A terrain die that shows 5, and its eight distances with the action that each allows
primer-terrain-text =
    Armies meet at terrains. The number on top is the distance between them. It decides which action an army can take there: magic at long distance, then missiles, and melee close up.

    So half of the game is turning terrains to the number that suits you. At 8 the terrain is captured.
primer-terrain-die = The die says 5: melee
primer-far = far apart
primer-near = face to face
primer-reach-magic = Magic
primer-reach-magic-what = cast spells
primer-reach-missile = Missiles
primer-reach-missile-what = shoot, with no strike back
primer-reach-melee = Melee
primer-reach-melee-what = skirmish, or charge with everything
primer-reach-eighth = 8
primer-reach-eighth-what = captured

## 4

primer-set-up-title = Three armies, three places
primer-set-up-picture = Their home, the frontier and your home, with the armies of both players that start there
primer-set-up-text =
    You secretly split your force into three armies. The home army guards your home. The campaign army starts anywhere, usually at the frontier. The horde starts at an enemy’s home.

    The hordes roll maneuvers to decide who goes first. Then each terrain is rolled once for its first distance.
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
    The first three phases run by themselves, and usually nothing happens in them. Then two different armies march: each may turn its terrain, and each may act.

    At the end, units in reserve may move to any terrain, and other units may retreat to reserve. Every step is optional: press N to skip it.
primer-phase-expire = your old spells end
primer-phase-dragons = they attack you
primer-phase-eighth_face = cities and temples help
primer-phase-first_march = one army
primer-phase-second_march = another army
primer-phase-reserves = reinforce, retreat
primer-march-maneuver = First a maneuver
primer-march-maneuver-what = Turn the terrain by 1, unless an enemy stops you.
primer-march-action = Then an action
primer-march-action-what = Magic, missiles or melee, by the distance of the terrain.

## 6

primer-maneuver-title = Turning the terrain
primer-maneuver-picture = Your maneuver roll and theirs, and a terrain die turned from 4 to 5
primer-maneuver-text =
    Choose to maneuver. If no enemy there opposes, it succeeds. If an enemy opposes, all these armies roll, and you must equal or beat every opponent.

    Then you turn the die up or down by 1. Here the archers’ 4 becomes a 5, and melee begins. A failed maneuver costs nothing: you may still act.
primer-maneuver-mine = Your Goblins roll
primer-maneuver-theirs = The Coral Elves oppose
primer-maneuver-won = { $mine } against { $theirs }: you turn the die
primer-maneuver-turned = From 4, missiles, to 5, melee

## 7

primer-attack-title = An attack, step by step
primer-attack-picture = Nine hits minus six saves make three damage, with the dice of both rolls
primer-attack-text =
    The attacker counts melee and IDs, the defender saves and IDs. These elves fight on their own coast, so their maneuvers also count as saves. The sword on the last die does not save.

    In a skirmish the attacked army strikes back afterwards. In a charge both armies roll at once, and losses are high. Missiles work like a skirmish, but the target does not strike back.
primer-roll-attack = The Goblins attack
primer-roll-saves = The Coral Elves save
primer-sum-hits = hits
primer-sum-saves = saves
primer-sum-damage = damage

## 8

primer-casualties-title = Casualties
primer-casualties-picture = The army that took three damage: a unit of 2 health and one of 1 may die; two units of 1 are too few
primer-casualties-text =
    The owner chooses which dice are killed, as much health as the damage allows. Damage that cannot kill a whole unit is lost: no unit stays wounded.

    Dead units can return through spells, cities and promotion, unless they are buried. An army that saves badly may also rout, and the enemy may pursue it.
primer-fall-right = 3 damage: this is right
primer-fall-right-why = 2 and 1 make 3. Any other dice that make 3 are fine too.
primer-fall-wrong = This is too little
primer-fall-wrong-why = The damage is 3, and these dice could make 3.
primer-fall-sum = { $total } health

## 9

primer-eighth-title = The eighth face, and victory
primer-eighth-picture = City, temple, tower and standing stones with their effects, and two captured terrains that win
primer-eighth-text =
    Turn a terrain to 8 and your army there holds it. It chooses its action freely, and its saves, maneuvers and the IDs used for them count twice. Opponents take it away by turning the die or driving you off.

    Each kind of eighth face has one more effect.
primer-eighth = { $face ->
    [city] City
    [temple] Temple
    [tower] Tower
   *[other] Standing stones
}
primer-eighth-city = each turn a dead soldier returns, or 1 unit is promoted
primer-eighth-temple = opponents’ black magic has no effect; you make another player bury a dead unit
primer-eighth-tower = shoot at armies on any terrain
primer-eighth-standing_stones = magic may take the terrain’s colours
primer-win = Hold two captured terrains and you win. You also win if no enemy units are left.

## 10

primer-magic-title = Magic
primer-magic-picture = Three mages roll points of magic, and the blue and green spells with their costs
primer-magic-text =
    A magic roll makes points in your race’s colours. Points buy spells of their colour, as many as you can pay for, on targets almost anywhere. Unspent points are lost.

    { $doubled ->
        [ids] Points from IDs in a colour of the terrain count twice.
       *[other] Points in a colour of the terrain count twice.
    } Burying dead units doubles black magic. The greatest spell of each colour summons a dragon.
primer-magic-roll = Coral Elves roll magic: blue, green, or some of both
primer-magic-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
primer-magic-colours = { $doubled ->
    [ids] On the coast, which is blue and green, the ID’s points would count twice.
   *[other] On the coast, which is blue and green, they would count twice.
}
primer-spells-air = Blue
primer-spells-water = Green

## 11

primer-dragons-title = Dragons
primer-dragons-picture = A dragon die and its six kinds of faces
primer-dragons-text =
    Spells summon dragons to terrains, where they stay. At the start of your turn they attack your armies, no matter who summoned them. Your army rolls too: 10 damage slays a dragon, or 5 if it shows its belly. Dragons of different colours fight each other first.

    An army that slays a dragon is promoted. That is all you need. Press H for a suggested answer to any question. In a practice game you can undo everything.
primer-dragon = No player controls it
primer-dragon-what = 5 health and 5 automatic saves
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
primer-dragon-breath = a special attack, by colour
primer-dragon-wing = flies away after the fight
primer-dragon-belly = no saves in this fight
