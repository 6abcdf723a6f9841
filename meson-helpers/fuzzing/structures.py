"""Documents whose elements are changed as people change them: what comes out is a document again."""
import copy
import xml.etree.ElementTree as ElementTree

# Attributes whose value is an element's id.
REFERRING = ("destination", "firstItem", "secondItem", "target", "initialViewController", "toolbarItems",
             "popoverAnchorView", "popoverAnchorBarButtonItem", "referencedView")
# Those of a cell.
LABELS = ("textLabel", "detailTextLabel", "imageView")
HEAD = b'<?xml version="1.0" encoding="UTF-8"?>\n'


def written(root):
    return HEAD + ElementTree.tostring(root, encoding="unicode").encode() + b"\n"


def identifiers(root):
    """Of all elements; what a device has under that name is a kind of screen."""
    return [element.get("id") for element in root.iter()
            if element.get("id") is not None and element.tag not in ("device", "adaptation")]


def missing(root):
    """The ids that something refers to, and nothing has."""
    known = set(identifiers(root))
    named = {element.get(name) for element in root.iter() for name in REFERRING if element.get(name)}
    return named - known


class Structure:
    """Changes one document's tree."""

    def __init__(self, chance, root, side):
        self.chance, self.root, self.side = chance, root, side
        self.made = 0

    def changed(self, count):
        for _ in range(count):
            self.change()
        return self.root

    def change(self):
        chance = self.chance
        elements = list(self.root.iter())
        parents = {child: parent for parent in elements for child in parent}
        element = chance.choice(elements[1:] or elements)
        parent = parents.get(element)
        # Parts of it are changed less often than it.
        while parent is not None and element.get("id") is None and chance.random() < 0.5:
            element, parent = parent, parents.get(parent)
        if parent is None:
            return
        kind = chance.randrange(7)
        if kind == 0:
            self.set_value(elements, element)
        elif kind == 1:
            names = [name for name in element.attrib if name not in ("id", "key")]
            if names:
                del element.attrib[chance.choice(names)]
        elif kind == 2 and len(parent) > 1:
            self.take(element, parent)
            self.take_referring({part.get("id") for part in element.iter() if part.get("id")})
        elif kind == 3 and len(list(element.iter())) < 500:
            self.put(self.copied(element), parent, chance.randrange(len(parent) + 1))
        elif kind == 4:
            self.take(element, parent)
            self.put(element, parent, chance.randrange(len(parent) + 1))
        elif kind == 5:
            self.move(elements, element, parent)
        else:
            self.set_value(elements, element)

    def set_value(self, elements, element):
        """Gives an attribute or a text a value that it has elsewhere, or an ordinary one."""
        chance = self.chance
        names = [name for name in element.attrib if name not in ("id", "key")]
        if not len(element) and element.text and element.text.strip():
            element.text = chance.choice(["One", "Two\nlines", "Grüße & <so>", "]]>"])
        elif names:
            name = chance.choice(names)
            known = [other.get(name) for other in elements if other.get(name) is not None]
            element.set(name, chance.choice(known + ["0", "1", "YES", "Text"]))
        else:
            element.set("userLabel", chance.choice(["One", "Two"]))

    def copied(self, element):
        """A copy with ids of its own, whose references are to its own parts where they were."""
        copied = copy.deepcopy(element)
        names = {}
        for part in copied.iter():
            for name in ("id", "sceneID"):
                if part.get(name) is not None:
                    self.made += 1
                    names[part.get(name)] = f"{self.side}{self.made:02}-{self.chance.randrange(46656):04x}"
                    part.set(name, names[part.get(name)])
        for part in copied.iter():
            for name in REFERRING:
                if part.get(name) in names:
                    part.set(name, names[part.get(name)])
        return copied

    def move(self, elements, element, parent):
        """Into another element of the kind that it is in."""
        inside = set(element.iter())
        others = [other for other in elements if other.tag == parent.tag and other is not parent and other not in inside]
        if others:
            other = self.chance.choice(others)
            self.take(element, parent)
            self.put(element, other, self.chance.randrange(len(other) + 1))

    def take_referring(self, gone):
        """Takes away what refers to what is gone, as Interface Builder does, and what refers to that."""
        while gone:
            parents = {child: parent for parent in self.root.iter() for child in parent}
            referring = [element for element in parents
                         if any(value in gone for name, value in element.attrib.items() if name != "id")]
            gone = set()
            for element in referring:
                if element.get("id") and len(element):
                    # A view or controller stays, without the reference.
                    for name in [name for name in element.attrib if name != "id"]:
                        if element.get(name) not in identifiers(self.root) and name in REFERRING + LABELS:
                            del element.attrib[name]
                elif parents[element] in parents or parents[element] is self.root:
                    gone |= {part.get("id") for part in element.iter() if part.get("id")}
                    self.take(element, parents[element])

    @staticmethod
    def take(element, parent):
        """Takes an element away, with the line that it is in."""
        place = list(parent).index(element)
        parent.remove(element)
        if place == len(parent) and place:
            parent[place - 1].tail = element.tail

    @staticmethod
    def put(element, parent, place):
        """Puts an element into one, in a line as the others are."""
        if not len(parent):
            parent.text, element.tail = None, None
        elif place == len(parent):
            element.tail, parent[place - 1].tail = parent[place - 1].tail, parent.text
        else:
            element.tail = parent[0].tail if len(parent) > 1 else parent.text
        parent.insert(place, element)
