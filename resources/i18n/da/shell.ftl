# The window around the table: start screen, new game, ribbon, question bar, roll tray, log, help.

## New game

ui-new-game-about = Spillerne sidder i denne rækkefølge. Hordeslaget afgør, hvem der begynder.
ui-new-game-primer = Introduktion
ui-new-game-primer-tip = Læs spillets regler på korte sider med billeder
ui-page-players = Spillere og styrker
ui-page-rules = { $count ->
    [0] { $game ->
        [campaign] Husregler · som sædvanlig
        [risk] Husregler · som sædvanlig
       *[other] Husregler · som i 1995
    }
    [one] Husregler · 1 ændret
   *[other] Husregler · { $count } ændret
}
ui-page-tip = Tryk Ctrl+Tab for at skifte side
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
ui-name-5 = Signe
ui-name-6 = Bjarke
ui-name-missing = Hver spiller skal have et navn.
ui-name-twice = Spillerne skal have forskellige navne.
ui-kind-person = Person
ui-kind-computer = Computer
ui-kind-computer-tip = { $name ->
    [recruit-1] Begynder laver mange fejl, til et første spil
    [recruit-2] Novice laver nogle fejl
    [veteran-bold] { $game ->
        [risk] Denne Veteran tager mindre hensyn til egne tab og angriber ved lavere odds
        [campaign] Denne Veteran tager mindre hensyn til egne tab og angriber stærkere hære
       *[other] Denne Veteran tager mindre hensyn til egne tab og kan lide nærkamp
    }
    [veteran-careful] { $game ->
        [risk] Denne Veteran tager mere hensyn til egne tab og holder stærke garnisoner
        [campaign] Denne Veteran tager mere hensyn til egne tab og forlader steder, der er i fare
       *[other] Denne Veteran tager mere hensyn til egne tab og vil helst skyde og trække sig tilbage
    }
    [veteran-magician] Denne Veteran bruger helst magi
    [veteran-raider] { $game ->
        [risk] Denne Veteran vil helst bryde andres kontinenter
        [campaign] Denne Veteran vil helst dreje og erobre terræner
       *[other] Denne Veteran vil helst manøvrere og skyde
    }
    [warlord-bold] Denne Krigsherre tager mindre hensyn til egne tab og kan lide nærkamp
    [warlord-careful] Denne Krigsherre tager mere hensyn til egne tab og vil helst skyde og trække sig tilbage
    [warlord-magician] Denne Krigsherre bruger helst magi
    [warlord-raider] Denne Krigsherre vil helst manøvrere og skyde
    [recruit] Rekrut, computerspilleren, følger simple odds og giver sine grunde
    [veteran] Veteran, stærkere end Rekrut, tænker fremad og giver sine grunde
    [warlord] { $game ->
        [risk] Krigsherre, den stærkeste, vurderer chancen for at vinde efter hvert svar
        [campaign] Krigsherre, den stærkeste, spiller som Veteran og vurderer chancen for at vinde efter hvert svar
       *[other] Krigsherre, den stærkeste, spiller som Veteran og bedømmer stillinger efter Veterans egne spil
    }
   *[other] { $computer }, en computerspiller
}
ui-computer-name = { $name ->
    [recruit] Rekrut
    [veteran] Veteran
    [warlord] Krigsherre
   *[other] { $shown }
}
ui-computer-level = { $player ->
    [recruit-1] Begynder
    [recruit-2] Novice
   *[other] { $computer }, niveau { $level }
}
ui-computer-character = { $character ->
    [bold] Dristig { $computer }
    [careful] Forsigtig { $computer }
    [magician] Magisk { $computer }
    [raider] Røvende { $computer }
   *[other] { $computer }, { $shown }
}
ui-which-computer = Computerspiller
ui-which-computer-tip = { $tip }. Terninger og regler er de samme for alle spillere.
ui-computer-replaced = Denne version har ikke { $asked }, computerspilleren for { $player }. { $plays } spiller i stedet. Filen nævner stadig { $asked }.
ui-force = Styrke til spiller { $number }
ui-force-item = { $name } · { $species }
ui-deal = Træk
ui-deal-tip = Træk en tilfældig styrke til denne spiller. Tryk igen for at få en anden.
ui-deal-seat = Træk en tilfældig styrke til spiller { $number }
ui-deal-all = Træk til alle
ui-deal-all-tip = Træk en tilfældig styrke til hver spiller. Tryk igen for at få andre.
ui-dealt = Tilfældigt trukket
ui-dealt-note = Trukket tilfældigt efter reglerne for enhver styrke: to hære af én race hver, en horde, terræner og drager.
ui-army-health = { $health } hp
ui-terrains = Terræner
ui-terrains-and-dragons = og drager

