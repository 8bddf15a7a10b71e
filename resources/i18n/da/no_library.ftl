# A library of forces, collections and dice that cannot be opened or written, and the ways on.

no-library-title = Biblioteket kunne ikke åbnes
no-library-text = { $sort ->
    [unsound] Det indeholder dine styrker, samlinger og egne terninger. Filen er ikke ændret. Den beholdes, også hvis du begynder et nyt bibliotek eller gendanner en ældre udgave.
   *[passing] Det indeholder dine styrker, samlinger og egne terninger. Filen er ikke ændret, og kladden til din styrke er gemt. Ret fejlen, og prøv igen.
}
no-library-where = Mappe: { $folder }
no-library-without = Fortsæt uden det
no-library-back = Gendan biblioteket fra en sikkerhedskopi
no-library-back-to = Gendan biblioteket fra { $when }
no-library-new = Begynd et nyt bibliotek
no-library-is-back = Biblioteket er gendannet fra { $when }
no-library-is-new = Et nyt bibliotek er begyndt. Den gamle fil hedder nu { $name }
