"""The drawing surface: the only place that draws on reportlab's canvas, and a log of it all for who asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from io import BytesIO
from typing import Any, NamedTuple

from .fonts import Face
from .geometry import MM, Box, Size
from .icons import ACCENT, FIELD, ICONS, INK, PAPER, SIGNS, TILE, Shape, operations
from .text import ASCENT, DESCENT, LEADING, Block

LEFT, RIGHT, CENTRE = "left", "right", "centre"
RULER_MM = 50
Rgb = tuple[float, float, float]


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


class Pen:
    """Draws pages from the upper left corner downwards, in points."""

    def __init__(self, look: Look, manners: Manners, log: list[Mark] | None = None) -> None:
        from reportlab.pdfgen.canvas import Canvas

        self._buffer = BytesIO()
        self._canvas: Any = Canvas(self._buffer, invariant=1, lang=manners.language, pageCompression=1)
        self._canvas.setTitle(manners.title)
        self._canvas.setSubject(manners.subject)
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
        self._fill = self._stroke = ""
        self._rgb: dict[str, Rgb] = {}

    # --- pages

    def begin(self, size: Size, bookmark: str = "", level: int = 0) -> None:
        """A new page; the one before is finished."""
        if self.pages:
            self._canvas.showPage()
        self.pages += 1
        self.tick(self.pages)
        self.size, self.within = size, None
        self._fill = self._stroke = ""
        self._canvas.setPageSize(size)
        if bookmark:
            self.bookmark(bookmark, level)

    def bookmark(self, title: str, level: int = 0) -> None:
        key = f"{self.pages}-{title}"
        self._canvas.bookmarkPage(key)
        self._canvas.addOutlineEntry(title, key, level=level, closed=False)

    def finish(self) -> bytes:
        self._canvas.showPage()
        self._canvas.save()
        return self._buffer.getvalue()

    # --- lines and areas

    def colour(self, role: str) -> str:
        """A colour by its role in the palette, or as it is written."""
        return self.look.palette.get(role, role)

    def rect(
        self,
        box: Box,
        fill: str = "",
        stroke: str = "",
        width: float = 0.5,
        radius: float = 0,
        dash: tuple[float, ...] = (),
    ) -> None:
        canvas = self._canvas
        if fill:
            self._use_fill(fill)
        if stroke:
            self._use_stroke(stroke)
            canvas.setLineWidth(width)
            canvas.setDash(dash)
        y = self.size.height - box.bottom
        if radius:
            canvas.roundRect(box.x, y, box.width, box.height, radius, stroke=int(bool(stroke)), fill=int(bool(fill)))
        else:
            canvas.rect(box.x, y, box.width, box.height, stroke=int(bool(stroke)), fill=int(bool(fill)))
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
        self._use_stroke(role)
        self._canvas.setLineWidth(width)
        self._canvas.setDash(dash)
        self._canvas.line(x1, self.size.height - y1, x2, self.size.height - y2)
        if self.log is not None:
            self._note("line", Box(min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)), role)

    def hatch(self, box: Box, role: str, step: float = 3, width: float = 0.5, rising: bool = True) -> None:
        """Slanting lines within a box: a pattern that needs no colour."""
        canvas = self._canvas
        self._use_stroke(role)
        canvas.setLineWidth(width)
        canvas.setDash()
        path = canvas.beginPath()
        low, high = self.size.height - box.bottom, self.size.height - box.y
        at = step / 2
        while at < box.width + box.height:
            x1, y1 = (at, 0.0) if at <= box.width else (box.width, at - box.width)
            x2, y2 = (0.0, at) if at <= box.height else (at - box.height, box.height)
            if rising:
                path.moveTo(box.right - x1, low + y1)
                path.lineTo(box.right - x2, low + y2)
            else:
                path.moveTo(box.x + x1, low + y1)
                path.lineTo(box.x + x2, low + y2)
            at += step
        canvas.drawPath(path, stroke=1, fill=0)
        assert high >= low
        self._note("area", box, role)

    # --- text

    def text(
        self, x: float, baseline: float, text: str, face: Face, size: float, role: str = "ink", align: str = LEFT
    ) -> float:
        """One line of text at a baseline; gives back how wide it is."""
        width = face.width(text, size)
        left = x if align == LEFT else x - width if align == RIGHT else x - width / 2
        self._use_fill(role)
        at, y = left, self.size.height - baseline
        for run_face, run in face.runs(text):
            self._canvas.setFont(run_face.name, size)
            self._canvas.drawString(at, y, run)
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
        self._use_fill(role)
        self._canvas.circle(x, self.size.height - y, radius, stroke=0, fill=1)

    # --- icons

    def icon(self, name: str, x: float, y: float, size: float) -> None:
        """An icon or a colour's tile, drawn once in the document and shown here."""
        if name not in self._known:
            self._known.add(name)
            self._define(name)
        canvas = self._canvas
        canvas.saveState()
        canvas.transform(size / FIELD, 0, 0, size / FIELD, x, self.size.height - y - size)
        canvas.doForm(name)
        canvas.restoreState()
        self._note("icon", Box(x, y, size, size), name)

    def _define(self, name: str) -> None:
        """The drawing as a form of the document."""
        roles = {INK: self.colour("ink"), PAPER: self.colour("paper"), ACCENT: self.colour("accent")}
        if name in SIGNS:
            tile = self.look.colours[name]
            shapes: tuple[Shape, ...] = (Shape(INK, TILE), Shape(PAPER, SIGNS[name]))
            roles = {INK: tile["fill"], PAPER: tile["sign"]}
        else:
            shapes = ICONS[name]
        canvas = self._canvas
        canvas.beginForm(name, 0, 0, FIELD, FIELD)
        for shape in shapes:
            canvas.setFillColorRGB(*self._rgb_of(roles[shape.role]))
            canvas.drawPath(self._path(shape.path), stroke=0, fill=1)
        canvas.endForm()

    def _path(self, source: str) -> Any:
        path = self._canvas.beginPath()
        for step, numbers in operations(source):
            flipped = [FIELD - number if n % 2 else number for n, number in enumerate(numbers)]
            if step == "M":
                path.moveTo(*flipped)
            elif step == "L":
                path.lineTo(*flipped)
            elif step == "C":
                path.curveTo(*flipped)
            else:
                path.close()
        return path

    # --- what every page has

    def ruler(self, x: float, y: float, face: Face, words: str) -> None:
        """A printed measure of 50 mm: if yours differs, the printer scaled the page."""
        for mm in range(RULER_MM + 1):
            length = 5 if mm % 10 == 0 else 3.4 if mm % 5 == 0 else 2
            self.line(x + mm * MM, y, x + mm * MM, y - length, "quiet", 0.35)
        self.line(x, y, x + RULER_MM * MM, y, "quiet", 0.35)
        self.text(x + RULER_MM * MM + 4, y, words, face, 6.5, "quiet")

    # --- state

    def _note(self, kind: str, box: Box, what: str) -> None:
        if self.log is not None:
            self.log.append(Mark(self.pages, kind, box, what, self.within))

    def _rgb_of(self, role: str) -> Rgb:
        if role not in self._rgb:
            written = self.colour(role).lstrip("#")
            red, green, blue = (int(written[n : n + 2], 16) / 255 for n in (0, 2, 4))
            self._rgb[role] = (red, green, blue)
        return self._rgb[role]

    def _use_fill(self, role: str) -> None:
        if role != self._fill:
            self._fill = role
            self._canvas.setFillColorRGB(*self._rgb_of(role))

    def _use_stroke(self, role: str) -> None:
        if role != self._stroke:
            self._stroke = role
            self._canvas.setStrokeColorRGB(*self._rgb_of(role))
