# A library of forces, collections and dice that cannot be opened or written, and the ways on.

no-library-title = Biblioteket kan ikke bruges
no-library-text = { $sort ->
    [unsound] Dine styrker, samlinger og egne terninger ligger i det. Intet er ændret. Hvilken fil du end sætter i stedet, bliver denne liggende ved siden af.
   *[passing] Dine styrker, samlinger og egne terninger ligger i det. Intet er ændret, og styrken, du er ved at bygge, er gemt alligevel. Når det er bragt i orden, kan du prøve igen.
}
no-library-where = Det ligger i { $folder }.
no-library-without = Fortsæt uden
no-library-back = Gå tilbage til biblioteket, som det var
no-library-back-to = Gå tilbage til biblioteket, som det var: { $when }
no-library-new = Læg det til side, og begynd et nyt bibliotek
no-library-is-back = Biblioteket er, som det var: { $when }
no-library-is-new = Biblioteket er nyt; den gamle fil er { $name }
