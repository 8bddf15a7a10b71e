# Looking back: the log, the replay bar, the recap of a turn, what the dice did.

## The log

ui-log-search = Søg
ui-log-search-tip = Vis kun linjer med disse ord (Ctrl+F)
ui-log-filter = Linjer, der vises
ui-log-filter-tip = Vis kun nogle slags linjer
ui-log-filter-all = Alt
ui-log-filter-own = Mine egne
ui-log-filter-weighty = Tab, erobringer
ui-log-filter-rolls = Slag
ui-log-filter-magic = Magi
ui-log-filter-turns = Kun ture
ui-log-set-up = Opstilling
ui-log-house = Dette spil bruger ændrede tabeller
ui-log-losses = { $health } hp tabt
ui-log-folded = { $words }, foldet sammen
ui-log-nothing = Ingen linjer fundet.
ui-log-total = = { $total } { $name }
ui-log-clause-text = { $clause }: { $text }
ui-log-as-always = { $player }, fast svar: { $answer }
ui-log-fought-on = { $player } kæmper videre: { $answer }
ui-log-undo = { $count ->
    [one] { $player } fortryder: { $answer }
   *[other] { $player } fortryder: { $answer } og linjerne efter
}
ui-log-others-deed = { GENITIVE($player) } valg, { $answer }
ui-log-redo = { $count ->
    [one] { $player } gentager: { $answer }
   *[other] { $player } gentager: { $answer } og linjerne efter
}
ui-log-real-dice = Dette spil bruger rigtige terninger
ui-log-by_hand = Herfra bruger spillet rigtige terninger
ui-log-by_draw = Herfra ruller programmet terningerne
ui-log-concession = { $player } giver op
ui-log-agreement = { $player } tilbød uafgjort, og { $others } sagde ja
ui-log-handed-over = { $kind ->
    [person] { $player } spiller igen i stedet for computeren
    [conceded] { $player } giver op; computeren spiller videre for denne spiller
   *[recruit] Computeren spiller herfra for { $player }
}
ui-log-nobody = En spiller
ui-answer-secret = et hemmeligt valg
ui-answer-some = et svar
ui-answer-nobody = ingen
ui-answer-points = fordelingen af point
ui-answer-faces = siderne på { $count ->
    [one] 1 rigtig terning
   *[other] { $count } rigtige terninger
}
ui-answer-deed = { $kind ->
    [by_hand] at bruge rigtige terninger
    [by_draw] at lade programmet rulle
    [concession] at give op
   *[agreement] at spille uafgjort
}

## Looking back

ui-replay = Tilbageblik
ui-replay-where = { $turn ->
    [0] Opstilling
   *[other] Tur { NUMBER($turn, useGrouping: 0) }, { $player }
}
ui-replay-turn = Tur { NUMBER($turn, useGrouping: 0) }
ui-replay-begin = Spillet begynder
ui-replay-deed = { $player }: { $answer }
ui-replay-count = { NUMBER($number, useGrouping: 0) } af { NUMBER($count, useGrouping: 0) }
ui-replay-slider = Sted i spillet
ui-replay-first = Til begyndelsen (Ctrl+Home)
ui-replay-turn-back = Forrige tur (Ctrl+Pil op)
ui-replay-step-back = Forrige trin (Ctrl+Venstre pil)
ui-replay-play = Afspil herfra (P)
ui-replay-pause = Sæt på pause (P)
ui-replay-step-forward = Næste trin (Ctrl+Højre pil)
ui-replay-turn-forward = Næste tur (Ctrl+Pil ned)
ui-replay-speed = Afspilningshastighed
ui-replay-slow = Langsomt
ui-replay-normal = Normalt
ui-replay-fast = Hurtigt
ui-replay-back = Tilbage til spillet
ui-replay-back-tip = Vis den aktuelle stilling (Esc eller Ctrl+End)
ui-replay-practise = Øv herfra
ui-replay-practise-tip = Begynd et øvelsesspil herfra. Dette spil ændres ikke. (B)
ui-replay-past = Fortiden
ui-replay-secret = Hærene dannes i hemmelighed
ui-watch-again = Se det igen
ui-watch-again-tip = Afspil spillet fra begyndelsen (W)

## Recap

ui-recap = { $player }, { $since ->
    [first] før din første tur
   *[turn] siden din sidste tur
}
ui-recap-alone = { $since ->
    [first] Før din første tur
   *[turn] Siden din sidste tur
}
ui-recap-lost = { $player } mistede { $health } hp: { $dice }
ui-recap-back = { $player } fik { $health } hp tilbage: { $dice }
ui-recap-promoted = { $player } forfremmede: { $promotions }
ui-recap-promotion = { $risen } i stedet for { $replaced }
ui-recap-arrived = { $player } bragte { $health } hp til { $place }: { $dice }
ui-recap-turned = { $place } vendt fra { $old } til { $new }
ui-recap-answer = Siden dit seneste svar
ui-war-recap-place = { $place }: { $parts }
ui-war-recap-lost = { $player } mistede { $health } hp
ui-war-recap-taken = { $player } erobrede det
ui-war-recap-left = { $player } holder det ikke længere
ui-war-recap-arrived = { $player } bragte { $health } hp frem
ui-war-recap-recruited = { $player } rekrutterede { $health } hp
ui-war-recap-expanded = { $player } udvidede til { $place }
ui-war-recap-turned = vendt fra { $old } til { $new }
ui-recap-more = { $count ->
    [one] og 1 hændelse mere
   *[other] og { $count } hændelser mere
}
ui-recap-show = Vis
ui-recap-show-tip = Gå trin for trin gennem hændelserne (L)
ui-recap-close = Luk

## What the dice did

ui-luck = Held
ui-luck-none = Ingen enhed har rullet endnu.
ui-luck-about = Enhedernes resultater, sammenlignet med gennemsnittet for de samme terninger. Fradrag, fordoblinger og formularer er ikke regnet med.
ui-luck-player = { $player }, { $count ->
    [one] 1 terning rullet
   *[other] { NUMBER($count, useGrouping: 0) } terninger rullet
}
ui-luck-share = { $share ->
    [0] Dårligere end i 99 af 100 sådanne spil
    [100] Bedre end i 99 af 100 sådanne spil
   *[other] Bedre end i { $share } af 100 sådanne spil
}
ui-luck-of = { NUMBER($got, useGrouping: 0) } / { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
ui-luck-row = { $name }: { $figures }
ui-luck-columns = rullet / gennemsnit
ui-luck-kinds = Resultater
ui-luck-icons = Sider
ui-luck-rounds = Runder
ui-luck-round = Runde { NUMBER($round, useGrouping: 0) }
ui-luck-kind = { $kind ->
    [dragon_defence] mod drager
   *[other] { roll-kind }
}
ui-luck-tip = { $name }: { $got } rullet, { $expected } ventet

## Keys and menu

ui-key-find = søg i loggen
ui-key-play = tilbageblik: afspil eller pause
ui-key-branch = tilbageblik: begynd et øvelsesspil herfra
ui-key-watch = se spillet igen, når det er slut
