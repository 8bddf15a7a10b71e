# Fejl i filen med et kort.

trouble-map-not-ours = { $name } er ikke en kortfil fra ddtable.
trouble-map-newer = { $name } er lavet af en nyere udgave af ddtable (kortformat { NUMBER($version, useGrouping: 0) }).
trouble-map-twice = { $name }: { $what ->
    [continent] kontinentet
   *[territory] territoriet
} { $id } forekommer to gange.
trouble-map-unknown = { $name }: der er { $what ->
    [continent] intet kontinent
   *[territory] intet territorium
} med navnet { $id }.
trouble-map-unknown-near = { $name }: der er { $what ->
    [continent] intet kontinent
   *[territory] intet territorium
} med navnet { $id }. Mente du { $near }?
trouble-map-empty-continent = { $name }: der ligger intet territorium i kontinentet { $id }.
trouble-map-itself = { $name }: { $id } grænser op til sig selv.
trouble-map-points = { $name } har mere end { NUMBER($most, useGrouping: 0) } punkter.
trouble-map-half-point = { $name }: det sidste punkt i { $path } mangler sit andet tal.
trouble-map-outside = { $name }: { $path } ligger uden for kortet.
trouble-map-goal = { $name }: { $path } skal være fra { $least } til { $most }.
trouble-map-open = { $name }: omridset af { $id } lukker ikke ved { $x }, { $y }.
trouble-map-no-outline = { $name }: { $id } har intet omrids.
trouble-map-label = { $name }: navnet på { $id } ligger ikke inden for det.
trouble-map-border-twice = { $name }: { $path }: { $one } og { $other } har allerede en grænse.
trouble-map-apart = { $name }: ingen vej fører fra { $start } til { $id }.
