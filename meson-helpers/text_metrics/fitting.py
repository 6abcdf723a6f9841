"""Regression on widths that are known to a pixel, and its validation on repositories left out."""
import collections, math
import numpy as np
import scipy.sparse as sparse
from scipy.optimize import minimize
from scipy.special import expit

# The noise in points, from coarse to fine, so that rows far off find their way.
NOISE = (2, 1, 0.6, 0.4, 0.25, 0.15, 0.11, 0.08)
# The likelihood of a stretched row's width, in 1/pixel.
STRETCHED = 0.01


def fit(model, rows):
    """{unknown: em}; unknowns that aren't in it are 0.

    Rows that may have been set in one of several spacings take part, from the second round on, with
    the one that explains them best.
    """
    known = [r for r in rows if len(model.candidates(r)) == 1]
    unsettled = [r for r in rows if len(model.candidates(r)) > 1]
    solution = solve(model, known)
    for _ in range(2 if unsettled else 0):
        settled = [min(model.candidates(r), key=lambda c: abs(
            predict(model, solution, c) - (c.width - c.grid / 2))) for r in unsettled]
        solution = solve(model, known + settled)
    return solution


def solve(model, rows):
    terms = [model.terms(row) for row in rows]
    keys = sorted({k for _, t in terms for k in t}, key=str)
    column = {k: i for i, k in enumerate(keys)}
    entries = [(i, column[k], x) for i, (_, t) in enumerate(terms) for k, x in t.items()]
    i, j, x = zip(*entries)
    spread = np.array([model.spread[k[0]] for k in keys])
    matrix = sparse.csr_matrix((x, (i, j)), (len(rows), len(keys))) @ sparse.diags(spread)
    known = np.array([k for k, _ in terms])
    high = np.array([r.width for r in rows])
    low = high - np.array([r.grid for r in rows])
    doubt = np.array([r.doubt for r in rows])
    # What several repositories have counts as often, so that frequent texts are right.
    counts = np.array([max(1, len(r.origins - {None})) for r in rows])
    values = np.zeros(len(keys))
    for noise in NOISE:
        def loss(values):
            width = known + matrix @ values
            above, below = expit((high - width) / noise), expit((low - width) / noise)
            likelihood = (1 - doubt) * (above - below) + doubt * STRETCHED
            slope = (1 - doubt) * (below * (1 - below) - above * (1 - above)) / noise / likelihood
            return (values @ values / 2 - counts @ np.log(likelihood),
                    values - matrix.T @ (counts * slope))
        values = minimize(loss, values, jac=True, method="L-BFGS-B",
                          options={"maxiter": 1000, "maxfun": 1200}).x
    return {k: float(values[i] * spread[i]) for k, i in column.items() if values[i]}


def predict(model, solution, row):
    known, unknown = model.terms(row)
    return known + sum(x * solution.get(k, 0.0) for k, x in unknown.items())


def validate(model, rows, folds=5):
    """Errors (points, after rounding up) on texts and repositories that the fit never saw."""
    names = sorted({o for r in rows for o in r.origins if o})
    np.random.default_rng(1).shuffle(names)
    for fold in range(folds):
        held = {n for i, n in enumerate(names) if i % folds == fold}
        out = [r for r in rows if r.origins - {None} and r.origins - {None} <= held
               and r.placement & {"free", "stack"} and len(model.candidates(r)) == 1]
        texts = {r.text for r in out}
        inside = [r for r in rows if not r.origins & held and r.text not in texts]
        solution = fit(model, inside)
        for row in out:
            errors = [math.ceil((w - 1e-3) / row.grid) * row.grid - row.width
                      for w in (predict(model, {}, row), predict(model, solution, row))]
            # What a stack view made longer is no error.
            if "free" in row.placement or abs(errors[1]) <= max(4, 0.05 * row.width):
                yield row, errors


def print_validation(model, rows):
    groups = collections.defaultdict(list)
    for row, errors in validate(model, rows):
        part = " < 20 pt" if row.size < 20 else " >= 20 pt"
        for group in {"", part, f" {row.weight}", f" {row.weight}{part}", f" {row.spacing or ''}"}:
            groups[f"{row.family}{group}"].append(errors)
    print(f"{'texts held out':36}{'n':>5}  {'prior: 1 pt':>11}  {'fit: exact':>10}"
          f"{'0.5 pt':>8}{'1 pt':>8}{'2 pt':>8}")
    for name in sorted(groups):
        prior, fitted = np.abs(np.array(groups[name])).T
        shares = [100 * np.mean(fitted < limit) for limit in (0.01, 0.51, 1.01, 2.01)]
        print(f"{name:36}{len(fitted):5}  {100 * np.mean(prior < 1.01):10.0f}%  {shares[0]:9.0f}%"
              + "".join(f"{s:7.0f}%" for s in shares[1:]))
