"""The canvas: its size, sheets, safe areas, and how frames are rounded."""
import claims
from insets import BOTTOM, TOP, insets, is_root, is_xib_root
from rules import case, rule
from scored import frame
from stored import (
    XCODE_8, XCODE_9, XCODE_10, XCODE_11, XCODE_14, XCODE_14_3, XCODE_16_3, XCODE_26)

CANVAS = "Platform+Canvas.swift:"
COVERING = ("fullScreen", "overFullScreen", "overCurrentContext", "currentContext")


def roots(document):
    """Controllers with their root views."""
    for view in document.root.iter():
        if view.get("key") == "view" and frame(view) is not None and is_root(document, view):
            yield document.parent[view], view


@rule("own-canvas", "Documents without a device have a canvas of 600 × 600, and those of Xcode 8 and 9 "
      "one of 375 × 667 (roots of a simulated size left out).", "CanvasChoice.swift:ownCanvas")
def own_canvas(document):
    if document.root.find("device") is not None or document.is_xib \
            or not 6000 <= document.tools < XCODE_10 or document.root.get("useTraitCollections") != "YES":
        return
    for controller, view in roots(document):
        if document.around(controller, "scene") is not None and not any(
                child.get("key") in ("simulatedDestinationMetrics", "freeformSize")
                for child in [*controller, *view]):
            width = 375 if document.tools >= XCODE_8 else 600
            yield case(view, frame(view)[2:], [width, 667 if width == 375 else 600])


# MARK: Sheets

def arrivals(document):
    """The segues by the ids of the controllers that they lead to."""
    found = {}
    for segue in document.root.iter("segue"):
        found.setdefault(segue.get("destination"), []).append(segue)
    return found


def sheet_roots(document):
    """The roots that a segue presents, not covering the screen, on upright phones since Xcode 11."""
    screen = document.screen
    if document.tools < XCODE_11 or screen is None or screen.idiom != "phone" \
            or screen.width > screen.height:
        return
    led = arrivals(document)
    for controller, view in roots(document):
        segues = led.get(controller.get("id"), [])
        if segues and controller.get("modalPresentationStyle") not in COVERING and all(
                segue.get("kind") in ("presentation", "modal", "popoverPresentation")
                and segue.get("modalPresentationStyle") not in COVERING for segue in segues) \
                and frame(view)[2] == screen.width:
            yield view, frame(view)[3]


@rule("sheet-size", "A sheet is lower than the screen by the status bar and 10; with a home button by the "
      "status bar; with a Dynamic Island by as much as the safe area begins below the top.",
      "CardPlacement.swift:top", "CanvasGeometry.swift:CanvasGeometry")
def sheet_size(document):
    for view, height in sheet_roots(document):
        screen = document.screen
        if screen.has_home_button:
            missing = 20
        elif screen.top > 51:
            missing = 59
        else:
            missing = 10 if document.tools >= XCODE_14 else 54
        yield case(view, height, screen.height - missing)


@rule("sheet-home-indicator", "Sheets have the home indicator's 34 below up to Xcode 13, nothing since 14.",
      CANVAS + "sheetsHaveNoHomeIndicator")
def sheet_indicator(document):
    for inset in sheet_insets(document, BOTTOM):
        yield case(inset.view, inset.length, 0 if document.tools >= XCODE_14 else 34)


@rule("sheet-below-island", "Sheets have nothing of the status bar above, but its height with a Dynamic "
      "Island.", CANVAS + "sheetsBeginBelowIsland")
def sheet_top(document):
    for inset in sheet_insets(document, TOP):
        yield case(inset.view, inset.length, document.screen.top if document.screen.top > 51 else 0)


def sheet_insets(document, side):
    """Those of the safe areas of sheets, on screens without a home button, that no bar takes."""
    sheets = {view for view, height in sheet_roots(document) if height < document.screen.height}
    if sheets and not document.screen.has_home_button:
        yield from (i for i in insets(document, "safeArea") if i.owner in sheets and i.side == side)


@rule("covering-scene", "What a segue presents full screen has nothing of the safe area since Xcode 14, "
      "and all of it before.", CANVAS + "coveringScenesHaveNoScreen")
def covering(document):
    screen = document.screen
    if screen is None or screen.idiom != "phone" or document.tools < XCODE_11:
        return
    led = arrivals(document)
    for guide in ("safeArea", "top", "bottom"):
        for inset in insets(document, guide):
            controller = document.parent[inset.owner]
            segues = led.get(controller.get("id"), [])
            if inset.side in (TOP, BOTTOM) and is_root(document, inset.owner) and segues and all(
                    segue.get("kind") in ("presentation", "modal") and "fullScreen" in (
                        segue.get("modalPresentationStyle"), controller.get("modalPresentationStyle"))
                    for segue in segues):
                yield case(inset.view, inset.length, safe(document, inset.side)
                           if document.tools < XCODE_14 else 0)


