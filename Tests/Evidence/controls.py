"""Sizes of controls."""
from rules import case, rule
from scored import frame
from stored import (
    ROWS, XCODE_7, XCODE_9, XCODE_9_3, XCODE_11, XCODE_11_2, XCODE_12, XCODE_26,
    is_whole, number, system_size)

CONTROLS = "Platform+Controls.swift:"
# Points from line to line of San Francisco, per point of its size.
LINE = 1.193359375


def size(view):
    return frame(view)[2:]


def height(view):
    return frame(view)[3]


def up(points, scale):
    """The next pixel, or the one that it is on but for what documents round."""
    pixels = points * scale
    return (round(pixels) if abs(pixels - round(pixels)) < 0.01 else int(pixels) + 1) / scale


def is_in(document, view, *tags):
    return document.around(view, *tags) is not None


@rule("switch-size", "Switches are 51 × 31 with their two points outside, and 63 × 28 in iOS 26.",
      CONTROLS + "switchSize")
def switch_size(document):
    for view in document.views("switch"):
        if document.is_free(view, "width") and document.is_free(view, "height"):
            yield case(view, size(view), [63, 28] if document.tools >= XCODE_26 else [51, 31])


@rule("slider-in-toolbar", "Sliders that are items of toolbars are 34 high with the point outside, not 31.",
      CONTROLS + "sliderHeight")
def slider_in_toolbar(document):
    for view in document.views("slider"):
        if is_in(document, view, "toolbar", "barButtonItem") and document.tools < XCODE_26 \
                and not document.fixed_length(view, "height"):
            yield case(view, height(view), 34)


@rule("slider-height", "Sliders elsewhere are 31 high, and 34 in iOS 26.", CONTROLS + "sliderHeight")
def slider_height(document):
    for view in document.views("slider"):
        if document.is_free(view, "height") and not is_in(document, view, "toolbar", "barButtonItem"):
            yield case(view, height(view), 34 if document.tools >= XCODE_26 else 31)


@rule("page-control-size", "Three pages are 39 × 37 up to iOS 13, and since 14 26 high, 115.67 wide at "
      "@3x and 116.5 at @2x.", CONTROLS + "pageControlSize")
def page_control_size(document):
    for view in document.views("pageControl"):
        expected = [39, 37]
        if document.tools >= XCODE_12:
            expected = [115.667 if document.scale == 3 else 116.5, 26]
        has_width = document.is_free(view, "width") and number(view, "numberOfPages", 3) == 3
        if document.is_free(view, "height"):
            stored = size(view) if has_width else [expected[0], height(view)]
            yield case(view, stored, expected)


@rule("segments-height", "Segmented controls are 29 high with the point outside, and since Xcode 11.2 32.",
      CONTROLS + "Segments")
def segments_height(document):
    for view in document.views("segmentedControl"):
        if document.is_free(view, "height"):
            yield case(view, height(view), 32 if document.tools >= XCODE_11_2 else 29)


@rule("equal-segments", "Segments are as wide as the widest of them: with n of them the width less n - 1 "
      "dividers and the gaps is n whole widths.", "ControlMetrics+Segments.swift:segmentedControlSize")
def equal_segments(document):
    for view in document.views("segmentedControl"):
        segments = view.findall("segments/segment")
        if document.is_free(view, "width") and segments and document.tools < XCODE_26 \
                and view.get("apportionsSegmentWidthsByContent") != "YES" \
                and not any(segment.get("width") for segment in segments):
            width = (frame(view)[2] - (len(segments) - 1)) / len(segments)
            yield case(view, round(width, 3), round(width), holds=is_whole(round(width, 3)))


@rule("search-bar-height", "Search bars are 44 high up to iOS 10 and 56 since.",
      CONTROLS + "searchBarHeight")
def search_bar_height(document):
    for view in document.views("searchBar"):
        is_header = document.parent[view].tag == "tableView"
        if not view.get("prompt") and document.is_free(view, "height", masked=is_header):
            yield case(view, height(view), 56 if document.tools >= XCODE_9 else 44)


@rule("wheels-height", "Wheels are 216 high, or 162.", CONTROLS + "wheelsHeight")
def wheels_height(document):
    for view in wheels(document):
        if document.is_free(view, "height"):
            yield case(view, height(view), 216, holds=height(view) == 216 or 162 <= height(view) < 163)


@rule("low-wheels-in-cells", "From Xcode 9.3 to 11 wheels are 162 high in cells and 216 elsewhere.",
      "Platform+Canvas.swift:hasLowWheelsInCells")
def low_wheels(document):
    if XCODE_9_3 <= document.tools < XCODE_12:
        for view in wheels(document):
            low, points = is_in(document, view, *ROWS), height(view)
            yield case(view, points, 162 if low else 216, holds=162 <= points < 163 if low else points == 216)


