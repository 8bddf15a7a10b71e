"""What `packaging/build.py` needs: the plan's contents, licences, icon files, installing and trying the program."""
