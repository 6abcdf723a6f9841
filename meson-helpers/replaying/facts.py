"""A document as facts that can be compared: what each of its objects is and has.

A fact is known by an object's id and by what of it it says, and has a tuple of values. An object is an element with
an id; what has none belongs to the object around it. What Interface Builder rewrites by itself is no fact: the
header, stored frames, canvas positions and its marks.
"""
import xml.etree.ElementTree as ET

KEPT_BY_XCODE = {"device", "dependencies", "resources", "simulatedMetricsContainer", "inferredMetricsTieBreakers",
                 "classes", "rect"}
MARKS = {"misplaced", "ambiguous"}
# Containers whose objects have no order that is shown.
UNORDERED = {"constraints", "connections", "scenes", "objects", "gestureRecognizers"}
REFERENCES = {"firstItem", "secondItem", "destination", "target", "initialViewController"}
CLASS, PLACE, ORDER = ("class",), ("place",), "order"


class Document:
    """The facts of a document."""

    def __init__(self, root):
        self.facts, self.twice, self.ids = {}, set(), set()
        self.references = set()
        self._add_contents(root, None, ())
        self.dangling = self.references - self.ids

    @staticmethod
    def read(data):
        """None where the bytes are no XML."""
        try:
            return Document(ET.fromstring(data))
        except (ET.ParseError, LookupError, ValueError):
            return None

    def _add(self, owner, aspect, value):
        self.facts[owner, aspect] = self.facts.get((owner, aspect), ()) + (value,)

    def _add_contents(self, element, owner, path):
        """Takes up what is in an element: objects, and what belongs to the object around it."""
        order = []
        for child in element:
            if child.tag in KEPT_BY_XCODE or child.get("key") == "canvasLocation":
                continue
            name = child.get("id")
            if name is None:
                step = child.tag + ("@" + child.get("key") if child.get("key") else "")
                self._add_attributes(child, owner, path + (step,))
                self._add_contents(child, owner, path + (step,))
                continue
            if name in self.ids:
                self.twice.add(name)
            self.ids.add(name)
            order.append(name)
            self._add(name, CLASS, child.tag)
            self._add(name, PLACE, (owner, path))
            self._add_attributes(child, name, ())
            self._add_contents(child, name, ())
        if len(order) > 1 and element.tag not in UNORDERED:
            self.facts[owner, (ORDER,) + path] = tuple(order)

    def _add_attributes(self, element, owner, path):
        for name, value in element.attrib.items():
            if name in REFERENCES:
                self.references.add(value)
            if name not in MARKS and name != "id" and (owner is not None):
                self._add(owner, path + ("@" + name,), value)
        text = (element.text or "").strip()
        if text or not element.attrib and len(element) == 0:
            self._add(owner, path + ("text",), text)


def changes(old, new):
    """What is otherwise, with the values that are there then; none for what is gone."""
    return {fact: new.facts.get(fact, ()) for fact in old.facts.keys() | new.facts.keys()
            if old.facts.get(fact, ()) != new.facts.get(fact, ())}


def is_order(fact):
    return fact[1][0] == ORDER


def added(old, new):
    """The values that are in one list and not in the other, with repetitions."""
    rest = list(old)
    return [value for value in new if value not in rest or rest.remove(value)]
