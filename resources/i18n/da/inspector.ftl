# The inspector: one die, its faces, and what each of them means.

inspector-pin = Fasthold
inspector-unpin = Slip
inspector-pin-tip = Hold denne terning her, mens markøren går videre; igen slipper den.
inspector-pin-nothing = Peg først på en terning.
ui-key-pin = hold terningen fast i terningsiden, eller slip den
inspector-follows = Under markøren
inspector-pinned = Fastholdt
inspector-up = øverst
inspector-faces = { $count } sider: { $faces }
inspector-face-up = Øverst: { $face }
inspector-times = ×{ $count }
inspector-or = { $first } eller { $second }
inspector-clause = { $clause }: { $text }

## What it is

inspector-dragon = Drage, { $colours } · { $health } hp, { $saves } faste skjolde
inspector-dragon-waits = Venter på en formular, der hidkalder den; den ligger hos de døde, men er ikke død
inspector-slays = Dræbes af { $need } skade{ $bare ->
    [same] { "" }
   *[other] , af { $bare }, når den viser bugen
}
inspector-terrain-doubles = Magi i { $colours } tæller dobbelt for en hær, der kaster her.
inspector-distance = Ligger på afstand { $number }
inspector-held = Holdes af { $player }
inspector-power = { $here ->
    [yes] Her, hvor terrænet er { LOWER($terrain) },
   *[no] Hvor terrænet er { LOWER($terrain) },
} tæller dens manøvrer { $effect ->
    [maneuver_as_save] også som skjolde
   *[other] dobbelt
}.
inspector-magic = { $doubled ->
    [none] Dens magi er { $colours }.
    [all] Dens magi er { $colours } og tæller dobbelt i en magihandling her.
   *[other] Dens magi er { $colours }; { $doubled } tæller dobbelt i en magihandling her.
}
inspector-no-magic = Dens magi finder ingen farve her og går tabt.

## The rolls

inspector-roll = { $kind ->
    [horde] I hordernes slag
    [maneuver] I manøvreslaget
    [missile] I missilslaget
    [melee] I nærkampsslaget
    [save] I skjoldslaget
    [save_melee] I skjoldslaget mod nærkamp
    [charge] I stormløbet
    [charge_defence] Ramt af stormløbet
    [magic] I magislaget
    [dragon_defence] Mod dragerne
    [single] Ruller alene for livet
    [dragon] Angriber en hær
    [dragon_fight] Kæmper mod en anden drage
   *[terrain] Sider
}
inspector-kind = { $kind ->
    [melee] Nærkampsslag
    [missile] Missilslag
    [magic] Magislag
    [maneuver] Manøvreslag
    [save_melee] Skjoldslag
    [charge] Stormløb
   *[other] { $kind }
}
inspector-mean-short = snit
inspector-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
inspector-counts = Tæller på { $counting } af { $sides } sider
inspector-counts-mean = Tæller på { $counting } af { $sides } sider, { $means } i gennemsnit
inspector-average = { $means } i gennemsnit
inspector-lives-on = Overlever på { $counting } af { $sides } sider

## What a face means

inspector-nothing = intet her
inspector-sum = { $lines } = { $result }
inspector-result = { $result ->
    [smite] { $total } skade, som intet skjold standser
    [thrown_back] { $total } kastet tilbage på angriberen
    [damage] { $total } skade
    [maneuver] { $number ->
        [one] { $total } manøvre
       *[other] { $total } manøvrer
    }
    [magic] { $number ->
        [one] { $total } magipoint
       *[other] { $total } magipoint
    }
    [missile] { $number ->
        [one] { $total } missiltræffer
       *[other] { $total } missiltræffere
    }
    [save] { $number ->
        [one] { $total } skjold
       *[other] { $total } skjolde
    }
   *[hits] { $number ->
        [one] { $total } træffer
       *[other] { $total } træffere
    }
}
inspector-choice = { $points } { $results }, som ejeren vil
inspector-hook = { $hook ->
    [cast] { $points } magipoint, der kastes straks
   *[pick_off] udpeger { $points } hp, der ruller alene for livet
}
inspector-special = { $face } i { $kinds }: { $means }
inspector-again = slås igen og lægges til
inspector-may-not = lammet: den ruller kun for skjolde
inspector-word = { $word ->
    [lives] redder sig selv
    [belly] ingen faste skjolde i denne kamp
    [breath] målet har ingen faste skjolde bagefter
    [breath-ivory] ingen virkning på en hær
    [breath-white] virkningerne af begge terrænets farver
    [breath-earth] fem enheder ruller hver for sig eller bliver til sten
    [breath-air] hæren lammes og ruller kun for skjolde
    [breath-fire] 5 hp dør og begraves
    [breath-water] frost, hvert slag tæller halvt
    [breath-death] enheder, der viste ID, dør
    [treasure] én af hærens enheder forfremmes
    [wing] flyver hjem efter kampen
   *[other] { $word }
}
inspector-dies = redder sig ikke

## What is done to the army's sum

inspector-army = Gøres ved hærens sum
inspector-change = { $kind ->
    [add] { $cause }: +{ $amount } { $result }
    [subtract] { $cause }: −{ $amount } { $result }
    [half] Halveret af frost, rundet ned
   *[double] { $result } fordobles af den ottende side
}
inspector-change-result = { $result ->
    [any] på ethvert resultat
    [melee] nærkamp
    [charge] nærkamp
    [missile] missiler
    [magic] magi
    [maneuver] manøvrer
   *[save] skjolde
}

## Terrains

inspector-distances = { $first ->
    [same] { $last }
   *[other] { $first } – { $last }
}
inspector-eight = { $number } · { $eighth }
inspector-action = { $action ->
    [magic] Magi: hæren kaster formularer
    [missile] { $home ->
        [yes] Missiler: mod hære her og ved grænsen
       *[no] Missiler: mod hære her og ved ethvert hjem
    }
    [melee] Nærkamp: træfning eller stormløb her
   *[other] { $action }
}
inspector-eighth = { $face ->
    [city] Erobret: i hver egen tur rekrutteres en død enhed på 1 hp, eller en enhed forfremmes
    [temple] Erobret: ingen sort magi fra modstandere; i hver egen tur begraver en anden spiller en død enhed
    [tower] Erobret: missiler når hære ved ethvert terræn
    [standing_stones] Erobret: al magi kan få dette terræns farver
   *[other] Erobret
}
inspector-captured = Enhver handling; manøvrer og skjolde fordobles. Andre her kun nærkamp.
