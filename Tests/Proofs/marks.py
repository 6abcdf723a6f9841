#!/usr/bin/env python3
"""Compares what the worker finds misplaced or ambiguous with Interface Builder's own marks.

Interface Builder writes misplaced="YES" and ambiguous="YES" on views of the scenes that it had open.
The worker doesn't look at these; here they are held against its `issues`, as designed. A view that
only the worker names need not be a fault: scenes that were not opened keep their frames and get no
marks. So precision is also given for scenes that have marks of the kind. Nor need a view be one that
only Interface Builder marked: marks outlive what caused them in the same way.

    marks.py --worker PROGRAM [--least RULE=BOTH:OURS]... FOLDER

--least gives the views that both have to name at least, and of those that the worker names alone how
many there may be at most. Exit status: 0; 1 if there are fewer, or more.
"""
import argparse
import collections
import sys

from document import Document
from worker import Worker, documents

RULES = ("misplaced", "ambiguous")


def marked(document, rule):
    """Ids of the views that Interface Builder marked in the configuration that it showed."""
    return {e.get("id") for e in document.root.iter()
            if e.get(rule) == "YES" and e.tag != "variation"}


def named(answer, rule):
    """Ids of the views that the worker names."""
    issues = [issue for scene in answer.get("scenes", ()) for issue in scene["issues"]
              if issue["rule"] == rule]
    if rule == "misplaced":
        return {issue["id"] for issue in issues}
    return {view["id"] for issue in issues for view in issue["views"] if view["open"]}


def scene(document, identifier):
    """The scene that a view is in; in a xib the top-level view."""
    element = document.by_id.get(identifier)
    while element is not None and element.tag != "scene":
        above = document.parent.get(element)
        if above is not None and above is document.root.find("objects"):
            break
        element = above
    return element


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--worker", required=True)
    parser.add_argument("--least", action="append", default=[], metavar="RULE=BOTH:OURS")
    arguments = parser.parse_args()
    counts = {rule: collections.Counter() for rule in RULES}
    with Worker(arguments.worker) as worker:
        for path in documents(arguments.folder):
            answer = worker.request("resolve", file=path, asDesigned=True)
            document = Document(path) if "scenes" in answer else None
            for rule in RULES if document else ():
                theirs, ours = marked(document, rule), named(answer, rule)
                opened = {scene(document, view) for view in theirs}
                counts[rule].update(
                    both=len(ours & theirs), ours=len(ours - theirs), theirs=len(theirs - ours),
                    opened=sum(scene(document, view) in opened for view in ours - theirs))
    for rule, count in counts.items():
        found, marks = count["both"] + count["ours"], count["both"] + count["theirs"]
        print(f"{rule}: {count['both']} of {marks} that are marked "
              f"(recall {count['both'] / max(marks, 1):.0%}), {count['ours']} that are not "
              f"(precision {count['both'] / max(found, 1):.0%}), {count['opened']} of them in scenes "
              f"with marks ({count['both'] / max(count['both'] + count['opened'], 1):.0%})")
    are_met = True
    for limit in arguments.least:
        rule, _, figures = limit.partition("=")
        both, ours = map(int, figures.split(":"))
        are_met &= counts[rule]["both"] >= both and counts[rule]["ours"] <= ours
    sys.exit(0 if are_met else 1)


if __name__ == "__main__":
    main()
