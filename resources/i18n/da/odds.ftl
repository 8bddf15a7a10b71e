# Chancer: hvad hvert svar ventes at koste begge sider.

ui-odds = Chancer
ui-odds-state = { $state ->
    [off] Tryk O for at se, hvad hvert svar ventes at koste begge sider.
    [working] Svarene prøves…
    [failed] Chancerne kunne ikke beregnes. Næste spørgsmål prøver igen.
   *[none] Dette spørgsmål har ingen chancer.
}
ui-odds-restarted = Programmet, der beregner chancer, stoppede eller svarede ikke. Det er startet igen.
ui-odds-succeeds = { $kind ->
    [oppose] modstanderens manøvre lykkes { $share } %
    [quest] togtet lykkes { $share } %
   *[other] manøvren lykkes { $share } %
}
ui-odds-chance = { $what ->
    [taken] erobret { $share } %
    [slain] drage dræbt { $share } %
    [own-slain] din dræbt { $share } %
    [returns] vender tilbage { $share } %
   *[dies] dør { $share } %
}
ui-odds-loss = { NUMBER($out, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } ud, { NUMBER($back, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } igen
ui-odds-routs = flugt { $share } %
ui-odds-pursuit = forfølgelse { NUMBER($out, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } ud, { NUMBER($back, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } igen
ui-odds-own-routs = du flygter { $share } %
ui-odds-nobody = Ingen enhed dør
ui-odds-share = { $share } %
ui-odds-exact = nøjagtigt
ui-odds-tried = { NUMBER($tries, useGrouping: 0) } forsøg, ±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
ui-odds-row = { $answer }: { $told } ({ $figures })
ui-odds-about-losses = “Ud” er den hp, modstanderne mister, “igen” din egen.{ $tried ->
    [0] {" "}Begge sider opgiver de terninger, de bedst kan undvære.
   *[other] {""}
}
ui-odds-about-taken = “Erobret” er chancen for at erobre territoriet. Angriberne kæmper videre på samme måde, til reglerne stopper dem.
ui-odds-about = { $tried ->
    [0] Hvert kast er talt med. Rekrut svarer for alle spillere efter dit svar.
   *[other] Svar uden nøjagtige chancer spilles videre med andre terninger, og Rekrut svarer for alle spillere. ± viser, hvor meget gennemsnittet kan være forkert.
}
ui-odds-about-pursuit = “Forfølgelse” er det, din forfølgelse lægger til efter en flugt. Den er ikke med i de andre tal.
bd-ui-odds-about-losses = “Ud” er antallet af enheder, som den anden side mister, indtil runden slutter, “igen” dine egne.
bd-ui-odds-about = { $tried ->
    [0] Hvert slag er talt med. Rekrut svarer for begge sider på senere spørgsmål.
   *[other] Svar uden nøjagtige chancer spilles videre med andre terninger, og Rekrut svarer for begge sider. ± viser, hvor meget gennemsnittet kan være forkert.
}
risk-ui-odds-about = { $tried ->
    [0] Hvert kast er talt med. Rekrut bestemmer alt andet for alle spillere.
   *[other] Svar uden nøjagtige chancer spilles videre med andre terninger, og Rekrut bestemmer alt andet. ± viser, hvor meget gennemsnittet kan være forkert.
}
given-points = { $points } til { bucket-name }
given-no-dice = Ingen
ui-odds-agree = Vis chancerne?
ui-odds-agree-about = Alle spillere ser så chancerne ved svarene, ved hvert af deres spørgsmål.
ui-odds-refused = { $player } er ikke enig i at vise chancerne.
ui-why-no-odds = Svarene i dette spil har ingen chancer endnu.

# De bedste svar og forslag.

advice-head = { $shows ->
    [all] Alle svar
    [why] Forventet forløb
   *[best] { $count ->
        [3] De tre bedste svar
       *[other] Svarene
    }
}
advice-now = du vinder nu { $share } %
ui-win-bar = { $player } vinder: { $share } %
ui-win-bar-tip = Chancen for, at { $player } vinder, ved spillerens seneste spørgsmål med chancer
advice-all = Alle { $count } svar
advice-back = De bedste
advice-why = Hvorfor?
advice-worked = Beregnet ud fra
advice-worked-how = én kamp frem
risk-advice-worked-how = én march frem
advice-off = Kan være forkert med
advice-off-by = { $points } point
advice-row = { $answer }: { $share } % for at vinde, { $points } point i forhold til nu. { $reason }
advice-term = { $term ->
    [health] hp
    [terrain] terræner
    [reserve] sikkerhed i reserven
    [attack] kommende angreb
    [danger] sikkerhed mod angreb
    [rolls] det, hærene ruller
    [dragons] fare fra drager
    [over] slagets afslutning
    [land] territorier
    [continents] kontinenter
    [recruits] rekrutter
    [cards] kort
    [borders] truede grænser
    [targets] territorier inden for rækkevidde
    [posts] enhedernes pladser
    [goal] spillets mål
   *[other] stillingen
}
advice-gains = Bedre: { $gains }.
advice-costs = Værre: { $costs }.
advice-gainscosts = Bedre: { $gains }. Værre: { $costs }.
advice-rolls = Du ruller omkring { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } træffere mod { NUMBER($saves, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } skjolde.
advice-even = Det ændrer ikke meget.
advice-fills = { $share } % for at vinde
advice-times = { $times ->
    [one] { $spell }
   *[other] { $spell } ×{ $times }
}
advice-kills = { advice-times } på { $target }: { $share } % for at dræbe
advice-hits = { advice-times } på { $target }: omkring { NUMBER($health, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } hp tabt
advice-casts = { advice-times } på { $target }{ $why ->
    [harm] : den dræber fjendens enheder
    [weaken] : den svækker fjenden
    [strengthen] : den hjælper dine enheder
    [return] : den vækker dine døde enheder
    [bury] : den holder deres døde væk
    [path] : dine enheder er nødvendige et andet sted
    [flood] : den vender et terræn, de vil have
    [dragon] : en drage angriber dem
    [called] : den kommer til din hær
    [scatter] : den dræber fjendens enheder eller driver dem væk
    [trade] : de mister denne terrænterning
   *[other] { "" }
}
advice-done = ingen anden formular er sine point værd
advice-then = De point, der er tilbage efter det:
reason-keeps = beholder { $kept } af { $every } terninger af klassen { unit-class } og { NUMBER($rolled, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } af { NUMBER($whole, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } resultater i gennemsnit
reason-keeps-none = der er ingen enhed tilbage i denne hær
ui-propose = { $kind ->
    [casualties] Opgiv de billigste
    [breath-flame] Opgiv de billigste
    [spell] Kast som foreslået
   *[other] Som foreslået
}
ui-propose-tip = Udfyld det foreslåede svar. Du kan ændre det, før du bekræfter.
ui-anyway = Spil det alligevel
ui-anyway-tip = Giv det svar, som læreren advarer mod.

# Det forventede forløb.

play-pass = Ingen hær marcherer.
play-nothing = Ingen handling: { $place }.
play-stay = Intet flyttes.
play-maneuver = Manøvre til { $number }, { $place }: { $share } % for at lykkes.
play-capture = Du erobrer { $place }.
play-magic = Magi, { $place }: omkring { NUMBER($health, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } hp værd.
play-attack = { $kind ->
    [missile] Skyd på { $target }, { $target_place }: omkring { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } af { $whole } hp tabt.
    [charge] Stormløb mod { $target }, { $target_place }: omkring { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } af { $whole } hp tabt og { NUMBER($taken, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } af dine.
   *[other] Nærkamp med { $target }, { $target_place }: omkring { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } af { $whole } hp tabt og { NUMBER($taken, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } af dine, når der slås tilbage.
}
play-reply = { $kind ->
    [missile] Bedste svar: { $seat } skyder, { $target_place }. Du mister omkring { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } af { $whole } hp.
    [charge] Bedste svar: { $seat } stormer, { $target_place }. Du mister omkring { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } af { $whole } hp, de mister { NUMBER($taken, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }.
   *[other] Bedste svar: { $seat } angriber, { $target_place }. Du mister omkring { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } af { $whole } hp, de mister { NUMBER($taken, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }.
}
play-no-reply = Intet svar giver de andre meget.
play-retreat = { $die } trækkes tilbage; tilbage er { $left } hp: { $place }.
play-reinforce = { $die } sendes frem; derefter { $now } hp: { $place }.

play-war-move = { $count ->
    [one] { $die } rykker frem til { $place }, derefter { $now } hp.
   *[other] { $count } enheder rykker frem fra { $source } til { $place }, derefter { $now } hp.
}

play-risk-attack = { $kind ->
    [enter] Ryk ind, hvor der ingen hær er: { $place }.
    [missile] Skyd på { $place }: { $share } % chance for at erobre territoriet. { $seat } mister omkring { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } hp.
    [charge] Storm { $place }: { $share } % chance for at erobre territoriet. { $seat } mister omkring { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } hp, du mister { NUMBER($taken, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }.
   *[other] Angrib { $place }: { $share } % chance for at erobre territoriet. { $seat } mister omkring { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } hp, du mister { NUMBER($taken, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }.
}
play-risk-stop = Angrebet slutter: { $place }.
play-risk-arrive = { $count ->
    [one] { $die } kommer frem; derefter { $now } hp: { $place }.
   *[other] { $count } enheder kommer frem; derefter { $now } hp: { $place }.
}
play-risk-set = Sættet giver { $health } hp.
play-risk-reply = Bedste svar: { $seat } angriber { $place } med { $share } % chance for at erobre territoriet.

# Søjlerne, hvor slagene ellers vises.

ui-odds-ahead = Vis før hvert svar
ui-odds-ahead-tip = Vis, hvad slaget kan give, hvor det sidste slag ellers vises.
ahead-over = Før slaget
ahead-exact = nøjagtigt, uden forsøg
ahead-tried = ud fra { NUMBER($tries, useGrouping: 0) } forsøg, ±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
ahead-loses = { $player } mister
ahead-others-lose = De andre mister
ahead-you-lose = Du mister
ahead-figure = { $whole ->
    [0] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } hp
   *[other] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } af { $whole } hp
}
ahead-chance = { $what ->
    [any] Mindst 1 død
    [three] Mindst 3 døde
    [gone] Hæren udslettes
    [routs] Hæren flygter
    [none] Ingen enhed dør
    [three-own] 3 eller flere
    [gone-own] Hæren udslettes
    [routs-own] Du flygter
    [taken] Territoriet erobres
    [slain] En drage dræbes
    [own-slain] Din drage dræbes
    [dies] Målet dør
    [returns] En enhed vender tilbage
   *[succeeds] Manøvren lykkes
}
ahead-last-tip = Klik, eller tryk Shift+O, for at se det sidste slag.
ahead-chart = { $heading } { $figure }; { $chances }
