# Chancer: hvad hvert svar ventes at koste begge sider.

ui-odds = Chancer
ui-odds-state = { $state ->
    [off] Tryk O for at se, hvad hvert svar ventes at koste begge sider.
    [working] Svarene prøves…
    [failed] Chancerne kunne ikke beregnes. Næste spørgsmål prøver igen.
   *[none] Dette spørgsmål har ingen chancer.
}
ui-odds-restarted = Programmet, der beregner chancer, stoppede eller svarede ikke. Det er startet igen.
ui-odds-succeeds = lykkes { $share } %
ui-odds-loss = { NUMBER($out, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } ud, { NUMBER($back, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) } igen
ui-odds-routs = flugt { $share } %
ui-odds-own-routs = du flygter { $share } %
ui-odds-nobody = Ingen enhed dør
ui-odds-exact = nøjagtigt
ui-odds-tried = { NUMBER($tries, useGrouping: 0) } forsøg, ±{ NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: 0) }
ui-odds-row = { $answer }: { $told } ({ $figures })
ui-odds-about = { $tried ->
    [0] “Ud” er den hp, modstanderne mister, “igen” din egen. Hvert kast er talt med. Rekrut svarer for alle spillere efter dit svar. Begge sider opgiver de terninger, de bedst kan undvære, og ingen hær forfølger.
   *[other] “Ud” er den hp, modstanderne mister, “igen” din egen. Svar uden nøjagtige chancer spilles videre med andre terninger, og Rekrut svarer for alle spillere. ± viser, hvor meget gennemsnittet kan være forkert.
}
bd-ui-odds-about = { $tried ->
    [0] “Ud” er antallet af enheder, som den anden side mister, indtil runden slutter, “igen” dine egne. Hvert slag er talt med. Rekrut svarer for begge sider på senere spørgsmål.
   *[other] “Ud” er antallet af enheder, som den anden side mister, indtil runden slutter, “igen” dine egne. Svar uden nøjagtige chancer spilles videre med andre terninger, og Rekrut svarer for begge sider. ± viser, hvor meget gennemsnittet kan være forkert.
}
given-no-dice = Ingen
ui-odds-agree = Vis chancerne?
ui-odds-agree-about = Alle spillere ser så chancerne ved svarene, ved hvert af deres spørgsmål.
ui-odds-refused = { $player } er ikke enig i at vise chancerne.
ui-why-no-odds = Svarene i dette spil har ingen chancer endnu.
