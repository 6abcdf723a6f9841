"""Sizes of labels, which have few points of San Francisco in common and its line in all."""
from controls import LINE, height, up
from rules import case, rule
from scored import frame
from stored import (
    XCODE_7, XCODE_8, XCODE_9, XCODE_11_2, XCODE_12_5, XCODE_14, is_whole, number, style, system_size)

# Points of the text styles in the sizes Extra Small, Medium and Large; Apple's Human Interface Guidelines.
STYLES = {
    "LargeTitle": (31, 33, 34), "Title0": (31, 33, 34), "Title1": (25, 27, 28), "Title2": (19, 21, 22),
    "Title3": (17, 19, 20), "Headline": (14, 16, 17), "Body": (14, 16, 17), "Callout": (13, 15, 16),
    "Subhead": (12, 14, 15), "Footnote": (12, 12, 13), "Caption1": (11, 11, 12), "Caption2": (11, 11, 11)}
SMALLEST, MEDIUM, LARGE = range(3)
# How far below the middle of a line of San Francisco its baseline is, per point of its size.
BASELINE = 0.3555


def one_line(document, is_arranged=False):
    """Labels of one line with a text whose height is their own."""
    for view in document.views("label"):
        if number(view, "numberOfLines", 1) != 1 or not view.get("text") or document.tools < XCODE_7 \
                or any(ord(c) > 0x24F for c in view.get("text")):
            continue
        if document.is_arranged(view) if is_arranged else document.is_free(view, "height"):
            yield view


def is_standard_font(view):
    font = view.find("fontDescription[@key='fontDescription']")
    return system_size(view) == 17 and font.get("type") == "system" and font.get("weight") is None


@rule("labels-in-stacks", "Labels of one line in the system's 17 points in stack views are in pixels: 20.5 or "
      "20.33.", "IntrinsicSize+Text.swift:labelSize")
def labels_in_stacks(document):
    if document.scale > 1:
        for view in one_line(document, is_arranged=True):
            if is_standard_font(view) and 20 < height(view) <= 21:
                yield case(view, height(view), up(17 * LINE, document.scale))


@rule("other-labels-in-pixels", "Labels of one line in 16 points are in pixels.",
      "IntrinsicSize+Text.swift:labelSize")
def other_labels(document):
    if document.scale > 1:
        for view in one_line(document):
            if system_size(view) == 16:
                yield case(view, height(view), up(16 * LINE, document.scale))


@rule("canvas-text-size", "Text styles have the size Medium up to Xcode 7, Large since 8, and the smallest "
      "in 12.5 and 13.", "Platform+Canvas.swift:canvasContentSize")
def canvas_text_size(document):
    if document.tools >= XCODE_8 and document.tools < XCODE_12_5 or document.tools >= XCODE_14:
        category = LARGE
    else:
        category = SMALLEST if document.tools >= XCODE_12_5 else MEDIUM
    for view in one_line(document):
        if style(view) in STYLES and not (style(view) == "Title1" and has_small_title(document)) \
                and len({STYLES[style(view)][i] for i in range(3)}) > 1:
            line = STYLES[style(view)][category] * LINE
            yield case(view, height(view), up(line, document.scale),
                       holds=any(abs(height(view) - up(line, s)) < 0.01 for s in (1, document.scale)))


def has_small_title(document):
    return XCODE_9 <= document.tools < XCODE_11_2


@rule("small-title-1", "From Xcode 9 to 11.1 Title 1 has 26 points: 31.5 high at @2x, 31.33 at @3x.",
      "Platform+Canvas.swift:hasSmallTitle1")
def small_title(document):
    if has_small_title(document):
        for view in one_line(document):
            if style(view) == "Title1":
                yield case(view, height(view), up(26 * LINE, document.scale))


@rule("size-of-none", "A font of 0 points is one of 12, as in the labels of cells in a style.",
      "Font+Description.swift:sizeInPlaceOfNone")
def size_of_none(document):
    for view in document.views("label"):
        if system_size(view) == 0 and number(view, "numberOfLines", 1) == 1 and view.get("text") \
                and document.is_free(view, "height", masked=True) and document.tools >= XCODE_7 \
                and document.around(view, "tableViewCell") is not None and height(view) < 40:
            yield case(view, height(view), up(12 * LINE, document.scale))


@rule("size-system", "A font with size=\"system\" has 14 points: a label is 17 high.",
      "FontElement.swift:named")
def size_system(document):
    for view in document.views("label"):
        font = view.find("fontDescription[@key='fontDescription']")
        if font is not None and font.get("size") == "system" and document.is_free(view, "height") \
                and number(view, "numberOfLines", 1) == 1:
            yield case(view, height(view), 17)


@rule("attributed-meta-font", "A font of attributed text that is the Mac's system font without a size has 13 points: "
      "a line is 15.5 high.", "FontElement.swift:ofTheMac")
def attributed_meta_font(document):
    for view in document.views("label"):
        fonts = view.findall("attributedString/fragment/attributes/font")
        if len(fonts) == 1 and fonts[0].get("metaFont") == "system" and fonts[0].get("size") is None \
                and height(view) < 2 * 13 * LINE:
            line = up(13 * LINE, document.scale)
            yield case(view, height(view), line, holds=abs(height(view) - line) <= 0.5)


@rule("shrinking-flag", "Of labels with a smallest scale or size the only ones with adjustsFontSizeToFit "
      "have NO.", "View+Text.swift:minimumScale")
def shrinking_flag(document):
    for view in document.root.iter("label"):
        if view.get("minimumFontSize") or view.get("minimumScaleFactor"):
            flag = view.get("adjustsFontSizeToFit")
            yield case(view, flag, "none, or NO", holds=flag in (None, "NO"))


@rule("control-baselines", "The text of a button or field stands in its middle, so that a label that is "
      "aligned to it by baselines lies level with it, but for their fonts' sizes (to 2 points).",
      "SceneEquations+Anchors.swift:baseline")
def control_baselines(document):
    settled = set(document.settled)
    for constraint in document.installed:
        if constraint.second is None or constraint.relation != "equal" or constraint.constant or not {
                constraint.first_attribute, constraint.second_attribute} <= {"baseline", "firstBaseline"}:
            continue
        pair = [document.by_id[item.view] for item in (constraint.first, constraint.second)]
        owner = document.by_id[constraint.owner]
        if not set(pair) <= settled or {view.tag for view in pair} not in (
                {"button", "label"}, {"textField", "label"}):
            continue
        lines = [baseline(document, view, owner) for view in pair]
        if None not in lines:
            yield case(pair[0], lines[0], round(lines[1], 2), holds=abs(lines[0] - lines[1]) <= 2)


def baseline(document, view, owner):
    """Where the baseline of one line is that stands in a view's middle; None if that isn't known."""
    place = document.place(view, owner)
    points = system_size(view)
    if points is None and view.find("fontDescription[@key='fontDescription']") is None:
        points = {"label": 17, "textField": 14}.get(view.tag, 18 if view.get("buttonType") is None else 15)
    if place is None or points is None or number(view, "numberOfLines", 1) != 1:
        return None
    return place[1] + place[3] / 2 + BASELINE * points
