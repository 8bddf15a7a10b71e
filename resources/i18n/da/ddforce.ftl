# Hvad der kan være galt med en fil med én styrke, med stien inde i filen.

trouble-ddforce-unwritten = { $name } kan ikke gemmes: { $why }.
trouble-ddforce-nothing = { $name } er tom.
trouble-ddforce-no-text = { $name } er ikke tekst i UTF-8.
trouble-ddforce-no-json = { $name } kan ikke læses: linje { NUMBER($line, useGrouping: 0) }, kolonne { NUMBER($column, useGrouping: 0) } er ikke gyldig JSON.
trouble-ddforce-deep = { $name } kan ikke læses: den er indlejret for dybt.
trouble-ddforce-parts = { $name } kan ikke læses: den indeholder flere end { NUMBER($most, useGrouping: 0) } objekter og lister.
trouble-ddforce-named = { $name } kan ikke læses: den indeholder flere end { NUMBER($most, useGrouping: 0) } værdier med en nøgle.
trouble-ddforce-not-ours = { $name } er ikke en styrkefil fra ddtable.
trouble-ddforce-newer = { $name } er lavet af en nyere version af ddtable (styrkeformat { NUMBER($version, useGrouping: 0) }).
trouble-ddforce-twice = { $name }: { $path } forekommer to gange.
trouble-ddforce-missing = { $name }: { $path } mangler.
trouble-ddforce-strange = { $name }: { $path } er et ukendt felt.
trouble-ddforce-strange-near = { $name }: { $path } er et ukendt felt. Mente du { $near }?
trouble-ddforce-type = { $name }: { $path } skal være { $wanted ->
    [str] en tekst
    [int] et helt tal
    [array] en liste
   *[object] et objekt
}.
trouble-ddforce-most = { $name }: { $path } er længere eller større end { NUMBER($most, useGrouping: 0) }.
trouble-ddforce-value = { $name }: { $path } har en ugyldig værdi.
trouble-ddforce-count = { $name }: { $path } skal være et helt tal fra 1 til { NUMBER($most, useGrouping: 0) }.
trouble-ddforce-many = { $name } indeholder flere end { NUMBER($most, useGrouping: 0) } terninger.
trouble-ddforce-die = { $name }: { $path }: { $what ->
    [unit] ingen enhed
    [dragon] ingen drage
    [die] ingen terning
   *[terrain] intet terræn
} hedder { $die }.
trouble-ddforce-die-near = { $name }: { $path }: { $what ->
    [unit] ingen enhed
    [dragon] ingen drage
    [die] ingen terning
   *[terrain] intet terræn
} hedder { $die }. Mente du { $near }?
trouble-ddforce-section = { $name }: { $path } er ikke en egen del; dens terninger har deres eget felt.
