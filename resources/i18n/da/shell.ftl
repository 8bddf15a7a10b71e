# The window around the table: start screen, new game, ribbon, question bar, roll tray, log, help.

## New game

ui-new-game-about = Spillerne sidder i denne orden om bordet; hordernes slag afgør, hvem der begynder.
ui-page-players = Spillere og styrker
ui-page-rules = { $count ->
    [0] Husregler · som i 1995
    [one] Husregler · 1 egen
   *[other] Husregler · { $count } egne
}
ui-page-tip = Ctrl+Tab skifter side
ui-players = Spillere
ui-players-number = { $number } spillere
ui-size = Hp i hver styrke
ui-size-health = { $health } hp
ui-size-why = Alle styrker skal have lige mange hp.
ui-name = Navn på spiller { $number }
ui-name-1 = Mira
ui-name-2 = Ragna
ui-name-3 = Tove
ui-name-4 = Aksel
ui-name-missing = Hver spiller skal have et navn.
ui-name-twice = Spillerne skal have forskellige navne.
ui-kind-person = Person
ui-kind-recruit = Computer
ui-kind-recruit-tip = Rekrut, computerspilleren, følger simple odds og siger hvorfor
ui-force = Styrke til spiller { $number }
ui-force-item = { $name } · { $species }
ui-deal = Træk
ui-deal-tip = Træk en tilfældig styrke til denne spiller; igen for en anden
ui-deal-seat = Træk en tilfældig styrke til spiller { $number }
ui-deal-all = Træk til alle
ui-deal-all-tip = Træk en tilfældig styrke til hver spiller; igen for andre
ui-dealt = Tilfældigt trukket
ui-dealt-note = Trukket tilfældigt efter reglerne for enhver styrke: to hære af én race hver, en horde, terræner og drager.
ui-army = { $army ->
    [home] Hjemmehær
    [campaign] Felthær
   *[horde] Horde
}
ui-army-health = { $health } hp
ui-terrains = Terræner
ui-terrains-and-dragons = og drager

## House rules: at the new game, in the ribbon, in the log

ui-options-about = På disse punkter spiller man forskelligt. Det, der er mærket 1995, er spillet, som det udkom; dine valg huskes til næste spil.
ui-options-reset = Tilbage til reglerne fra 1995
ui-option-default = { $value } · 1995
ui-option-ruling = { $question } { $ruling } Hvorfor: { $why }
house-option-faces = Hvad der afgør handlingen
house-option-faces-on = ikonet, der er trykt på terrænet, afgør handlingen
ui-option-faces-off = tallet
ui-option-faces-on = trykte ikoner
ui-option-faces-real = efter tallet, ikke det trykte ikon
ui-option-faces-tip = Efter tallet er alle terræner ens: 1 er magi, 2 til 4 missiler, 5 til 7 nærkamp. De trykte ikoner er forskellige fra terræn til terræn; et spil med rigtige terninger begynder med dem.
house-option-half_cap = Hvor stor en hær må være
house-option-half_cap-on = ingen hær må begynde med mere end halvdelen af sin styrke
ui-option-half_cap-off = enhver størrelse
ui-option-half_cap-on = højst halvdelen
ui-option-half_cap-tip = Om en hær må begynde med mere end halvdelen af sin styrkes hp.
house-option-must_turn = Efter en vundet manøvre
house-option-must_turn-on = en vundet manøvre skal vende terrænet
ui-option-must_turn-off = terrænet må blive
ui-option-must_turn-on = manøvrer skal vende
ui-option-must_turn-tip = Om vinderen må lade terrænterningen ligge, som den ligger.
house-option-one_terrain = Hvordan reserver flytter
house-option-one_terrain-on = reserver flytter til ét terræn og fra ét
ui-option-one_terrain-off = alle terræner
ui-option-one_terrain-on = reserver ved ét terræn
ui-option-one_terrain-tip = Om enheder må sendes til flere terræner i én tur og tages tilbage fra flere.
house-option-four_times = En races fordobling på et erobret terræn
house-option-four_times-on = en races evne og den ottende side tæller tilsammen fire gange
ui-option-four_times-off = fordobles én gang
ui-option-four_times-on = fire gange
ui-option-four_times-tip = Om en races evne og den ottende side fordobler de samme resultater efter hinanden.
house-option-bullseye_again = Pletskud
house-option-bullseye_again-on = et pletskud slås igen og lægges til
ui-option-bullseye_again-off = rulles én gang
ui-option-bullseye_again-on = pletskud slås igen
ui-option-bullseye_again-tip = Om en terning, der viser pletskud i et missilangreb, slås igen, så den nye side lægges til.
house-option-path_anywhere = Hvor formularen Stien fører hen
house-option-path_anywhere-on = Stien fører til ethvert terræn
ui-option-path_anywhere-off = til egne hære
ui-option-path_anywhere-on = Stien til ethvert terræn
ui-option-path_anywhere-tip = Om Stien må flytte en enhed til et terræn, hvor dens spiller ingen hær har.
house-option-species = Hvilke racer der spiller
house-option-species-on = alle racer spiller, også deres monstre
ui-option-species-off = startracerne fra 1995
ui-option-species-on = alle racer
ui-option-species-tip = De sekssidede terninger af koralelver, dværge, gobliner og lavaelver, eller hver terning af alle tolv racer, monstre med.
ui-practice = Øvelse
ui-practice-note = valg kan tages tilbage
ui-seed = Terningernes frø
ui-seed-empty = tilfældige slag
ui-seed-tip = Samme frø og samme valg giver samme slag. Lad feltet stå tomt til et almindeligt spil.
ui-begin = Begynd
ui-cancel = Annuller

