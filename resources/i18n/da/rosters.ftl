# Rosters: what stands on the page, the preview, the command.

## On the page

roster-title-again = { $force }, fortsat
roster-army-again = { $army }, fortsat
roster-army-about = { $health } hp · { $dice ->
    [one] 1 terning
   *[other] { $dice } terninger
} · { $species }
roster-figure = { $figure ->
    [health] hp
    [units] { $amount ->
        [one] enhed
       *[other] enheder
    }
   *[dragons] { $amount ->
        [one] drage
       *[other] drager
    }
}
roster-element = { $element ->
    [earth] jord
    [air] luft
    [fire] ild
    [water] vand
    [death] død
    [ivory] elfenben
    [bronze] bronze
    [silver] sølv
    [gold] guld
   *[white] hvid
}
roster-terrains = Terræner
roster-apart = Ikke placeret endnu
roster-reading = { $faces ->
    [by_number] Dette spil bruger tallene: 1 magi, 2 til 4 missil, 5 til 7 nærkamp
    [printed] Dette spil bruger de trykte sider
   *[none] Dette er de trykte sider. Spil efter tallet læser 1 som magi, 2 til 4 som missil og 5 til 7 som nærkamp
}
roster-made = { $made ->
    [revealed] Hærene, som de blev vist i dette spil.
    [secret] Den synlige del af hærene: de er ikke vist endnu.
   *[unknown] De planlagte hære: det gemte spil indeholder ikke de hære, der blev dannet.
}
roster-war-state = Krigens stilling i runde { $round }: { $held } af de { $goal } erobrede terræner, der skal til for at vinde. Alle spillere rekrutterer efter runde { $recruiting }.
roster-marked = { $name } (?)
roster-marked-why = (?): siderne er rekonstrueret
roster-pick = { $pick ->
    [home_terrain] Hjemmeterræn
   *[frontier] Bud på grænsen
}
roster-unit-about = { $species } · { $class }
roster-dragon-about = { $health } hp · { $saves ->
    [one] 1 fast skjold
   *[other] { $saves } faste skjolde
}
roster-column = { $column ->
    [unit] Enhed
    [dragons] Drage
    [terrains] Terræn
    [die] Terning
    [count] Antal
    [kind] Slags
    [health] Hp
    [faces] Sider
    [icon] Ikon
    [spell] Formular
    [cost] Pris
    [what] Virkning
   *[losses] Død, begravet
}
roster-expected = I gennemsnit
roster-result = { $result ->
    [melee] nærkamp
    [missile] missiler
    [magic] magi
    [maneuver] manøvrer
   *[save] skjolde
}
roster-count = { $count } ×
roster-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
roster-footnote = I gennemsnit: summen af alle hærens terninger, hvis hver side kommer op lige ofte. Et ID tæller som det resultat, der rulles for. Særlige ikoner tæller som i det slag: banehug som nærkamp og pletskud som missil. Flænges ekstra slag er regnet med. Terræner, racernes evner, formularer og drager er ikke regnet med.
roster-page = { $force } · side { $number } af { $count }
roster-program = ddtable { $version } · { $notice }
roster-player = Spiller: { $player }
roster-author = ddtable
roster-document = { $count ->
    [one] Styrkeliste for { $force }
   *[other] Styrkelister for { $force } og { $more } til
}

## The preview

roster-window = Styrkelister
roster-forces = Styrker at udskrive
roster-search = Søg efter styrker
roster-force-about = { $player ->
    [none] { $health } hp · { $species }
   *[other] { $player } · { $health } hp · { $species }
}
roster-none-found = Ingen styrker fundet.
roster-paper = Papir
roster-paper-a4 = A4
roster-paper-letter = Letter
roster-ink = Blæk
roster-ink-colour = Farve
roster-ink-grey = Sort-hvid
roster-columns = Sider
roster-columns-1 = Én
roster-columns-2 = To
roster-columns-tip = Én side eller to ved siden af hinanden
roster-nearer = Større
roster-farther = Mindre
roster-fit = Tilpas
roster-fit-tip = Vis hele siden eller hele dens bredde
roster-place = { $count ->
    [0] Ingen side
   *[other] Side { $page } af { $count }
}
roster-pages = Forhåndsvisning af siderne
roster-print = Udskriv…
roster-save-filter = { $form ->
    [pdf] PDF-filer (*.pdf)
    [text] Tekstfiler (*.txt)
    [markdown] Markdown-filer (*.md)
    [csv] CSV-filer (*.csv)
   *[html] Websider (*.html)
}
roster-save-title = Gem styrkelisterne
roster-file = Styrkelister { $names }
roster-nothing = Vælg en styrke for at se dens liste.
roster-no-printer = Ingen printer fundet. Du kan gemme en PDF-fil i stedet.
roster-no-library = Udskrivning er ikke mulig: et systembibliotek mangler. Du kan gemme en PDF-fil i stedet.
roster-saved = Gemt som { $file }.
roster-not-saved = { $file } kunne ikke gemmes: { $reason }.
roster-printed = Sendt til printeren.
roster-not-printed = Printeren accepterede ikke siderne.

