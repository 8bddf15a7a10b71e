# A library of forces, collections and dice that cannot be opened or written, and the ways on.

no-library-title = The library cannot be used
no-library-text = { $sort ->
    [unsound] Your forces, collections and own dice are kept in it. Nothing has been changed. Whichever file you put in its place, this one stays beside it.
   *[passing] Your forces, collections and own dice are kept in it. Nothing has been changed, and the force that you are building is kept all the same. Once that is put right you can try again.
}
no-library-where = It lies in { $folder }.
no-library-without = Go on without it
no-library-back = Go back to the library as it was
no-library-back-to = Go back to the library as it was: { $when }
no-library-new = Set it aside and begin a new library
no-library-is-back = The library is as it was: { $when }
no-library-is-new = The library is new; the old file is { $name }
