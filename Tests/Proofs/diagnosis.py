#!/usr/bin/env python3
"""Checks with SciPy's HiGHS that what the worker says about a layout follows from its linear system.

Of the system that `ninefold-worker constraints` prints for a scene
- a conflict that `resolve` names can't hold, and can as soon as any one constraint of it is left out;
- the second layout of an ambiguity is as good as the first at every priority, and differs from it in
  every figure that is called open;
- the constraints and rules that `explain` names for a figure by themselves give it its value and no
  other.

    diagnosis.py --worker PROGRAM [--scenes N] [--views N] [--generated N | FOLDER]

FOLDER is searched for documents, which are taken in an order that has nothing to do with their names,
until there are N scenes; of each scene N views are explained. Instead there can be generated ones with
random constraints, always the same.
Exit status: 0; 1 if something does not follow, or there was nothing to check.
"""
import argparse
import collections
import copy
import itertools
import sys
import tempfile
import zlib

import numpy

from generated import write_documents
from priority_levels import Optimum, System
from worker import Worker, documents, shuffled

REQUIRED = 1000
FIGURES = ("x", "y", "width", "height")
VARIABLES = ("minX", "minY", "width", "height")
# Points. Frames are printed to a few decimals.
PRINTED = 2e-3
# Points. What moves by less counts as staying where it is.
LEAST_MOVE = 0.1
# Reasons that are no rows of the system: what follows solving, and what only names a stored place.
OUTSIDE = {"rounding", "alignment", "document"}
# Longer lists of constraints are cut off by `resolve`.
LONGEST_LIST = 50


class Scene:
    """One scene's answers, and what is wrong with them."""

    def __init__(self, worker, path, scene):
        self.worker, self.path, self.scene = worker, path, scene
        self.answer = worker.request(
            "constraints", file=path, scene=scene["id"], asDesigned=True)
        self.index = {name: i for i, name in enumerate(self.answer["variables"])}
        self.superviews = {}
        self.find_superviews(scene["root"], None)
        self.counts = collections.Counter()
        self.faults = []

    def find_superviews(self, node, superview):
        self.superviews[node["id"]] = superview
        is_laid_out = f"{node['id']}.minX" in self.index
        for child in node["children"]:
            self.find_superviews(child, node["id"] if is_laid_out else superview)

    def fault(self, text):
        self.faults.append(f"{self.path}, scene {self.scene['id']}: {text}")

    def part(self, rows):
        """The system with some of its rows only."""
        return System({"variables": self.answer["variables"],
                       "solution": self.answer["solution"], "constraints": rows})

    def figure(self, view, number):
        """A figure of a view's frame in its superview, as terms; None if it is not in the system."""
        name = VARIABLES[number]
        if f"{view}.{name}" not in self.index:
            return None
        terms = [[self.index[f"{view}.{name}"], 1]]
        superview = self.superviews.get(view)
        if number < 2 and superview is not None:
            terms.append([self.index[f"{superview}.{name}"], -1])
        return terms

    def value(self, terms):
        return sum(k * self.answer["solution"][v] for v, k in terms)

    # Conflicts

    def check_conflict(self, issue):
        if len(issue["involved"]) >= LONGEST_LIST:
            return
        self.counts["conflicts"] += 1
        names = {member["id"] for member in issue["involved"]}
        rows = [{**c, "dropped": False} for c in self.answer["constraints"]
                if c["id"] in names and c["priority"] >= REQUIRED]
        if issue["dropped"] not in names:
            self.fault(f"{issue['dropped']} was given up and is not in its conflict")
        if self.can_hold(rows):
            self.fault(f"what {issue['dropped']} is said to conflict with can hold: {names}")
        for name in sorted(names):
            # An implicit rule may be several rows, of which not all take part.
            if not self.can_hold([row for row in rows if row["id"] != name]):
                self.fault(f"the conflict of {issue['dropped']} does not need {name}")

    def can_hold(self, rows):
        optimum = Optimum(self.part(rows))
        try:
            optimum.solve(numpy.zeros(optimum.column_count))
        except ArithmeticError:
            return False
        return True

    # Ambiguity

    def check_ambiguity(self, issue):
        views = [view for view in issue["views"] if len(view["frames"]) == 2]
        if not views:
            return
        self.counts["ambiguities"] += 1
        rows = [c for c in self.answer["constraints"] if not c.get("dropped")]
        # Fixes the figures of the views where the other layout has them.
        for view in views:
            change = [b - a for a, b in zip(*view["frames"])]
            if any(old >= 0 > new + PRINTED for old, new in zip(*(f[2:] for f in view["frames"]))):
                self.fault(f"{view['id']} has a negative length in the other layout")
            for number, name in enumerate(FIGURES):
                slack = PRINTED if abs(change[number]) >= LEAST_MOVE / 2 else LEAST_MOVE
                if name in view["open"] and slack == LEAST_MOVE:
                    self.fault(f"both layouts have the same {name} of {view['id']}")
                terms = self.figure(view["id"], number)
                if terms is None:
                    self.fault(f"{view['id']} is open and not in the system")
                    continue
                constant = -self.value(terms) - change[number]
                rows += [{"id": "", "terms": terms, "relation": relation, "priority": REQUIRED,
                          "constant": constant + shift}
                         for relation, shift in ((">=", slack), ("<=", -slack))]
        system = self.part(rows)
        try:
            optimum = Optimum(system)
            for priority in system.priorities:
                level = system.level(priority)
                errors = sum(system.error(c, system.solution) for c in level)
                other = optimum.minimise(level)
                # What figures lack of their decimals counts as often as they do.
                weight = sum(abs(k) for c in level for _, k in c["terms"])
                if abs(errors - other) > PRINTED * (1 + weight):
                    self.fault(f"the other layout of {issue['id']} is {other - errors:g} worse "
                               f"at priority {priority:g}")
                    break
        except ArithmeticError:
            self.fault(f"the other layout of {issue['id']} breaks what is required")

    # Explanations

    def check_explanation(self, view):
        explanation = self.worker.request(
            "explain", file=self.path, scene=self.scene["id"], view=view, asDesigned=True)
        for number, name in enumerate(FIGURES):
            figure = explanation[name]
            terms = self.figure(view, number)
            if figure.get("open") or terms is None:
                continue
            # The canvas places the root.
            if self.superviews[view] is None and number < 2:
                continue
            self.counts["explained figures"] += 1
            named = {reason["id"] for reason in figure["reasons"] + figure.get("gaveWay", [])
                     if reason["kind"] not in OUTSIDE} | set(figure.get("more", []))
            rows = [c for c in self.answer["constraints"]
                    if c["id"] in named and not c.get("dropped")]
            low, high = self.range(terms, rows)
            value = self.value(terms)
            if max(abs(low - value), abs(high - value)) > PRINTED:
                self.fault(f"the reasons for the {name} of {view}, {value:g}, give "
                           f"{low:g} to {high:g}: {sorted(named)}")

    def range(self, terms, rows):
        """The least and the greatest value of a sum in what some rows have as their best solutions."""
        system = self.part(rows)
        optimum = Optimum(system)
        for priority in system.priorities:
            optimum.minimise(system.level(priority))
        ends = []
        for sign in (1, -1):
            costs = numpy.zeros(optimum.column_count)
            for variable, coefficient in terms:
                costs[variable] += sign * coefficient
            try:
                ends.append(sign * copy.deepcopy(optimum).solve(costs))
            except ArithmeticError:
                ends.append(-sign * numpy.inf)
        return ends


