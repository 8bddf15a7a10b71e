# What special action icons leave in force until the roller's next turn begins (C14.4): chips, tips, the log.

effect-cloak = Cloak
effect-frost_breath = Frost breath
effect-galeforce = Galeforce
effect-illusion = Illusion
effect-wither = Wither
effect-asleep = Sleep
effect-hypnotized = Hypnotic glare
effect-netted = Net
effect-stunned = Stun
effect-webbed = Web

ui-lasting-brief = { $name ->
    [cloak] +{ $count } save
    [frost_breath] half
    [galeforce] −{ $four } save, −{ $four } maneuver
    [illusion] hidden
    [wither] −{ $count } all rolls
    [asleep] asleep
    [hypnotized] glared at
    [netted] in a net
    [stunned] stunned
    [webbed] in a web
   *[other] { $name }
}
ui-lasting-what = { $name ->
    [cloak] The army has { $count ->
        [one] one save more
       *[other] { $count } saves more
    } in every roll that counts saves.
    [frost_breath] Every roll counts half, rounded down; special icons count in full.
    [galeforce] The army has { $four } saves and { $four } maneuvers less in every roll.
    [illusion] No missile and no spell of an opponent can be aimed at the army or its units; spells on the terrain still reach it.
    [wither] The army has { $count } less in every roll.
    [asleep] The unit is not rolled and cannot leave its terrain.
    [hypnotized] The unit is not rolled, until the one that glares at it moves, dies or is rolled alone; that one sits its army’s rolls out.
    [netted] The unit is not rolled and cannot leave its terrain.
    [stunned] The unit is not rolled with its army; leaving the terrain frees it.
    [webbed] The unit is not rolled and cannot leave its terrain.
   *[other] { $name }
}
ui-effect-roller = rolled by { $player }
