"""How Interface Builder writes segues."""
from rules import case, rule

SOURCES = {
    "button", "segmentedControl", "slider", "stepper", "switch", "textField", "datePicker", "pageControl",
    "refreshControl", "barButtonItem", "tableViewCell", "collectionViewCell"}
PRESENTATIONS = {
    "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen", "overCurrentContext"}


@rule("segue-sources", "Segues begin at controls with an action, items, cells, recognizers and controllers.",
      "ConnectionElements.swift:sources")
def segue_sources(document):
    for segue in document.root.iter("segue"):
        source = document.parent.get(document.parent[segue])
        if segue.get("kind") in (None, "relationship", "embed") or source is None:
            continue
        tag = source.tag
        yield case(segue, tag, "a known source", holds=tag in SOURCES
                   or tag.endswith(("GestureRecognizer", "ontroller")) or tag == "customObject")


@rule("popover-directions", "A popover's segue has a direction element with all four.",
      "EditedDocument+Segues.swift:anyDirection")
def popover_directions(document):
    for segue in document.root.iter("segue"):
        if segue.get("kind") in ("popover", "popoverPresentation"):
            element = segue.find("popoverArrowDirection")
            found = [] if element is None else [
                side for side in ("up", "down", "left", "right") if element.get(side) == "YES"]
            yield case(segue, found, "all", holds=len(found) == 4)


@rule("tie-breakers", "Of several segues to a controller the document says which one decides.",
      "EditedDocument+Segues.swift:keepInferredMetrics")
def tie_breakers(document):
    named = {each.get("reference") for each in document.root.findall("inferredMetricsTieBreakers/segue")}
    led = {}
    for segue in document.root.iter("segue"):
        if segue.get("kind") != "unwind":
            led.setdefault(segue.get("destination"), set()).add(segue.get("id"))
    for destination, segues in led.items():
        if len(segues) > 1 and destination in document.by_id:
            yield case(document.by_id[destination], len(segues & named), 1, holds=len(segues & named) == 1)


@rule("presentation-styles", "Segues' presentation styles are six.", "SegueItem.swift:presentations")
def presentation_styles(document):
    for segue in document.root.iter("segue"):
        style = segue.get("modalPresentationStyle")
        if style is not None:
            yield case(segue, style, "a known style", holds=style in PRESENTATIONS)
