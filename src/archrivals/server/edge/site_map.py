"""The site map for search engines: the pages that are the same for all."""

from __future__ import annotations

from typing import Final

from archrivals.boxes import BOXES

ROBOTS: Final = "User-agent: *\nDisallow: /api/\n\nSitemap: {address}/sitemap.xml\n"

PLACES: Final = ("/", "/learn", "/codex", "/rules", "/about", *(f"/rules/{box}" for box in BOXES))


def places_of(address: str) -> str:
    """Return the map of the pages that are the same for all, as XML."""
    places = "".join(f"<url><loc>{address}{place}</loc></url>" for place in PLACES)
    start = '<?xml version="1.0" encoding="UTF-8"?>'
    return f'{start}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{places}</urlset>'