## House rules: at the new game, in the ribbon, in the log

ui-options-about = Disse regler spilles forskelligt. { $game ->
    [campaign] »sædvanlig« viser den regel, som vi foreslår, hvor felttoget har mistet sine lister
    [risk] »sædvanlig« viser den regel, som vi foreslår, hvor kilderne lader et punkt stå åbent
   *[other] »1995« viser den oprindelige regel
}. Dine valg huskes til næste spil.
ui-options-reset = { $game ->
    [campaign] Nulstil til de sædvanlige regler
    [risk] Nulstil til de sædvanlige regler
   *[other] Nulstil til reglerne fra 1995
}
ui-option-default = { $value } · { $game ->
    [campaign] sædvanlig
    [risk] sædvanlig
   *[other] 1995
}
ui-option-ruling = { $question } { $ruling } Hvorfor: { $why }
ui-option-fixed = Sådan spilles denne udgave altid.
house-option-edition = Udgave
house-option-edition-on = de reviderede regler fra 1996
ui-option-edition-off = første regler
ui-option-edition-on = reviderede regler fra 1996
ui-option-edition-tip = I 1996 koster formularer 1 mere, og magi fra terræner og reserver er svagere.
house-option-faces = Handlinger ved et terræn
house-option-faces-on = ikonet, der er trykt på terrænet, afgør handlingen
ui-option-faces-off = efter tallet
ui-option-faces-on = trykte ikoner
ui-option-faces-real = efter tallet, ikke det trykte ikon
ui-option-faces-tip = Efter tallet er alle terræner ens: 1 er magi, 2 til 4 missiler, 5 til 7 nærkamp. De trykte ikoner er forskellige fra terræn til terræn; et spil med rigtige terninger begynder med dem.
house-option-half_cap = En hærs størrelse
house-option-half_cap-on = ingen hær må begynde med mere end halvdelen af styrken
ui-option-half_cap-off = enhver størrelse
ui-option-half_cap-on = højst halvdelen
ui-option-half_cap-tip = Bestemmer, om en hær må begynde med mere end halvdelen af styrkens hp.
house-option-must_turn = Efter en vundet manøvre
house-option-must_turn-on = en vundet manøvre skal vende terrænet
ui-option-must_turn-off = frivilligt at vende
ui-option-must_turn-on = manøvrer skal vende
ui-option-must_turn-tip = Bestemmer, om vinderen af en manøvre må lade terrænterningen blive, som den er.
house-option-one_terrain = Reservernes flytninger
house-option-one_terrain-on = reserver sendes frem til kun ét terræn og trækkes tilbage fra kun ét
ui-option-one_terrain-off = alle terræner
ui-option-one_terrain-on = reserver ved ét terræn
ui-option-one_terrain-tip = Bestemmer, om enheder må sendes frem til flere terræner i én tur og trækkes tilbage fra flere.
house-option-four_times = En races fordobling på et erobret terræn
house-option-four_times-on = en races evne og den ottende side tæller tilsammen fire gange
ui-option-four_times-off = fordobles én gang
ui-option-four_times-on = fire gange
ui-option-four_times-tip = Bestemmer, om en races evne og den ottende side begge kan fordoble det samme resultat.
house-option-bullseye_again = Pletskud
house-option-bullseye_again-on = et pletskud rulles igen og lægges til
ui-option-bullseye_again-off = rulles én gang
ui-option-bullseye_again-on = pletskud rulles igen
ui-option-bullseye_again-tip = Bestemmer, om en terning, der viser pletskud i et missilangreb, rulles igen og lægger sin nye side til.
house-option-path_anywhere = Mål for Stien
house-option-path_anywhere-on = Stien flytter en enhed til ethvert terræn
ui-option-path_anywhere-off = til egne hære
ui-option-path_anywhere-on = Stien til ethvert terræn
ui-option-path_anywhere-tip = Bestemmer, om Stien må flytte en enhed til et terræn, hvor dens spiller ikke har en hær.
house-option-species = Racer i spillet
house-option-species-on = alle racer må spille, også deres monstre
ui-option-species-off = startracerne fra 1995
ui-option-species-on = alle racer
ui-option-species-tip = Startracer: de sekssidede terninger af koralelver, dværge, gobliner og lavaelver. Alle racer: alle terninger af alle 12 racer, også monstre.
ui-practice = Øvelse
ui-practice-note = du kan fortryde alt
ui-seed = Startværdi for terninger
ui-seed-empty = tilfældig
ui-seed-tip = Samme startværdi og samme valg giver samme slag. Lad feltet være tomt til et almindeligt spil.
ui-begin = Begynd
ui-cancel = Annuller

