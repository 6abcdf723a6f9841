#!/usr/bin/env python3
"""Checks that the worker's frames satisfy every required constraint of the documents.

The documents are read here, and the constraints evaluated, without any of Ninefold's own code. The
worker is asked for `resolve --unrounded` on the screens of the device catalogue. Each constraint that
is installed has to hold to a thousandth of a point before rounding, or to be named in the answer's
`issues` as the one that was given up, together with the set that it conflicts with. Rounded frames
have to be within a pixel of the others, and safe areas what the superviews' leave.

    required_constraints.py --worker PROGRAM [--documents N] [--screens N] [--content-size CATEGORY]
        [--layout-direction DIRECTION] FOLDER

FOLDER is searched for documents. Each is laid out on every screen in both orientations, or as many
documents on as many screens as is said, always the same; in the standard text size from left to right, or
as is said.
Exit status: 0; 1 if a constraint is broken and nothing says so, or is left out.
"""
import argparse
import collections
import sys

from document import REQUIRED, SCROLL_VIEWS, Document
from worker import Worker, documents, shuffled

# Points.
TOLERANCE = 0.001
# Constraints act on alignment rectangles, which are the frames less these, from the left, the top, the
# right and the bottom. Points, measured in public documents.
ALIGNMENT_INSETS = {
    "slider": (2, 0, 2, 1), "switch": (0, 0, 2, 0), "segmentedControl": (0, 0, 0, 1)}
# Of progress views in the style of bars.
BAR_INSETS = (0, 0, 0, 1)
# Those of sliders are none in this system.
CAPSULES_SYSTEM = 26
HORIZONTAL = {"left", "leading", "right", "trailing", "centerX", "width"}
BEGINNINGS = {"left", "leading", "top"}
ENDS = {"right", "trailing", "bottom"}


class NotEvaluated(Exception):
    """The constraint can't be evaluated; the message says why."""


