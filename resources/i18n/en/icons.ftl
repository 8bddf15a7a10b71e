# What special action icons ask and do in a game (C14.4). Their names are in game.ftl; $name is one, $icon its key.

## Questions

question-icon-targets = { $name } at { $place }: which units does it reach?
question-icon-target = { $name } at { $place }: at which unit?
question-icon-next = { $name } at { $place }: which of your units is next?
question-icon-army = { $name }: which army?

hint-icon-targets = { $icon ->
    [charm] they roll melee for you and do not save in this attack
    [choke] they are killed, and what they showed counts for nothing
    [confuse] what they showed is void; they roll again
    [convert] each rolls alone and dies without a save; as much health of your dead may return
    [double_strike] each rolls alone and dies without a save
    [entangle] they are killed
    [firebreath] they are killed and buried
    [firecloud] each rolls alone and dies without a maneuver
    [flame] they are killed and buried
    [flaming_arrow] each rolls alone and dies without a save; the killed are buried without a second one
    [net] each rolls alone and is caught without a maneuver
    [poison] each rolls alone and dies without a save; the killed are buried without a second one
    [roar] they go to their reserve
    [scare] each rolls alone: without a save it goes to reserve, with an ID it dies
    [seize] each rolls alone: with an ID it goes to reserve, else it dies
    [smother] each rolls alone and dies without a maneuver
    [stomp] each rolls alone and dies without a maneuver; the killed are buried without a save
    [stun] each rolls alone and is stunned without a maneuver
    [web] each rolls alone and is caught without melee
   *[other] click units or press their number
}
hint-icon-target = { $icon ->
    [bash] it takes the damage that it brings, less its own saves; you save as much
    [coil] it takes { $points } damage, and saves it or strikes back with its own roll
    [gore] it takes { $points } damage, less its own saves; killed by it, it is buried
    [hug] it takes { $points } damage without a save, and strikes back with its own roll
    [kick] it takes { $points } damage, less its own saves
    [plague] it rolls alone: without a save it dies, and the plague goes on
    [slay] it rolls alone and dies without an ID
    [sleep] it sleeps until your next turn begins
    [swallow] it rolls alone; without an ID it is killed and buried
   *[other] click a unit or press its number
}
hint-icon-next = it rolls alone: without a save it dies, and the plague goes on
hint-icon-army = { $icon ->
    [frost_breath] all its rolls count half until your next turn begins
    [galeforce] it has four saves and four maneuvers less until your next turn begins
    [illusion] no missile and no spell of an opponent can be aimed at it until your next turn begins
    [wither] it has { $points } less in every roll until your next turn begins
   *[other] click the army
}
option-icon-army = { $seat }, { $place }

## Events

event-icon_acted = { $act ->
    [penalty] { $seat }’s { $name }: { $target }’s army saves { $points } less
    [surprise] { $seat }’s { $name }: { $target }’s army at { $place } does not strike back
    [charge] { $seat }’s { $name } makes a charge of it: { $target }’s army saves and strikes in one roll
    [cloak] { $seat }’s { $name } lies around the army at { $place } until { $seat }’s next turn starts: { $points ->
        [one] one save more
       *[other] { $points } saves more
    }
    [wither] { $seat }’s { $name } lies on { $target }’s army at { $place } until { $seat }’s next turn starts: every roll { $points } less
    [nobody] { $seat }’s { $name } finds nobody
   *[strike] { $seat }’s { $name } reaches { $dice }
}
event-saved_alone-icon = { $name }: { $units ->
    [0] { $lost } of { $seat } may not be rolled
    [one] { $dice } of { $seat } rolls alone: { $faces }
   *[other] { $dice } of { $seat } roll alone: { $faces }
}; { $damage ->
    [0] { $count ->
        [0] { $units ->
            [one] that is enough
           *[other] that is enough for all
        }
       *[other] { $needs ->
            [scare] no save, or an ID, for { $lost }
            [maneuver] no maneuver for { $lost }
            [melee] no melee for { $lost }
            [id] no ID for { $lost }
           *[save] no save for { $lost }
        }
    }
   *[other] { $saved ->
        [0] none
       *[other] { $saved }
    } of { $damage } damage saved
}
event-buried-icon = { $name } buries { $dice }
event-rolled_again-confuse = { $dice } { $count ->
    [one] is confused: its roll is void, it rolls again
   *[other] are confused: their rolls are void, they roll again
}

## The order of work on the roll tray, in a few words

work-icon_acted = { $act ->
    [penalty] { $name }: saves − { $points }
    [cloak] { $name }: saves + { $points }
    [wither] { $name }: every roll − { $points }
    [nobody] { $name }: nobody
    [strike] { $name }: { $dice }
   *[other] { $name }
}
work-saved_alone-icon = { $name }: { $count ->
    [0] all stand it
    [one] { $lost } does not stand it
   *[other] { $lost } do not stand it
}
work-buried-icon = Buried: { $dice }
work-rolled_again-confuse = Confused: { $dice }
