"""The system around the program: its user's language, and the end of its terminal."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping

from archrivals.speech import LANGUAGES

ENGLISH = "en"


def system_language(environment: Mapping[str, str] | None = None) -> str:
    """Return the language of the system, if it is one of ours; English otherwise.

    The variables are read as gettext reads them: LANGUAGE is a list of preferences, and it counts
    unless the locale is C.

    >>> system_language({"LANG": "de_AT.UTF-8"}), system_language({"LANG": "fr_FR.UTF-8"})
    ('de', 'en')
    >>> system_language({"LC_ALL": "C", "LANG": "de_DE.UTF-8", "LANGUAGE": "de"})
    'en'
    >>> system_language({"LANG": "en_GB.UTF-8", "LANGUAGE": "ca:es:en"})
    'es'
    """
    given = os.environ if environment is None else environment
    named = (given.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((each for each in named if each), "")
    if not locale and sys.platform == "win32":
        locale = _windows_locale()
    if _code(locale) in ("", "c", "posix"):
        return ENGLISH
    preferred = (given.get("LANGUAGE", "").split(":"), [locale])
    codes = (_code(each) for part in preferred for each in part)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def end_with_terminal() -> None:
    """End the program when its terminal closes, even if its caller ignores hang-ups (``nohup``).

    Without a terminal the full screen would read the end of its input for ever.
    """
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


def _code(locale: str) -> str:
    """Return the language of a locale: ``de`` of ``de_AT.UTF-8@euro``."""
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].partition("@")[0].lower()


def _windows_locale() -> str:
    """Return the language in which Windows shows its menus."""
    import ctypes
    from locale import windows_locale

    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - other systems have no windll
    return windows_locale.get(kernel.GetUserDefaultUILanguage(), "")
