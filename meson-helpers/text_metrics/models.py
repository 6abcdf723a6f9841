"""The models: what of a row's width is known beforehand, and what is to be fitted.

`terms(row)` is (points known beforehand, {unknown: coefficient}).
"""
import collections
import numpy as np
from .fonts import NEUE_WEIGHTS, WEIGHTS

# How much of the unknown "bold" a weight has.
BOLDNESS = {"medium": 0.4, "semibold": 0.7, "bold": 1.0, "heavy": 1.2, "black": 1.4}
# Points by point size. Source: the tracking table in Apple's Human Interface Guidelines.
TRACKING = {8: .21, 10: .12, 11: .06, 12: 0, 13: -.08, 14: -.15, 15: -.23, 16: -.31, 17: -.43,
            20: -.45, 22: -.26, 24: .07, 28: .38, 34: .4, 48: .35, 64: .22, 80: 0}
TRACK_KNOTS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 24, 28, 34, 48, 120]
# Optical sizes: text up to the first, display from the second (points).
OPTICAL = (17, 28)


def hats(value, knots):
    """The weights of the two knots around a value, for piecewise linear interpolation."""
    value = min(max(value, knots[0]), knots[-1])
    for low, high in zip(knots, knots[1:]):
        if value <= high:
            share = (value - low) / (high - low)
            return [(knot, w) for knot, w in ((low, 1 - share), (high, share)) if w]


def optical(size):
    return min(max((size - OPTICAL[0]) / (OPTICAL[1] - OPTICAL[0]), 0), 1)


def tracking_prior(size):
    """Em."""
    return float(np.interp(size, list(TRACKING), list(TRACKING.values()))) / size


class SystemModel:
    families = {"system"}
    # What a deviation of one em costs, in points: large where there are few rows to tell.
    cost = {"char": 1, "display": 50, "bold": 30, "weight": 2, "track": 5, "kern": 0.001}

    def __init__(self, fonts):
        self.fonts = fonts

    def base(self, size, weight, scalar):
        weight = weight if weight in WEIGHTS else "regular"
        text = self.fonts.text[weight].advance.get(scalar, 0)
        return text + optical(size) * (self.fonts.display[weight].advance.get(scalar, 0) - text)

    def glyph(self, size, weight, scalar):
        share = BOLDNESS.get(weight, 0)
        terms = [(("char", scalar), 1), (("weight", weight), 1)]
        terms += [(("display", scalar), optical(size))] if size > OPTICAL[0] else []
        return terms + ([(("bold", scalar), share)] if share else [])

    def terms(self, row):
        known, unknown = 0.0, collections.Counter()
        scalars = [ord(c) for c in row.text]
        for scalar in scalars:
            known += row.size * (self.base(row.size, row.weight, scalar) + tracking_prior(row.size))
            for key, share in self.glyph(row.size, row.weight, scalar):
                unknown[key] += row.size * share
        for knot, share in hats(row.size, TRACK_KNOTS):
            unknown["track", knot] += row.size * len(scalars) * share
        kern = row.size * sum(map(self.fonts.text_kerning.get, zip(scalars, scalars[1:]),
                                  [0] * len(scalars)))
        if kern:
            unknown["kern", ""] += kern
            known += kern
        return known, unknown


class NeueModel:
    """Helvetica Neue, and the interface variant of it that was iOS 8's system font."""
    families = {"neue", "interface"}
    cost = {"char": 60, "weight": 2, "interface": 2, "kern": 5}

    def __init__(self, fonts):
        self.fonts = fonts

    def base(self, weight, scalar):
        return self.fonts.nimbus[NEUE_WEIGHTS.get(weight, "Bold")].advance.get(scalar, 0)

    def terms(self, row):
        known, unknown = 0.0, collections.Counter()
        scalars = [ord(c) for c in row.text]
        for scalar in scalars:
            known += row.size * self.base(row.weight, scalar)
            unknown["char", scalar] += row.size
            unknown["weight", row.weight] += row.size
            if row.family == "interface":
                unknown["interface", ""] += row.size
        kern = row.size * sum(map(self.fonts.nimbus_kerning.get, zip(scalars, scalars[1:]),
                                  [0] * len(scalars)))
        if kern:
            unknown["kern", ""] += kern
            known += kern
        return known, unknown
