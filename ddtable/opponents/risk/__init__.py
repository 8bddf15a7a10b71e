"""Recruit in Dragon Dice Risk."""
