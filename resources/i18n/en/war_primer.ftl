# The Conquest of Esfah in ten minutes: the pages of the help window, and the words in their pictures.

primer-title-campaign = The Conquest of Esfah in ten minutes
primer-war-you = you
primer-war-they = they
primer-war-place-mine = Your home
primer-war-place-theirs = Their home
primer-war-place-third = A third home
primer-war-place-frontier = The frontier
primer-war-place-new = A new terrain

## 1

primer-war-aim-title = A war for half of the terrains
primer-war-aim-picture = Eight terrain dice, five of which are captured, and a table of the five sizes of a war
primer-war-aim-text =
    A war has the rules of Dragon Dice in the edition of 1996, and this primer explains what is different. You win as soon as you hold more than half of all terrains at the same time.

    The health of each force decides the size of the war. At first only the homes and the frontier are on the map: you need new terrains to win, and recruits to hold them.
primer-war-goal = Hold { $goal } of { $terrains } terrains and you win
primer-war-size-health = Health
primer-war-size-terrains = Terrains
primer-war-size-goal = To win
primer-war-size-dragons = Dragons

## 2

primer-war-forces-title = Your force
primer-war-forces-picture = The dice in play, the dice of the recruiting pool, and the dragons and dragonkin of the summoning pool
primer-war-forces-text =
    Half of the health begins in play, in 3 armies as usual: none has more than half of that health. The other half waits in your recruiting pool.

    Dragons and dragonkin wait in your summoning pool until a spell or a champion calls them into an army. Items begin with an army that can carry them, or in the recruiting pool.
primer-war-part-play = In play
primer-war-part-play-amount = { $amount } health
primer-war-part-play-what = home army, campaign army and horde
primer-war-part-recruiting = Recruiting pool
primer-war-part-recruiting-amount = { $amount } health
primer-war-part-recruiting-what = they join your armies after every fifth round
primer-war-part-summoning = Summoning pool
primer-war-part-summoning-amount = { $amount } dragons, up to { $kin } health of dragonkin
primer-war-part-summoning-what = they fight as members of your armies

## 3

primer-war-set-up-title = Homes and the frontier
primer-war-set-up-picture = Three homes linked with the frontier, and the terrain dice that are left in the common pool
primer-war-set-up-text =
    All hordes roll maneuvers, and the highest total plays first. In this order each player picks a home from the common pool of terrain dice; then the first player picks the frontier.

    Armies begin as usual: at your home, at another home, and usually at the frontier. A terrain that first shows 7 or 8 is rolled again. Links join each home with the frontier.
primer-war-pool-what = They join the map when players expand.

## 4

primer-war-march-title = Marches on the map
primer-war-march-picture = Missiles reach from a home along the link to the frontier, but not to another home
primer-war-march-text =
    However many armies you have, only 2 of them march in a turn. Choose well: an army that marches may turn its terrain, and then act.

    Missiles reach the same terrain and every linked one, and from a captured tower every terrain. Melee and charges stay at the terrain. An army in reserve may march too, but only for magic.
primer-war-missiles = missiles
primer-war-too-far = No missile reaches a terrain that is two links away.
primer-war-march-two = 2 marches
primer-war-march-two-what = with 2 different armies
primer-war-march-turn = First a maneuver
primer-war-march-turn-what = Turn the terrain by 1. On 8 your army captures it.
primer-war-march-act = Then an action
primer-war-march-act-what = Magic, missiles or melee, by the number of the terrain.

## 5

primer-war-reserves-title = The reserves phase
primer-war-reserves-picture = Arrows from the reserve to your home and to your army, along a link to a new terrain, and back to the reserve
primer-war-reserves-text =
    At the end of your turn you move units. Reserves go to your home, or to a terrain where you have an army. Other units advance along 1 link, also to a terrain with opponents, or retreat.

    Each unit moves forward once. A unit that has advanced does not retreat in this phase. Firewalkers at a terrain of air also fly to where reserves may go.
primer-war-reinforce = reinforce
primer-war-advance = advance
primer-war-retreat = retreat
primer-war-reserve = Your reserve
primer-war-reserve-what = No opponent attacks units in reserve. They may use magic, but only on your own units.

## 6

primer-war-expansion-title = Two ways to expand
primer-war-expansion-picture = Blazing New Trails leads your units to a random new terrain; Expanding to New Terrain adds an empty one that you choose
primer-war-expansion-text =
    At the start of your turn you may expand from a terrain that you hold, once in the game from each place. A new die joins the map, linked with the old one. A 7 or 8 is rolled again.

    The captured terrain stays on 8 and counts. Without expansion no player can win by terrains, unless many play a small war.
primer-war-drawn = random die
primer-war-chosen = you choose
primer-war-empty = empty
primer-war-blaze-does = Some of the units leave at once and are the first army there. At least 1 stays. Neither part marches in this turn.
primer-war-expand-does = No unit moves. Any player may advance there, also you at the end of this turn.

