"""Bars, and the roots that are shown in sheets."""
from insets import BOTTOM, TOP, has_margins, insets, is_content, row
from rules import case, rule
from scored import frame
from stored import ROWS, XCODE_9, XCODE_10, XCODE_11, XCODE_26

BARS = "Platform+Bars.swift:"
# Above the contents of cells, in points.
LARGEST_CELL_MARGIN = 15


def own_bars(document):
    """The bars of navigation controllers, with their frames, and the controllers."""
    for bar in document.root.iter("navigationBar"):
        controller = document.parent[bar]
        if controller.tag == "navigationController" and frame(bar) is not None \
                and controller.get("navigationBarHidden") != "YES":
            yield bar, frame(bar), controller


@rule("navigation-bar-height", "Navigation bars below the status bar are 44 high; pads' are 50 since iOS 12; "
      "in iOS 26 they are 54.", BARS + "navigationBarHeight")
def navigation_bar_height(document):
    screen = document.screen
    for bar, (_, y, _, height), _ in own_bars(document):
        if screen is None or bar.get("largeTitles") == "YES" or bar.get("prompted") == "YES" or y < 20:
            continue
        expected = 44
        if screen.idiom == "pad":
            expected = 50 if document.tools >= XCODE_10 else 44
        elif document.tools >= XCODE_26 and not screen.has_home_button:
            expected = 54
        elif screen.width > screen.height and screen.height < 414:
            expected = 32
        yield case(bar, height, expected)


@rule("large-title-bar", "A large title makes a bar 52 higher.", "CanvasGeometry.swift:largeTitleHeight")
def large_title(document):
    for bar, (_, _, _, height), _ in own_bars(document):
        if bar.get("largeTitles") == "YES":
            yield case(bar, height, 106 if document.tools >= XCODE_26 else 96)


@rule("sheet-bar-height", "Since Xcode 11 bars of navigation controllers that are presented as sheets are 56 "
      "high, and stand at the top.", BARS + "sheetBarHeight")
def sheet_bar(document):
    presented = {segue.get("destination") for segue in document.root.iter("segue")
                 if segue.get("kind") in ("presentation", "modal", "popoverPresentation")
                 and segue.get("modalPresentationStyle") not in ("fullScreen", "overFullScreen")}
    for bar, (_, y, _, height), controller in own_bars(document):
        if controller.get("id") in presented and bar.get("largeTitles") != "YES" \
                and XCODE_11 <= document.tools < XCODE_26 \
                and controller.get("modalPresentationStyle") not in ("fullScreen", "overFullScreen") \
                and document.screen is not None and not document.screen.has_home_button \
                and document.screen.idiom == "phone":
            yield case(bar, [y, height], [0, 56])


@rule("own-toolbar-height", "A toolbar that stands in a view is 49 high on phones whose screen has a home "
      "indicator, and 50 on such pads.", BARS + "ownToolbarHeight")
def toolbar_height(document):
    for bar in own_toolbars(document):
        if not document.screen.has_home_button:
            yield case(bar, frame(bar)[3], 50 if document.screen.idiom == "pad" else 49)


@rule("own-toolbar-home-button", "With a home button it is 44 high.", BARS + "ownToolbarHeight")
def toolbar_home_button(document):
    for bar in own_toolbars(document):
        if document.screen.has_home_button:
            yield case(bar, frame(bar)[3], 44)


def own_toolbars(document):
    for bar in document.views("toolbar"):
        if document.screen is not None and not document.fixed_length(bar, "height") \
                and bar.get("translatesAutoresizingMaskIntoConstraints") == "NO" \
                and not is_raised(document, bar):
            yield bar


@rule("raised-toolbars", "A toolbar with another one below it is 44 high there, too.",
      "SceneEquations.swift:raisedToolbars")
def raised_toolbars(document):
    for bar in document.views("toolbar"):
        if document.screen is not None and not document.screen.has_home_button \
                and is_raised(document, bar) and not document.fixed_length(bar, "height"):
            yield case(bar, frame(bar)[3], 44)


