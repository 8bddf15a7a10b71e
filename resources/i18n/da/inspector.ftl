# The inspector: one die, its faces, and what each of them means.

inspector-pin = Fastgør
inspector-unpin = Frigør
inspector-pin-tip = Bliv ved med at vise denne terning. Tryk igen for at frigøre den.
inspector-pin-nothing = Peg først på en terning.
ui-key-pin = fastgør eller frigør terningen i terningsiden
inspector-follows = Under markøren
inspector-pinned = Fastgjort
inspector-up = øverst
inspector-faces = { $count } sider: { $faces }
inspector-face-up = Øverst: { $face }
inspector-times = ×{ $count }
inspector-or = { $first } eller { $second }
inspector-clause = { $clause }: { $text }

## What it is

inspector-dragon = Drage, { $colours } · { $health } hp, { $saves } faste skjolde
inspector-dragon-waits = Venter i dødeområdet, til en formular hidkalder den
inspector-slays = { $need } skade dræber den{ $bare ->
    [same] { "" }
   *[other] , { $bare }, hvis den viser bugen
}
inspector-terrain-doubles = { $doubled ->
    [ids] Magi fra ID’er i { $colours } tæller dobbelt for en hær, der kaster her.
   *[other] Magi i { $colours } tæller dobbelt for en hær, der kaster her.
}
inspector-distance = På afstand { $number }
inspector-held = { $player } holder det
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
inspector-magic-of-ids = { $doubled ->
    [none] Dens magi er { $colours }.
    [all] Dens magi er { $colours }; point fra dens ID tæller dobbelt i en magihandling her.
   *[other] Dens magi er { $colours }; point fra dens ID i { $doubled } tæller dobbelt i en magihandling her.
}
inspector-no-magic = Dens magi har ingen farve her og går tabt.

## The rolls

inspector-roll = { $kind ->
    [horde] I hordernes slag
    [maneuver] I manøvreslaget
    [missile] I missilslaget
    [melee] I nærkampsslaget
    [save] I skjoldslaget
    [save_melee] I skjoldslaget mod nærkamp
    [charge] I stormløbet
    [charge_defence] Forsvar mod stormløb
    [magic] I magislaget
    [dragon_defence] Mod dragerne
    [single] Ruller alene for at overleve
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
inspector-mean-short = gns.
inspector-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
inspector-counts = Tæller på { $counting } af { $sides } sider
inspector-counts-mean = Tæller på { $counting } af { $sides } sider, { $means } i gennemsnit
inspector-average = { $means } i gennemsnit
inspector-lives-on = Overlever på { $counting } af { $sides } sider

## What a face means

inspector-nothing = ingen virkning her
inspector-sum = { $lines } = { $result }
inspector-result = { $result ->
    [smite] { $total } skade uden skjold
    [thrown_back] { $total } reflekteret til angriberen
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
inspector-choice = { $points } { $results }, efter ejerens valg
inspector-hook = { $hook ->
    [cast] { $points } magipoint, der straks kan kastes
   *[pick_off] vælg { $points } hp, der ruller alene for at overleve
}
inspector-special = { $face } i { $kinds }: { $means }
inspector-again = rulles igen og lægges til
inspector-may-not = lammet: ruller kun for skjolde
inspector-word = { $word ->
    [lives] overlever
    [belly] ingen faste skjolde i denne kamp
    [breath] målet har ingen faste skjolde bagefter
    [breath-ivory] ingen virkning på en hær
    [breath-white] virkningerne af begge terrænets farver
    [breath-earth] 5 enheder ruller hver for sig eller bliver til sten
    [breath-air] hæren lammes og ruller kun for skjolde
    [breath-fire] 5 hp dør og begraves
    [breath-water] frost: alle slag halveres
    [breath-death] enheder, der viste ID, dør
    [treasure] 1 af hærens enheder forfremmes
    [wing] flyver væk efter kampen
   *[other] { $word }
}
inspector-dies = dør

## What is done to the army's sum

inspector-army = Ændringer af hærens sum
inspector-change = { $kind ->
    [add] { $cause }: +{ $amount } { $result }
    [subtract] { $cause }: −{ $amount } { $result }
    [half] { $why ->
        [frost] Halveret af frost, rundet ned
       *[other] Halveret af det lille terræn, rundet ned
    }
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
    [city] Erobret: rekruttér en død enhed på 1 hp, eller forfrem en enhed, i hver af dine ture
    [temple] Erobret: modstanderes sorte magi virker ikke; i hver af dine ture begraver en anden spiller en død enhed
    [tower] Erobret: missiler når hære ved ethvert terræn
    [standing_stones] Erobret: al magi kan få dette terræns farver
   *[other] Erobret
}
inspector-captured = Enhver handling; manøvrer og skjolde fordobles. Andre hære her kan kun bruge nærkamp.
inspector-dragon-member = Den ruller med sin spillers hær og bliver ved sit terræn.
inspector-member-icon = { $icon }: { $means }
