# Looking back: the log, the replay bar, the recap of a turn, what the dice did.

## The log

ui-log-search = Søg
ui-log-search-tip = Vis kun linjer med disse ord (Ctrl+F)
ui-log-filter = Hvad loggen viser
ui-log-filter-tip = Vis kun nogle slags linjer
ui-log-filter-all = Det hele
ui-log-filter-own = Mine egne
ui-log-filter-weighty = Tab, erobringer
ui-log-filter-rolls = Slag
ui-log-filter-magic = Magi
ui-log-filter-turns = Kun ture
ui-log-set-up = Opstilling
ui-log-house = Spillerne er blevet enige om egne tabeller
ui-log-losses = { $health } hp tabt
ui-log-folded = { $words }, foldet sammen
ui-log-nothing = Intet i loggen er sådan.
ui-log-total = = { $total } { $name }
ui-log-clause-text = { $clause }: { $text }
ui-log-as-always = { $player }, som altid: { $answer }
ui-log-undo = { $count ->
    [one] { $player } tager tilbage: { $answer }
   *[other] { $player } tager tilbage: { $answer }, og det, der fulgte
}
ui-log-others-deed = { GENITIVE($player) } valg, { $answer }
ui-log-redo = { $count ->
    [one] { $player } gentager: { $answer }
   *[other] { $player } gentager: { $answer }, og det, der fulgte
}
ui-log-real-dice = I dette spil kastes der rigtige terninger
ui-log-by_hand = Herfra rulles der med rigtige terninger
ui-log-by_draw = Herfra ruller programmet terningerne
ui-log-concession = { $player } giver op
ui-log-agreement = { $player } tilbød uafgjort, og { $others } sagde ja
ui-log-handed-over = { $kind ->
    [person] { $player } overtager pladsen fra computeren igen
    [conceded] { $player } giver op, og computeren spiller videre på pladsen
   *[recruit] Computeren spiller videre for { $player }
}
ui-log-nobody = Nogen
ui-answer-secret = et hemmeligt valg
ui-answer-some = et svar
ui-answer-nobody = ingen
ui-answer-points = hvordan point fordeles
ui-answer-faces = hvad { $count ->
    [one] 1 rigtig terning
   *[other] { $count } rigtige terninger
} viste
ui-answer-deed = { $kind ->
    [by_hand] at tage rigtige terninger i brug
    [by_draw] at lade programmet rulle
    [concession] at give op
   *[agreement] at det er uafgjort
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
ui-replay-slider = Øjeblik i spillet
ui-replay-first = Til begyndelsen (Ctrl+Home)
ui-replay-turn-back = Én tur tilbage (Ctrl+Pil op)
ui-replay-step-back = Ét trin tilbage (Ctrl+Venstre pil)
ui-replay-play = Afspil herfra (P)
ui-replay-pause = Stop afspilningen (P)
ui-replay-step-forward = Ét trin frem (Ctrl+Højre pil)
ui-replay-turn-forward = Én tur frem (Ctrl+Pil ned)
ui-replay-speed = Hvor hurtigt der afspilles
ui-replay-slow = Langsomt
ui-replay-normal = Normalt
ui-replay-fast = Hurtigt
ui-replay-back = Tilbage til spillet
ui-replay-back-tip = Vis bordet, som det er nu (Esc eller Ctrl+End)
ui-replay-practise = Øv herfra
ui-replay-practise-tip = Begynd et øvelsesspil i dette øjeblik; dette spil bliver, som det er (B)
ui-replay-past = Fortiden
ui-replay-secret = Hærene stilles op, hver i hemmelighed
ui-watch-again = Se det igen
ui-watch-again-tip = Afspil slaget fra begyndelsen (W)

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
ui-recap-turned = { $place } gik fra { $old } til { $new }
ui-recap-more = { $count ->
    [one] og 1 ting til
   *[other] og { $count } ting til
}
ui-recap-show = Vis det
ui-recap-show-tip = Gå trin for trin gennem det, der skete (L)
ui-recap-close = Luk

## What the dice did

ui-luck = Held
ui-luck-none = Ingen enhed har rullet endnu.
ui-luck-about = Hvad enhederne rullede, mod det, de samme terninger ruller i gennemsnit. Fradrag, fordoblinger og formularer er ikke regnet med.
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
ui-luck-columns = faldt / gennemsnit
ui-luck-kinds = Resultater
ui-luck-icons = Sider
ui-luck-kind = { $kind ->
    [dragon_defence] mod drager
   *[other] { roll-kind }
}
ui-luck-tip = { $name }: { $got }, hvor { $expected } var at vente

## Keys and menu

ui-key-find = søg i loggen
ui-key-play = tilbageblik: afspil, eller stop
ui-key-branch = tilbageblik: et øvelsesspil herfra
ui-key-watch = se slaget igen, når det er slut
