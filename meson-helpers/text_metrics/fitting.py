"""Robust regression by linear programming, and its validation on repositories left out."""
import collections, math, sys
import numpy as np
import scipy.sparse as sparse
from scipy.optimize import linprog

def fit(model, rows):
    """{unknown: em}; unknowns that aren't in it are 0."""
    solution = solve(model, rows)
    for _ in range(2):
        near = [r for r in rows if abs(predict(model, solution, r) - r.width) <= 2 + 0.02 * r.width]
        solution = solve(model, near)
    return solution


def solve(model, rows):
    terms = [model.terms(row) for row in rows]
    keys = sorted({k for _, t in terms for k in t}, key=str)
    column = {k: i for i, k in enumerate(keys)}
    entries = [(i, column[k], x) for i, (_, t) in enumerate(terms) for k, x in t.items()]
    i, j, x = zip(*entries)
    matrix = sparse.csr_matrix((x, (i, j)), (len(rows), len(keys)))
    known = np.array([k for k, _ in terms])
    high = np.array([r.width for r in rows]) - known
    low = high - np.array([r.grid for r in rows])
    one, none = sparse.eye(len(rows)), sparse.csr_matrix((len(rows), len(rows)))
    # Unknowns are split in positive and negative parts; each row has a slack below and above.
    # 0.02 pt keeps solutions off the edges of the intervals, where rounding would flip them.
    system = sparse.vstack([sparse.hstack([-matrix, matrix, -one, none]),
                            sparse.hstack([matrix, -matrix, none, -one])]).tocsr()
    bounds = np.concatenate([-low - 0.02, high - 0.02])
    cost = np.array([model.cost[k[0]] for k in keys])
    result = linprog(np.concatenate([cost, cost, np.ones(2 * len(rows))]), system, bounds,
                     bounds=(0, None), method="highs")
    if result.status != 0:
        sys.exit(f"fit-text-metrics: the linear program failed: {result.message}")
    values = result.x[:len(keys)] - result.x[len(keys):2 * len(keys)]
    return {k: float(values[i]) for k, i in column.items() if values[i]}


def predict(model, solution, row):
    known, unknown = model.terms(row)
    return known + sum(x * solution.get(k, 0.0) for k, x in unknown.items())


def validate(model, rows, folds=5):
    """Errors (points, after rounding up) on texts and repositories that the fit never saw."""
    names = sorted({o for r in rows for o in r.origins if o})
    np.random.default_rng(1).shuffle(names)
    for fold in range(folds):
        held = {n for i, n in enumerate(names) if i % folds == fold}
        out = [r for r in rows if r.origins - {None} and r.origins - {None} <= held]
        inside = [r for r in rows if not (r.origins & held)]
        seen = {r.text for r in inside}
        out = [r for r in out if r.text not in seen]
        solution = fit(model, inside)
        for row in out:
            yield row, [math.ceil((w - 1e-6) / row.grid) * row.grid - row.width
                        for w in (predict(model, {}, row), predict(model, solution, row))]


def print_validation(model, rows):
    results = list(validate(model, rows))
    groups = collections.defaultdict(list)
    for row, errors in results:
        for group in {row.weight, row.weight + (" < 20 pt" if row.size < 20 else " >= 20 pt")}:
            groups[f"{row.family} {group}"].append(errors)
            if "free" in row.placement:
                groups[f"{row.family} {group}, not in stacks"].append(errors)
    print(f"{'texts held out':46}{'n':>5}  {'prior: 1 pt':>11}  {'fit: exact':>10}"
          f"{'0.5 pt':>8}{'1 pt':>8}{'2 pt':>8}")
    for name in sorted(groups):
        prior, fitted = np.abs(np.array(groups[name])).T
        shares = [100 * np.mean(fitted < limit) for limit in (0.01, 0.51, 1.01, 2.01)]
        print(f"{name:46}{len(fitted):5}  {100 * np.mean(prior < 1.01):10.0f}%  {shares[0]:9.0f}%"
              + "".join(f"{s:7.0f}%" for s in shares[1:]))
