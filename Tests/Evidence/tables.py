"""Rows of tables, and the items of collections."""
from insets import is_content
from rules import case, rule
from scored import frame
from stored import (
    XCODE_7, XCODE_9, XCODE_11, XCODE_13, XCODE_26, number)

TABLES = "Platform+Tables.swift:"


def cells(document, tag="tableViewCell"):
    """Cells with their contents and frames."""
    for cell in document.root.iter(tag):
        content = next((child for child in cell if is_content(child)), None)
        if frame(cell) is not None and content is not None and frame(content) is not None:
            yield cell, content


@rule("cell-separator", "Up to iOS 12 a cell's content is lower by the separator's pixel, where the table "
      "has separators; since 13 never.", TABLES + "separatorsTakeRoom")
def cell_separator(document):
    for cell, content in cells(document):
        table = document.around(cell, "tableView")
        if table is None or document.tools < XCODE_7 and document.screen is None:
            continue
        has_room = document.tools < XCODE_11 and table.get("separatorStyle") != "none"
        lack = frame(cell)[3] - frame(content)[3]
        # Up to Xcode 7 canvases showed @1x pixels as well as @2x.
        pixels = [1 / document.scale, 0.5, 1] if document.tools < 12000 else [1 / document.scale]
        yield case(content, round(lack, 2), round(pixels[0], 2) if has_room else 0,
                   holds=min(abs(lack - pixel) for pixel in (pixels if has_room else [0])) < 0.01)


@rule("automatic-row-height", "Rows of automatic height in a style are 44 high, since iOS 13 less the "
      "separator, or 44 still; subtitles 12 more; in iOS 26 51.", TABLES + "automaticRowHeight")
def automatic_row_height(document):
    for cell, _ in cells(document):
        table = document.around(cell, "tableView")
        style = cell.get("style")
        if table is None or table.get("rowHeight") != "-1" or cell.get("rowHeight") or style is None \
                or any(child.get("key") == "imageView" for child in cell.iter()):
            continue
        height = frame(cell)[3]
        expected = {44, 44 - 1 / document.scale} if document.tools >= XCODE_11 else {44}
        if style.endswith("Subtitle") and document.tools >= XCODE_11:
            expected = {each + 12 for each in expected}
        if document.tools >= XCODE_26:
            expected = {51}
        yield case(cell, round(height, 2), sorted(round(each, 2) for each in expected),
                   holds=min(abs(height - each) for each in expected) < 0.01)


@rule("accessory-width", "Up to iOS 10 a chevron takes 33 of a cell's width, a detail button 47.",
      TABLES + "accessoryWidth")
def accessory_width(document):
    widths = {"disclosureIndicator": 33, "detailButton": 47}
    for cell, content in cells(document):
        kind = cell.get("accessoryType")
        if kind in widths and document.tools < XCODE_9:
            yield case(content, frame(cell)[2] - frame(content)[2], widths[kind])


@rule("flow-items", "Cells of a flow layout that don't size themselves are stored as large as the layout says, or "
      "the cell itself.", "CollectionItems.swift:areElsewhere")
def flow_items(document):
    for collection in document.views("collectionView"):
        layout = collection.find("collectionViewFlowLayout")
        if layout is None or size(layout, "itemSize") is None \
                or layout.get("automaticEstimatedItemSize") == "YES" \
                or any(side > 0 for side in size(layout, "estimatedItemSize") or ()):
            continue
        for cell in collection.findall("cells/collectionViewCell"):
            if frame(cell) is not None:
                yield case(cell, frame(cell)[2:], size(cell, "customSize") or size(layout, "itemSize"))


def size(element, key):
    found = element.find(f"size[@key='{key}']")
    return None if found is None else [float(found.get(side)) for side in ("width", "height")]


@rule("group-inset", "Groups that are inset keep 20 free at the sides in tables of 390 and more, and 16 in "
      "narrower ones.", "Platform+Margins.swift:insetGroupMargin")
def group_inset(document):
    for cell, _ in cells(document):
        table = document.around(cell, "tableView")
        if table is not None and table.get("style") == "insetGrouped" and frame(cell)[0] > 0:
            yield case(cell, frame(cell)[0], 20 if frame(table)[2] >= 390 else 16)


@rule("stale-xib-cells", "In Xcode 6 the content of a xib's cell has another frame than the cell's.",
      "Platform+Canvas.swift:xibCellsHaveStaleContents")
def stale_cells(document):
    if document.is_xib and 6000 <= document.tools < XCODE_7:
        for cell, content in cells(document):
            yield case(content, frame(content)[2:], "another than the cell's",
                       holds=frame(content)[2] != frame(cell)[2]
                       or not 0 <= frame(cell)[3] - frame(content)[3] <= 1)


@rule("plain-header-padding", "Since iOS 15 a plain table's header with a title, of 28, has 22 above it: its "
      "first row stands 50 below what is before.", TABLES + "plainHeaderPadding")
def header_padding(document):
    for table in document.root.iter("tableView"):
        if document.tools < XCODE_13 or table.get("style", "plain") != "plain" \
                or number(table, "sectionHeaderHeight", 0) not in (-1, 28) \
                or any(child.get("key") == "tableHeaderView" for child in table):
            continue
        footer = max(number(table, "sectionFooterHeight", 0), 0)
        end = -footer
        for section in table.findall("sections/tableViewSection"):
            rows = [cell for cell in section.iter("tableViewCell") if frame(cell) is not None]
            if not rows or not section.get("headerTitle"):
                break
            yield case(rows[0], frame(rows[0])[1] - end - footer, 50)
            end = frame(rows[-1])[1] + frame(rows[-1])[3]


@rule("single-item-middle", "The only item of a line that has no room for another stands in its middle.",
      "FlowLayout.swift:FlowLayout")
def single_items(document):
    for view in document.root.iter("collectionView"):
        layout = view.find("collectionViewFlowLayout")
        items = [item for item in view.findall("cells/collectionViewCell") if frame(item) is not None]
        if layout is None or layout.get("scrollDirection") == "horizontal" or len(items) != 1 \
                or frame(view) is None:
            continue
        inset = layout.find("inset[@key='sectionInset']")
        left, right = (number(inset, key, 0) if inset is not None else 0 for key in ("minX", "maxX"))
        room = frame(view)[2] - left - right
        x, _, width, _ = frame(items[0])
        spacing = number(layout, "minimumInteritemSpacing", 10)
        if 2 * width + spacing > room > width:
            yield case(items[0], x, left + (room - width) / 2,
                       holds=abs(x - left - (room - width) / 2) <= 0.5)


@rule("arranged-masks-unmarked", "Interface Builder marks no arranged view as ambiguous that keeps the size "
      "of its autoresizing mask.", "SceneDiagnosis+Ambiguity.swift:isForConstraints")
def arranged_masks(document):
    for view in document.root.iter():
        if frame(view) is not None and document.is_arranged(view) \
                and view.get("translatesAutoresizingMaskIntoConstraints") != "NO":
            yield case(view, view.get("ambiguous"), "no mark", holds=view.get("ambiguous") != "YES")
