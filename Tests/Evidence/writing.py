"""How Interface Builder writes documents, and what is in launch screens."""
import functools
import os

from rules import case, rule
from scored import frame
from stored import FOLDER

ORDER = os.path.join(FOLDER, "../../Resources/Editing/writing-order.txt")
OWN_OUTLETS = {
    "view", "gestureRecognizers", "accessoryView", "textLabel", "detailTextLabel", "imageView",
    "searchDisplayController", "searchContentsController", "searchBar", "rootViewController"}
VIEW_KEYS = {
    "contentView", "tableHeaderView", "tableFooterView", "sectionHeaderView", "sectionFooterView",
    "backgroundView", "view"}


@rule("variation-order", "An element's variations are in the order of their keys.",
      "SourceTree+Changes.swift:place")
def variation_order(document):
    for element in document.root.iter():
        keys = [child.get("key") for child in element if child.tag == "variation"]
        if len(keys) > 1:
            yield case(element, keys, sorted(keys), holds=keys == sorted(keys))


@functools.cache
def attribute_order():
    """The attributes' places by element."""
    found = {}
    with open(ORDER, encoding="utf-8") as file:
        for line in file:
            name, _, names = line.partition(":")
            found[name] = {each: place for place, each in enumerate(names.split(">")[0].split())}
    return found


@rule("attribute-order", "Attributes stand in one order in every element of a name.",
      "WritingOrder.swift:WritingOrder")
def attributes(document):
    for element in document.root.iter():
        order = attribute_order().get(element.tag, {})
        places = [order[name] for name in element.keys() if name in order]
        if len(places) > 1:
            yield case(element, list(element.keys()), "the order of writing-order.txt",
                       holds=places == sorted(places))


def is_launch_screen(document):
    return document.root.get("launchScreen") == "YES"


@rule("launch-screen-classes", "Launch screens have no custom classes and no runtime attributes.",
      "LaunchScreenRules.swift:LaunchScreenRules")
def launch_classes(document):
    if is_launch_screen(document):
        owner = "placeholder"
        wrong = [e for e in document.root.iter()
                 if e.tag != owner and e.get("customClass") or e.tag == "userDefinedRuntimeAttribute"]
        yield case(wrong[0] if wrong else document.root, len(wrong), 0)


@rule("launch-screen-connections", "Launch screens have no actions, and no outlets but of UIKit's own.",
      "LaunchScreenRules.swift:LaunchScreenRules")
def launch_connections(document):
    if is_launch_screen(document):
        wrong = [e for e in document.root.iter() if e.tag == "action"
                 or e.tag in ("outlet", "outletCollection") and not is_own(e.get("property", ""))]
        yield case(wrong[0] if wrong else document.root, len(wrong), 0)


@rule("own-outlets", "Outlets of objects without a custom class are UIKit's: delegates, data sources, "
      "gesture recognizers and a few more.", "LaunchScreenRules.swift:isUIKits")
def own_outlets(document):
    for outlet in document.root.iter():
        if outlet.tag in ("outlet", "outletCollection"):
            owner = document.parent[document.parent[outlet]]
            if not owner.get("customClass") and owner.tag != "placeholder":
                name = outlet.get("property", "")
                yield case(outlet, name, "one of UIKit's", holds=is_own(name))


def is_own(name):
    return name in OWN_OUTLETS or name.lower().endswith(("delegate", "datasource"))


@rule("view-keys", "Views that are other views' properties have one of a few keys.",
      "SceneBuilder.swift:viewKeys")
def view_keys(document):
    for view in document.root.iter():
        holder = document.parent.get(view)
        if view.get("key") and view.tag != "variation" and holder is not None \
                and frame(view) is not None and frame(holder) is not None:
            yield case(view, view.get("key"), "a known key", holds=view.get("key") in VIEW_KEYS)


# MARK: What says how a document is laid out

@rule("safe-area-documents", "In documents with safe areas a controller's root view has its guide, and the "
      "controller no layout guides.", "SafeAreaConversion.swift:SafeAreaConversion")
def safe_area_documents(document):
    if document.root.get("useSafeAreas") == "YES":
        for view in document.root.iter():
            controller = document.parent.get(view)
            if view.tag == "view" and view.get("key") == "view" and controller.tag.endswith("ontroller"):
                found = [view.find("viewLayoutGuide") is not None,
                         controller.find("layoutGuides") is not None]
                yield case(view, found, [True, False], holds=found == [True, False])


