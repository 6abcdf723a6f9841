"""Claims of the tracker that are doubted: asked about, and in Sources only where they were confirmed."""
import math

from document import REQUIRED
from insets import BOTTOM, LEFT, RIGHT, TOP, has_margins, insets, is_root, is_xib_root
from required_constraints import ALIGNMENT_INSETS
from rules import case, rule
from scored import SCROLL_VIEWS, frame
from stored import XCODE_8, XCODE_9, XCODE_10, XCODE_12, is_whole, number

# Canvases and the sizes that sheets have on them up to Xcode 13.
SHEETS = {(414, 896): (414, 842), (375, 812): (375, 758)}
PRESENTING = {"presentation", "modal", "show", "showDetail", "popoverPresentation"}


# MARK: 1

@rule("claim-empty-arranged", "A contentless arranged label, image view or stack that isn't stretched is "
      "50 long, not 0.")
def empty_arranged(document):
    for view in document.views("label", "imageView", "stackView"):
        if not document.is_arranged(view) or has_content(view) or view.get("hidden") == "YES":
            continue
        stack = document.parent[document.parent[view]]
        is_column = stack.get("axis") == "vertical"
        length = frame(view)[3 if is_column else 2]
        attribute = "height" if is_column else "width"
        if length in (0, 50) and not any(attribute in (c.first_attribute, c.second_attribute)
                                         for c in document.about(view)):
            yield case(view, length, 50)


def has_content(view):
    """Whether something in the document makes a label, an image view or a stack view larger than none."""
    if view.tag == "stackView":
        return view.find("subviews") is not None
    keys = ("image",) if view.tag == "imageView" else ("text", "attributedText")
    return any(view.get(key) for key in keys) or any(
        child.get("key") in keys for child in view)


@rule("claim-empty-proportional-pair", "Of two contentless views in a proportional stack the first is 50 "
      "long, the second 0.")
def empty_pair(document):
    for stack in document.views("stackView"):
        views = list(stack.find("subviews") if stack.find("subviews") is not None else ())
        if stack.get("distribution") == "fillProportionally" and len(views) == 2 \
                and not any(view.tag in ("label", "imageView", "stackView") and has_content(view)
                            or view.tag not in ("label", "imageView", "stackView")
                            for view in views) and all(frame(view) for view in views):
            index = 3 if stack.get("axis") == "vertical" else 2
            yield case(stack, [frame(view)[index] for view in views], [50, 0])


# MARK: 3

@rule("claim-sheet-without-segue", "A root as high as a sheet to which no segue leads has nothing of the "
      "status bar and 34 below.")
def unreached_sheets(document):
    yield from sheets(document, is_reached=False)


@rule("claim-sheet-with-segue", "A root as high as a sheet which is presented has nothing of the status bar "
      "and 34 below.")
def reached_sheets(document):
    yield from sheets(document, is_reached=True)


def sheets(document, is_reached):
    if document.is_xib or document.screen is None:
        return
    size = SHEETS.get((document.screen.width, document.screen.height))
    kinds = {segue.get("destination"): segue.get("kind") for segue in document.root.iter("segue")}
    for inset in insets(document, "safeArea"):
        if is_root(document, inset.owner) and tuple(frame(inset.owner)[2:]) == size \
                and inset.side in (TOP, BOTTOM):
            kind = kinds.get(document.parent[inset.owner].get("id"))
            if (kind in PRESENTING) if is_reached else kind is None:
                yield case(inset.view, inset.length, 0 if inset.side == TOP else 34)


# MARK: 4, 5

@rule("claim-preserving-root", "A root view that preserves its superview's margins has 8 above and below.")
def preserving_root(document):
    for inset in insets(document, "margin"):
        view = inset.owner
        if view.get("preservesSuperviewLayoutMargins") == "YES" and inset.side in (TOP, BOTTOM) \
                and (is_root(document, view) or is_xib_root(document, view)) and not has_margins(view):
            yield case(inset.view, inset.length, 8)


@rule("claim-wide-xib-root", "A xib's root view that is wider than the canvas has 20 above.")
def wide_xib_root(document):
    if document.screen is None or document.tools < XCODE_9:
        return
    for inset in [*insets(document, "safeArea"), *insets(document, "margin")]:
        if is_xib_root(document, inset.owner) and inset.side == TOP and inset.owner.tag == "view" \
                and frame(inset.owner)[2] > document.screen.width and not has_margins(inset.owner):
            yield case(inset.view, inset.length, 20)


# MARK: 6

@rule("claim-centred-whole-8-9", "Xcode 8 and 9 put centred views on whole points (where a half point at "
      "@2x is exact).")
def centred_early(document):
    if XCODE_8 <= document.tools < XCODE_10:
        for view, stored, exact in centred(document):
            if is_pixel(exact, document.scale):
                yield case(view, stored, exact, holds=is_whole(stored))


@rule("claim-centred-pixels-10", "Since Xcode 10 centred views stand where they are exact, on pixels.")
def centred_late(document):
    if document.tools >= XCODE_10:
        for view, stored, exact in centred(document):
            if is_pixel(exact, document.scale):
                yield case(view, stored, exact)


@rule("claim-centred-half-up-8-9", "Xcode 8 and 9 put centred views that are half a pixel off on the upper "
      "one.")
def half_up_early(document):
    if XCODE_8 <= document.tools < XCODE_10:
        yield from half_up(document)


