# What special icons that act do, in a few words, for the inspector and the printed reference (C14.4).
# $points: what the face is worth. $saving: whether the roll is one that saves. $roll: the kind of roll.

inspector-act = { $icon ->
    [bash] én af angribernes enheder tager den skade, den selv gør, minus egne skjolde, og lige så meget reddes
    [charge] nærkampen bliver et stormløb: den anden hær redder og ruller i ét slag
    [charm] { $points } hp af den anden hær ruller ikke skjolde, men ruller nærkamp for dig
    [choke] { $points } hp, der viste et ID, dræbes, og det, de viste, tæller ikke
    [cloak] { $points ->
        [one] 1 skjold mere
       *[other] { $points } skjolde mere
    } til dens hær, til din næste tur begynder
    [coil] én enhed tager { $points } i skade og redder sig eller slår igen med sit eget slag
    [confuse] { $points } hp af den anden hær slår deres skjolde om
    [convert] { $points } hp slår alene og dør uden et skjold; lige så meget hp af dine døde kan vende tilbage
    [double_strike] { $points } hp ruller alene og dør uden et skjold
    [entangle] { $points } hp dræbes
    [ferry] den kan flytte til ethvert terræn med op til 4 hp af sin hær
    [firebreath] { $points } hp dræbes og begraves
    [firecloud] { $points } hp ruller alene og dør uden en manøvre
    [firewalking] den kan flytte til ethvert terræn med op til 3 hp af sin hær
    [flame] { $points } hp dræbes og begraves
    [flaming_arrow] { $points } hp ruller alene og dør uden et skjold; de dræbte begraves uden et skjold mere
    [frost_breath] alle slag for en modstanders hær tæller halvt, til din næste tur begynder
    [galeforce] en modstanders hær har fire skjolde og fire manøvrer mindre, til din næste tur begynder
    [gore] én enhed tager { $points } i skade minus egne skjolde; dør den af det, begraves den
    [hug] én enhed tager { $points } i skade uden skjold og slår igen med sit eget slag
    [hypnotic_glare] alle enheder, der viste et ID, redder intet og holdes fast, til din næste tur begynder
    [illusion] ingen missiler og formularer fra en modstander kan rettes mod en af dine hære, til din næste tur begynder
    [kick] én enhed tager { $points } i skade minus egne skjolde
    [net] { $points } hp ruller alene og fanges uden en manøvre
    [plague] én enhed ruller alene: uden et skjold dør den, og pesten går videre til en anden
    [poison] { $points } hp ruller alene og dør uden et skjold; de dræbte begraves uden et skjold mere
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
    [slay] én enhed ruller alene og dør uden et ID
    [sleep] én enhed sover, til din næste tur begynder
    [smother] { $points } hp ruller alene og dør uden en manøvre
    [stomp] { $points } hp ruller alene og dør uden en manøvre; de dræbte begraves uden et skjold
    [stun] { $points } hp ruller alene og bedøves uden en manøvre
    [surprise] den anden hær slår ikke igen
    [swallow] én enhed ruller alene; uden et ID dræbes og begraves den
    [teleport] den kan flytte til ethvert terræn med op til 3 hp af sin hær
    [trumpet] nærkamp og skjolde fra dyrefolket i dens hær tæller dobbelt
    [vanish] derefter kan den flytte til ethvert terræn eller i reserve
    [web] { $points } hp ruller alene og fanges uden nærkamp
    [wild_growth] { $saving ->
        [yes] enheder i din hær forfremmes med { $points } hp tilsammen; resten redder
       *[no] enheder i din hær forfremmes med { $points } hp tilsammen
    }
    [wither] en modstanders hær har { $points } mindre i hvert slag, til din næste tur begynder
   *[penalty] { $roll ->
        [maneuver] hvert modsat manøvreslag har { $points } mindre
       *[other] den anden hær har { $points ->
            [one] 1 skjold mindre
           *[other] { $points } skjolde mindre
        }
    }
}