def wheels(document):
    for view in document.views("datePicker", "pickerView"):
        is_wheels = view.tag == "pickerView" or view.get("style") == "wheels" \
            or view.get("style") is None and document.tools < XCODE_12
        is_pinned = is_in(document, view, *ROWS) and not document.fixed_length(view, "height") \
            and not document.is_arranged(view)
        if is_wheels and (document.is_free(view, "height") or is_pinned):
            yield view


@rule("info-button-size", "Info and add buttons are 22 × 22, since iOS 13 25 × 24 and 24 × 24.",
      CONTROLS + "infoButtonSize")
def info_button_size(document):
    for view in document.views("button"):
        kind = view.get("buttonType")
        if kind in ("infoLight", "infoDark", "detailDisclosure", "contactAdd") \
                and view.find("buttonConfiguration") is None and not view.findall("state[@title]") \
                and document.is_free(view, "width") and document.is_free(view, "height"):
            new = [24, 24] if kind == "contactAdd" else [25, 24]
            yield case(view, size(view), new if document.tools >= XCODE_11 else [22, 22])


@rule("rounded-field-height", "Fields with a rounded border, at 14 and at 17 points, are 30 high and since "
      "iOS 13 34.", CONTROLS + "roundedFieldHeight", "IntrinsicSize+Text.swift:textFieldSize")
def rounded_field_height(document):
    for view in document.views("textField"):
        if view.get("borderStyle") == "roundedRect" and system_size(view) in (14, 17) \
                and document.is_free(view, "height") and document.tools >= XCODE_7:
            yield case(view, height(view), 34 if document.tools >= XCODE_11 else 30)


@rule("large-rounded-field", "Fields with a rounded border and a larger font are as high as the line in "
      "whole pixels, cut off, and 10.", "IntrinsicSize+Text.swift:textFieldSize")
def large_field(document):
    for view in document.views("textField"):
        points = system_size(view)
        if view.get("borderStyle") == "roundedRect" and points is not None and points > 20 \
                and document.is_free(view, "height") and document.tools >= XCODE_7:
            least = 34 if document.tools >= XCODE_11 else 30
            line = int(points * LINE * document.scale) / document.scale
            yield case(view, height(view), max(least, line + 10))


@rule("borderless-field-height", "Fields without a border are as high as the line in whole points, and from "
      "Xcode 12 to 16 a point more.", CONTROLS + "borderlessFieldGap")
def borderless_field(document):
    if document.tools < XCODE_26:
        yield from borderless_fields(document)


@rule("borderless-field-ios-26", "A point more they are in iOS 26, too.", CONTROLS + "borderlessFieldGap")
def borderless_field_26(document):
    if document.tools >= XCODE_26:
        yield from borderless_fields(document)


def borderless_fields(document):
    for view in document.views("textField"):
        points = system_size(view)
        if view.get("borderStyle") is None and points is not None and document.is_free(view, "height") \
                and XCODE_7 <= document.tools and is_latin(view):
            yield case(view, height(view), up(points * LINE, 1) + (document.tools >= XCODE_12))


def is_latin(view):
    return all(ord(c) < 0x250 for key in ("text", "placeholder") for c in view.get(key, ""))


@rule("stopped-indicators", "Activity indicators that are hidden as they stand still take room in stacks.",
      "Platform+Canvas.swift:showsStoppedIndicators", "SceneEquations+StackAlignment.swift:isCollapsed")
def stopped_indicators(document):
    for view in document.views("activityIndicatorView"):
        is_hidden = view.get("hidesWhenStopped") == "YES" and view.get("animating") != "YES" \
            or view.get("hidden") == "YES"
        if document.is_arranged(view) and is_hidden:
            yield case(view, min(size(view)), "more than 0", holds=min(size(view)) > 0)


@rule("progress-bar-outset", "Progress views in the style of bars are a point higher than constraints say.",
      "ProgressView.swift:alignmentOutsets")
def progress_bar_outset(document):
    for view in document.views("progressView"):
        if view.get("progressViewStyle") == "bar":
            for constraint in document.about(view):
                if constraint.first_attribute == "height" and constraint.second is None \
                        and constraint.relation == "equal":
                    yield case(view, height(view), constraint.constant + 1)


@rule("symbol-outsets", "Image views of symbols in a circle are a point lower than constraints say.",
      "AlignmentOutsets.swift:symbolOutsets", "SceneDiagnosis+Misplacement.swift:isFrame")
def symbol_outsets(document):
    for view in document.views("imageView"):
        name = view.get("image") or ""
        configuration = view.find("preferredSymbolConfiguration")
        weight = "regular" if configuration is None else configuration.get("weight", "regular")
        if document.shows_symbol(view) and ".circle" in name and weight == "regular":
            for constraint in document.about(view):
                if constraint.first_attribute == "height" and constraint.second is None \
                        and constraint.relation == "equal" and constraint.priority == 1000:
                    yield case(view, height(view), constraint.constant - 1)
