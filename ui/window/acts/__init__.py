"""The effects of the commands on the window, a file for each menu, and the reasons why they are disabled."""
