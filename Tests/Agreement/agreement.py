#!/usr/bin/env python3
"""Measures how far the worker's layout agrees with that of Interface Builder.

Interface Builder stores in every view's element the frame that it computed for the document's
canvas. Each document is copied with zeros for the frames of all views that constraints place in a
superview (`translatesAutoresizingMaskIntoConstraints="NO"`), the worker lays the copy out with
`resolve --as-designed`, and its frames are compared with those that were stored. Images and other
files around the document are not seen.

What is scored: those views, where they are installed for the canvas and have a stored frame. Left
out are
 - views with `fixedFrame`, which keep what is stored, as nothing else says where they are;
 - scenes that Interface Builder had not finished: with a view that it marked as misplaced or
   ambiguous, or with stored frames that break a required constraint by more than a point, as far
   as that can be told from the frames alone (not where it is about a guide or a margin, or a
   scroll view's content);
 - scenes with a font that neither the system nor a free font stands in for;
 - documents without Auto Layout, and those of the tools from 24127 on, which store doubled
   offsets.
A view agrees where x, y, width and height are each within 1 point, and is exact within 0.01. Views
that the worker leaves out, and all of a document that it can't read, count as wrong.

    agreement.py --worker PROGRAM [--by class|document] [--worst N] [--wrong TEXT]
        [--min PERCENT] PATH...

A PATH is a document, or a folder that is searched for documents.
Exit status: 0; 1 if less than `--min` percent agree; 2 if nothing could be measured.
"""
import argparse
import collections
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from dataclasses import dataclass

from scored import StoredDocument, blinded, frame
from worker import documents

NEAR, EXACT = 1.0, 0.01
# Documents for one run of the worker, and seconds that it may take for each of them.
BATCH, TIMEOUT = 200, 30


@dataclass(frozen=True)
class View:
    """A scored view, with its frame as stored and as the worker has it."""
    document: str
    repository: str
    tag: str
    id: str
    stored: list
    found: list | None

    def agrees(self, tolerance):
        return self.found is not None and all(
            abs(a - b) <= tolerance for a, b in zip(self.stored, self.found))


@dataclass(frozen=True)
class Copy:
    """A document's blinded copy."""
    path: str
    document: str
    repository: str
    scored: dict


def found_documents(path):
    """The documents at a path, with their names and, in a folder, the repositories: its folders."""
    if not os.path.isdir(path):
        return [(path, path, path)]
    names = [(found, os.path.relpath(found, path)) for found in documents(path)]
    return [(found, name, name.split(os.sep)[0]) for found, name in names]


def copies(paths, folder):
    """Writes the blinded copies of the documents that have something to score."""
    for path in paths:
        for number, (source, name, repository) in enumerate(found_documents(path)):
            try:
                scored = StoredDocument(source).scored_views()
            except ET.ParseError:
                continue
            if not scored:
                continue
            # Without the names and the places by which files around the documents would be found.
            copy = tempfile.mkdtemp(dir=folder) + "/copy" + os.path.splitext(source)[1]
            with open(source, "rb") as stored, open(copy, "wb") as target:
                target.write(blinded(stored.read()))
            yield Copy(copy, name, repository, scored)


def resolved(worker, paths):
    """The worker's results by path. Those of documents behind one that ends it are missing."""
    results = {}
    for first in range(0, len(paths), BATCH):
        command = [worker, "resolve", "--as-designed", "--timeout", str(TIMEOUT)]
        run = subprocess.run(
            command + paths[first:first + BATCH], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        for line in run.stdout.splitlines():
            result = json.loads(line)
            results[result["file"]] = result
    return results


def frames(result):
    """The frames in a result by the views' ids."""
    found = {}
    nodes = [s["root"] for s in reversed(result.get("scenes", ())) if s.get("root")]
    while nodes:
        node = nodes.pop()
        found.setdefault(node["id"], node["frame"])
        nodes.extend(reversed(node["children"]))
    return found


def measured(worker, paths):
    """The scored views, how many documents they are in, and how many of these had no result."""
    with tempfile.TemporaryDirectory() as folder:
        blind = list(copies(paths, folder))
        results = resolved(worker, [copy.path for copy in blind])
    views, refused = [], 0
    for copy in blind:
        result = results.get(copy.path, {"error": {}})
        refused += "error" in result
        found = frames(result)
        views += [
            View(copy.document, copy.repository, element.tag, identifier, frame(element),
                 found.get(identifier))
            for identifier, element in copy.scored.items()]
    return views, len(blind), refused


def percent(views, tolerance):
    return 100 * sum(view.agrees(tolerance) for view in views) / len(views)


def groups(views, key):
    """The views by what a key says of them."""
    found = collections.defaultdict(list)
    for view in views:
        found[getattr(view, key)].append(view)
    return found


def wrong(views):
    return [view for view in views if not view.agrees(NEAR)]


def print_groups(found):
    """A line for each group, those with the most views that don't agree first."""
    for name, views in sorted(found, key=lambda group: (-len(wrong(group[1])), group[0])):
        agreeing = len(views) - len(wrong(views))
        print(f"{name:70.70} {agreeing:6}/{len(views):<6} {percent(views, NEAR):6.2f} % "
              f"{percent(views, EXACT):6.2f} % exact")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("paths", nargs="+", metavar="PATH")
    parser.add_argument("--worker", required=True)
    parser.add_argument("--by", choices=["class", "document"], help="print a line for each")
    parser.add_argument("--worst", type=int, default=0, metavar="N",
                        help="print the N documents with the most views that don't agree")
    parser.add_argument("--wrong", metavar="TEXT",
                        help="print the views that don't agree in documents with TEXT in the path")
    parser.add_argument("--min", type=float, metavar="PERCENT")
    options = parser.parse_args()
    try:
        views, count, refused = measured(options.worker, options.paths)
    except OSError as error:
        print(f"agreement.py: {error}", file=sys.stderr)
        return 2
    if not views:
        print("agreement.py: there is nothing to score", file=sys.stderr)
        return 2

    if options.by:
        print_groups(groups(views, "tag" if options.by == "class" else "document").items())
    if options.worst:
        worst = sorted(groups(views, "document").items(), key=lambda g: (-len(wrong(g[1])), g[0]))
        print_groups(worst[:options.worst])
    if options.wrong is not None:
        for view in wrong(view for view in views if options.wrong in view.document):
            print(f"{view.document}: {view.tag} {view.id}\n  stored {view.stored}\n"
                  f"  found  {view.found}")
    print(f"{count} documents ({refused} not read), {len(views)} views: "
          f"{percent(views, NEAR):.2f} % within {NEAR:g} pt, {percent(views, EXACT):.2f} % exact")
    repositories = groups(views, "repository").values()
    if len(repositories) > 1:
        near, exact = (
            sum(percent(each, tolerance) for each in repositories) / len(repositories)
            for tolerance in (NEAR, EXACT))
        print(f"mean over {len(repositories)} repositories: {near:.2f} % within {NEAR:g} pt, "
              f"{exact:.2f} % exact")
    return int(options.min is not None and percent(views, NEAR) < options.min)


if __name__ == "__main__":
    sys.exit(main())
