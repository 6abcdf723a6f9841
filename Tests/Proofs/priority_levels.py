#!/usr/bin/env python3
"""Compares the worker's solutions with the optimum that SciPy's HiGHS finds.

`ninefold-worker constraints` prints the linear system of a scene and its solution. Here the same
system is solved by another program, level by level: the sum of absolute errors at the highest
priority is minimised, then that at the next one among the solutions that are as good at the first,
and so on down. The worker's own sums have to be the same.

    priority_levels.py --worker PROGRAM [--systems N] [--generated N | FOLDER]

FOLDER is searched for documents, which are taken in an order that has nothing to do with their names,
as designed and on the screens of the device catalogue in turn, until there are N systems. Instead
there can be generated ones with random constraints, always the same; one in 25 is large.
Exit status: 0; 1 if a solution is not the optimum, or there are fewer systems than asked for.
"""
import argparse
import itertools
import sys
import tempfile

import numpy
from scipy.optimize import linprog
from scipy.sparse import coo_matrix

from generated import write_documents
from worker import Worker, documents, shuffled

REQUIRED = 1000
# Points, and sums of points: what has to agree.
TOLERANCE = 1e-6
# Whether HiGHS simplifies a system first, and its own tolerances, from the tightest that it takes: it
# gives some systems up whose equalities follow from each other only to so many decimals.
ATTEMPTS = ((True, 1e-10), (False, 1e-10), (False, 1e-9), (False, 1e-8), (False, 1e-7))
# Reduced costs and prices above this are more than rounding.
DUAL = 1e-9


class System:
    """Σ coefficient · variable + constant (relation) 0, by priority."""

    def __init__(self, answer):
        self.variable_count = len(answer["variables"])
        self.solution = numpy.array(answer["solution"])
        # The worker takes lengths as equal to 11 digits, which counts only beyond any layout's width.
        self.scale = max(1, abs(self.solution).max(initial=0) / 5e4)
        self.rows = [c for c in answer["constraints"] if not c.get("dropped")]
        self.dropped = [c for c in answer["constraints"] if c.get("dropped")]
        self.priorities = sorted({c["priority"] for c in self.rows if c["priority"] < REQUIRED},
                                 reverse=True)

    def required(self):
        return [c for c in self.rows if c["priority"] >= REQUIRED]

    def level(self, priority):
        return [c for c in self.rows if c["priority"] == priority]

    def error(self, constraint, values):
        """How far the constraint is from holding, in its own units."""
        left = constraint["constant"] + sum(k * values[v] for v, k in constraint["terms"])
        if constraint["relation"] == ">=":
            return max(0.0, -left)
        if constraint["relation"] == "<=":
            return max(0.0, left)
        return abs(left)


class Optimum:
    """Solves a system with HiGHS, one level after the other.

    Whatever is as good for a level as its optimum meets the optimum's dual solution: errors that have
    a reduced cost are zero, and inequalities that have a price hold as equalities. So the levels
    below choose among exactly the solutions that are best so far. To allow the sum of errors instead
    would need some slack, of which large multipliers make anything.
    """

    def __init__(self, system):
        self.column_count = self.first_error = system.variable_count
        self.best_errors = []
        self.rows = Rows()
        for constraint in system.required():
            self.add(constraint, [])

    def add(self, constraint, errors):
        """Adds a row; `errors` are the columns that its error is made of, with their signs."""
        sign = -1 if constraint["relation"] == ">=" else 1
        terms = [(v, sign * k) for v, k in constraint["terms"]]
        self.rows.add(terms + [(column, sign * e) for column, e in errors],
                      -sign * constraint["constant"], constraint["relation"] == "==")

    def minimise(self, constraints):
        """The least sum of the constraints' errors, which is kept from now on."""
        columns = []
        for constraint in constraints:
            signs = {"==": (1, -1), ">=": (1,), "<=": (-1,)}[constraint["relation"]]
            errors = [(self.column_count + i, sign) for i, sign in enumerate(signs)]
            self.column_count += len(signs)
            columns += [column for column, _ in errors]
            self.best_errors += [numpy.inf] * len(signs)
            self.add(constraint, errors)
        costs = numpy.zeros(self.column_count)
        costs[columns] = 1
        return self.solve(costs)

    def solve(self, costs):
        upper, equal = self.rows.inequalities(), self.rows.equalities()
        # The system's variables are free, errors are not negative.
        bounds = numpy.full((self.column_count, 2), (-numpy.inf, numpy.inf))
        bounds[self.first_error:, 0] = 0
        bounds[self.first_error:, 1] = self.best_errors
        for presolve, tolerance in ATTEMPTS:
            result = linprog(
                costs, A_ub=self.rows.matrix(upper, self.column_count),
                b_ub=self.rows.right_sides(upper), A_eq=self.rows.matrix(equal, self.column_count),
                b_eq=self.rows.right_sides(equal), bounds=bounds, method="highs",
                options={"presolve": presolve, "primal_feasibility_tolerance": tolerance,
                         "dual_feasibility_tolerance": tolerance})
            if result.status == 0:
                break
        else:
            raise ArithmeticError(f"HiGHS: {result.message}")
        for index, column in enumerate(range(self.first_error, self.column_count)):
            if result.lower.marginals[column] > DUAL:
                self.best_errors[index] = 0
        for row, price in zip(upper, result.ineqlin.marginals):
            if price < -DUAL:
                self.rows.are_equal[row] = True
        return result.fun


