# Resultater: en persons resultater mod modstandere, med styrker og i spil.

ui-menu-results = &Resultater…
results = Resultater
results-person = Spiller
results-game = Spil
results-force = Styrke
results-all-games = Alle spil
results-all-forces = Alle styrker
results-none-left = Ingen af dine spil passer.
results-none = Ingen af dine spil er slut endnu. Spil mod computeren og mod personer tæller, når de slutter.
results-streaks = { $last ->
    [won] { $count ->
        [one] Du vandt det sidste spil.
       *[other] Du vandt de sidste { $count } spil.
    }
    [lost] { $count ->
        [one] Du tabte det sidste spil.
       *[other] Du tabte de sidste { $count } spil.
    }
   *[drawn] { $count ->
        [one] Det sidste spil blev uafgjort.
       *[other] De sidste { $count } spil blev uafgjort.
    }
} Flest sejre i træk: { $longest }.
results-part = { $what ->
    [opponents] Modstandere
    [forces] Styrker
   *[games] Spil
}
results-columns = vundet / spillet
results-figures = { NUMBER($won, useGrouping: 0) } / { NUMBER($games, useGrouping: 0) }
results-tip = { $name }: { $won } vundet, { $drawn } uafgjort, { $lost } tabt{ $days ->
    [one] , den { $last }
   *[more] , fra { $first } til { $last }
}
results-no-force = uden navn
results-export = Gem som CSV…
results-file = resultater.csv
results-delete = Slet resultater…
results-delete-ask = { $count ->
    [one] Det sletter resultatet af 1 spil. De gemte spil bliver.
   *[other] Det sletter resultaterne af { $count } spil. De gemte spil bliver.
}
results-fault = { $fault ->
    [broken] Filen med resultater kunne ikke læses. Den har fået et andet navn, og nye resultater begynder en ny fil.
    [reset] En del af filen med resultater kunne ikke læses. En kopi af den er gemt.
    [unreadable] Filen med resultater kan ikke læses nu. Nye resultater bliver ikke gemt.
   *[unwritable] Resultaterne kunne ikke skrives. Disken er måske fuld.
}
results-not-written = Filen blev ikke skrevet: { $why }
