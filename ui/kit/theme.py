"""Dark, light and high contrast themes: the palette becomes the application's QPalette and a small style sheet.

Painted widgets ask `colours` for their palette, so that a change of theme reaches them as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from ui.art.palette import CONTRAST, DARK, LIGHT, Palette, in_force, luminance, put_on, with_players
from ui.kit.fonts import interface_font

ThemeChoice = Literal["system", "light", "dark", "contrast"]
THEME_CHOICES: tuple[ThemeChoice, ...] = ("system", "light", "dark", "contrast")
CHOSEN = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}
HIGH_CONTRAST = "HighContrast"  # the name of Qt's preference since 6.10
WORN = "ddtableWorn"  # the property of an application that already has its style and font

BAR_HEIGHT = 72  # of the bar below the table: the question, or the replay
QUIET = QPalette.ColorRole.PlaceholderText
ACCENT_TEXT = QPalette.ColorRole.Link
DANGER = QPalette.ColorRole.BrightText


def colours(widget: QWidget) -> Palette:
    """Return the palette for painting a widget."""
    ground = widget.palette().color(QPalette.ColorRole.Window)
    now = in_force()
    if ground.name() == now.table_bottom:
        return now
    return DARK if ground.lightness() < 128 else LIGHT


class Theme(QObject):
    """Keeps the application in the chosen theme; `system` follows the desktop while the program runs.

    `players` are the numbers of the players' colours by seat, as in the settings.
    """

    changed = Signal()

    def __init__(
        self, choice: ThemeChoice = "system", parent: QObject | None = None, players: Sequence[int] = ()
    ) -> None:
        super().__init__(parent)
        self._choice: ThemeChoice = choice
        self._players = tuple(players)
        if not application().property(WORN):  # each of these affects every widget
            application().setProperty(WORN, True)
            application().setStyle("Fusion")
            application().setFont(interface_font())
        self._hints = application().styleHints()
        self._ask_for(choice)
        self._applied = self._wanted()
        self._put_on()
        self._hints.colorSchemeChanged.connect(self._apply)
        accessibility: Any = getattr(self._hints, "accessibility", None)
        if accessibility is not None:  # since Qt 6.10
            accessibility().contrastPreferenceChanged.connect(self._apply)

    @property
    def choice(self) -> ThemeChoice:
        """The theme that the player chose."""
        return self._choice

    @property
    def palette(self) -> Palette:
        """The current palette."""
        return self._applied

    def choose(self, choice: ThemeChoice) -> None:
        """Set the theme; it is applied when this returns."""
        self._choice = choice
        self._ask_for(choice)
        self._apply()

    def _ask_for(self, choice: ThemeChoice) -> None:
        hints = self._hints
        if choice == "system":
            hints.unsetColorScheme()
        else:
            hints.setColorScheme(Qt.ColorScheme.Light if choice == "light" else Qt.ColorScheme.Dark)

    def choose_players(self, numbers: Sequence[int]) -> None:
        """Set the players' colours by number, in the order of seats."""
        self._players = tuple(numbers)
        self._apply()

    def _apply(self) -> None:
        palette = self._wanted()
        if palette != self._applied:
            self._applied = palette
            self._put_on()
            self.changed.emit()

    def _wanted(self) -> Palette:
        return with_players(self._chosen(), self._players) if self._players else self._chosen()

    def _put_on(self) -> None:
        put_on(self._applied)
        if application().palette() != (worn := qt_palette(self._applied)):
            application().setPalette(worn)
        if application().styleSheet() != (sheet := style_sheet(self._applied)):
            application().setStyleSheet(sheet)

    def _chosen(self) -> Palette:
        # A platform without colour schemes ignores the request above: the explicit choice still counts.
        if self._choice != "system":
            return CHOSEN[self._choice]
        if wants_contrast(self._hints):
            return CONTRAST
        return LIGHT if self._hints.colorScheme() == Qt.ColorScheme.Light else DARK


def wants_contrast(hints: object) -> bool:
    """Return True if the desktop asks for high contrast; always False before Qt 6.10."""
    accessibility: Any = getattr(hints, "accessibility", None)
    return accessibility is not None and accessibility().contrastPreference().name == HIGH_CONTRAST