class Rows:
    """Σ coefficient · column = target, or ≤ target."""

    def __init__(self):
        self.terms, self.targets, self.are_equal = [], [], []

    def add(self, terms, target, is_equal):
        self.terms.append(terms)
        self.targets.append(target)
        self.are_equal.append(is_equal)

    def equalities(self):
        return [row for row, is_equal in enumerate(self.are_equal) if is_equal]

    def inequalities(self):
        return [row for row, is_equal in enumerate(self.are_equal) if not is_equal]

    def matrix(self, rows, column_count):
        """None where there are no rows, which is how `linprog` wants it."""
        if not rows:
            return None
        terms = [(place, *term) for place, row in enumerate(rows) for term in self.terms[row]]
        places, columns, coefficients = zip(*terms) if terms else ((), (), ())
        # Terms of one variable are summed.
        return coo_matrix((coefficients, (places, columns)),
                          shape=(len(rows), column_count)).tocsr()

    def right_sides(self, rows):
        return [self.targets[row] for row in rows] or None


def faults(system):
    """What the system's solution gets wrong, in words; empty if it is the optimum."""
    found = []
    for constraint in system.required():
        error = system.error(constraint, system.solution)
        if error > TOLERANCE * system.scale:
            found.append(f"{constraint['id']} is required and is {error:g} off")
    optimum = Optimum(system)
    for priority in system.priorities:
        level = system.level(priority)
        errors = sum(system.error(c, system.solution) for c in level)
        best = optimum.minimise(level)
        if abs(errors - best) > TOLERANCE * system.scale:
            found.append(f"errors at priority {priority:g} add up to {errors:.12g}, not {best:.12g}")
    return found


def systems(worker, folder):
    """The systems of the documents' scenes, with what they are called."""
    screens = worker.screens()
    for number, path in enumerate(shuffled(documents(folder))):
        for canvas in ({"asDesigned": True}, screens[number % len(screens)]):
            answer = worker.request("resolve", file=path, **canvas)
            for scene in answer.get("scenes", ()):
                system = worker.request("constraints", file=path, scene=scene["id"], **canvas)
                yield f"{path}, scene {scene['id']}, {canvas}", System(system)


def check(worker, folder, count):
    """Prints what is wrong with the first systems; whether nothing is."""
    checked = wrong = 0
    for name, system in itertools.islice(systems(worker, folder), count):
        checked += 1
        found = faults(system)
        wrong += bool(found)
        for fault in found:
            print(f"{name}: {fault}")
    print(f"{checked} systems, {wrong} not at their optimum")
    return wrong == 0 and checked >= count


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?")
    parser.add_argument("--worker", required=True)
    parser.add_argument("--systems", type=int, default=500)
    parser.add_argument("--generated", type=int, metavar="N")
    arguments = parser.parse_args()
    with Worker(arguments.worker) as worker, tempfile.TemporaryDirectory() as temporary:
        if arguments.generated:
            write_documents(temporary, arguments.generated, large=arguments.generated // 25)
        is_right = check(worker, arguments.folder or temporary, arguments.systems)
    sys.exit(0 if is_right else 1)


if __name__ == "__main__":
    main()
