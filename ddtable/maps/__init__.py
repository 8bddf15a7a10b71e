"""Maps for games over territories: continents, borders and outlines as data, read from files and checked."""
