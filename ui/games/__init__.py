"""The games in the window: the contract and its defaults, and a folder for each game. Register a new game here."""

from __future__ import annotations

from ui.games.battle_dice.game import GAME as BATTLE_DICE
from ui.games.campaign.game import GAME as CAMPAIGN
from ui.games.contract import register
from ui.games.dragon_dice.game import GAME as DRAGON_DICE
from ui.games.risk.game import GAME as RISK

register("classic", DRAGON_DICE)
register("battle_dice", BATTLE_DICE)
register("campaign", CAMPAIGN)
register("risk", RISK)