## 7

primer-war-recruiting-title = Recruiting: the points
primer-war-recruiting-picture = An army of three races at a highland: 12, 11 and 17 health give 6, 3 and 10 points
primer-war-recruiting-text =
    After round 5, and after every fifth round, all players recruit at once and in secret. Each army, also one in reserve, has 1 point for every 4 health of a race, rounded up.

    At a terrain native to the race its points double. 1 point pays for 1 health of units of that race from your pool, common or rare. The recruits join the army that paid before the next turn.
primer-war-race = { $race }: { $health } health
primer-war-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
primer-war-points-here = { $points } points for this army at a highland
primer-war-points-spend = Points that you do not spend are lost.
primer-war-elsewhere = The same army at a coastland
primer-war-race-points = { $race }: { $points }
primer-war-elsewhere-why = only Firewalkers are native there

## 8

primer-war-halves-title = Halves and bonus points
primer-war-halves-picture = 8 points of two races pay for 4 health of a third; 3 points pay for 2 points of items; three kinds of bonus
primer-war-halves-text =
    Points also pay for units of other races and for items, at half their value. The points of several races are added first, then halved once and rounded up. Units of the races that pay must be able to carry the items.

    A bonus is never doubled or halved: it pays for more units of races that are in the army. The sheet at the table does all the sums, and Fill completes it.
primer-war-pays-other = { $sum } points: half is { $worth } health of other races, here { $race }
primer-war-pays-items = { $sum } points: half, rounded up, is { $worth } points of items
primer-war-one-more = +1
primer-war-bonus-held = for an army that holds its terrain
primer-war-bonus-city = more if that terrain is a city
primer-war-bonus-dead = for Undead, for every 10 health of dead units of all players

## 9

primer-war-dragons-title = Dragons in armies
primer-war-dragons-picture = A melee with a dragon on each side: 13 hits against 10 saves make 3 damage
primer-war-dragons-text =
    Summon Dragon costs 12 points of one colour, and the dragon joins the army that casts it. It rolls with the army: claws are 5 hits, jaws 10, and it adds 5 saves unless it shows its belly.

    Breath and treasure act after the attack. You may choose a dragon as a casualty for 5 damage; it returns to your pool and can be summoned again. It stays at its terrain when your units leave.
primer-roll-war-attack = Your Dwarves attack with a dragon
primer-roll-war-saves = Their Goblins save with a dragon

## 10

primer-war-others-title = Items, champions, dragonkin
primer-war-others-picture = Six dice: dragonkin, a piece of equipment, an artifact, a medallion, a champion, the King’s Die
primer-war-others-text =
    These dice roll with an army, too. A unit carries 2 items of its own colours, or 1 die of metal alone. Items that cannot be carried any more leave the army or are buried.

    No source lists the faces of most of these dice: theirs are reconstructed, and a question mark shows it. You can replace them in the dice workshop, or leave these dice out with a house rule.
primer-war-die-kin = Dragonkin
primer-war-die-kin-what = Melee, maneuvers and saves; its breath kills after the action.
primer-war-die-item = Equipment
primer-war-die-item-what = One result on all faces, 1 to 3 points.
primer-war-die-artifact = Artifact
primer-war-die-artifact-what = Ten sides with special icons.
primer-war-die-medallion = Medallion
primer-war-die-medallion-what = Its logo gives magic, or returns dice.
primer-war-die-champion = Champion
primer-war-die-champion-what = Its logo acts against a dragon of the other army.
primer-war-die-king = King’s Die
primer-war-die-king-what = A ruler counts 4 in an army with that race.

## 11

primer-war-spells-title = Great spells
primer-war-spells-picture = The great spells of each colour with their costs, from 10 to 50 points
primer-war-spells-text =
    Points buy the spells of 1996, and the great spells of the war. They shake whole armies, trade a terrain die for another, or let two armies fight to the death. Large armies with many magicians cast them.

    Only points of IDs count twice in the colours of the terrain. Some cost points of any colours. The spell book shows all of them with their text; nothing is cast before you are done.

## 12

primer-war-end-title = How a war ends
primer-war-end-picture = Five captured terrains; the last units in play; an agreed end
primer-war-end-text =
    A player who loses all units in play is out, even with a full recruiting pool. Dead units do not come back as recruits: cities and spells return them.

    A war takes hours, and you can stop at any time: every choice is saved. F5 plays on to your next decision, and F8 shows the chronicle of the war. H suggests an answer to any question.
primer-war-end-half = More than half
primer-war-end-half-what = Hold { $goal } of { $terrains } terrains at the same time: you win at once.
primer-war-end-last = The last one
primer-war-end-last-what = You also win if only you have units in play.
primer-war-end-agreed = An agreed end
primer-war-end-agreed-what = All players may agree on a draw. A house rule ends the war after a number of recruitings.
