"""Margins, as constraints to them tell."""
from insets import BOTTOM, LEFT, RIGHT, TOP, has_margins, insets, is_content, is_root, is_xib_root, row
from rules import case, rule
from scored import frame
from stored import (
    ROWS, XCODE_7, XCODE_8, XCODE_9, XCODE_9_1, XCODE_11, XCODE_12, XCODE_16, XCODE_16_3, XCODE_26)

MARGINS = "Platform+Margins.swift:"


def side_insets(document):
    for inset in insets(document, "margin"):
        if inset.side in (LEFT, RIGHT) and not has_margins(inset.owner):
            yield inset


def root_margin(width, tools):
    """The least side margin of a root view."""
    if tools < XCODE_7:
        return 16
    return 20 if width >= (403 if tools >= XCODE_16 else 400) else 16


@rule("root-margin", "Controllers' roots have side margins of 16, and of 20 where they are 400 wide or more "
      "(403 since Xcode 16); 16 in Xcode 6.", MARGINS + "rootMargin", "RootMargin.swift:minimum")
def root_margins(document):
    for inset in side_insets(document):
        if is_root(document, inset.owner) and document.tools < XCODE_16_3:
            width = frame(inset.owner)[2]
            yield case(inset.view, inset.length, root_margin(width, document.tools))


@rule("xib-root-margin", "Since Xcode 8 a xib's root view has a controller's side margins, before 8.",
      MARGINS + "xibRootsHaveRootMargins")
def xib_root_margins(document):
    for inset in side_insets(document):
        if is_xib_root(document, inset.owner) and inset.owner.tag == "view":
            width = frame(inset.owner)[2]
            is_early = document.tools < XCODE_8
            yield case(inset.view, inset.length, 8 if is_early else root_margin(width, document.tools))


# MARK: Cells

@rule("own-cell-margins", "Up to Xcode 8 cells' contents have margins of 8, or the table's 15 at the sides "
      "where cell and content preserve their superview's.", MARGINS + "ownCellMargins")
def own_cell_margins(document):
    if document.tools >= XCODE_9:
        return
    for inset in side_insets(document):
        cell = row_of(document, inset.owner)
        if cell is not None:
            preserves = all(view.get("preservesSuperviewLayoutMargins") == "YES"
                            for view in (cell, inset.owner))
            yield case(inset.view, inset.length, 15 if preserves else 8)


@rule("early-cell-margin", "Cells of Xcode 9.0 still have side margins of 8.", MARGINS + "cellMargin")
def early_cell_margin(document):
    if XCODE_9 <= document.tools < XCODE_9_1:
        for inset in side_insets(document):
            if row_of(document, inset.owner) is not None:
                yield case(inset.view, inset.length, 8)


@rule("cell-margin", "Since Xcode 9.1 cells' contents have side margins of 16, or 20 on canvases of 390 and "
      "more (391 since Xcode 16.3); a xib's cell by its own width, since Xcode 12 if the canvas isn't "
      "narrower.", MARGINS + "cellMargin")
def cell_margin(document):
    if document.tools < XCODE_9_1 or document.screen is None:
        return
    for inset in side_insets(document):
        cell = row_of(document, inset.owner)
        if cell is None or has_accessory(cell) and inset.side == RIGHT \
                or has_separator_margin(document, cell) or is_in_unlaid_group(document, cell):
            continue
        width = document.screen.width
        if document.is_xib:
            own = frame(cell)[2]
            width = own if document.tools < XCODE_12 else min(own, width)
        yield case(inset.view, inset.length, 20 if width >= (
            391 if document.tools >= XCODE_16_3 else 390) else 16)


@rule("separator-cell-margin", "Up to Xcode 11 cells to which no controller gives margins have the "
      "separator's 15: in tables that aren't a controller's view, and in Xcode 11's xibs (home button).",
      MARGINS + "cellMargin")
def separator_cell_margin(document):
    if document.tools < XCODE_9 or document.screen is None:
        return
    for inset in side_insets(document):
        cell = row_of(document, inset.owner)
        if cell is not None and has_separator_margin(document, cell) \
                and not (has_accessory(cell) and inset.side == RIGHT):
            yield case(inset.view, inset.length, 15)


def has_separator_margin(document, cell):
    table = document.around(cell, "tableView")
    is_own = table is not None and not is_root(document, table)
    if document.tools < XCODE_11:
        return is_own
    return document.tools < XCODE_12 and document.screen.has_home_button and (
        is_own or document.is_xib and table is None)