@rule("claim-centred-half-up-10", "Since Xcode 10 centred views that are half a pixel off stand on the upper "
      "one.")
def half_up_late(document):
    if document.tools >= XCODE_10:
        yield from half_up(document)


def half_up(document):
    for view, stored, exact in centred(document):
        if is_pixel(exact * 2, document.scale) and not is_pixel(exact, document.scale):
            yield case(view, stored, math.floor(exact * document.scale + 0.501) / document.scale)


def is_pixel(points, scale):
    return abs(points * scale - round(points * scale)) < 1e-3


def centred(document):
    """Views that a constraint centres in their superview, off whole points: as stored, and exactly."""
    settled = set(document.settled)
    for constraint in document.installed:
        attribute, second = constraint.first_attribute, constraint.second
        if attribute not in ("centerX", "centerY") or constraint.second_attribute != attribute \
                or constraint.relation != "equal" or constraint.multiplier != 1 \
                or constraint.priority < REQUIRED or constraint.first.guide or second.guide:
            continue
        first, second = document.by_id[constraint.first.view], document.by_id[second.view]
        for view, owner, offset in ((first, second, constraint.constant),
                                    (second, first, -constraint.constant)):
            if view in settled and document.superview(view) is owner and owner.tag not in SCROLL_VIEWS:
                index = 0 if attribute == "centerX" else 1
                insets = ALIGNMENT_INSETS.get(view.tag, (0, 0, 0, 0))[index::2]
                length = frame(view)[index + 2] - sum(insets)
                exact = (frame(owner)[index + 2] - length) / 2 + offset - insets[0]
                if not is_whole(exact):
                    yield view, frame(view)[index], exact


# MARK: 7

@rule("claim-wrapping-takes-room", "A label of several lines whose width only an inequality bounds takes the "
      "width there is.")
def wrapping_takes_room(document):
    for view in document.views("label"):
        if number(view, "numberOfLines", 1) == 1 or document.is_arranged(view):
            continue
        x, y, width, height = frame(view)
        superview = document.superview(view)
        font = view.find("fontDescription")
        size = 17 if font is None else number(font, "pointSize", 17)
        if superview is None or height < 2 * size:
            continue
        room = bounded_room(document, view, superview)
        if room is not None:
            yield case(view, width, room, holds=abs(width - room) <= 1)


@rule("claim-wrapping-row-halves", "In a row of a wrapping label and a button or image whose width nothing "
      "gives, each takes half.")
def wrapping_row_halves(document):
    for row in document.views("stackView"):
        views = [] if row.find("subviews") is None else list(row.find("subviews"))
        if row.get("axis") == "vertical" or row.get("distribution", "fill") != "fill" \
                or sorted(view.tag for view in views) not in (["button", "label"], ["imageView", "label"]) \
                or any(frame(view) is None or view.get("hidden") == "YES" for view in views) \
                or any("width" in (c.first_attribute, c.second_attribute)
                       for view in views for c in document.about(view)):
            continue
        label, other = sorted(views, key=lambda view: view.tag != "label")
        if number(label, "numberOfLines", 1) != 1:
            yield case(row, frame(label)[2], frame(other)[2])


def bounded_room(document, view, superview):
    """The width that a label may take between an edge that is fixed and one that is bounded."""
    fixed, bounded, identifier = set(), {}, view.get("id")
    for constraint in document.about(view):
        second = constraint.second
        if second is None or {constraint.first.view, second.view} != {identifier, superview.get("id")} \
                or constraint.first.guide or second.guide or constraint.priority < REQUIRED:
            continue
        is_first = constraint.first.view == identifier
        edge = {"leading": LEFT, "left": LEFT, "trailing": RIGHT, "right": RIGHT}.get(
            constraint.first_attribute if is_first else constraint.second_attribute)
        if edge is None:
            continue
        if constraint.relation == "equal":
            fixed.add(edge)
        else:
            bounded[edge] = abs(constraint.constant)
    if len(fixed) != 1 or set(bounded) != {LEFT, RIGHT} - fixed:
        return None
    x, _, width, _ = frame(view)
    if RIGHT in bounded:
        return frame(superview)[2] - x - bounded[RIGHT]
    return x + width - bounded[LEFT]


# MARK: 8

@rule("claim-styleless-date-picker-wheels", "Since Xcode 12 a date picker without a style is one of wheels, "
      "320 × 216.")
def styleless_picker(document):
    if document.tools < XCODE_12:
        return
    for view in document.views("datePicker"):
        if view.get("style") is None and not document.fixed_length(view, "height"):
            yield case(view, frame(view)[2:], [320, 216])


@rule("claim-detail-disclosure-configured", "A detail disclosure button with a configuration is 50 × 34.")
def configured_disclosure(document):
    for view in document.views("button"):
        if view.get("buttonType") in ("detailDisclosure", "infoLight", "infoDark") \
                and view.find("buttonConfiguration") is not None:
            yield case(view, frame(view)[2:], [50, 34])


@rule("claim-borderless-field-chinese", "A field without a border, with a Chinese or Japanese placeholder at "
      "14, is 19 high.")
def chinese_field(document):
    for view in document.views("textField"):
        font = view.find("fontDescription")
        if view.get("borderStyle") is None and any(ord(c) > 0x2E80 for c in view.get("placeholder", "")) \
                and font is not None and font.get("pointSize") == "14" \
                and not document.fixed_length(view, "height"):
            yield case(view, frame(view)[3], 19)