class Layout:
    """One scene's views in a worker's answer. A scene inside another one has a layout of its own."""

    def __init__(self, root, document, system):
        """The system is such as 17.2."""
        self.document = document
        self.system = system
        self.root = root
        has_capsules = float(system) >= CAPSULES_SYSTEM
        self.insets = {**ALIGNMENT_INSETS, **({"slider": (0, 0, 0, 0)} if has_capsules else {})}
        self.traits = root["unrounded"]["traits"]
        # By the view's id; origins are in the root's coordinates.
        self.nodes, self.frames, self.parents, self.origins = {}, {}, {}, {}
        self.inner = []
        self.collect(root, None, (0.0, 0.0))

    def collect(self, node, parent, origin):
        if "unrounded" not in node:
            return
        if parent is not None and "traits" in node["unrounded"]:
            self.inner.append(Layout(node, self.document, self.system))
            return
        identifier = node["id"]
        self.nodes[identifier] = node["unrounded"]
        self.frames[identifier] = node["frame"]
        self.parents[identifier] = parent
        self.origins[identifier] = origin
        for child in node["children"]:
            if "unrounded" in child:
                x, y = child["unrounded"]["frame"][:2]
                self.collect(child, identifier, (origin[0] + x, origin[1] + y))

    def lineage(self, identifier):
        """A view and the views around it, from inside."""
        found = []
        while identifier is not None:
            found.append(identifier)
            identifier = self.parents[identifier]
        return found

    def common_superview(self, one, other):
        around = set(self.lineage(other))
        return next(view for view in self.lineage(one) if view in around)

    def span(self, item, other, attribute, is_horizontal):
        """Where the item's rectangle begins and ends on an axis, in the root's coordinates."""
        node = self.nodes[item.view]
        axis = 0 if is_horizontal else 1
        element = self.document.document.by_id[item.view]
        is_bar = element.get("progressViewStyle") == "bar"
        insets = BAR_INSETS if is_bar else self.insets.get(item.tag, (0, 0, 0, 0))
        if self.document.document.shows_symbol(element):
            insets = self.symbol_insets(node)
        start = self.origins[item.view][axis] + insets[axis]
        end = self.origins[item.view][axis] + node["frame"][2 + axis] - insets[2 + axis]
        names = ("left", "right") if is_horizontal else ("top", "bottom")
        safe_area = [node["safeArea"][name] for name in names]
        if item.guide == "safeArea":
            return start + safe_area[0], end - safe_area[1]
        if item.guide == "top" and not is_horizontal:
            return start, start + safe_area[0]
        if item.guide == "bottom" and not is_horizontal:
            return end - safe_area[1], end
        is_edge = attribute in BEGINNINGS or attribute in ENDS
        is_content = item.guide == "contentLayoutGuide" or (
            item.guide is None and item.tag in SCROLL_VIEWS and is_edge and other is not None
            and other.view != item.view and item.view in self.lineage(other.view))
        if is_content and "contentSize" in node:
            end = start + node["contentSize"]["width" if is_horizontal else "height"]
        return start, end

    @staticmethod
    def symbol_insets(node):
        """Those of a view that shows a symbol, whose size no document tells: the worker does. The same above
        and below, none at the sides, and no more than the frame is high."""
        outsets = node["alignmentOutsets"]
        assert outsets["left"] == outsets["right"] == 0, outsets
        assert outsets["top"] == outsets["bottom"], outsets
        assert node["frame"][3] >= 0, node
        return (0, outsets["top"], 0, outsets["bottom"])

    def value(self, item, attribute, other, reference):
        """The attribute's value, places in the coordinates of the view `reference`."""
        node = self.nodes[item.view]
        if attribute in ("baseline", "firstBaseline"):
            if item.guide is not None:
                raise NotEvaluated("a guide has no baseline")
            name = "lastBaseline" if attribute == "baseline" else "firstBaseline"
            return self.origins[item.view][1] + node[name] - self.origins[reference][1]
        plain = attribute.removesuffix("WithinMargins").removesuffix("Margin")
        is_horizontal = plain in HORIZONTAL
        start, end = self.span(item, other, plain, is_horizontal)
        if plain != attribute:
            names = ("left", "right") if is_horizontal else ("top", "bottom")
            start += node["layoutMargins"][names[0]]
            end -= node["layoutMargins"][names[1]]
        if plain in ("width", "height"):
            return end - start
        origin = self.origins[reference][0 if is_horizontal else 1]
        if plain in BEGINNINGS:
            return start - origin
        if plain in ENDS:
            return end - origin
        if plain in ("centerX", "centerY"):
            return (start + end) / 2 - origin
        raise NotEvaluated(f"there is no attribute {attribute}")

    def error(self, constraint):
        """How far the constraint is from holding, in points."""
        first, second = constraint.first, constraint.second
        for item in (first, second):
            if item is not None and item.view not in self.nodes:
                raise NotEvaluated(f"the answer has no view {item.view}")
        reference = self.common_superview(first.view, second.view) if second else first.view
        left = self.value(first, constraint.first_attribute, second, reference)
        right = constraint.constant
        if second is not None:
            right += constraint.multiplier * self.value(
                second, constraint.second_attribute, first, reference)
        if constraint.relation == "lessThanOrEqual":
            return max(0.0, left - right)
        if constraint.relation == "greaterThanOrEqual":
            return max(0.0, right - left)
        return abs(left - right)

    def rounding_faults(self):
        """Frames that are further from those before rounding than a device's pixel, in words."""
        pixel = 1 / (self.traits.get("displayScale") or 1)
        for identifier, frame in self.frames.items():
            exact = self.nodes[identifier]["frame"]
            if any(abs(a - b) > pixel + TOLERANCE for a, b in zip(frame, exact)):
                yield f"the frame of {identifier} is {frame}, which before rounding was {exact}"

    def safe_area_faults(self):
        """Safe areas that are not what the superview's leaves of the view, in words.

        A view has as much of its superview's safe area as reaches into it; what scrolls clear of it
        has none.
        """
        for identifier, node in self.nodes.items():
            parent = self.parents[identifier]
            if parent is None:
                continue
            outer, around = self.nodes[parent]["safeArea"], self.nodes[parent]["frame"]
            x, y, width, height = node["frame"]
            distances = {"left": x, "top": y, "right": around[2] - x - width,
                         "bottom": around[3] - y - height}
            for side, distance in distances.items():
                expected = max(0.0, outer[side] - max(0.0, distance))
                if self.scrolls_clear(parent):
                    expected = 0.0
                if abs(node["safeArea"][side] - expected) > TOLERANCE:
                    yield (f"the safe area of {identifier} is {node['safeArea'][side]:g} on the "
                           f"{side}, not {expected:g}")

    def scrolls_clear(self, identifier):
        """Whether this is a scroll view that keeps its content clear of the safe area."""
        element = self.document.document.by_id.get(identifier)
        return (element is not None and element.tag in SCROLL_VIEWS
                and element.get("contentInsetAdjustmentBehavior") != "never")