def is_raised(document, bar):
    """Whether another toolbar stands on a toolbar's lower edge."""
    for constraint in document.about(bar):
        ends = {(constraint.first.view, constraint.first_attribute),
                (constraint.second and constraint.second.view, constraint.second_attribute)}
        if (bar.get("id"), "bottom") in ends and len(ends) == 2 and constraint.second is not None \
                and constraint.first.tag == constraint.second.tag == "toolbar":
            return True
    return False


@rule("bar-items-middle", "Title views and items' views stand in the middle of the bar's line: 22 below its "
      "top, in sheets 28 or 27.", "SceneEquations+BarItems.swift:addBarItemFrames")
def bar_items(document):
    for view in document.root.iter():
        rect = frame(view)
        item = document.around(view, "navigationItem") if rect is not None else None
        if item is not None and view.get("key") in ("titleView", "customView"):
            middle = rect[1] + rect[3] / 2
            yield case(view, middle, "22, 27 or 28",
                       holds=min(abs(middle - place) for place in (22, 27, 28)) <= 0.5)


@rule("show-detail-sheet", "Since Xcode 11 what showDetail presents outside of a split view has a sheet's "
      "size.", "BarInference.swift:place")
def show_detail(document):
    if document.tools < XCODE_11 or document.screen is None:
        return
    for segue in document.root.iter("segue"):
        controller = document.by_id.get(segue.get("destination"))
        view = None if controller is None else controller.find("*[@key='view']")
        if segue.get("kind") == "showDetail" and view is not None and frame(view) is not None \
                and document.root.find(".//splitViewController") is None:
            yield case(view, frame(view)[3], f"less than {document.screen.height}",
                       holds=frame(view)[3] < document.screen.height)


@rule("low-xib-cells", "A xib's cell has nothing of the safe area, unless it is 480 high or more, a table's up to "
      "Xcode 10.",
      "Platform+Canvas.swift:givesSafeArea")
def low_xib_cells(document):
    if not document.is_xib or document.tools < XCODE_9:
        return
    for guide, own in (("safeArea", 0), ("margin", LARGEST_CELL_MARGIN)):
        for inset in insets(document, guide):
            owner = inset.owner
            cell = owner if owner.tag in ROWS else row(document, owner) if is_content(owner) else None
            if cell is not None and document.parent[cell].tag == "objects" and inset.side == TOP \
                    and not has_margins(owner):
                is_clear = frame(cell)[3] < 480 or (
                    cell.tag == "tableViewCell" and document.tools >= XCODE_11)
                yield case(inset.view, inset.length, own if is_clear else f"more than {own}",
                           holds=(inset.length <= own) == is_clear)


def below_large_titles(document):
    """Insets above of the roots of navigation controllers with large titles, and these bars' frames."""
    for bar, rect, controller in own_bars(document):
        root = next((document.by_id.get(segue.get("destination")) for segue in controller.iter("segue")
                     if segue.get("relationship") == "rootViewController"), None)
        item = None if root is None else root.find("navigationItem")
        view = None if root is None else root.find("*[@key='view']")
        if bar.get("largeTitles") != "YES" or view is None or item is None or document.tools >= XCODE_26 \
                or item.get("largeTitleDisplayMode") == "never":
            continue
        for guide in ("safeArea", "top"):
            for inset in insets(document, guide):
                if inset.owner is view and inset.side == TOP:
                    yield inset, rect


def begins_with_list(root):
    first = next(iter(root.find("subviews") if root.find("subviews") is not None else ()), None)
    return first is not None and first.tag in ("tableView", "collectionView")


@rule("below-large-title", "What a root keeps free below a large title is as much as its container's bar is "
      "stored to take.", "Platform+Canvas.swift:largeTitlesFollowStoredBars")
def below_title(document):
    for inset, (_, y, _, height) in below_large_titles(document):
        if not begins_with_list(inset.owner):
            yield case(inset.view, inset.length, y + height)


@rule("scrolled-large-title", "Over a root whose first subview is a table or a collection the large title is "
      "scrolled away: 44 below the status bar.", "Platform+Canvas.swift:titlesOverListsAreScrolledAway")
def scrolled_title(document):
    for inset, (_, y, _, _) in below_large_titles(document):
        if begins_with_list(inset.owner):
            yield case(inset.view, inset.length, y + 44)
