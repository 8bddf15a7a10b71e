# Spil, der begynder fra en stilling, og siden, hvor man stiller en op.

trouble-start-unread = Kunne ikke læse startstillingen: { $why }.
trouble-start-other-game = Startstillingen hører til et andet spil eller et andet antal spillere.
trouble-start-over = Spillet er slut i denne stilling. Vælg en tidligere.
trouble-start-steps = Startstillingen har mere end { $most } trin tilbage, og det har intet spil.
trouble-start-unsound = Startstillingen er ikke mulig: { $why }.
trouble-start-broken = Startstillingen passer ikke til reglerne ({ $why }).
trouble-start-options = Startstillingen har andre husregler, et andet kort eller andre tabeller end opstillingen.
trouble-start-set-up = Kun en stilling fra et spil { $game } kan være startstilling.
trouble-start-races = Startstillingen har terninger, som kun må være med, når alle racer er tilladt ({ $clause }).
