# Hvad spillerne ejer: vinduet med samlinger, æsker med terninger, filer med en samling.

collections-title = Samlinger
collections-do = { $what ->
    [new] Ny samling
    [rename] Omdøb
   *[remove] Fjern
}
collections-new = Ny samling
collections-rename = Omdøb samling
collections-name = Samlingens navn
collections-name-how = f.eks. Miras terninger
collections-about = { $dice ->
    [0] ingen terninger endnu
    [one] 1 terning
   *[other] { $dice } terninger · { $kinds ->
        [one] 1 slags
       *[other] { $kinds } slags
    }
}
collections-none = Ingen samlinger endnu
collections-none-about = En samling er en liste over de terninger, du ejer. Du kan begrænse styrkebyggeren til den.
collections-begin = Ny samling
collections-only = Kun egne terninger
collections-totals = { $dice ->
    [0] Ingen terninger endnu: peg på en terning, og klik på +, eller skriv, hvor mange du ejer
    [one] 1 terning · { $health } hp
   *[other] { $dice } terninger · { $kinds ->
        [one] 1 slags
       *[other] { $kinds } slags
    } · { $health } hp
}
collections-group = { $name } · { $owned } af { $sorts }
collections-did-count = Ejer: { $what }
collections-did-add = Tilføjet: { $what }
collections-did-make = Ny samling: { $name }
collections-did-rename = { $name } er omdøbt
collections-did-remove = { $name } er fjernet
collections-undone = Fortrudt: { $done }

## Æsker

collections-boxes = Æsker med terninger
collections-boxes-do = Tilføj æske…
collections-box-search = Søg efter æsker
collections-box-times = Antal æsker
collections-less = 1 færre
collections-more = 1 mere
collections-box-add = Tilføj
collections-box-why = { $state ->
    [none] Ingen æsker fundet
   *[number] Skriv et tal fra 1 til { $most }
}

## Filer

collections-files = Fil
collections-file = { $what ->
    [import] Importér CSV eller JSON…
    [csv] Eksportér som CSV…
   *[json] Eksportér som JSON…
}
collections-file-filter = { $what ->
    [import] Samlinger (*.csv *.json);;Alle filer (*)
    [csv] CSV-filer (*.csv)
   *[json] JSON-filer (*.json)
}
collections-reading = Læser samlingen…
collections-stopped = Stoppet. Intet er importeret.
collections-import-title = Importér { $file }
collections-import-found = { $state ->
    [good] { $dice ->
        [0] Filen indeholder ingen terninger.
        [one] Filen indeholder 1 terning.
       *[other] { $dice } terninger af { $kinds ->
            [one] 1 slags.
           *[other] { $kinds } slags.
        }
    }
    [part] { $dice ->
        [one] 1 terning kan importeres
       *[other] { $dice } terninger af { $kinds ->
            [one] 1 slags
           *[other] { $kinds } slags
        } kan importeres
    }; nogle rækker kan ikke. Intet er importeret endnu.
   *[none] Intet kan importeres.
}
collections-import-faults = Problemer
collections-import-take = { $state ->
    [good] Importér
   *[part] Importér de gode rækker
}
collections-into = { $into ->
    [add] Føj til { $name }
    [replace] Erstat alle terninger i { $name }
   *[new] Som en ny samling
}
