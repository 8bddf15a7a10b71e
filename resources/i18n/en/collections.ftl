# What players own: the window of collections, boxes of dice, files with a collection.

collections-title = Collections
collections-do = { $what ->
    [new] New collection
    [rename] Rename
   *[remove] Remove
}
collections-new = A new collection
collections-rename = Another name
collections-name = Name of the collection
collections-name-how = Whose dice are they?
collections-about = { $dice ->
    [0] no dice yet
    [one] one die
   *[other] { $dice } dice · { $kinds ->
        [one] one kind
       *[other] { $kinds } kinds
    }
}
collections-none = There is no collection yet
collections-none-about = A collection holds the dice that somebody owns. The builder can be limited to it.
collections-begin = Begin a collection
collections-only = Only dice that are owned
collections-totals = { $dice ->
    [0] No dice yet: point at a die and click +, or type how many there are
    [one] One die · { $health } health
   *[other] { $dice } dice · { $kinds ->
        [one] one kind
       *[other] { $kinds } kinds
    } · { $health } health
}
collections-group = { $name } · { $owned } of { $sorts }
collections-did-count = { $what } owned
collections-did-add = Added: { $what }
collections-did-make = New collection: { $name }
collections-did-rename = { $name } has another name
collections-did-remove = { $name } removed
collections-undone = Taken back: { $done }

## Boxes

collections-boxes = Boxes of dice
collections-boxes-do = Add a box…
collections-box-search = Search boxes
collections-box-times = How many boxes
collections-less = One less
collections-more = One more
collections-box-add = Add
collections-box-why = { $state ->
    [none] No box is like that
   *[number] A number from 1 to { $most }
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
collections-stopped = Stopped; nothing was taken over.
collections-import-title = From { $file }
collections-import-found = { $state ->
    [good] { $dice ->
        [0] There are no dice in it.
        [one] One die.
       *[other] { $dice } dice of { $kinds ->
            [one] one kind.
           *[other] { $kinds } kinds.
        }
    }
    [part] { $dice ->
        [one] One die can be read
       *[other] { $dice } dice of { $kinds ->
            [one] one kind
           *[other] { $kinds } kinds
        } can be read
    }; some rows cannot. Nothing has been taken over yet.
   *[none] Nothing in it can be taken over.
}
collections-import-faults = What is wrong
collections-import-take = { $state ->
    [good] Take over
   *[part] Take the good rows
}
collections-into = { $into ->
    [add] Add to { $name }
    [replace] In place of all in { $name }
   *[new] As a new collection
}