## Ribbon

ui-system = { $system ->
    [classic] Klassisk 1995
   *[other] { $system }
} · { $health } hp
ui-round = Runde { $number }
ui-set-up = Opstilling
ui-turn = { GENITIVE($player) } tur

## Question bar

ui-question-bar = Hvad der spørges om
ui-asked = { $player }: { $question }
ui-deciding = { $player } er ved at vælge
ui-thinking = tænker …
ui-dice-roll = Terningerne ruller …
ui-stop = Tag dig tid: terningerne bliver liggende
ui-stop-how = tryk på en tast, eller klik på bordet, for at gå videre
ui-go-on = Videre
ui-read-only = { $why ->
    [window] et andet vindue spiller dette spil, så du kan kun se på; »Fortsæt i en anden fil« i menuen Spil spiller videre herfra
   *[file] der må ikke skrives i spillets fil, så du kan kun se på; »Fortsæt i en anden fil« i menuen Spil spiller videre herfra
}
ui-over = { $reason ->
    [capture] { $winners } vinder: to terræner erobret
    [elimination] { $winners } vinder: ingen andre har enheder i spil
    [concession] { $winners } vinder: modstanderen giver op
    [agreement] Slaget er uafgjort: alle er enige om det
   *[draw] Slaget er uafgjort: de sidste enheder faldt på én gang
}
ui-over-more = Slaget er slut. Loggen fortæller, hvordan det gik.
ui-confirm = Bekræft
ui-choose-nobody = Ingen
ui-choose-first = Vælg først: { $hint }
ui-nobody-chosen = Ingen er valgt endnu: vælg først, eller tast N for ingen
ui-suggest = Foreslå
ui-suggest-tip = Se, hvad en fornuftig spiller ville gøre, og hvorfor; én gang til, eller Retur, gør det
ui-suggested = Forslag: { $option }
ui-advice-thrown = rullet af programmet
ui-advice-plan-assemble-home = styrkens egen plan: denne hær vogter dit hjem
ui-advice-plan-assemble-campaign = styrkens egen plan: denne hær drager til grænsen
ui-advice-plan-terrain-home = styrkens egen plan: terræn, der passer til dens terninger
ui-advice-plan-terrain-frontier = styrkens egen plan: terræn, der passer til dens terninger
ui-undo = Fortryd
ui-undo-tip = Tag dit sidste valg tilbage; terningerne forbliver de samme
ui-redo = Gentag
ui-rematch = Omkamp
ui-rematch-tip = De samme styrker og regler, andre terninger
ui-choose-dice = Terninger
ui-choose-dice-tip = Vælg fra en nummereret liste
ui-more = { $count } { $what } til …
ui-more-what = { $kind ->
    [march-first] { $count ->
        [one] hær
       *[other] hære
    }
    [march-second] { $count ->
        [one] hær
       *[other] hære
    }
    [spell-target] { $count ->
        [one] mål
       *[other] mål
    }
    [terrain-home] { $count ->
        [one] terræn
       *[other] terræner
    }
    [terrain-frontier] { $count ->
        [one] terræn
       *[other] terræner
    }
    [reinforce] { $count ->
        [one] enkelt træk
       *[other] enkelte træk
    }
    [retreat] { $count ->
        [one] enkelt træk
       *[other] enkelte træk
    }
    [promote] { $count ->
        [one] forfremmelse
       *[other] forfremmelser
    }
   *[other] { $count ->
        [one] svar
       *[other] svar
    }
}
ui-die-chosen = valgt
ui-die-free = kan vælges

## Roll tray

ui-roll-tray = Det sidste slag
ui-no-roll = Her kommer slagene til at ligge
ui-roll-heading = { $player } · { $kind }
ui-roll-group = { $count } { $icon }
ui-roll-others = { $count ->
    [one] 1 anden terning
   *[other] { $count } andre terninger
}
ui-line-tip = { $line }, regel { $clause }
ui-damage = { $damage ->
    [0] { $player } går fri
   *[other] { $player } tager { $damage }
}
ui-maneuver-won = manøvre vundet
ui-maneuver-lost = ingen manøvre
ui-total = { $result ->
    [maneuver] { $total }
   *[other] { $total } { $name }
}
ui-against = mod
ui-not-added-up = endnu ikke lagt sammen

## Log and inspector

ui-log = Log
ui-log-clause = Regel { $clause }
ui-log-waiting = Venter på { $player }: { $question }
ui-die = Terning
ui-die-none = Peg på en terning for at se alle dens sider.
ui-die-unit = { $species } · { $kind } · { $health } hp
ui-die-dragon = Ingen befaler over den; dens ejer ruller den.

## Help

ui-rulings = Husets afgørelser
ui-rulings-about-classic = Hvor kilderne fra 1995 lader noget stå åbent, er det sådan, der spilles. S3 og S4 er tekster fra 1995 og 1996, R96 og CK de reviderede regler, FAQ udgiverens svar, CP gamle noter om terninger, S0 felttoget, V4 de moderne regler.
ui-rulings-about-battle_dice = Af reglerne for Battle Dice (BD) kendes kun begyndelsen, til og med monstrene; udvidelsen med togter og artefakter (S1) kendes helt. Hvor begge lader noget stå åbent, spilles det sådan.
ui-rulings-house = Hvad ingen kilde afgør
ui-rulings-all = Alle afgørelser
ui-ruling-clauses = { $id } · regel { $clauses }
ui-ruling-option = Ellers med husreglen: { $option }.

ui-close = Luk
