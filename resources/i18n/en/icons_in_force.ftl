# Effects of special action icons that last until the roller's next turn begins (C14.4): chips, tips, the log.

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
    [frost_breath] halved
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
        [one] 1 more save
       *[other] { $count } more saves
    } in every roll that counts saves.
    [frost_breath] Every result is halved and rounded down; special icons count in full.
    [galeforce] The army has { $four } fewer saves and { $four } fewer maneuvers in every roll.
    [illusion] Opponents cannot aim missiles or spells at the army or its units. Spells on the terrain still affect it.
    [wither] The army gets −{ $count } in every roll.
    [asleep] The unit is not rolled and cannot leave its terrain.
    [hypnotized] The unit is not rolled until the unit that glares at it moves, dies or is rolled alone. The glaring unit does not roll with its army.
    [netted] The unit is not rolled and cannot leave its terrain.
    [stunned] The unit is not rolled with its army. Leaving the terrain frees it.
    [webbed] The unit is not rolled and cannot leave its terrain.
   *[other] { $name }
}
ui-effect-roller = rolled by { $player }
