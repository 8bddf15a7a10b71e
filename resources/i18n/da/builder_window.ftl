# The force builder in the window: its command, its button on the start screen, why a command waits.

ui-menu-builder = B&yg styrker
ui-build = Byg styrker
ui-why-building = Forlad først styrkebyggeren (Ctrl+B): dette er til bordet.

## Its commands and keys

ui-commands-builder = Styrkebyggeren
ui-why-not-building = Vis først styrkebyggeren (Ctrl+B): dette er til styrken i den.
ui-menu-build-save = Gem styrken i biblioteket
ui-menu-build-open = Åbn en styrke fra biblioteket
ui-menu-build-new = Ny styrke
ui-menu-build-duplicate = Lav en kopi af styrken
ui-menu-build-import = Hent en styrke fra en fil
ui-menu-build-export = Gem styrken som fil
ui-menu-build-suggest = Foreslå terninger
ui-menu-build-fill = Fyld styrken tilfældigt
ui-menu-build-notes = Styrkens noter og mærker
ui-menu-build-clear = Tag alle terninger ud af styrken
ui-menu-build-play = Spil med styrken
ui-menu-build-collections = Samlinger
ui-menu-build-workshop = Terningværksted
ui-key-build-search = søg efter terninger
ui-key-build-letters = begynd at søge, hvor som helst i kataloget
ui-key-build-armies = læg eller flyt de valgte terninger til denne hær
ui-key-build-one = flyt en af de valgte terninger til denne hær
ui-key-build-put = læg de valgte terninger, hvor tastaturet var sidst; fra søgningen: gå til det fundne
ui-key-build-count = en mere eller en mindre af de valgte terninger
ui-key-build-take = tag de valgte terninger ud
ui-key-build-undo = tag den sidste ændring tilbage
ui-key-build-redo = gør det igen
ui-key-build-redo-too = gør det igen, som på andre systemer
ui-key-build-chart = gå fra sum til sum i diagrammet
ui-key-build-owned = samlinger: så mange af de valgte terninger
ui-key-build-box = samlinger: læg en æske til
ui-key-build-rename = samlinger: omdøb
ui-key-build-new-collection = samlinger: en ny
ui-key-build-new-die = terningværksted: en ny terning
ui-key-cap-build-one = Shift + 1 til 3
ui-key-cap-build-put = Retur
ui-key-cap-build-chart = Venstre  Højre
ui-key-cap-build-letters = A – Z
ui-key-cap-build-armies = 1  2  3
ui-key-cap-build-count = +  -
ui-key-cap-build-owned = 0 – 9
