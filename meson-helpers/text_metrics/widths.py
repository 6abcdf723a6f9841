"""The widths that Interface Builder stored: rows of the reference table and of the corpus."""
import collections, glob, math, os
import xml.etree.ElementTree as ET
from .fonts import NEUE_WEIGHTS
from .models import SPACINGS, spacing_of

# Dynamic Type at Large: points and weight. Source: Apple's Human Interface Guidelines.
STYLES = {"Title0": (34, "regular"), "Title1": (28, "regular"), "Title2": (22, "regular"),
          "Title3": (20, "regular"), "Headline": (17, "semibold"), "Body": (17, "regular"),
          "Callout": (16, "regular"), "Subhead": (15, "regular"), "Footnote": (13, "regular"),
          "Caption1": (12, "regular"), "Caption2": (11, "regular")}

# `spacing` is the iOS whose spacing a row has, `None` where it may be any; `grid` what the width was
# rounded up to (points); `doubt` the probability that something else than the text decided it.
Row = collections.namedtuple(
    "Row", "text family weight size width grid spacing origins placement doubt")
# Where a width is what the text takes, and where it may be by chance. Estimated from the corpus.
DOUBTS = {"free": 0.05, "stack": 0.25, "masked": 0.45, "pinned": 0.6, "width": 0.75, "lines": 0.25}
WIDE = 10_000  # Points: beyond the width of any text here.
LINE_HEIGHT = 1.193359375  # em; source: the reference's controls.json


def font_of(font, weight, size, legacy):
    """(family, weight, size) of a row's font as stored; None where it is not one that we fit."""
    if font.startswith("style:"):
        if legacy:
            return None  # of other sizes
        size, weight = STYLES.get(font[6:], (0, ""))
        font = "system"
    if font in ("system", ".AppleSystemUIFont"):
        if not legacy:
            return "system", weight or "regular", size
        family, style = "interface", weight or "regular"
    elif font.split("-")[0] == "HelveticaNeue":
        family, style = "neue", font.partition("-")[2] or "Regular"
    else:
        return None
    found = [w for w in NEUE_WEIGHTS if w.lower() == style.lower()]
    return (family, found[0], size) if found else None


def read_widths(path):
    """Rows of a table of widths; their repositories aren't known.

    An era is "iOS8", the spacing of San Francisco, or "iOS9+" where that may be any.
    """
    for line in open(path, encoding="utf-8").read().strip("\n").split("\n")[1:]:
        element, text, font, weight, size, scale, width, era, placement, _ = line.split("\t")
        found = font_of(font, weight, float(size), era == "iOS8")
        if found:
            grid = 1.0 if element == "button" else 1 / int(scale)
            spacing = era if era in SPACINGS else None
            yield Row(text, *found, float(width), grid, spacing, {None}, {placement},
                      DOUBTS[placement])


HORIZONTAL = {"leading", "trailing", "left", "right", "centerX", "width", "leadingMargin",
              "trailingMargin", "leftMargin", "rightMargin", "centerXWithinMargins"}


def read_corpus(folder):
    """Labels and buttons of the documents whose width nothing but their text decides."""
    for path in sorted(glob.glob(os.path.join(folder, "**"), recursive=True)):
        if path.endswith((".storyboard", ".xib")) and os.path.isfile(path):
            try:
                root = ET.parse(path).getroot()
            except ET.ParseError:
                continue
            yield from read_document(root, os.path.relpath(path, folder).split(os.sep)[0])


def read_document(root, repository):
    tools = tools_of(root)
    legacy = tools < 8000  # Xcode 6 and earlier
    device = root.find("device")
    parent = {child: element for element in root.iter() for child in element}
    frames = {e: f for e in root.iter() for f in e.findall("rect") if f.get("key") == "frame"}
    sixths = {round(float(f.get("width")) * 6) % 6 for f in frames.values()}
    scale = 1 if device is None else 3 if sixths & {2, 4} else 2
    pinned = collections.defaultdict(list)
    for constraint in root.iter("constraint"):
        owner = parent[parent[constraint]].get("id")
        for item, attribute in (("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")):
            if constraint.get(attribute) in HORIZONTAL:
                relation = constraint.get("relation", "equal")
                pinned[constraint.get(item, owner)].append((constraint.get(attribute), relation))
    for element, frame in frames.items():
        text, description = plain_text(element), element.find("fontDescription")
        marked = any(element.get(k) == "YES" for k in ("misplaced", "ambiguous"))
        if not text or description is None or marked or element.find("variation") is not None:
            continue
        placement = placement_of(element, parent, pinned[element.get("id")])
        style, name = description.get("style"), description.get("name")
        font = "style:" + style.replace("UICTFontTextStyle", "") if style else name or "system"
        kind = description.get("type", "system")
        named = {"system": "regular", "boldSystem": "bold"}
        weight = description.get("weight") or named.get(kind, kind)
        found = font_of(font, weight, float(description.get("pointSize", 0)), legacy)
        if style and tools < 11000:
            found = None  # of other sizes up to Xcode 7
        if found:
            width, height = float(frame.get("width")), float(frame.get("height"))
            lines = lines_of(element, found[2], height)
            if lines:
                # One line is at most as wide as its label, and more lines are together wider.
                bounds = (width, width) if lines == 1 else (WIDE, WIDE - width)
                yield Row(text, *found, *bounds, spacing_of(tools), {repository}, {"lines"},
                          DOUBTS["lines"])
                continue
            grid = 1.0 if element.tag == "button" else grid_of(width, height, found[2], scale)
            yield Row(text, *found, width, grid, spacing_of(tools), {repository}, {placement},
                      DOUBTS[placement])


