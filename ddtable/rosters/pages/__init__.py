"""The pages of a printed roster as geometry: which text and die is where, without painting."""
