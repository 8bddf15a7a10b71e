"""The parts of `packaging/build.py`: the contents of the program, licences, icon files, installing."""