## The heading, and the other parts of a roster

roster-day = { $day }. { $month ->
    [1] januar
    [2] februar
    [3] marts
    [4] april
    [5] maj
    [6] juni
    [7] juli
    [8] august
    [9] september
    [10] oktober
    [11] november
   *[12] december
} { $year }
roster-game = { $game ->
    [campaign] Erobringen af Esfah
    [risk] Dragon Dice Risk
   *[classic] Klassisk spil
}, { $health } hp
roster-mark = { $mark ->
    [reconstructed] siderne er rekonstrueret
    [entered] siderne er indtastet af ejeren
   *[other] { $mark }
}
roster-icon-note = { $count ->
    [one] en side med 1
   *[other] en side med { $count }
}{ $more ->
    [none] { "" }
   *[other] ; andre sider har { $more }
}
roster-roll = { $kind ->
    [melee] nærkamp
    [missile] missiler
    [magic] magi
    [maneuver] manøvre
    [save] skjolde
    [save_melee] skjolde mod nærkamp
    [charge] stormløb
    [charge_defence] forsvar mod stormløb
    [dragon_defence] mod drager
   *[single] alene
}
roster-army-title = { $army } i { $force }
roster-armies-title = Hære i { $force }
roster-reference-title = Ikoner og formularer for { $force }
roster-reference-icons = Særlige ikoner
roster-reference-dragons = Drager
roster-reference-terrains = Terræner
roster-reference-spells = { $element ->
    [ivory] Formularer i alle farver
   *[other] Formularer i { $colour } magi
}
roster-reference-members = Drager og dragonkin i hære
roster-reference-logos = Logoer og herskere
roster-members = { $family ->
    [dragons] Drager
   *[other] Dragonkin
}
roster-member-saves = { $family ->
    [dragons] hver giver sin hær 5 skjolde, når den ruller skjolde, men ingen, hvis den viser bugen; ejeren må vælge den som tab for 5 skade
   *[other] hver giver sin hær lige så mange skjolde, som den har hp, når hæren ruller skjolde, men ingen, hvis den viser bugen; den ruller ikke missiler eller magi
}
roster-member-icon = { $icon ->
    [belly] giver ingen egne skjolde
    [wing] efter et angreb må ejeren lade den vende tilbage til hidkaldelsespuljen
    [treasure] efter et angreb må 1 enhed i dens hær forfremmes
   *[other] efter handlingen dræber den så mange hp i den anden hær, som den viser
}
roster-member-breath = { $what }, efter handlingen
roster-logo = { $die ->
    [eldarim_dragonslayer] dræber 1 drage i den anden hær før skaden
    [eldarim_dragonhunter] dræber 1 drage af sit element i den anden hær før skaden
    [eldarim_dragonlord] 1 drage i den anden hær ruller ikke i denne handling
    [eldarim_dragonmaster] 1 drage af dens element i den anden hær ruller ikke i denne handling
    [eldarim_dragoncrusader] 1 drage i den anden hær ruller for din hær i denne handling
    [eldarim_dragonzealot] 1 drage af dens element i den anden hær ruller for din hær i denne handling
    [dragonkin_champion] i et angreb kalder den en drage af sit element fra din egen pulje ind i hæren
    [medallion_bronze] trolddom i en vilkårlig farve
    [medallion_silver] en begravet genstand eller en dragonkin med 1 hp fra puljen slutter sig til hæren
    [medallion_gold] døde enheder med op til 4 hp vender tilbage til hæren
    [kings_die] en hersker er et ID, der tæller 4 i en hær med den race, logoet i enhver hær
   *[other] et ID, der tæller 4
}
roster-reference-when = { $when }: { $what }
roster-health-of = { $health } hp
roster-part = { $part ->
    [whole] Hele styrken
    [armies] Hærene
    [list] Overblik
    [cards] Terningerne
    [recruiting] Rekrutteringsark
   *[reference] Ikoner og formularer
}
roster-line = { $head }: { $said }
roster-bracketed = { $name } ({ $note })
roster-card-number = { $number } af { $count }
roster-notes = Noter
roster-subject = Styrkelister til Dragon Dice: { $parts }
roster-icon-outside = { $icon ->
    [dispel_magic] når magi påvirker enheden, dens hær eller dens terræn, må den rulle: hvis den viser dette ikon, ophæves al den magi
   *[rise_from_the_ashes] når enheden dræbes eller begraves, ruller den: hvis den viser dette ikon, går den til reserven i stedet
}
roster-icon-unknown = Ingen udgivet terning har dette ikon, så dets virkning er ukendt.
roster-form = Fil
roster-form-pdf = PDF
roster-form-text = Tekst
roster-form-markdown = Markdown
roster-form-html = Web
roster-form-csv = CSV
roster-what = Indhold
roster-part-note = { $part ->
    [whole] hver terning med sine sider, hær for hær
    [armies] et ark til hver hær med linjer til noter; territorier deler ark
    [list] navne og antal på en halv side
    [cards] et kort for hver terning til at klippe ud
    [recruiting] hver hærs point, med linjer til at skrive på
   *[reference] virkningen af disse terningers ikoner og formularer
}
roster-faces = Sider
roster-faces-note = alle sider af hver terning
roster-boxes = Felter til tab
roster-boxes-note = død og begravet, til at krydse af
roster-each = En fil for hver styrke
roster-each-note = i en mappe
roster-each-one = Der er kun én styrke.
roster-copy = Kopiér tekst
roster-copied = Kopieret til udklipsholderen.
roster-save-form = Gem { $form ->
    [pdf] PDF
    [text] tekst
    [markdown] Markdown
    [csv] CSV
   *[html] webside
}…
roster-folder-title = Mappe til styrkelisterne
roster-saved-many = { $count ->
    [one] 1 fil
   *[other] { $count } filer
} gemt i { $folder }.
roster-saving = { $number } af { $count }: { $file }
roster-cut-short = Stoppet efter { $count ->
    [one] 1 fil
   *[other] { $count } filer
} af { $whole }.
roster-stop = Stop
roster-no-part = Vælg indholdet.
roster-cannot = Denne styrke indeholder ukendte terninger: { $dice }.
roster-reference-powers = Evner
roster-power-lands = på { LOWER($lands) }
roster-nameless = Styrke uden navn

