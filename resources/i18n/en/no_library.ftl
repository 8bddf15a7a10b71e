# A library of forces, collections and dice that cannot be opened or saved, and what to do.

no-library-title = Could not open the library
no-library-text = { $sort ->
    [unsound] It contains your forces, collections and custom dice. The file has not been changed. It will be kept, even if you start a new library or restore an earlier version.
   *[passing] It contains your forces, collections and custom dice. The file has not been changed, and your draft force is safe. Fix the problem and try again.
}
no-library-where = Folder: { $folder }
no-library-without = Continue without it
no-library-back = Restore the library from a backup
no-library-back-to = Restore the library from { $when }
no-library-new = Start a new library
no-library-is-back = Restored the library from { $when }
no-library-is-new = Started a new library. The old file is now { $name }
