"""Which views of a document are scored, where they were put, and the document without that."""
import os
import re
import sys
import xml.parsers.expat

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Proofs"))
from document import REQUIRED, SCROLL_VIEWS, Document  # noqa: E402
from required_constraints import ALIGNMENT_INSETS  # noqa: E402

# Points by which a stored frame may break a required constraint; Interface Builder rounds frames.
CONSTRAINT_TOLERANCE = 1.0
# The first tools that store many frames with their top offsets doubled.
DOUBLING_TOOLS, ANY_TOOLS = 24127, 32700
# Families that are laid out with their own metrics: the system's, and those that free fonts copy.
MEASURABLE_FAMILIES = {
    ".AppleSystemUIFont", "Arial", "Courier", "Courier New", "Helvetica", "Helvetica Neue",
    "Times New Roman"}
# Phones whose landscape has a regular width.
WIDE_PHONES = {"retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_72", "retina6_9"}


class StoredDocument(Document):
    """A document with the frames that Interface Builder stored in it."""

    def __init__(self, path):
        super().__init__(path)
        self.traits = self.canvas_traits()
        self.absent = self.excluded(self.traits)

    def canvas_traits(self):
        """The size classes of the canvas that the document was saved on; none where it had none."""
        device = self.root.find("device")
        if device is None:
            return {}
        name = device.get("id", "")
        if name.startswith("ipad"):
            width, height = "regular", "regular"
        elif device.get("orientation") == "landscape":
            width, height = "regular" if name in WIDE_PHONES else "compact", "compact"
        else:
            width, height = "compact", "regular"
        return {"horizontalSizeClass": width, "verticalSizeClass": height}

    def scored_views(self):
        """The elements of the views that are scored, by their ids."""
        tools = self.root.get("toolsVersion", "0").split(".")[0]
        is_doubled = tools.isdigit() and DOUBLING_TOOLS <= int(tools) < ANY_TOOLS
        if self.root.get("useAutolayout") != "YES" or is_doubled:
            return {}
        broken = self.owners_of_broken_constraints()
        return {
            view.get("id"): view
            for scene in self.scenes() if self.is_finished(scene, broken)
            for view in scene.iter()
            if is_placed_by_constraints(view.attrib) and frame(view) is not None
            and self.superview(view) is not None and self.is_installed(view, self.absent)}

    def scenes(self):
        """A storyboard's scenes, or a xib's top-level views."""
        scenes = self.root.findall("scenes/scene")
        return scenes or [e for e in self.root.findall("objects/*") if frame(e) is not None]

    def is_finished(self, scene, broken):
        """Whether Interface Builder had laid the scene out, in fonts that are known elsewhere."""
        for element in scene.iter():
            if "YES" in (element.get("misplaced"), element.get("ambiguous")):
                return False
            if element.tag == "fontDescription" and element.get("name") is not None:
                if (element.get("family") or element.get("name")) not in MEASURABLE_FAMILIES:
                    return False
            if element in broken:
                return False
        return True

    def owners_of_broken_constraints(self):
        """The views with a required constraint that the stored frames don't satisfy."""
        broken = set()
        for constraint in self.constraints(self.traits, is_design_time=True):
            owner = self.by_id[constraint.owner]
            # Constraints of scroll views are about content, whose size isn't stored.
            if frame(owner) is None or owner.tag in SCROLL_VIEWS:
                continue
            error = self.error(constraint, owner)
            if error is not None and error > CONSTRAINT_TOLERANCE:
                broken.add(owner)
        return broken

    def error(self, constraint, owner):
        """By how many points a required constraint is broken; None where that can't be told."""
        element = self.by_id.get(constraint.id)
        is_standard_space = element is not None and element.get("symbolic") == "YES" \
            and element.get("constant") is None
        if constraint.priority < REQUIRED or is_standard_space:
            return None
        first = self.value(constraint.first, constraint.first_attribute, owner)
        second = 0.0
        if constraint.second is not None:
            second = self.value(constraint.second, constraint.second_attribute, owner)
        if first is None or second is None:
            return None
        error = first - constraint.multiplier * second - constraint.constant
        if constraint.relation == "greaterThanOrEqual":
            return -error
        return error if constraint.relation == "lessThanOrEqual" else abs(error)

    def value(self, item, attribute, owner):
        """An attribute of a view's alignment rectangle in the owner; None where it isn't stored."""
        view = self.by_id[item.view]
        if item.guide is not None or frame(view) is None:
            return None
        x, y, width, height = frame(view)
        if view is owner:
            x = y = 0.0
        else:
            above = self.superview(view)
            while above is not None and above is not owner:
                x, y = x + frame(above)[0], y + frame(above)[1]
                above = self.superview(above)
            if above is None:
                return None
        left, top, right, bottom = ALIGNMENT_INSETS.get(view.tag, (0, 0, 0, 0))
        x, y, width, height = x + left, y + top, width - left - right, height - top - bottom
        return {
            "left": x, "leading": x, "centerX": x + width / 2, "right": x + width,
            "trailing": x + width, "top": y, "centerY": y + height / 2, "bottom": y + height,
            "width": width, "height": height}.get(attribute)

    def superview(self, view):
        """The nearest element around a view that has a frame."""
        view = self.parent.get(view)
        while view is not None and frame(view) is None:
            view = self.parent.get(view)
        return view


def frame(element):
    """[x, y, width, height] as stored; None where it isn't."""
    rect = element.find("rect[@key='frame']")
    return None if rect is None else [float(rect.get(k)) for k in ("x", "y", "width", "height")]


def is_placed_by_constraints(attributes):
    """Whether a view with these attributes is where its constraints put it, if it is in another."""
    return (attributes.get("translatesAutoresizingMaskIntoConstraints") == "NO"
            and attributes.get("fixedFrame") != "YES" and attributes.get("key") != "view")


def blinded(data):
    """A document's bytes with zeros for the frames of views that constraints place in others."""
    parser = xml.parsers.expat.ParserCreate()
    around, rects = [], []

    def start(name, attributes):
        if name == "rect" and attributes.get("key") == "frame" and around:
            view = around[-1]
            if is_placed_by_constraints(view[0]) and any(has_frame for _, has_frame in around[:-1]):
                rects.append(parser.CurrentByteIndex)
            view[1] = True
        around.append([attributes, False])

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _: around.pop()
    parser.Parse(data, True)
    parts, done = [], 0
    for begin in rects:
        end = data.index(b">", begin)
        zeros = re.sub(rb'\b(x|y|width|height)="[^"]*"', rb'\1="0.0"', data[begin:end])
        parts += [data[done:begin], zeros]
        done = end
    return b"".join(parts) + data[done:]
