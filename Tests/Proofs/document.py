"""What an interface document says of its constraints, read without any of Ninefold's own code."""
import xml.etree.ElementTree as ET
from dataclasses import dataclass

REQUIRED = 1000
# The views whose content constraints from inside act on, rather than their frames.
SCROLL_VIEWS = {"scrollView", "tableView", "collectionView", "textView"}
# The edges that are meant where an interface runs from right to left, and the relation of negatives.
RIGHT_TO_LEFT = {"leading": "right", "trailing": "left", "leadingMargin": "rightMargin",
                 "trailingMargin": "leftMargin"}
MIRRORED = {"lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual"}
GUIDES = {"viewControllerLayoutGuide": "type", "viewLayoutGuide": "key", "layoutGuide": "key"}


@dataclass(frozen=True)
class Item:
    """A view, or a guide that belongs to one."""
    view: str
    tag: str
    guide: str | None = None


@dataclass(frozen=True)
class Constraint:
    """first.attribute (relation) multiplier · second.attribute + constant, as it is installed."""
    id: str
    owner: str
    first: Item
    first_attribute: str
    relation: str
    second: Item | None
    second_attribute: str | None
    multiplier: float
    constant: float
    priority: float


class Document:
    """A storyboard or a xib."""

    def __init__(self, path):
        self.root = ET.parse(path).getroot()
        self.parent = {child: parent for parent in self.root.iter() for child in parent}
        self.by_id = {}
        for element in self.root.iter():
            if element.get("id"):
                self.by_id.setdefault(element.get("id"), element)

    def shows_symbol(self, view):
        """Whether an image view, or a button as its background, shows one of Apple's symbols."""
        if view.tag == "imageView":
            name, holder, key = view.get("image"), view, "image"
        elif view.tag == "button":
            holder, key = view.find("state[@key='normal']"), "backgroundImage"
            name = None if holder is None else holder.get(key)
        else:
            return False
        reference = None if holder is None else holder.find(f"imageReference[@key='{key}']")
        if reference is not None:
            name = reference.get("image")
        stored = self.root.find(f"resources/image[@name='{name}']") if name else None
        return stored is not None and stored.get("catalog") == "system"

    def constraints(self, traits, is_design_time):
        """The constraints that are installed for the traits, in the document's order."""
        excluded = self.excluded(traits)
        found = []
        for group in self.root.iter("constraints"):
            if group.get("key") is not None or not self.is_installed(group, excluded):
                continue
            for element in group.findall("constraint"):
                # Placeholders are removed when an app is built.
                is_placeholder = element.get("placeholder") == "YES" and not is_design_time
                if element.get("id") not in excluded and not is_placeholder:
                    constraint = self.constraint(element, self.parent[group], traits, excluded)
                    if constraint is not None:
                        found.append(constraint)
        return found

    def constraint(self, element, owner, traits, excluded):
        """None where an item is not there, or what is written means nothing."""
        values = dict(element.attrib)
        for variation in variations(element, traits):
            values.update((k, v) for k, v in variation.attrib.items() if k != "key")
        first = self.item(element.get("firstItem"), owner, excluded)
        second = None
        if "secondAttribute" in values or "secondItem" in values:
            second = self.item(element.get("secondItem"), owner, excluded)
            if second is None or "secondAttribute" not in values:
                return None
        if first is None or owner.get("id") is None:
            return None
        try:
            multiplier = ratio(values.get("multiplier", "1"))
            constant = float(values.get("constant", "0"))
        except (ValueError, ZeroDivisionError):
            return None
        # Interface Builder's standard space to a safe area is none, whatever constant is written.
        if element.get("symbolic") == "YES" and any(i and i.guide == "safeArea" for i in (first, second)):
            constant = 0.0
        attributes = [values.get("firstAttribute"), values.get("secondAttribute")]
        relation = values.get("relation", "equal")
        # Leading and trailing are those of the view that holds the constraint.
        semantic = owner.get("semanticContentAttribute", "unspecified")
        turns = semantic == "forceRightToLeft" or (
            semantic == "unspecified" and traits.get("layoutDirection") == "rightToLeft")
        if turns and any(attribute in RIGHT_TO_LEFT for attribute in attributes):
            attributes = [RIGHT_TO_LEFT.get(attribute, attribute) for attribute in attributes]
            relation, constant = MIRRORED.get(relation, relation), -constant
        return Constraint(
            element.get("id"), owner.get("id"), first, attributes[0], relation, second,
            attributes[1], multiplier, constant, float(values.get("priority", REQUIRED)))

    def item(self, identifier, owner, excluded):
        element = self.by_id.get(identifier) if identifier else owner
        if element is None or not self.is_installed(element, excluded):
            return None
        if element.tag not in GUIDES:
            return Item(element.get("id"), element.tag)
        holder = self.parent[element]
        if holder.tag == "layoutGuides":
            # A controller's guides belong to its view.
            controller = self.parent[holder]
            holder = next((e for e in controller if e.get("key") == "view"), None)
        if holder is None:
            return None
        return Item(holder.get("id"), holder.tag, element.get(GUIDES[element.tag], "other"))

    def is_in_bar_item(self, identifier):
        """Whether a view is shown by an item of a bar, such as a title view."""
        element = self.by_id.get(identifier)
        while element is not None and element.tag not in ("navigationItem", "barButtonItem"):
            element = self.parent.get(element)
        return element is not None

    def is_installed(self, element, excluded):
        while element is not None:
            if element.get("id") in excluded:
                return False
            element = self.parent.get(element)
        return True

    def excluded(self, traits):
        """Ids of the subviews and constraints that are not installed."""
        found = set()
        for owner in {self.parent[variation] for variation in self.root.iter("variation")}:
            own = set()
            for variation in variations(owner, traits):
                for mask in variation.findall("mask"):
                    own |= {e.get("reference") for e in mask.findall("exclude")}
                    own -= {e.get("reference") for e in mask.findall("include")}
            found |= own
        return found


def variations(element, traits):
    """The variations that apply, general before specific.

    traits is the worker's: {"horizontalSizeClass": "compact", …}.
    """
    names = {"widthClass": "horizontalSizeClass", "heightClass": "verticalSizeClass",
             "userInterfaceIdiom": "userInterfaceIdiom"}
    found = []
    for variation in element.findall("variation"):
        key = variation.get("key", "")
        conditions = [] if key == "default" else [part.split("=") for part in key.split("-")]
        if all(len(c) == 2 and c[0] in names and traits.get(names[c[0]]) == c[1]
               for c in conditions):
            found.append((len(conditions), variation))
    return [variation for _, variation in sorted(found, key=lambda pair: pair[0])]


def ratio(text):
    """A number, or a ratio such as 16:9 or 1/3."""
    for separator in ":/":
        if separator in text:
            first, second = text.split(separator)
            return float(first) / float(second)
    return float(text)
