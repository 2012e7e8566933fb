"""The page and its files, served with headers that let it load nothing from elsewhere."""

from importlib.util import find_spec
from pathlib import Path

from aiohttp import web

from bot.practice.server.words import words

FOLDER = Path(__file__).parent.with_name("page")
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
# The faces of the boards, from the packages that the pictures are drawn with.
FONTS = {
    "sans.ttf": ("font_source_sans_pro", "SourceSansPro-Regular.ttf"),
    "semibold.ttf": ("font_source_sans_pro", "SourceSansPro-Semibold.ttf"),
    "serif.ttf": ("font_source_serif_pro", "SourceSerifPro-Bold.ttf"),
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ws://127.0.0.1:* ws://localhost:*; "
    "img-src 'self' http://127.0.0.1:*; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


async def page(request: web.Request) -> web.StreamResponse:
    """Serve the page or one of its files."""
    name = request.match_info.get("name") or "index.html"
    file = FOLDER / name
    if file.parent != FOLDER or file.suffix not in KINDS or not file.is_file():
        return web.Response(status=404)
    return web.Response(text=file.read_text("utf-8"), content_type=KINDS[file.suffix], charset="utf-8", headers=HEADERS)


async def page_words(_request: web.Request) -> web.StreamResponse:
    """Serve the page's words in every language."""
    return web.json_response(words(), headers=HEADERS)


async def font(request: web.Request) -> web.StreamResponse:
    """Serve a typeface; a page without it takes the system's."""
    package, name = FONTS.get(request.match_info["name"], ("", ""))
    found = find_spec(package) if package else None
    file = Path(found.origin or "").parent / "files" / name if found else None
    if file is None or not file.is_file():
        return web.Response(status=404)
    return web.Response(body=file.read_bytes(), content_type="font/ttf", headers=HEADERS)
