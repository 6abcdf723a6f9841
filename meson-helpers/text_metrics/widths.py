"""The widths that Interface Builder stored: rows of the reference table and of the corpus."""
import collections, glob, os
import xml.etree.ElementTree as ET
from .fonts import NEUE_WEIGHTS

# Dynamic Type at Large: points and weight. Source: Apple's Human Interface Guidelines.
STYLES = {"Title0": (34, "regular"), "Title1": (28, "regular"), "Title2": (22, "regular"),
          "Title3": (20, "regular"), "Headline": (17, "semibold"), "Body": (17, "regular"),
          "Callout": (16, "regular"), "Subhead": (15, "regular"), "Footnote": (13, "regular"),
          "Caption1": (12, "regular"), "Caption2": (11, "regular")}

Row = collections.namedtuple("Row", "text family weight size width grid origins placement")


def font_of(font, weight, size, legacy):
    """(family, weight, size) of a row's font as stored; None where it is not one that we fit."""
    if font.startswith("style:"):
        size, weight = STYLES.get(font[6:], (0, ""))
        font = "system"
        if legacy and weight == "semibold":
            weight = "medium"
    if font in ("system", ".AppleSystemUIFont"):
        return ("interface" if legacy else "system"), weight or "regular", size
    if font.split("-")[0] == "HelveticaNeue":
        style = font.partition("-")[2].lower() or "regular"
        return ("neue", style, size) if style in NEUE_WEIGHTS else None
    return None


def read_widths(path):
    """Rows of the reference table of widths; their repositories aren't known."""
    for line in open(path, encoding="utf-8").read().strip("\n").split("\n")[1:]:
        element, text, font, weight, size, scale, width, era, placement, _ = line.split("\t")
        found = font_of(font, weight, float(size), era == "iOS8")
        if found:
            grid = 1.0 if element == "button" else 1 / int(scale)
            yield Row(text, *found, float(width), grid, {None}, {placement})


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
    version = root.get("toolsVersion", "0").split(".")[0]
    legacy = version.isdigit() and int(version) < 8000  # Xcode 6 and earlier
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
        if placement and found:
            grid = 1.0 if element.tag == "button" else 1 / scale
            yield Row(text, *found, float(frame.get("width")), grid, {repository}, {placement})


def placement_of(element, parent, pins):
    if element.get("translatesAutoresizingMaskIntoConstraints") != "NO":
        return None
    attributes = {a for a, _ in pins}
    if "width" in attributes:
        return None
    container = parent[parent[element]]
    if container.tag == "stackView":
        return "stack"
    return "free" if len({a for a, r in pins if r == "equal"}) == 1 else None


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
    """Rows that are one line of characters we know, and plausibly not stretched; merged."""
    merged = {}
    for row in (r for source in sources for r in source):
        if row.size < 6 or not 1 <= len(row.text) <= 60 or (row.grid == 1 and row.width <= 30):
            continue
        free = fonts.text["regular"] if row.family == "system" else fonts.nimbus["Regular"]
        if any(ord(c) not in free.advance or ord(c) > 0x2100 for c in row.text):
            continue
        expected = row.size * sum(free.advance[ord(c)] for c in row.text)
        if abs(row.width - expected) > 2 + 0.12 * row.width:
            continue
        key = row._replace(width=round(row.width * 6) / 6, origins=None, placement=None)
        if key in merged:
            merged[key].origins.update(row.origins)
            merged[key].placement.update(row.placement)
        else:
            merged[key] = key._replace(origins=set(row.origins), placement=set(row.placement))
    return list(merged.values())