# MARK: Safe areas

def safe(document, side):
    """What the screen keeps free, by the canvas's version."""
    screen = document.screen
    if side == BOTTOM:
        return screen.bottom
    if screen.has_home_button:
        return 0 if XCODE_11 <= document.tools < XCODE_14_3 else 20
    return 44 if document.tools < XCODE_14 and screen.idiom == "phone" else screen.top


def screen_insets(document):
    """The insets above and below of controllers' and xibs' roots that fill an upright phone's screen, of
    controllers to which no segue leads and that simulate no bars."""
    screen = document.screen
    if document.tools < XCODE_9 or screen is None or screen.idiom != "phone" \
            or screen.width > screen.height:
        return
    led = arrivals(document)
    for guide in ("safeArea", "top", "bottom"):
        for inset in insets(document, guide):
            view = inset.owner
            holder = document.parent[view]
            if inset.side not in (TOP, BOTTOM) or inset.is_symbolic and guide != "safeArea" or any(
                    child.tag.startswith("simulated") for child in [*view, *holder]):
                continue
            if is_root(document, view) and not led.get(holder.get("id")) \
                    or is_xib_root(document, view) and view.tag == "view":
                yield inset, screen


@rule("home-button-status-bar", "Canvases with a home button have a status bar of 20 up to Xcode 10 and "
      "since 14.3, none between; views lower than 480 have none.", CANVAS + "hidesStatusBar")
def home_button_status_bar(document):
    for inset, screen in screen_insets(document):
        if screen.has_home_button and inset.side == TOP and document.tools < XCODE_26:
            is_low = frame(inset.owner)[3] < 480
            yield case(inset.view, inset.length, 0 if is_low else safe(document, TOP))


@rule("notch-safe-area", "Other upright phones' canvases have the screen's safe area, and above 44 up to "
      "Xcode 13.", CANVAS + "doublesScreen")
def notch_safe_area(document):
    if document.tools < XCODE_16_3:
        for inset in full_insets(document):
            yield case(inset.view, inset.length, safe(document, inset.side))


@rule("doubled-safe-area", "They have it twice since Xcode 16.3.", CANVAS + "doublesScreen")
def doubled_safe_area(document):
    if document.tools >= XCODE_16_3:
        for inset in full_insets(document):
            yield case(inset.view, inset.length, 2 * safe(document, inset.side))


def full_insets(document):
    for inset, screen in screen_insets(document):
        if not screen.has_home_button and tuple(frame(inset.owner)[2:]) == (screen.width, screen.height):
            yield inset


@rule("wide-xib-root-bottom", "A xib's view that is wider than the screen keeps the home indicator's area, "
      "however high it is; narrower ones that end above it have none.", "CanvasGeometry.swift:init")
def wide_xib_bottom(document):
    for inset, screen in screen_insets(document):
        width, height = frame(inset.owner)[2:]
        if is_xib_root(document, inset.owner) and inset.side == BOTTOM and not screen.has_home_button \
                and width != screen.width and document.tools < XCODE_14 and height < screen.height - 34:
            yield case(inset.view, inset.length, 34 if width > screen.width else 0)


@rule("short-root-bottom", "Since Xcode 14 roots of a size of their own keep the bottom's whole area.",
      CANVAS + "shortRootsKeepClearOfBottom")
def short_roots(document):
    screen = document.screen
    if screen is None or document.tools < XCODE_14 or screen.has_home_button or screen.idiom != "phone":
        return
    for inset in insets(document, "safeArea"):
        height = frame(inset.owner)[3]
        if inset.side == BOTTOM and height != screen.height and not is_sheet_high(height, screen) and (
                is_root(document, inset.owner) or is_xib_root(document, inset.owner)):
            yield case(inset.view, inset.length,
                       screen.bottom * (2 if document.tools >= XCODE_16_3 else 1))


def is_sheet_high(height, screen):
    return screen.height - 60 <= height < screen.height


# MARK: Rounding

@rule("half-pixels-up", "Centred views that are half a pixel off stand on the upper pixel.",
      "PixelGrid.swift:nearest")
def half_pixels(document):
    if document.tools >= XCODE_8:
        yield from claims.half_up(document)


@rule("pixels-not-points", "Centred views stand on pixels, not on whole points.", "PixelGrid.swift:nearest")
def pixels(document):
    if document.tools >= XCODE_8:
        for view, stored, exact in claims.centred(document):
            if claims.is_pixel(exact, document.scale):
                yield case(view, stored, exact)