def scenes(worker, folder):
    for path in shuffled(documents(folder)):
        for scene in worker.request("resolve", file=path, asDesigned=True).get("scenes", ()):
            yield Scene(worker, path, scene)


def check(worker, folder, scene_count, view_count):
    """Prints what is wrong with the first scenes; whether nothing is."""
    counts, faults = collections.Counter(), []
    for scene in itertools.islice(scenes(worker, folder), scene_count):
        for issue in scene.scene["issues"]:
            if issue["rule"] == "conflict":
                scene.check_conflict(issue)
            elif issue["rule"] == "ambiguous":
                scene.check_ambiguity(issue)
        views = [view for view in scene.superviews if f"{view}.minX" in scene.index]
        views.sort(key=lambda view: zlib.crc32(view.encode()))
        for view in views[:view_count]:
            scene.check_explanation(view)
        counts += scene.counts
        faults += scene.faults
    print("\n".join(faults))
    print(", ".join(f"{count} {name}" for name, count in counts.items()), len(faults), "wrong")
    return not faults and counts["explained figures"] > 0


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--worker", required=True)
    parser.add_argument("--scenes", type=int, default=100)
    parser.add_argument("--views", type=int, default=2)
    parser.add_argument("--generated", type=int, metavar="N")
    arguments = parser.parse_args()
    with Worker(arguments.worker) as worker, tempfile.TemporaryDirectory() as temporary:
        if arguments.generated:
            write_documents(temporary, arguments.generated)
        is_right = check(worker, arguments.folder or temporary,
                         arguments.generated or arguments.scenes, arguments.views)
    sys.exit(0 if is_right else 1)


if __name__ == "__main__":
    main()
