"""What a check of an installation has found."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

State = Literal["ok", "note", "FAULT"]


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that was looked at; for a fault, and for a note, ``text`` says what to do."""

    state: State
    about: str
    text: str

    def __str__(self) -> str:
        return f"{self.state:<5} {self.about}: {self.text}"