def tools_of(root):
    """The tools version, or the plug-in's where that is the placeholder 32700."""
    version = int(root.get("toolsVersion", "0").split(".")[0])
    plugin = root.find("dependencies/plugIn")
    return version if version < 32700 or plugin is None else int(plugin.get("version").split(".")[0])


def lines_of(element, size, height):
    """The number of lines of a label that may wrap, where its height is one or two lines'; else
    `None`. Only texts without spaces: where others wrap depends on their words."""
    if element.tag != "label" or element.get("numberOfLines") != "0" or " " in plain_text(element):
        return None
    line = size * LINE_HEIGHT
    return next((n for n in (1, 2) if 0 <= height - n * line < 1), None)


def grid_of(width, height, size, scale):
    """What a label's width was rounded up to. Half of the documents have whole points although their
    device has more pixels; the width itself or the height may tell."""
    line = size * LINE_HEIGHT
    in_pixels = abs(height - math.ceil(line * scale) / scale) < 0.01
    in_points = abs(height - math.ceil(line)) < 0.01
    return 1 / scale if width % 1 or in_pixels and not in_points else 1.0


def placement_of(element, parent, pins):
    if element.get("translatesAutoresizingMaskIntoConstraints") != "NO" or element.get("fixedFrame"):
        return "masked"
    if "width" in {a for a, _ in pins}:
        return "width"
    if parent[parent[element]].tag == "stackView":
        return "stack"
    return "free" if len({a for a, r in pins if r == "equal"}) == 1 else "pinned"


def plain_text(element):
    """The text of a label or a titled button with nothing beside it; None for all else."""
    if element.tag == "label":
        holder, attribute = element, "text"
    elif element.tag == "button" and element.get("buttonType") in (None, "system", "roundedRect"):
        holder, attribute = element.find("state[@key='normal']"), "title"
        images = any(s.get(k) for s in element.findall("state")
                     for k in ("image", "catalog", "backgroundImage"))
        if images or element.find("inset") is not None:
            return None
        if element.find("buttonConfiguration") is not None:
            return None
    else:
        return None
    if holder is None or holder.find("attributedString") is not None:
        return None
    string = holder.find(f"string[@key='{attribute}']")
    return holder.get(attribute) or (string.text if string is not None else None)


def collect(sources, fonts):
    """Rows that are one line of characters we know, and not stretched beyond belief; merged."""
    merged = {}
    for row in (r for source in sources for r in source):
        if row.size < 6 or not 1 <= len(row.text) <= 70 or (row.grid == 1 and row.width <= 30):
            continue
        free = fonts.text["regular"] if row.family == "system" else fonts.nimbus["Regular"]
        if any(ord(c) not in free.advance or ord(c) > 0x2100 for c in row.text):
            continue
        expected = row.size * sum(free.advance[ord(c)] for c in row.text)
        # Of a number of lines no more is known than a bound, which may be far off.
        if row.placement != {"lines"} and abs(row.width - expected) > 3 + 0.12 * row.width:
            continue
        key = row[:5] + (row.spacing,)
        other = merged.get(key)
        merged[key] = row if other is None else other._replace(
            origins=other.origins | row.origins, placement=other.placement | row.placement,
            grid=min(other.grid, row.grid), doubt=min(other.doubt, row.doubt))
    return [r for key, r in merged.items() if r.spacing or not known_elsewhere(key, merged)]


def known_elsewhere(key, merged):
    """Whether a row of unknown spacing is there with a known one too."""
    return any(key[:5] + (spacing,) in merged for spacing in SPACINGS)