## Ribbon

ui-system = { $system ->
    [classic] { $edition ->
        [classic95] Klassisk 1995
       *[other] Klassisk
    }
    [campaign] Krigen om Esfah
    [risk] Risk
   *[other] { $system }
} · { $health } hp
ui-round = Runde { $number }
ui-set-up = Opstilling
ui-turn = { GENITIVE($player) } tur

## Question bar

ui-question-bar = Spørgsmål
ui-asked = { $player }: { $question }
ui-deciding = { $player } er ved at vælge
ui-thinking = tænker …
ui-dice-roll = Terningerne ruller …
ui-stop = Terningerne bliver liggende
ui-stop-how = tryk på en tast, eller klik på bordet, for at fortsætte
ui-go-on = Videre
ui-read-only = { $why ->
    [window] Spillet er åbent i et andet vindue, så du kan ikke ændre det her. Vælg Spil › Gem som for at spille videre.
   *[file] Spillets fil er skrivebeskyttet. Vælg Spil › Gem som for at spille videre.
}
ui-over = { $reason ->
    [capture] { $winners } vinder: 2 terræner erobret
    [elimination] { $winners } vinder: ingen modstander har enheder tilbage
    [concession] { $winners } vinder: modstanderen giver op
    [agreement] Spillet er uafgjort: alle spillere var enige
   *[draw] Spillet er uafgjort: de sidste enheder døde på én gang
}
ui-over-more = Spillet er slut. Se mere i loggen.
ui-confirm = Bekræft
ui-choose-nobody = Ingen
ui-choose-first = Vælg først: { $hint }
ui-nobody-chosen = Vælg enheder først, eller tryk N for ingen
ui-suggest = Foreslå
ui-suggest-tip = Vis et forslag og grunden. Retur giver det.
ui-suggested = Forslag: { $option }
ui-advice-thrown = rullet af programmet
ui-advice-plan-assemble-home = denne hær vogter dit hjem i styrkens plan
ui-advice-plan-assemble-campaign = denne hær går til grænsen i styrkens plan
ui-advice-plan-terrain-home = planlagt til din styrke og passer til dens terninger
ui-advice-plan-terrain-frontier = planlagt til din styrke og passer til dens terninger
ui-undo = Fortryd
ui-undo-tip = Fortryd dit sidste valg. Terningernes resultater ændres ikke.
ui-redo = Gentag
ui-rematch = Omkamp
ui-rematch-tip = De samme styrker og regler, nye slag
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
ui-no-roll = Slagene vises her
ui-roll-heading = { $player } · { $kind }
ui-roll-group = { $count } { $icon }
ui-roll-others = { $count ->
    [one] 1 anden terning
   *[other] { $count } andre terninger
}
ui-line-tip = { $line }, regel { $clause }
ui-damage = { $damage ->
    [0] { $player } tager ingen skade
   *[other] { $player } tager { $damage }
}
ui-maneuver-won = manøvre vundet
ui-maneuver-lost = ingen manøvre
ui-total = { $result ->
    [maneuver] { $total }
   *[other] { $total } { $name }
}
ui-against = mod
ui-not-added-up = ikke lagt sammen endnu

## Log and inspector

ui-log = Log
ui-log-clause = Regel { $clause }
ui-log-waiting = Venter på { $player }: { $question }
ui-die = Terning
ui-die-none = Peg på en terning for at se alle dens sider.
ui-die-unit = { $species } · { $kind } · { $health } hp
ui-die-dragon = Ingen spiller styrer den. Dens ejer ruller den.

## Help

ui-rulings = Husets afgørelser
ui-rulings-about-classic = Disse afgørelser gælder, når kilderne fra 1995 lader noget stå åbent. S3 og S4 er tekster fra 1995 og 1996, R96 og CK de reviderede regler, FAQ udgiverens svar, CP gamle noter om terninger, S0 felttoget, V4 de moderne regler.
ui-rulings-about-battle_dice = Kun den første del af reglerne for Battle Dice (BD) er kendt, til og med monstrene. Udvidelsen med togter og artefakter (S1) er komplet. Disse afgørelser gælder, når begge lader noget stå åbent.
ui-rulings-house = Punkter, som ingen kilde afgør
ui-rulings-all = Alle afgørelser
ui-ruling-clauses = { $id } · regel { $clauses }
ui-ruling-option = Husregel, der ændrer det: { $option }.

ui-close = Luk
