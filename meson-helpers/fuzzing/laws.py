"""What has to hold of the worker's answers, by kinds of cases."""
import os
import xml.etree.ElementTree as ElementTree

from . import structures
from .failure import Failure


def check(case, answers, folder):
    if rule := RULES.get(case.kind):
        rule(case, answers, folder)


def content(folder, name):
    with open(os.path.join(folder, name), "rb") as file:
        return file.read()


def tree(folder, name):
    data = content(folder, name)
    try:
        return ElementTree.fromstring(data)
    except ElementTree.ParseError as error:
        raise Failure("law", f"{name} isn't well-formed: {error}") from None


def twice(root):
    names = structures.identifiers(root)
    return len(names) - len(set(names))


def merges(case, answers, folder):
    """Whoever changed alone has the last word; nothing is made or lost; nothing new refers to what is gone."""
    both, swapped, *alone = answers[:5]
    for answer, (name, wanted) in zip(alone, [("bbt", "theirs"), ("btb", "theirs"), ("btt", "theirs")]):
        if "error" in answer:
            raise Failure("law", f"{name} fails: {answer['error']['message']}")
        if answer["result"]["conflicts"]:
            raise Failure("law", f"{name} has a conflict: {answer['result']['conflicts'][0]['message']}")
        if content(folder, f"{name}.xib") != content(folder, f"{wanted}.xib"):
            raise Failure("law", f"{name} isn't as {wanted} has it")
    if "error" in both or "error" in swapped:
        raise Failure("law", f"it fails: {both.get('error') or swapped.get('error')}")
    conflicts = both["result"]["conflicts"]
    if bool(conflicts) != bool(swapped["result"]["conflicts"]):
        raise Failure("law", f"a conflict one way only: {(conflicts or swapped['result']['conflicts'])[0]['message']}")
    base, ours, theirs, result = (tree(folder, name + ".xib") for name in ("base", "ours", "theirs", "merged"))
    if twice(result) > max(twice(ours), twice(theirs)):
        raise Failure("law", "an id that is there twice")
    gone = structures.missing(result) - structures.missing(ours) - structures.missing(theirs)
    if gone:
        raise Failure("law", f"refers to what is gone: {sorted(gone)[0]}")
    if conflicts:
        if b"<!-- CONFLICT: " not in content(folder, "merged.xib"):
            raise Failure("law", "a conflict without a comment")
        return
    ids = [set(structures.identifiers(root)) for root in (base, ours, theirs, result)]
    added = (ids[1] - ids[0]) | (ids[2] - ids[0])
    if lost := added - ids[3]:
        raise Failure("law", f"lost what a side added: {sorted(lost)[0]}")
    if lost := (ids[0] & ids[1] & ids[2]) - ids[3]:
        # What refers to something that a side removed goes with it.
        held = {element.get("id") for element in ours.iter()
                if any(element.get(name) and element.get(name) not in ids[3] for name in structures.REFERRING)}
        if lost := lost - held:
            raise Failure("law", f"lost what nobody removed: {sorted(lost)[0]}")
    if back := (ids[3] & ids[0]) - (ids[1] & ids[2]):
        raise Failure("law", f"back without a word: {sorted(back)[0]}")


def edits(case, answers, folder):
    """What was accepted is a document; what its edits say is what it has."""
    if "error" in answers[0]:
        return
    if "error" in answers[1]:
        raise Failure("law", f"can't be read any more: {answers[1]['error']['message']}")
    before, after = content(folder, "Main.storyboard"), content(folder, "edited.storyboard")
    tree(folder, "edited.storyboard")
    made, position = b"", 0
    for part in answers[0]["result"]["replacements"]:
        start, end = part["range"]
        if start < position:
            raise Failure("law", "replacements that overlap")
        made += before[position:start] + part["replacement"].encode()
        position = end
    if made + before[position:] != after:
        raise Failure("law", "the replacements don't make what was written")


RULES = {"structured": merges, "accepted-edits": edits}