def raised(palette: Palette) -> str:
    """Return the colour of parts on top of a surface: the lighter one."""
    return max(palette.card, palette.field, key=luminance)


def application() -> QApplication:
    """Return the running application."""
    return cast(QApplication, QApplication.instance())


def qt_palette(palette: Palette) -> QPalette:
    """Return our colours in the roles that Qt's own widgets use."""
    role = QPalette.ColorRole
    result = QPalette()
    for target, colour in (
        (role.Window, palette.table_bottom),
        (role.WindowText, palette.text),
        (role.Base, palette.area),
        (role.AlternateBase, palette.card),
        (role.Text, palette.text),
        (role.Button, palette.field),
        (role.ButtonText, palette.text),
        (role.ToolTipBase, palette.card),
        (role.ToolTipText, palette.text),
        (role.Highlight, palette.accent),
        (role.HighlightedText, palette.on_accent),
        (role.Accent, palette.accent),
        (QUIET, palette.quiet_text),
        (ACCENT_TEXT, palette.accent_text),
        (DANGER, palette.danger),
        (role.Light, palette.field_hover),
        (role.Midlight, palette.field),
        (role.Mid, palette.card_edge),
        (role.Dark, palette.area_edge),
        (role.Shadow, palette.shadow),
    ):
        result.setColor(target, QColor(colour))
    for target in (role.Text, role.WindowText, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, target, QColor(palette.quiet_text))
    return result


def style_sheet(palette: Palette) -> str:
    """Return the style sheet of the few widgets that Qt paints: menus, tips, fields, lists, scroll bars."""
    strong = 2 if palette.strong else 1  # width in pixels of the line around a focused or hovered widget
    focused = f"border: {strong}px solid {palette.accent_text}"
    return f"""
QToolTip {{ background: {palette.card}; color: {palette.text}; border: 1px solid {palette.card_edge}; padding: 6px; }}
QMenuBar {{ background: {palette.area}; color: {palette.text}; padding: 0 8px;
  border-bottom: {strong - 1}px solid {palette.card_edge}; }}
QMenuBar::item {{ background: transparent; padding: 4px 10px; border-radius: 6px; }}
QMenuBar::item:selected {{ background: {palette.field}; }}
QMenu {{ background: {palette.card}; color: {palette.text}; border: 1px solid {palette.card_edge}; padding: 6px; }}
QMenu::item {{ padding: 6px 28px 6px 24px; border-radius: 6px; }}
QMenu::item:selected {{ background: {palette.field_hover}; }}
QMenu::item:disabled {{ color: {palette.quiet_text}; }}
QMenu::separator {{ height: 1px; background: {palette.card_edge}; margin: 6px 8px; }}
QLineEdit, QComboBox {{ background: {palette.area}; color: {palette.text}; border: 1px solid {palette.card_edge};
  border-radius: 8px; padding: 0 10px; min-height: 32px; selection-background-color: {palette.accent};
  selection-color: {palette.on_accent}; }}
QLineEdit:focus, QComboBox:focus {{ {focused}; }}
QScrollArea#reader {{ background: transparent; border: 2px solid transparent; border-radius: 8px; padding: 8px; }}
QScrollArea#reader:focus {{ border-color: {palette.accent_text}; }}
QComboBox::drop-down {{ border: none; width: 24px; }}
QComboBox QAbstractItemView {{ background: {palette.card}; color: {palette.text}; border: 1px solid
  {palette.card_edge}; padding: 4px; outline: none; selection-background-color: {palette.field_hover};
  selection-color: {palette.text}; }}
QProgressBar {{ background: {palette.field}; border: 0; border-radius: 4px; max-height: 8px; }}
QProgressBar::chunk {{ background: {palette.accent}; border-radius: 4px; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: {palette.card_edge}; border-radius: 3px; min-height: 32px; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 2px; }}
QScrollBar::handle:horizontal {{ background: {palette.card_edge}; border-radius: 3px; min-width: 32px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
