"""Writes and posts a call for each kind of address."""

from __future__ import annotations

import json
import re
from typing import Any, Final
from urllib.parse import urlsplit

from archrivals.server.core.settings import Settings

from . import outside, push
from .outside import Reply
from .wishes import Target
from .words import Notice

LIFE_S: Final = 12 * 3600
"""The time that a push service keeps a call for a browser that is off."""

MARKS: Final = re.compile(r"([\\`*_~|<>@#:\[\]()-])")
"""Characters by which Discord formats, links and mentions."""


async def send(settings: Settings, target: Target, said: Notice, id: str, language: str) -> Reply:
    """Post a call; ``id`` is the same at every try, so that a receiver knows it again."""
    link = f"{settings.public_url}/t/{said.table}" if said.table else f"{settings.public_url}/"
    headers, body = {"content-type": "application/json"}, b""
    address = target.address
    if target.kind == "push":
        text = json.dumps(_shown(said, link, language), ensure_ascii=False).encode()
        body = push.sealed(text, target.keys["p256dh"], target.keys["auth"])
        headers = {
            "content-type": "application/octet-stream",
            "content-encoding": "aes128gcm",
            "ttl": str(LIFE_S),
            "urgency": "normal",
            "topic": push.topic(said.table),
            "authorization": push.authorization(settings, address),
        }
    elif target.kind == "ntfy":
        parts = urlsplit(address)
        root, _, topic = parts.path.rstrip("/").rpartition("/")
        address = parts._replace(path=f"{root}/", query="").geturl()
        body = _json({"topic": topic, "title": said.title, "message": said.text, "click": link})
    else:
        headers["idempotency-key"] = id
        body = _json(_hook(target.kind, said, link, id))
    return await outside.post(address, headers, body, inside=settings.call_inside)


def _shown(said: Notice, link: str, language: str) -> dict[str, Any]:
    """Return a declarative message, which a browser can show without our worker."""
    shown = {
        "title": said.title,
        "body": said.text,
        "lang": language,
        "tag": said.table,
        "navigate": link,
    }
    return {"web_push": 8030, "notification": shown}


def _hook(kind: str, said: Notice, link: str, id: str) -> dict[str, Any]:
    if kind == "discord":
        title, text = (MARKS.sub(r"\\\1", each) for each in (said.title, said.text))
        return {"content": f"**{title}**\n{text}\n{link}", "allowed_mentions": {"parse": []}}
    if kind == "slack":
        title, text = (_for_slack(each) for each in (said.title, said.text))
        return {"text": f"{title}\n{text}\n{link}"}
    return {"id": id, "title": said.title, "text": said.text, "link": link}


def _for_slack(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _json(found: dict[str, Any]) -> bytes:
    return json.dumps(found, ensure_ascii=False).encode()
