"""Documents of any size, to see how time grows: one view controller whose view has the shape."""
import itertools


class Builder:
    """Views and constraints as Interface Builder writes them."""

    def __init__(self):
        self.views = 0
        self.constraints = []

    def id(self):
        self.views += 1
        return f"v{self.views}"

    def label(self, id):
        text = "Label " + "abcdefg"[: self.views % 7 + 1]
        return (
            f'<label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="{text}" '
            f'lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" '
            f'id="{id}"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>')

    def view(self, id, children=()):
        return (
            f'<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" '
            f'id="{id}"><subviews>{"".join(children)}</subviews></view>')

    def stack(self, id, axis, children):
        return (
            f'<stackView opaque="NO" contentMode="scaleToFill" axis="{axis}" spacing="4" '
            f'translatesAutoresizingMaskIntoConstraints="NO" id="{id}">'
            f'<subviews>{"".join(children)}</subviews></stackView>')

    def tie(self, first, attribute, second, other, constant=0, relation="equal"):
        self.constraints.append(
            f'<constraint firstItem="{first}" firstAttribute="{attribute}" relation="{relation}" '
            f'secondItem="{second}" secondAttribute="{other}" constant="{constant}" '
            f'id="c{len(self.constraints)}"/>')

    def size(self, item, attribute, constant):
        self.constraints.append(
            f'<constraint firstItem="{item}" firstAttribute="{attribute}" constant="{constant}" '
            f'id="c{len(self.constraints)}"/>')


def column(count):
    """A column of rows: in each an image, a label that fills, and a label that hugs."""
    build = Builder()
    rows, above = [], None
    for _ in range(max(1, count // 4)):
        row, image, title, detail = (build.id() for _ in range(4))
        build.tie(row, "leading", "root", "leading", 16)
        build.tie("root", "trailing", row, "trailing", 16)
        build.tie(row, "top", above or "root", "bottom" if above else "top", 8)
        build.tie(image, "leading", row, "leading")
        build.tie(image, "centerY", row, "centerY")
        build.size(image, "width", 24)
        build.size(image, "height", 24)
        build.tie(title, "leading", image, "trailing", 8)
        build.tie(title, "top", row, "top", 4)
        build.tie(row, "bottom", title, "bottom", 4)
        build.tie(detail, "leading", title, "trailing", 8, "greaterThanOrEqual")
        build.tie(row, "trailing", detail, "trailing")
        build.tie(detail, "firstBaseline", title, "firstBaseline")
        rows.append(
            build.view(row, [build.view(image), build.label(title), build.label(detail)]))
        above = row
    return build, rows


def grid(count):
    """A grid of views of equal size, as many columns as rows."""
    build = Builder()
    side = max(2, round(count ** 0.5))
    ids = [[build.id() for _ in range(side)] for _ in range(side)]
    for y, x in itertools.product(range(side), range(side)):
        cell = ids[y][x]
        build.tie(cell, "leading", ids[y][x - 1] if x else "root", "trailing" if x else "leading", 1)
        build.tie(cell, "top", ids[y - 1][x] if y else "root", "bottom" if y else "top", 1)
        if x or y:
            build.tie(cell, "width", ids[0][0], "width")
            build.tie(cell, "height", ids[0][0], "height")
    build.tie("root", "trailing", ids[0][-1], "trailing", 1)
    build.tie("root", "bottom", ids[-1][0], "bottom", 1)
    return build, [build.view(cell) for row in ids for cell in row]


def nested(count):
    """Stacks in stacks, three in each, alternately vertical and horizontal, with labels inside."""
    build = Builder()

    def stack(budget, depth):
        id = build.id()
        if budget == 1:
            return build.label(id)
        if budget <= 3:
            children = [build.label(build.id()) for _ in range(budget - 1)]
        else:
            share = (budget - 1) / 3
            children = [stack(int(share * (n + 1)) - int(share * n), depth + 1) for n in range(3)]
        return build.stack(id, ["vertical", "horizontal"][depth % 2], children)

    tree = stack(count, 0)
    build.tie("v1", "leading", "root", "leading", 8)
    build.tie("v1", "top", "root", "top", 8)
    return build, [tree]


def chain(count):
    """Labels side by side, from one edge to the other of a view that is wide enough for them."""
    build = Builder()
    strip, *ids = (build.id() for _ in range(count))
    build.tie(strip, "leading", "root", "leading")
    build.tie(strip, "top", "root", "top")
    build.size(strip, "width", 100 * count)
    build.size(strip, "height", 40)
    for before, id in zip([None, *ids], ids):
        build.tie(id, "leading", before or strip, "trailing" if before else "leading", 8)
        build.tie(id, "centerY", strip, "centerY")
    build.tie(strip, "trailing", ids[-1], "trailing", 8)
    return build, [build.view(strip, [build.label(id) for id in ids])]


SHAPES = {"column of rows": column, "grid": grid, "nested stacks": nested, "chain": chain}


def document(shape, count):
    """The document, and how many views it has but for the root."""
    build, views = SHAPES[shape](count)
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
        'toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" '
        'initialViewController="controller"><device id="retina6_12" orientation="portrait"/>'
        '<scenes><scene sceneID="scene"><objects><viewController id="controller">'
        '<view key="view" contentMode="scaleToFill" id="root">'
        '<rect key="frame" x="0" y="0" width="393" height="852"/>'
        f'<subviews>{"".join(views)}</subviews>'
        f'<constraints>{"".join(build.constraints)}</constraints></view></viewController>'
        '</objects></scene></scenes></document>\n')
    return text, build.views