def row_of(document, content):
    """The table's cell of a content view."""
    cell = row(document, content) if is_content(content) else None
    return cell if cell is not None and cell.tag == "tableViewCell" else None


def has_accessory(cell):
    return cell.get("accessoryType") is not None


@rule("unlaid-group-cells", "What is in a cell of an inset group that is stored as wide as its table has "
      "been laid out at the group's width: the trailing margin is larger by the group's insets.",
      "SceneEquations+Autoresizing.swift:groupInset")
def unlaid_groups(document):
    for inset in side_insets(document):
        cell = row_of(document, inset.owner)
        if cell is not None and inset.side == RIGHT and not has_accessory(cell) \
                and is_in_unlaid_group(document, cell):
            margin = 20 if document.screen.width >= 390 else 16
            yield case(inset.view, inset.length, 3 * margin)


def is_in_unlaid_group(document, cell):
    table = document.around(cell, "tableView")
    return table is not None and table.get("style") == "insetGrouped" and document.screen is not None \
        and frame(cell)[2] == frame(table)[2]


@rule("cell-end-margin", "Since iOS 11 cells' contents have margins of 11 above and below, the lower less "
      "the separator's pixel, and 15 in iOS 26.", MARGINS + "cellEndMargin")
def cell_end_margin(document):
    if document.tools < XCODE_9:
        return
    for inset in insets(document, "margin"):
        if inset.side in (TOP, BOTTOM) and row_of(document, inset.owner) is not None \
                and not has_margins(inset.owner):
            expected = 15 if document.tools >= XCODE_26 else 11
            # Rounding puts a view up to a pixel off, and up to iOS 12 the separator's pixel is below.
            slack = 0 if inset.side == TOP else 1 / document.scale
            yield case(inset.view, inset.length, expected,
                       holds=-slack - 0.01 <= inset.length - expected <= 0.01)


# MARK: Safe areas

@rule("symbolic-safe-area", "Standard space to a safe area is none, whatever constant is written.",
      "SceneBuilder.swift:addConstraint")
def symbolic_safe_area(document):
    for constraint in document.installed:
        element = document.by_id.get(constraint.id)
        written = None if element is None else element.get("constant")
        if element is None or element.get("symbolic") != "YES" or constraint.relation != "equal" \
                or written in (None, "0.0") or constraint.second is None:
            continue
        for item, other in ((constraint.first, constraint.second),
                            (constraint.second, constraint.first)):
            space = space_to_sides(document, constraint, item, other)
            if space is not None:
                yield case(document.by_id[item.view], space, 0)


def space_to_sides(document, constraint, item, other):
    """The distance of a view from the side of a root's safe area, upright, where that is the root's own."""
    if item.guide is not None or other.guide != "safeArea" or item.view == other.view:
        return None
    view, owner = document.by_id[item.view], document.by_id[other.view]
    place = document.place(view, owner) if view in document.settled else None
    if place is None:
        return None
    attributes = {constraint.first_attribute, constraint.second_attribute}
    if attributes <= {"leading", "left"}:
        return place[0]
    return frame(owner)[2] - place[0] - place[2] if attributes <= {"trailing", "right"} else None


@rule("symbolic-without-constant", "Standard space whose constant isn't written is none.",
      "ConstraintElement.swift:constant")
def symbolic_without_constant(document):
    settled = set(document.settled)
    for constraint in document.installed:
        element = document.by_id.get(constraint.id)
        if element is None or element.get("symbolic") != "YES" or element.get("constant") is not None \
                or constraint.second is None or constraint.first.guide or constraint.second.guide \
                or constraint.relation != "equal":
            continue
        first, second = (document.by_id[i.view] for i in (constraint.first, constraint.second))
        owner = document.by_id[constraint.owner]
        values = [document.value(constraint.first, constraint.first_attribute, owner),
                  document.value(constraint.second, constraint.second_attribute, owner)]
        if first in settled and second in settled and None not in values:
            yield case(first, values[0] - values[1], 0)


@rule("scroll-content-margins", "Contents of scroll views that preserve their superview's margins have the "
      "root's at the sides.", "ViewInsets.swift:scrollsContentClear")
def scroll_content_margins(document):
    for inset in side_insets(document):
        view, above = inset.owner, document.superview(inset.owner)
        if above is not None and above.tag == "scrollView" and document.tools >= XCODE_9 \
                and view.get("preservesSuperviewLayoutMargins") == "YES":
            root = above
            while document.superview(root) is not None:
                root = document.superview(root)
            if view.tag not in ROWS and frame(view)[0] == 0:
                yield case(inset.view, inset.length, root_margin(frame(root)[2], document.tools))
