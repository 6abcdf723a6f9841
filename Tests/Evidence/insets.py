"""What constraints to margins and guides tell of these, by where they put views."""
from dataclasses import dataclass

from document import REQUIRED
from required_constraints import ALIGNMENT_INSETS
from scored import SCROLL_VIEWS, frame
from stored import ROWS

LEFT, TOP, RIGHT, BOTTOM = range(4)
SIDES = {"left": LEFT, "leading": LEFT, "top": TOP, "right": RIGHT, "trailing": RIGHT,
         "bottom": BOTTOM}


@dataclass(frozen=True)
class Inset:
    """The distance of a view's margin, or guide, from the view's edge, as a view at it is stored."""
    view: object
    owner: object
    guide: str
    side: int
    length: float
    is_symbolic: bool


def insets(document, guide):
    """Those that a required equality tells. guide is `margin`, `safeArea`, `top`, `bottom`…"""
    if guide not in document.insets:
        document.insets[guide] = list(found_insets(document, guide))
    return document.insets[guide]


def found_insets(document, guide):
    settled = set(document.settled)
    for constraint in document.installed:
        if constraint.relation != "equal" or constraint.second is None or constraint.multiplier != 1 \
                or constraint.priority < REQUIRED:
            continue
        ends = [(constraint.first, constraint.first_attribute),
                (constraint.second, constraint.second_attribute)]
        for (item, attribute), (other, edge), sign in ((*ends, 1), (*ends[::-1], -1)):
            if item.guide is not None or document.by_id[item.view] not in settled:
                continue
            found = told(document, item, attribute, other, edge, guide, sign * constraint.constant)
            if found is not None:
                element = document.by_id.get(constraint.id)
                symbolic = element is not None and element.get("symbolic") == "YES"
                yield Inset(*found, symbolic)


def told(document, item, attribute, other, edge, guide, constant):
    view, owner = document.by_id[item.view], document.by_id[other.view]
    is_margin = edge.endswith("Margin")
    if (guide == "margin") != is_margin or (not is_margin and other.guide != guide):
        return None
    edge = edge.removesuffix("Margin")
    if guide in ("top", "bottom"):
        # A layout guide's far edges are the screen's.
        if edge != {"top": "bottom", "bottom": "top"}[guide]:
            return None
        edge = guide
    if attribute != edge or edge not in SIDES or frame(owner) is None or view is owner \
            or view.tag in SCROLL_VIEWS and owner.tag in SCROLL_VIEWS or owner.tag in SCROLL_VIEWS:
        return None
    place = document.place(view, owner)
    if place is None:
        return None
    left, top, right, bottom = ALIGNMENT_INSETS.get(view.tag, (0, 0, 0, 0))
    x, y, width, height = place
    side = SIDES[edge]
    length = (
        x + left - constant, y + top - constant,
        frame(owner)[2] - (x + width - right) + constant,
        frame(owner)[3] - (y + height - bottom) + constant)[side]
    return view, owner, guide, side, round(length, 4)


def is_content(view):
    return view.get("key") == "contentView" or view.tag == "tableViewCellContentView"


def is_root(document, view):
    """Whether a view is a controller's."""
    return view.get("key") == "view" and document.parent[view].tag.endswith("ontroller")


def is_xib_root(document, view):
    return document.is_xib and document.parent[view].tag == "objects"


def row(document, content):
    """The cell that a content view is in."""
    return document.around(content, *ROWS)


def has_margins(view):
    """Whether a view has margins of its own."""
    return any(child.get("key") in ("layoutMargins", "directionalLayoutMargins") for child in view)
