"""The drawing surface: the only place that draws on reportlab's canvas, and a log of it all for who asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from io import BytesIO
from typing import Any, NamedTuple

from .fonts import Face
from .geometry import MM, Box, Size, does_not_fit
from .icons import FIELD, ICONS, SIGNS, TILE
from .paths import RULER_MM, drawn, rectangle, rounded, ruler_ticks
from .shapes import circle
from .text import ASCENT, DESCENT, LEADING, Block

LEFT, RIGHT, CENTRE = "left", "right", "centre"
_DOT = circle(FIELD / 2, FIELD / 2, FIELD / 2)
_WIDEST_FORM = RULER_MM * MM + 1


class Mark(NamedTuple):
    """One thing that was drawn: what, on which page, where, and the box it was meant to keep to."""

    page: int
    kind: str
    box: Box
    what: str
    within: Box | None


class Look(NamedTuple):
    """Colours by role, and those of the cards with the colour of the sign on them."""

    palette: Mapping[str, str]
    colours: Mapping[str, Mapping[str, str]]


class Manners(NamedTuple):
    """What a document says about itself."""

    title: str
    language: str
    subject: str = ""
    day: date = date(2000, 1, 1)
    """When it was made, as far as it says so: the same input gives the same bytes on any day."""


class Pen:
    """Draws pages from the upper left corner downwards, in points."""

    def __init__(self, look: Look, manners: Manners, face: Face, log: list[Mark] | None = None) -> None:
        from reportlab import rl_config
        from reportlab.pdfgen.canvas import Canvas

        rl_config.useA85 = 0  # binary streams: a fifth smaller than text, and made sooner
        self._buffer = BytesIO()
        self._canvas: Any = Canvas(
            self._buffer,
            invariant=1,
            lang=manners.language,
            pageCompression=1,
            initialFontName=face.name,  # or the library would name one of its own, which is not embedded
        )
        self._canvas.setTitle(manners.title)
        self._canvas.setSubject(manners.subject)
        self._canvas.setDateFormatter(lambda *now: f"D:{manners.day.isoformat().replace('-', '')}000000Z")
        self._canvas.setAuthor("capertool")
        self._canvas.setCreator("capertool")
        self._canvas.setViewerPreference("PrintScaling", "None")
        self._canvas.setViewerPreference("DisplayDocTitle", "true")
        self.look, self.log = look, log
        self.pages = 0
        self.size = Size(0, 0)
        self.within: Box | None = None
        self.tick: Callable[[int], None] = lambda pages: None
        self._known: set[str] = set()
        self._rgb: dict[str, str] = {}
        self._forget()

    # --- pages

    def begin(self, size: Size, bookmark: str = "", level: int = 0) -> None:
        """A new page; the one before is finished."""
        if self.pages:
            self._canvas.showPage()
        self.pages += 1
        self.tick(self.pages)
        self.size, self.within = size, None
        self._forget()
        self._canvas.setPageSize(size)
        if bookmark:
            self.bookmark(bookmark, level)

    def bookmark(self, title: str, level: int = 0, *, closed: bool = False) -> None:
        """An entry that leads to this page; a closed one hides those under it until it is opened."""
        key = f"{self.pages}-{title}"
        self._canvas.bookmarkPage(key)
        self._canvas.addOutlineEntry(title, key, level=level, closed=closed)

    def finish(self) -> bytes:
        self._canvas.showPage()
        self._canvas.save()
        return self._buffer.getvalue()

    def _forget(self) -> None:
        """A new page begins with no colour, line or type set."""
        self._fill = ""
        self._stroke: tuple[str, float, tuple[float, ...]] = ("", 0, ())
        self._type: tuple[str, float] = ("", 0)

    # --- lines and areas

    def colour(self, role: str) -> str:
        """A colour by its role in the palette, that of a tile by its name, or as it is written."""
        return self.look.palette.get(role) or self.look.colours.get(role, {}).get("fill", role)

    def rect(
        self,
        box: Box,
        fill: str = "",
        stroke: str = "",
        width: float = 0.5,
        radius: float = 0,
    ) -> None:
        if fill:
            self._use_fill(fill)
        if stroke:
            self._use_stroke(stroke, width)
        y = self.size.height - box.bottom
        path = rounded(box.x, y, box.width, box.height, radius) if radius else rectangle(box.x, y, *box[2:])
        self._canvas.addLiteral(f"n {path} {'B' if fill and stroke else 'f' if fill else 'S'}")
        self._note("area", box, fill or stroke)

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        role: str = "hairline",
        width: float = 0.4,
        dash: tuple[float, ...] = (),
    ) -> None:
        self._use_stroke(role, width, dash)
        top = self.size.height
        self._canvas.addLiteral(f"n {x1:.2f} {top - y1:.2f} m {x2:.2f} {top - y2:.2f} l S")
        if self.log is not None:
            self._note("line", Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)), role)

    def hatch(self, box: Box, role: str, step: float = 3, width: float = 0.5, rising: bool = True) -> None:
        """Slanting lines within a box: a pattern that needs no colour."""
        self._use_stroke(role, width)
        low = self.size.height - box.bottom
        edge, way = (box.right, -1) if rising else (box.x, 1)
        lines = []
        at = step / 2
        while at < box.width + box.height:
            x1, y1 = (at, 0.0) if at <= box.width else (box.width, at - box.width)
            x2, y2 = (0.0, at) if at <= box.height else (at - box.height, box.height)
            lines.append(f"{edge + way * x1:.2f} {low + y1:.2f} m {edge + way * x2:.2f} {low + y2:.2f} l")
            at += step
        self._canvas.addLiteral(f"n {' '.join(lines)} S")
        self._note("area", box, role)

    # --- text

    def text(
        self, x: float, baseline: float, text: str, face: Face, size: float, role: str = "ink", align: str = LEFT
    ) -> float:
        """One line of text at a baseline; gives back how wide it is."""
        width = face.width(text, size)
        left = x if align == LEFT else x - width if align == RIGHT else x - width / 2
        if not (-1 <= left <= self.size.width - width + 1 and 0 <= baseline <= self.size.height):
            raise does_not_fit("")  # a text beside the page would be a text cut off
        self._use_fill(role)
        at, y = left, self.size.height - baseline
        for run_face, run in face.runs(text):
            if (run_face.name, size) != self._type:
                self._type = (run_face.name, size)
                self._canvas.setFont(run_face.name, size)
            words = self._canvas.beginText(at, y)
            words.textOut(run)
            self._canvas.drawText(words)
            at += run_face.width(run, size)
        if self.log is not None:
            self._note("text", Box(left, baseline - ASCENT * size, width, (ASCENT + DESCENT) * size), text)
        return width

    def block(self, x: float, y: float, block: Block) -> None:
        """Lines that were laid out, from their upper left corner."""
        for line in block.lines:
            if line.bullet:
                self.dot(x + 0.3 * line.size, y + line.baseline - 0.27 * line.size, 0.12 * line.size)
            if line.lead is not None:
                lead = line.lead
                self.text(x + lead.x, y + line.baseline, lead.text, lead.face, line.size, lead.colour, RIGHT)
            for run in line.runs:
                self.text(x + run.x, y + line.baseline, run.text, run.face, line.size, run.colour)

    def centred(self, box: Box, lines: list[str], face: Face, size: float, role: str = "ink") -> None:
        """Lines in the middle of a box."""
        y = box.y + (box.height - (len(lines) - 1) * LEADING * size - (ASCENT + DESCENT) * size) / 2 + ASCENT * size
        for line in lines:
            self.text(box.middle, y, line, face, size, role, CENTRE)
            y += LEADING * size

    def dot(self, x: float, y: float, radius: float, role: str = "ink") -> None:
        """A full circle, drawn once in the document and shown here."""
        draw = lambda name: f"{self._rgb_of(role)} rg n {drawn(_DOT)} f"  # noqa: E731
        self._show(f"dot-{role}", draw, 2 * radius / FIELD, x - radius, y + radius)

    # --- icons

    def icon(self, name: str, x: float, y: float, size: float) -> None:
        """An icon or a colour's tile, drawn once in the document and shown here."""
        self._show(name, self._drawing, size / FIELD, x, y + size)
        self._note("icon", Box(x, y, size, size), name)

    def _show(self, name: str, draw: Callable[[str], str], scale: float, x: float, bottom: float) -> None:
        """A form of the document, made when it is first asked for."""
        canvas = self._canvas
        if name not in self._known:
            self._known.add(name)
            canvas.beginForm(name, -1, -1, _WIDEST_FORM, _WIDEST_FORM)
            canvas.addLiteral(draw(name))
            canvas.endForm()
        canvas.addLiteral(f"q {scale:.4f} 0 0 {scale:.4f} {x:.2f} {self.size.height - bottom:.2f} cm")
        canvas.doForm(name)
        canvas.addLiteral("Q")

    def _drawing(self, name: str) -> str:
        if name in SIGNS:
            tile = self.look.colours[name]
            shapes = [(tile["fill"], TILE), (tile["sign"], SIGNS[name])]
        else:
            shapes = [(self.colour(shape.role), shape.path) for shape in ICONS[name]]
        return "\n".join(f"{self._rgb_of(colour)} rg n {drawn(path)} f" for colour, path in shapes)

    # --- what every page has

    def ruler(self, x: float, y: float, face: Face, words: str, after: float = 4) -> None:
        """A printed measure of 50 mm, its words so far behind it: if yours differs, the printer scaled the page."""
        self._show("ruler", lambda name: f"{self._rgb_of('quiet')} RG {ruler_ticks()}", 1, x, y)
        length = RULER_MM * MM
        self._note("icon", Box(x, y - 5, length, 5), "ruler")
        self.text(x + length + after, y, words, face, 6.5, "quiet")

    # --- state

    def _note(self, kind: str, box: Box, what: str) -> None:
        if self.log is not None:
            self.log.append(Mark(self.pages, kind, box, what, self.within))

    def _rgb_of(self, role: str) -> str:
        """The colour as a PDF writes it."""
        if role not in self._rgb:
            written = self.colour(role).lstrip("#")
            self._rgb[role] = " ".join(f"{int(written[n : n + 2], 16) / 255:.3f}" for n in (0, 2, 4))
        return self._rgb[role]

    def _use_fill(self, role: str) -> None:
        if role != self._fill:
            self._fill = role
            self._canvas.addLiteral(f"{self._rgb_of(role)} rg")

    def _use_stroke(self, role: str, width: float, dash: tuple[float, ...] = ()) -> None:
        if (role, width, dash) != self._stroke:
            self._stroke = (role, width, dash)
            pattern = " ".join(map(str, dash))
            self._canvas.addLiteral(f"{self._rgb_of(role)} RG {width:.2f} w [{pattern}] 0 d")
