"""Documents as evidence: what Interface Builder stored of its canvas, and where it is written."""
import functools
import json
import os
import sys
from dataclasses import dataclass

FOLDER = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(FOLDER, "../Agreement"), os.path.join(FOLDER, "../Proofs")]
from document import REQUIRED  # noqa: E402
from scored import StoredDocument, frame  # noqa: E402

DEVICES = os.path.join(FOLDER, "../../Resources/Devices/devices.json")
# What some projects write in place of the tools' version, which the plug-in then has.
ANY_TOOLS = 32700
# First tools versions; Sources/UIKitMetrics/Platform/Xcode.swift.
XCODE_7, XCODE_8, XCODE_9, XCODE_9_1, XCODE_9_3, XCODE_10, XCODE_11 = (
    8000, 11000, 13000, 13500, 14100, 14300, 14800)
XCODE_11_2, XCODE_12, XCODE_12_5, XCODE_13, XCODE_14 = 15400, 16100, 18100, 19000, 21000
XCODE_14_3, XCODE_15, XCODE_16, XCODE_16_3, XCODE_26 = 21600, 22000, 23000, 23600, 24127
XCODES = {
    "5": 0, "6": 6000, "7": XCODE_7, "8": XCODE_8, "9": XCODE_9, "9.1": XCODE_9_1, "9.3": XCODE_9_3,
    "10": XCODE_10,
    "11": XCODE_11, "11.2": XCODE_11_2, "12": XCODE_12, "12.5": XCODE_12_5, "13": XCODE_13,
    "14": XCODE_14, "14.3": XCODE_14_3, "15": XCODE_15, "16": XCODE_16, "16.3": XCODE_16_3,
    "26": XCODE_26}
ROWS = ("tableViewCell", "collectionViewCell")
# What holds a view along an axis.
EDGES = {
    "width": {"left": 0, "leading": 0, "centerX": 1, "right": 2, "trailing": 2},
    "height": {"top": 0, "firstBaseline": 3, "centerY": 1, "baseline": 3, "lastBaseline": 3, "bottom": 2}}
# Views without a length of their own, or whose own gives way before a control's does.
YIELDING = {
    "view", "containerView", "imageView", "scrollView", "tableView", "collectionView", "textView",
    "mapView", "wkWebView", "webView", "mtkView", "glkView", "sceneKitView"}


@dataclass(frozen=True)
class Screen:
    """The canvas that a document was saved on, as it was turned; lengths in points."""
    width: float
    height: float
    scale: int
    idiom: str
    has_home_button: bool
    top: float
    bottom: float
    status_bar: float


@functools.cache
def canvases():
    """The displays in Resources/Devices by the canvas's id."""
    with open(DEVICES, encoding="utf-8") as file:
        catalogue = json.load(file)
    displays = {device["name"]: device["display"] for device in catalogue["devices"]}
    return {canvas["id"]: catalogue["displays"][displays[canvas["device"]]]
            for canvas in catalogue["canvases"]}