@rule("layout-guide-edges", "Constraints to layout guides are to the top one's bottom and the bottom one's "
      "top.",
      "SafeAreaConversion.swift:SafeAreaConversion")
def guide_edges(document):
    for constraint in document.installed:
        for item, edge in ((constraint.first, constraint.first_attribute),
                           (constraint.second, constraint.second_attribute)):
            if item is not None and item.guide in ("top", "bottom"):
                expected = "bottom" if item.guide == "top" else "top"
                yield case(document.by_id[constraint.id], edge, expected, holds=edge == expected)


@rule("first-safe-areas", "No document before tools version 13122 has safe areas.",
      "Document+Header.swift:canHaveSafeAreas")
def first_safe_areas(document):
    if document.root.get("useSafeAreas") == "YES":
        yield case(document.root, document.tools, "13122 or more", holds=document.tools >= 13122)


@rule("deployment-digits", "A deployment version's digits are those of a hexadecimal number.",
      "SafeAreaConversion.swift:firstDeployment")
def deployment(document):
    for element in document.root.findall("dependencies/deployment[@version]"):
        digits = format(int(element.get("version")), "x")
        yield case(element, digits, "decimal digits", holds=digits.isdigit())


@rule("adaptive-runtime", "Documents with size classes are for the runtime iOS.CocoaTouch.",
      "SizeClassConversion.swift:runtime")
def adaptive_runtime(document):
    if document.root.get("useTraitCollections") == "YES":
        runtime = document.root.get("targetRuntime")
        yield case(document.root, runtime, "iOS.CocoaTouch", holds=runtime == "iOS.CocoaTouch")


@rule("resource-order", "Resources are in the order of their kinds, and of a kind in that of their names.",
      "EditedDocument+Properties.swift:insertByName")
def resource_order(document):
    resources = document.root.find("resources")
    if resources is not None and len(resources) > 1:
        found = [(each.tag, each.get("name", "")) for each in resources]
        yield case(resources, found, sorted(found), holds=found == sorted(found))


@rule("zero-alpha", "An alpha of 0 is written 0.0.", "PropertyText.swift:number")
def zero_alpha(document):
    for element in document.root.iter():
        alpha = element.get("alpha")
        if alpha is not None and float(alpha) == 0:
            yield case(element, alpha, "0.0", holds=alpha == "0.0")


@rule("label-without-color", "A label without a colour of its text says so with a nil.",
      "EditedDocument+Set.swift:set")
def label_without_color(document):
    for label in document.root.iter("label"):
        if label.find("color[@key='textColor']") is None:
            said = label.find("nil[@key='textColor']") is not None
            yield case(label, "nil" if said else "nothing", "nil", holds=said)


@rule("capability-order", "Capabilities are in the order of their names, capitals first.",
      "EditedDocument+Properties.swift:insertByName")
def capability_order(document):
    names = [each.get("name", "") for each in document.root.findall("dependencies/capability")]
    if len(names) > 1:
        yield case(document.root, names, sorted(names), holds=names == sorted(names))


@rule("constrained-without-mask", "Since Xcode 6 views that constraints place have no autoresizing mask.",
      "AutoLayoutConversion.swift:addViews")
def constrained_without_mask(document):
    for view in document.root.iter():
        if document.tools >= 6000 and view.get("translatesAutoresizingMaskIntoConstraints") == "NO" \
                and view.get("fixedFrame") != "YES":
            mask = view.find("autoresizingMask") is not None
            yield case(view, mask, False, holds=not mask)


@rule("superview-in-constraints", "Constraints to a superview's leading edge have it second, those to its "
      "trailing edge first.", "AutoLayoutConversion.swift:add")
def superview_in_constraints(document):
    for constraint in document.installed:
        edge, second = constraint.first_attribute, constraint.second
        if second is None or edge not in ("leading", "trailing") or constraint.second_attribute != edge \
                or constraint.first.guide or second.guide:
            continue
        first, other = document.by_id[constraint.first.view], document.by_id[second.view]
        inner = first if document.superview(first) is other else other
        if {first, other} == {inner, document.superview(inner)}:
            is_second = inner is first
            yield case(document.by_id[constraint.id], "second" if is_second else "first",
                       "second" if edge == "leading" else "first", holds=is_second == (edge == "leading"))
