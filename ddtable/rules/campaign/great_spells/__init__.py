"""The spells of the campaign: what each does, by the word of its data (K11). The lists are in `resources/spells`."""

from ddtable.engine.rows import Row
from ddtable.rules.campaign.great_spells import (
    calling,
    channel,
    duel,
    graves,
    lands,
    lightning,
    ragnarok,
    strikes,
    titan,
    upheavals,
    void,
)

ROWS: tuple[Row, ...] = (
    *calling.ROWS,
    *upheavals.ROWS,
    *titan.ROWS,
    *lightning.ROWS,
    *void.ROWS,
    *strikes.ROWS,
    *lands.ROWS,
    *channel.ROWS,
    *graves.ROWS,
    *ragnarok.ROWS,
    *duel.ROWS,
)
