# Hvad spillerne ejer: vinduet med samlinger, æsker med terninger, filer med en samling.

collections-title = Samlinger
collections-do = { $what ->
    [new] Ny samling
    [rename] Omdøb
   *[remove] Fjern
}
collections-new = En ny samling
collections-rename = Et andet navn
collections-name = Samlingens navn
collections-name-how = Hvis terninger er det?
collections-about = { $dice ->
    [0] ingen terninger endnu
    [one] 1 terning
   *[other] { $dice } terninger · { $kinds ->
        [one] 1 slags
       *[other] { $kinds } slags
    }
}
collections-none = Der er ingen samling endnu
collections-none-about = En samling rummer de terninger, nogen ejer. Styrkebyggeren kan holde sig til den.
collections-begin = Begynd en samling
collections-only = Kun terninger, der ejes
collections-totals = { $dice ->
    [0] Ingen terninger endnu: peg på en terning og klik på +, eller skriv, hvor mange der er
    [one] 1 terning · { $health } hp
   *[other] { $dice } terninger · { $kinds ->
        [one] 1 slags
       *[other] { $kinds } slags
    } · { $health } hp
}
collections-group = { $name } · { $owned } af { $sorts }
collections-did-count = { $what } ejes
collections-did-add = Lagt til: { $what }
collections-did-make = Ny samling: { $name }
collections-did-rename = { $name } har fået et andet navn
collections-did-remove = { $name } er fjernet
collections-undone = Taget tilbage: { $done }

## Æsker

collections-boxes = Æsker med terninger
collections-boxes-do = Læg en æske til…
collections-box-search = Søg blandt æskerne
collections-box-times = Hvor mange æsker
collections-less = En færre
collections-more = En mere
collections-box-add = Læg til
collections-box-why = { $state ->
    [none] Ingen æske er sådan
   *[number] Et tal fra 1 til { $most }
}

## Filer

collections-files = Fil
collections-file = { $what ->
    [import] Hent CSV eller JSON…
    [csv] Gem som CSV…
   *[json] Gem som JSON…
}
collections-file-filter = { $what ->
    [import] Samlinger (*.csv *.json);;Alle filer (*)
    [csv] CSV-filer (*.csv)
   *[json] JSON-filer (*.json)
}
collections-reading = Læser samlingen…
collections-stopped = Standset; intet er taget med.
collections-import-title = Fra { $file }
collections-import-found = { $state ->
    [good] { $dice ->
        [0] Der er ingen terninger i den.
        [one] 1 terning.
       *[other] { $dice } terninger af { $kinds ->
            [one] 1 slags.
           *[other] { $kinds } slags.
        }
    }
    [part] { $dice ->
        [one] 1 terning kan læses
       *[other] { $dice } terninger af { $kinds ->
            [one] 1 slags
           *[other] { $kinds } slags
        } kan læses
    }; nogle rækker kan ikke. Intet er taget med endnu.
   *[none] Intet i den kan tages med.
}
collections-import-faults = Hvad der er galt
collections-import-take = { $state ->
    [good] Tag det med
   *[part] Tag de gode rækker
}
collections-into = { $into ->
    [add] Læg til { $name }
    [replace] I stedet for alt i { $name }
   *[new] Som en ny samling
}