## Felttog

roster-army-at = { $home ->
    [own] Hjem
    [other] Fremmed hjem
   *[none] Grænse
}: { $terrain }, { $number }{ $held ->
    [yes] , holdt
   *[no] { "" }
}
roster-territory = { $place } · { $continent } · { $sign ->
    [infantry] infanteri
    [cavalry] kavaleri
   *[artillery] artilleri
}{ $kind ->
    [dragons] {" "}· drager
   *[territory] { "" }
}
roster-world-state = Tur { $turn }: { $territories ->
    [one] 1 territorium
   *[other] { $territories } territorier
}, { $goal } vinder; { $cards ->
    [one] 1 kort
   *[other] { $cards } kort
}
roster-holding = { $kind ->
    [reserve] I reserven
    [recruiting] Rekrutteringspulje
    [summoning] Hidkaldelsespulje
    [dead] Døde enheder
   *[buried] Begravet
}
roster-recruiting-column = { $column ->
    [army] Hær
    [race] Race
    [health] Hp
    [points] Point
   *[recruits] Rekrutter
}
roster-recruiting-title = Rekrutteringsark for { $force }
roster-thumb-when = Rekruttér efter hver 5. tur for den sidste spiller: hver hær i spil, også i reserven.
roster-thumb-points = En races point i en hær: dens hp divideret med 4, rundet op. Ved dens hjemlige terræn fordobles de efter afrundingen.
roster-thumb-own = 1 point rekrutterer 1 hp af samme race fra din rekrutteringspulje.
roster-thumb-other = Andre racer: Læg de point sammen, du giver af alle racer, og halvér summen én gang, rundet op. Genstande på samme måde, og enhederne, der betaler, skal kunne bære dem.
roster-thumb-bonus = Bonus til hæren, aldrig fordoblet: 1 for et erobret terræn, 1 mere for en by.
roster-thumb-undead = Udøde: 1 mere for hver fulde 10 hp af alle døde enheder, højst deres egne point.
roster-thumb-join = Rekrutter slutter sig til deres hær før næste tur. Ubrugte point går tabt.
roster-native-lands = Hjemlige terræner: { $lands }
roster-native = { $land }: { $races }.
roster-points-either = { $points }, hjemligt { $native }
roster-points-native = 2 × { $points } = { $doubled }
roster-points-dead = { $points } + { $dead } = { $total }
roster-points-bonus = hærens bonus
