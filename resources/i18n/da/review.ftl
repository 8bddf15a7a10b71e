# Gennemgang af et spil: chancen for at vinde, de dyreste valg, held.

ui-menu-review = G&ennemgang af spillet…
review = Gennemgang
review-of = Gennemgang af { $players }
review-progress = Spillet gennemgås…
review-chart = Chancen for at vinde tur for tur
review-percent = { NUMBER($percent, useGrouping: 0) } %
review-key = { $kind ->
    [decision] dyrt valg
    [dice] terningerne talte
   *[decided] her blev det afgjort
}
review-wins = { $player } vinder
review-turns = { $turns ->
    [one] 1 tur
   *[other] { NUMBER($turns, useGrouping: 0) } ture
}
review-game = { $game }, { NUMBER($health, useGrouping: 0) } hp
bd-review-game = { $game }, { NUMBER($health, useGrouping: 0) } terninger
review-decisions = De dyreste valg
review-no-decisions = Intet valg kostede 2 point eller mere
review-accounts = Held og valg
review-turns-head = Chancerne tur for tur
review-about = Chancen for at vinde er Veterans skøn. Et valg koster, hvad Veteran ser en udveksling frem; resten er held.
war-review-about = Chancen for at vinde er et skøn ud fra hære, terræner, rekrutter og de næste angreb. Et valg koster det, det ændrer en udveksling frem; resten er held. Opstilling, formularer, tab, rekruttering, udvidelser, reserver og terræners kræfter bedømmes ikke.
risk-review-about = Chancen for at vinde er et skøn ud fra territorier, hære, rekrutter og kort. Et valg koster det, det i gennemsnit ændrer, indtil marchen slutter; resten er held. Opstilling, formularer, tab, og hvilke terninger der angriber eller rykker ind, bedømmes ikke.
bd-review-about = Chancen for at vinde er et skøn ud fra enhedernes antal og slags. Et valg koster det, det ændrer, indtil runden slutter; resten er held. Togter bedømmes ikke.
review-turn = Tur { NUMBER($turn, useGrouping: 0) }
review-degree = { $degree ->
    [3] grov fejl
    [2] fejl
   *[other] { "" }
}
review-better = Bedre: { $better }
review-points = −{ NUMBER($points, useGrouping: 0) } point
review-part = { $part ->
    [luck] Terningerne
    [choices] Valg
    [start] Starten
   *[good] Egne valg
}
review-part-about = { $part ->
    [luck] held i point
    [choices] egne og andres fejl
    [start] styrker, første slag
   *[good] bedst eller næsten
}
review-part-tip = { $player }: { $part }, { $figures } point. En lige chance og de tre dele giver tilsammen resultatet.
review-figures = { $sign ->
    [plus] +{ NUMBER($points, useGrouping: 0) }
    [minus] −{ NUMBER($points, useGrouping: 0) }
   *[none] 0
}
review-good = { NUMBER($good, useGrouping: 0) } af { NUMBER($weighed, useGrouping: 0) }
review-good-tip = { $good } egne valg var de bedste eller kostede under 2 point.
review-account = Lige chance { $even }, start { $start }, egne valg { $own }, andres valg { $others }, terninger { $luck }, resultat { $result }. Bedst eller næsten: { $good }.
review-chance = { $player } { NUMBER($percent, useGrouping: 0) } %
review-moment = { $when ->
    [start] Før den første tur: { $chances }.
    [end] Slutningen: { $chances }.
    [now] Nu: { $chances }.
    [both] Tur { NUMBER($turn, useGrouping: 0) }: { $chances }.
   *[turn] Tur { NUMBER($turn, useGrouping: 0) }, { $player }: { $chances }.
}
review-mark = Valg { $number }, { $points }: { $chosen }.
review-swing = Terningerne gav { $player } { $points } point.
review-decided = Herfra havde { $player } 70 % eller mere.
review-end = slut
review-conclusion = { $part ->
    [luck] { $alike ->
        [yes] Alle gav omtrent lige meget væk. Terningerne afgjorde spillet
       *[no] Terningerne afgjorde spillet
    }: de var { $points } point værd for { $player }{ $turn ->
        [0] .
       *[other] . Den heldigste tur var tur { NUMBER($turn, useGrouping: 0) } med { $swing } point.
    }
    [choices] Valgene afgjorde spillet: de var { $points } point værd for { $player }.
    [start] Starten afgjorde spillet: styrkerne og det første slag var { $points } point værd for { $player }.
    [given] Modstanderen gav op, da chancen for { $player } var { $points } %.
   *[draw] Uafgjort: hverken terningerne eller valgene afgjorde spillet.
}
review-column = { $column ->
    [number] Nr.
    [turn] Tur
    [player] Spiller
    [question] Spørgsmål
    [chosen] Valgt
    [better] Bedre
    [points] Pris
    [even] Lige chance
    [start] Start
    [own] Egne valg
    [others] Andres valg
    [luck] Terninger
    [result] Resultat
    [good] Bedst eller næsten
   *[note] Vendepunkter
}
review-look = Gense
review-again = Prøv igen
review-again-about = Prøv igen åbner spillet ved det spørgsmål i en kopi. Spillet selv bliver, som det blev spillet.
review-print = Udskriv eller gem…
review-save-title = Gem gennemgang
review-copied = Gennemgangen er kopieret.
review-judged = { $how ->
    [best] Det bedste svar: { $points } point bedre end i spillet.
    [better] { $points } point bedre end i spillet. Bedst: { $better }, { $rest } point mere.
    [same] Det samme svar som i spillet. { $better } er { $rest } point bedre.
    [worse] { $points } point dårligere end i spillet. Bedst: { $better }, { $rest } point bedre.
   *[open] Veteran vejer ikke dette svar.
}
review-judged-title = Prøvet igen
review-judged-again = Prøv igen
review-judged-play = Spil videre
ui-key-review-turns = gennemgang: gå fra tur til tur i grafen
ui-key-review-again = gennemgang: prøv valget med dette nummer igen
ui-key-review-look = gennemgang: gense markørens øjeblik
ui-key-review-print = gennemgang: udskriv, eller gem som side eller som CSV
ui-why-no-review = Spil af denne slags har ingen gennemgang endnu.
ui-why-review-not-over = Gennemgangen kan læses, når spillet er slut, eller i øvelse.
ui-outcome-review = Gennemgang
ui-outcome-seed = Startværdi for terninger { $seed }
ui-outcome-seed-tip = Tallet, som alle spillets terninger er trukket fra. Det lå fast fra starten.
tutor-objects = { $degree ->
    [3] En grov fejl
   *[other] En fejl
} til omkring { NUMBER($points, useGrouping: 0) } point. Bedre: { $better }
tutor-hint = { $what ->
    [land] Se efter territorier, som du sandsynligvis kan erobre og holde.
    [continents] Se på kontinenterne: Hvilket kan du samle eller bryde?
    [recruits] Se på den næste turs rekrutter.
    [cards] Se på kortene: Hvad giver de nu, og hvad giver de senere?
    [borders] Se på dine grænser: Hvor kan du blive angrebet?
    [targets] Se på de territorier, du derefter kan angribe.
    [posts] Se, hvor dine enheder derefter kan erobre noget, og hvor de er i fare.
    [goal] Tæl territorier: Spillets mål er nær.
    [health] Sammenlign de hp, hvert svar vinder og koster.
    [terrain] Se på terrænernes tal: Hvilket er nærmest 8?
    [reserve] Se efter enheder, der bliver angrebet næste gang: Nogle er sikrere i reserven.
    [attack] Se på, hvem der kan angribe hvem efter dette svar.
    [rolls] Se på, hvad hver hær ruller.
    [dragons] Se på dragerne.
    [over] Se godt efter: Slaget kan snart være slut.
    [danger] Se på, hvem der kan angribe dine hære næste gang.
    [risk] Se på, hvad hvert svar vil koste dig.
    [close] Svarene afviger med under 1 point: Intet er forkert.
    [casualties] Se på, hvad hver enhed ruller i gennemsnit.
    [breath-flame] Se på, hvad hver enhed ruller i gennemsnit.
    [spell] Se efter det mål, der har få skjolde, eller den hær, der kæmper næste gang.
    [spell-target] Se efter det mål, der har få skjolde, eller den hær, der kæmper næste gang.
    [magic-colours] Se på formularerne først: Hvilke vil du kaste?
   *[other] Se på, hvad terningerne er værd.
}
tutor-hint-none = Der er ikke noget vink til dette spørgsmål: Tryk H for et forslag.
ui-why-no-tutor = { $why ->
    [guide] En lektion eller en opgave bedømmer selv sine svar.
    [persons] Med flere personer ved bordet er der ingen advarsler, undtagen når I øver jer.
   *[game] Der er endnu intet, der bedømmer svarene i dette spil.
}
ui-why-no-hint = { $why ->
    [puzzle] En opgave har ingen vink, før du har svaret.
    [persons] Vink kræver, at alle spillere er enige: Tryk O for chancerne.
   *[other] Intet spørgsmål venter på dig.
}
