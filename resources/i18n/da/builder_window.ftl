# The force builder in the window: its command, its button on the start screen, why a command waits.

ui-menu-builder = B&yg styrker
ui-build = Byg styrker
ui-why-building = Findes kun ved bordet: forlad først styrkebyggeren (Ctrl+B).

## Its commands and keys

ui-commands-builder = Styrkebyggeren
ui-why-not-building = Findes kun i styrkebyggeren: åbn den først (Ctrl+B).
ui-menu-build-save = Gem styrken
ui-menu-build-open = Åbn styrke
ui-menu-build-new = Ny styrke
ui-menu-build-duplicate = Dupliker styrken
ui-menu-build-import = Importér styrke
ui-menu-build-export = Eksportér styrken
ui-menu-build-suggest = Foreslå terninger
ui-menu-build-fill = Fyld styrken tilfældigt
ui-menu-build-notes = Styrkens noter og mærker
ui-menu-build-clear = Fjern alle terninger fra styrken
ui-menu-build-play = Spil med styrken
ui-menu-build-collections = Samlinger
ui-menu-build-workshop = Terningværksted
ui-key-build-search = søg efter terninger
ui-key-build-letters = skriv for at søge, overalt i kataloget
ui-key-build-armies = læg eller flyt de valgte terninger til denne hær
ui-key-build-one = flyt en af de valgte terninger til denne hær
ui-key-build-put = læg de valgte terninger i det sidst brugte område; i søgefeltet: gå til resultaterne
ui-key-build-count = tilføj eller fjern en af de valgte terninger
ui-key-build-take = fjern de valgte terninger
ui-key-build-undo = fortryd den sidste ændring
ui-key-build-redo = gentag den
ui-key-build-redo-too = gentag, som på andre systemer
ui-key-build-chart = gå fra sum til sum i diagrammet
ui-key-build-owned = samlinger: angiv, hvor mange du ejer
ui-key-build-box = samlinger: tilføj en æske
ui-key-build-rename = samlinger: omdøb
ui-key-build-new-collection = samlinger: ny samling
ui-key-build-new-die = terningværksted: ny terning
ui-key-cap-build-one = Shift + 1 til 3
ui-key-cap-build-put = Retur
ui-key-cap-build-chart = Venstre  Højre
ui-key-cap-build-letters = A – Z
ui-key-cap-build-armies = 1  2  3
ui-key-cap-build-count = +  -
ui-key-cap-build-owned = 0 – 9
