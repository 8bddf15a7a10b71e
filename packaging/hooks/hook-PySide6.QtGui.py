"""Include only the Qt plugins that the window uses; the others need QML, PDF, GTK and network libraries."""

from pathlib import PurePath

from PyInstaller.utils.hooks.qt import add_qt6_dependencies

PLUGINS = {
    # windows on Linux, Windows and macOS; and without a screen
    *("qxcb", "qwayland", "qwindows", "qcocoa", "qoffscreen", "qminimal"),
    *("xdg-shell", "wl-shell-plugin", "adwaita", "bradient", "shm-emulation-server"),
    *("qxcb-glx-integration", "qxcb-egl-integration", "qt-plugin-wayland-egl"),
    # typing with dead keys and input methods; dialogs of the desktop
    *("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin", "qxdgdesktopportal"),
    # pictures
    *("qsvg", "qsvgicon", "qico", "qicns", "qjpeg"),
    # looks of Windows and macOS, printing
    *("qmodernwindowsstyle", "qwindowsvistastyle", "qmacstyle", "cupsprintersupport"),
}


def wanted(source: str) -> bool:
    """Return True if a binary is not a plugin, or is a plugin that the window uses."""
    path = PurePath(source)
    return "plugins" not in path.parts or path.stem.removeprefix("lib") in PLUGINS


hiddenimports, binaries, datas = add_qt6_dependencies(__file__)
binaries = [(source, folder) for source, folder in binaries if wanted(source)]