class Evidence(StoredDocument):
    """A storyboard or a xib."""

    def __init__(self, path, name, repository):
        super().__init__(path)
        self.path, self.name, self.repository = path, name, repository
        # What was found by the guides' names; insets.py.
        self.insets = {}

    @functools.cached_property
    def tools(self):
        """The major tools version; 0 where none is written."""
        tools = major(self.root.get("toolsVersion"))
        if tools >= ANY_TOOLS:
            return major((plug.get("version") for plug in self.root.iter("plugIn")).__next__())
        return tools

    @property
    def xcode(self):
        """The Xcode that saved it, such as 12.5: the last of XCODES before it."""
        return [name for name, tools in XCODES.items() if tools <= self.tools][-1]

    @property
    def is_xib(self):
        return self.root.get("type", "").endswith("CocoaTouch.XIB")

    @functools.cached_property
    def screen(self):
        """None where the document names no device that is known."""
        device = self.root.find("device")
        display = None if device is None else canvases().get(device.get("id"))
        if display is None:
            return None
        orientation = device.get("orientation", "portrait")
        size = [display["width"], display["height"]]
        area = display["safeArea"][orientation]
        return Screen(
            *(size if orientation == "portrait" else size[::-1]), display["scale"],
            display["idiom"], display["safeArea"]["portrait"]["bottom"] == 0, area["top"],
            area["bottom"], display["statusBarHeight"][orientation])

    @property
    def scale(self):
        """Pixels per point of the canvas: 1 on the square one of Xcode 6 and 7, 2 on Xcode 8's phone."""
        if self.screen is not None:
            return self.screen.scale
        return 2 if self.tools >= XCODE_8 else 1

    @functools.cached_property
    def settled(self):
        """The views that Interface Builder had laid out: of scenes without marks or broken constraints."""
        broken = self.owners_of_broken_constraints()
        return [
            view for scene in self.scenes()
            if not any("YES" in (e.get("misplaced"), e.get("ambiguous")) or e in broken
                       for e in scene.iter())
            for view in scene.iter()
            if frame(view) is not None and view.get("id") and self.is_installed(view, self.absent)]

    def views(self, *tags):
        """The settled views of these tags, or all."""
        return [view for view in self.settled if not tags or view.tag in tags]

    @functools.cached_property
    def installed(self):
        """The constraints of its canvas."""
        return self.constraints(self.traits, is_design_time=True)

    @functools.cached_property
    def by_view(self):
        """The installed constraints by the ids of the views that they are about."""
        found = {}
        for constraint in self.installed:
            for item in {constraint.first.view, constraint.second and constraint.second.view}:
                found.setdefault(item, []).append(constraint)
        return found

    def about(self, view):
        return self.by_view.get(view.get("id"), [])

    def fixed_length(self, view, attribute):
        """Whether a constraint alone gives a view its width or height."""
        return any(c.first_attribute == attribute and c.second is None and c.first.view == view.get("id")
                   for c in self.about(view))

    def is_free(self, view, attribute, masked=False):
        """Whether a view's width or height is its own: no constraint or stack view gives it, and no
        autoresizing mask, unless masked views count as well."""
        edges = EDGES[attribute]
        held, identifier = set(), view.get("id")
        for constraint in self.about(view):
            ends = [(constraint.first, constraint.first_attribute),
                    (constraint.second, constraint.second_attribute)]
            for (item, name), (other, _) in (ends, ends[::-1]):
                if item is None or item.view != identifier or item.guide is not None or name is None:
                    continue
                if name == attribute:
                    return False
                if constraint.relation == "equal" and not self.gives_way(view, other, attribute):
                    held.add(edges.get(name.removesuffix("Margin")))
        is_placed = view.get("translatesAutoresizingMaskIntoConstraints") == "NO" \
            and view.get("fixedFrame") != "YES"
        return len(held - {None}) < 2 and not self.is_arranged(view) and (is_placed or masked)

    def gives_way(self, view, item, attribute):
        """Whether an item at a view's edge stands beside it, and gives way along the axis: it and what is
        behind it are not at the superview's other edge, or one of them has no length of its own."""
        superview, edges = self.superview(view), EDGES[attribute]
        if not self.is_beside(view, item, superview):
            return False
        row, seen, is_at_edge = [item.view], {view.get("id"), item.view}, False
        for identifier in row:
            element = self.by_id[identifier]
            if element.tag in YIELDING and not self.fixed_length(element, attribute):
                return True
            for constraint in self.by_view.get(identifier, []):
                ends = (constraint.first, constraint.second)
                if constraint.relation != "equal" or constraint.second is None \
                        or constraint.first_attribute.removesuffix("Margin") not in edges:
                    continue
                other = ends[ends[0].view == identifier and ends[0].guide is None]
                if not self.is_beside(view, other, superview):
                    is_at_edge = is_at_edge or other.view != view.get("id")
                elif other.view not in seen:
                    seen.add(other.view)
                    row.append(other.view)
        return not is_at_edge

    def is_beside(self, view, item, superview):
        """Whether an item of a constraint is another view in the same superview."""
        return item is not None and item.guide is None and item.view != view.get("id") \
            and self.superview(self.by_id[item.view]) is superview

    def around(self, view, *tags):
        """The nearest element of these tags around a view."""
        view = self.parent.get(view)
        while view is not None and view.tag not in tags:
            view = self.parent.get(view)
        return view

    def is_arranged(self, view):
        """Whether a stack view arranges it."""
        holder = self.parent.get(view)
        return holder is not None and holder.tag == "subviews" and self.parent[holder].tag == "stackView"

    def place(self, view, owner):
        """[x, y, width, height] in a view around it, or itself."""
        x, y, width, height = frame(view)
        if view is owner:
            return [0.0, 0.0, width, height]
        above = self.superview(view)
        while above is not None and above is not owner:
            x, y = x + frame(above)[0], y + frame(above)[1]
            above = self.superview(above)
        return None if above is None else [x, y, width, height]

    def line(self, identifier):
        """The line of the element with an id, from 1."""
        with open(self.path, encoding="utf-8", errors="replace") as file:
            for number, text in enumerate(file, 1):
                if f' id="{identifier}"' in text:
                    return number
        return 0


def major(version):
    first = (version or "0").split(".")[0]
    return int(first) if first.isdigit() else 0


def is_whole(number):
    return abs(number - round(number)) < 1e-6


def number(element, name, default=None):
    """An attribute as a number."""
    try:
        return float(element.get(name, ""))
    except ValueError:
        return default


def system_size(view):
    """The points of a label's, field's or button's font, if it is the system's in a size of its own."""
    font = view.find("fontDescription[@key='fontDescription']")
    if font is None or font.get("type") not in ("system", "boldSystem") or font.get("pointSize") is None:
        return None
    return number(font, "pointSize")


def style(view):
    """The text style of a view's font, such as Body; None where it has another font."""
    font = view.find("fontDescription[@key='fontDescription']")
    name = None if font is None else font.get("style")
    return None if name is None else name.removeprefix("UICTFontTextStyle")
