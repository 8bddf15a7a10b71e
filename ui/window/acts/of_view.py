"""The commands of the menu View."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.window.acts.on_table import page_of, why_no_game

if TYPE_CHECKING:
    from ui.window.bare_window import BareWindow


def set_setting(field: str, value: object, window: BareWindow) -> None:
    """Change one setting."""
    window.change_settings(**{field: value})


def why_no_scale(scale: int, window: BareWindow) -> str:
    """Return the reason why this scale is not possible, or ""."""
    from ui.window import scaling

    if scale <= scaling.largest_scale(scaling.room_now()):
        return ""
    return window.words.say("ui-scale-too-large")


def is_set(field: str, value: object, window: BareWindow) -> bool:
    """Return True if a setting has this value."""
    return bool(getattr(window.settings.value, field) == value)


def show_side(number: int, window: BareWindow) -> None:
    """Show and focus a page of the side panel."""
    page_of(window).side.enter(number)


def side_is(number: int, window: BareWindow) -> bool:
    """Return True if this page is in front."""
    return window.page is not None and window.page.side.pages.currentIndex() == number


def why_no_fold(window: BareWindow) -> str:
    """Return the reason why the side panel cannot be folded, or ""."""
    if window.page is None:
        return why_no_game(window)
    return "" if window.page.side.rail is not None else window.words.say("ui-why-no-fold")


def fold_side(window: BareWindow) -> None:
    """Fold the side panel, or open it."""
    page_of(window).fold_side(not page_of(window).side.folded)


def side_is_folded(window: BareWindow) -> bool:
    """Return True if the side panel is folded."""
    return window.page is not None and window.page.side.folded


def why_no_map_reset(window: BareWindow) -> str:
    """Return the reason why there are no moved places to put back, or ""."""
    if window.page is None:
        return why_no_game(window)
    return "" if window.page.table.arranged else window.words.say("ui-why-no-map-reset")


def reset_map(window: BareWindow) -> None:
    """Put all places of the map back that players have moved."""
    page_of(window).table.reset_arrangement()


def why_no_log(what: str, window: BareWindow) -> str:
    """Return the reason why the log cannot be filtered by this: several persons' entries, or an unknown sort."""
    if window.page is None or not what:
        return why_no_game(window)
    known = page_of(window).log.filter.findData(what) >= 0
    return "" if known else window.words.say("ui-why-many-own" if what == "own" else "ui-why-no-such-entries")


def show_log_only(what: str, window: BareWindow) -> None:
    """Show only one sort of entries in the log, or all."""
    page_of(window).side.show_page(0)
    page_of(window).log.choose(what)


def log_shows(what: str, window: BareWindow) -> bool:
    """Return True if the log is filtered by this sort."""
    return window.page is not None and bool(window.page.log.filter.currentData() == what)


def toggle_full_screen(window: BareWindow) -> None:
    """Switch full screen on or off."""
    window.toggle_full_screen()


def is_full_screen(window: BareWindow) -> bool:
    """Return True if the window is in full screen mode."""
    return window.isFullScreen()