def layouts(node, document, system):
    """The layouts of the scenes in a node, such as a scene's root or a window, and inside each other."""
    if "unrounded" not in node:
        return [layout for child in node["children"] for layout in layouts(child, document, system)]
    found = [Layout(node, document, system)]
    for layout in found:
        found.extend(layout.inner)
    return found


class Report:
    """What was found, counted."""

    def __init__(self):
        self.counts = collections.Counter()
        self.faults = []

    def check(self, document, answer, name):
        """Checks the answer to one `resolve`; `document` is an `InstalledConstraints`."""
        if "error" in answer:
            self.faults.append(f"{name}: {answer['error']}")
            return
        self.counts["layouts"] += 1
        shown = set()
        for scene in answer["scenes"]:
            given_up = {
                issue["dropped"]: issue for issue in scene["issues"] if issue["rule"] == "conflict"}
            for layout in layouts(scene["root"], document, answer["system"]) if scene.get("root") else ():
                shown |= layout.nodes.keys()
                for fault in self.faults_of(layout, given_up):
                    self.faults.append(f"{name}: {fault}")
        for constraint in document.installed(answer["traits"]):
            if constraint.priority < REQUIRED or constraint.owner in shown:
                continue
            if document.document.is_in_bar_item(constraint.owner):
                # Bars place what their items show, and the worker doesn't lay it out.
                self.counts["constraints in bar items left out"] += 1
            else:
                self.faults.append(f"{name}: the answer has no view {constraint.owner}")

    def faults_of(self, layout, given_up):
        yield from layout.rounding_faults()
        yield from layout.safe_area_faults()
        for constraint in layout.document.installed(layout.traits):
            if constraint.priority < REQUIRED or constraint.owner not in layout.nodes:
                continue
            try:
                error = layout.error(constraint)
            except NotEvaluated as reason:
                yield f"{constraint.id} can't be evaluated: {reason}"
                continue
            self.counts["required constraints"] += 1
            if error <= TOLERANCE:
                continue
            if constraint.id in given_up.get(constraint.id, {}).get("constraints", ()):
                self.counts["given up for a conflict"] += 1
            else:
                yield f"{constraint.id} is {error:.4f} points off, and no issue says so"

    def end(self, checked):
        """Prints everything and ends the program; `checked` names the count that may not be zero."""
        for fault in self.faults:
            print(fault)
        for what, count in self.counts.items():
            print(f"{count} {what}")
        print(f"{len(self.faults)} faults")
        sys.exit(1 if self.faults or not self.counts[checked] else 0)


class InstalledConstraints:
    """A document whose constraints are read once for each collection of traits."""

    def __init__(self, path):
        self.document = Document(path)
        self.known = {}

    def installed(self, traits):
        key = tuple(traits.get(name) for name in (
            "horizontalSizeClass", "verticalSizeClass", "userInterfaceIdiom", "layoutDirection"))
        if key not in self.known:
            self.known[key] = self.document.constraints(traits, is_design_time=False)
        return self.known[key]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--worker", required=True)
    parser.add_argument("--documents", type=int)
    parser.add_argument("--screens", type=int)
    parser.add_argument("--content-size", metavar="CATEGORY")
    parser.add_argument("--layout-direction", metavar="DIRECTION")
    arguments = parser.parse_args()
    report = Report()
    settings = {"contentSize": arguments.content_size, "layoutDirection": arguments.layout_direction}
    settings = {name: value for name, value in settings.items() if value}
    with Worker(arguments.worker) as worker:
        screens = worker.screens()
        count = min(arguments.screens or len(screens), len(screens))
        for number, path in enumerate(shuffled(documents(arguments.folder))[:arguments.documents]):
            document = InstalledConstraints(path)
            # Screens that are far from each other in the catalogue, others for each document.
            for turn in range(count):
                screen = screens[(number + turn * len(screens) // count) % len(screens)]
                # What a companion file exchanges is not in the document.
                answer = worker.request(
                    "resolve", file=path, unrounded=True, companion=False, **settings, **screen)
                report.check(
                    document, answer, f"{path} on {screen['device']}, {screen['orientation']}")
    report.end("layouts")


if __name__ == "__main__":
    main()
