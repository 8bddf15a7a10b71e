# Collections of players: their window, boxes of dice, files with a collection.

collections-title = Collections
collections-do = { $what ->
    [new] New collection
    [rename] Rename
   *[remove] Remove
}
collections-new = New collection
collections-rename = Rename collection
collections-name = Name of the collection
collections-name-how = e.g. Mira’s dice
collections-about = { $dice ->
    [0] no dice yet
    [one] 1 die
   *[other] { $dice } dice · { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    }
}
collections-none = No collections yet
collections-none-about = A collection is a list of the dice you own. You can limit the builder to it.
collections-begin = New collection
collections-only = Owned dice only
collections-totals = { $dice ->
    [0] No dice yet: point at a die and click +, or type how many you own
    [one] 1 die · { $health } health
   *[other] { $dice } dice · { $kinds ->
        [one] 1 kind
       *[other] { $kinds } kinds
    } · { $health } health
}
collections-group = { $name } · { $owned } of { $sorts }
collections-did-count = Owned: { $what }
collections-did-add = Added: { $what }
collections-did-make = New collection: { $name }
collections-did-rename = Renamed { $name }
collections-did-remove = Removed { $name }
collections-undone = Undone: { $done }

## Boxes

collections-boxes = Boxes of dice
collections-boxes-do = Add box…
collections-box-search = Search boxes
collections-box-times = Number of boxes
collections-less = 1 fewer
collections-more = 1 more
collections-box-add = Add
collections-box-why = { $state ->
    [none] No boxes match
   *[number] Enter a number from 1 to { $most }
}

## Files

collections-files = File
collections-file = { $what ->
    [import] Import CSV or JSON…
    [csv] Export as CSV…
   *[json] Export as JSON…
}
collections-file-filter = { $what ->
    [import] Collections (*.csv *.json);;All files (*)
    [csv] CSV (*.csv)
   *[json] JSON (*.json)
}
collections-reading = Reading the collection…
collections-stopped = Stopped. Nothing was imported.
collections-import-title = Import { $file }
collections-import-found = { $state ->
    [good] { $dice ->
        [0] The file contains no dice.
        [one] The file contains 1 die.
       *[other] The file contains { $dice } dice of { $kinds ->
            [one] 1 kind.
           *[other] { $kinds } kinds.
        }
    }
    [part] { $dice ->
        [one] 1 die can be imported
       *[other] { $dice } dice of { $kinds ->
            [one] 1 kind
           *[other] { $kinds } kinds
        } can be imported
    }; some rows cannot. Nothing has been imported yet.
   *[none] Nothing can be imported.
}
collections-import-faults = Problems
collections-import-take = { $state ->
    [good] Import
   *[part] Import the good rows
}
collections-into = { $into ->
    [add] Add to { $name }
    [replace] Replace all dice in { $name }
   *[new] As a new collection
}
