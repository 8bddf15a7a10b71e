# What special icons that act do, in a few words, for the inspector and the printed reference (C14.4).
# $points: what the face is worth. $saving: whether the roll is one that saves. $roll: the kind of roll.

inspector-act = { $icon ->
    [attune] dens magi kan have enhver farve, og én enheds magi kan få den samme
    [crush] { $points } hp ruller alene og dør uden en manøvre; dræbte enheder begraves uden et skjold
    [decapitate] én enhed, der viste et ID, dræbes, og dens resultater tæller ikke
    [elemental_relic] op til { $points } hp af dens element ruller igen, rekrutteres eller forfremmes
    [elevate] én enheds resultater tæller dobbelt
    [impale] én enhed, der viste et ID, dræbes, og dens resultater tæller ikke
    [logo] det påvirker en drage eller bringer terninger til hæren
    [summon_dragon] en drage af dens element kommer fra puljen til hæren
    [bash] en angribende enhed tager den skade, den rullede, minus sine skjolde; du får skjolde for lige så meget
    [charge] nærkampen bliver et stormløb: den anden hær ruller skjolde og nærkamp i ét slag
    [charm] { $points } hp af den anden hær ruller ikke skjolde, men ruller nærkamp for dig
    [choke] { $points } hp, der viste et ID, dræbes, og deres resultater tæller ikke
    [cloak] { $points ->
        [one] 1 skjold mere
       *[other] { $points } skjolde mere
    } til dens hær, til din næste tur begynder
    [coil] en enhed tager { $points } skade; dens eget slag redder den eller slår tilbage
    [confuse] { $points } hp af den anden hær slår deres skjolde om
    [convert] { $points } hp ruller alene og dør uden et skjold; døde enheder af dine med samme antal hp kan vende tilbage
    [double_strike] { $points } hp ruller alene og dør uden et skjold
    [entangle] { $points } hp dræbes
    [ferry] den kan flytte til ethvert terræn med op til 4 hp af sin hær
    [firebreath] { $points } hp dræbes og begraves
    [firecloud] { $points } hp ruller alene og dør uden en manøvre
    [firewalking] den kan flytte til ethvert terræn med op til 3 hp af sin hær
    [flame] { $points } hp dræbes og begraves
    [flaming_arrow] { $points } hp ruller alene og dør uden et skjold; de dræbte begraves uden et skjold til
    [frost_breath] alle slag for en modstanders hær halveres, til din næste tur begynder
    [galeforce] en modstanders hær har 4 færre skjolde og 4 færre manøvrer, til din næste tur begynder
    [gore] en enhed tager { $points } skade minus sine skjolde; hvis den dræbes, begraves den
    [hug] en enhed tager { $points } skade uden skjold og slår tilbage med sit eget slag
    [hypnotic_glare] alle enheder, der viste et ID, ruller ikke skjolde og rulles ikke, før din næste tur begynder
    [illusion] modstandere kan ikke rette missiler eller formularer mod en af dine hære, til din næste tur begynder
    [kick] en enhed tager { $points } skade minus sine skjolde
    [net] { $points } hp ruller alene og fanges uden en manøvre
    [plague] en enhed ruller alene: uden et skjold dør den, og pesten breder sig til en anden
    [poison] { $points } hp ruller alene og dør uden et skjold; de dræbte begraves uden et skjold til
    [regenerate] { $saving ->
        [yes] { $points ->
            [one] 1 skjold
           *[other] { $points } skjolde
        }, eller { $points } hp af dine døde vender tilbage
       *[no] { $points } hp af dine døde vender tilbage
    }
    [roar] { $points } hp går i reserve
    [scare] { $points } hp ruller alene: uden et skjold går de i reserve, med et ID dør de
    [seize] { $points } hp ruller alene: med et ID går de i reserve, ellers dør de
    [slay] en enhed ruller alene og dør uden et ID
    [sleep] en enhed sover, til din næste tur begynder
    [smother] { $points } hp ruller alene og dør uden en manøvre
    [stomp] { $points } hp ruller alene og dør uden en manøvre; de dræbte begraves uden et skjold
    [stun] { $points } hp ruller alene og bedøves uden en manøvre
    [surprise] den anden hær slår ikke tilbage
    [swallow] en enhed ruller alene; uden et ID dræbes og begraves den
    [teleport] den kan flytte til ethvert terræn med op til 3 hp af sin hær
    [trumpet] nærkamp og skjolde fra dyrefolket i dens hær tæller dobbelt
    [vanish] efter handlingen kan den flytte til ethvert terræn eller i reserve
    [web] { $points } hp ruller alene og fanges uden nærkamp
    [wild_growth] { $saving ->
        [yes] enheder i din hær forfremmes med { $points } hp tilsammen; resten er skjolde
       *[no] enheder i din hær forfremmes med { $points } hp tilsammen
    }
    [wither] en modstanders hær får −{ $points } i hvert slag, til din næste tur begynder
   *[penalty] { $roll ->
        [maneuver] hvert manøvreslag imod dig får −{ $points }
       *[other] den anden hær har { $points ->
            [one] 1 skjold færre
           *[other] { $points } skjolde færre
        }
    }
}
