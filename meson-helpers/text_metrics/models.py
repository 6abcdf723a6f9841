"""The models: what of a row's width is known beforehand, and what is to be fitted.

`terms(row)` is (points known beforehand, {unknown: coefficient}).
"""
import collections, unicodedata
import numpy as np
from .fonts import NEUE_WEIGHTS, WEIGHTS

# San Francisco was spaced anew in these versions of iOS. First tools versions of the Xcode that
# came with each; the one before them is iOS 9.
SPACINGS = {"iOS 9": 0, "iOS 11": 13000, "iOS 13": 14800, "iOS 14": 16100}
# Up to iOS 13 text had glyphs for text below this point size and for display from it on.
DISPLAY = 20
# Since iOS 14 the glyphs change steadily between these point sizes.
OPTICAL = (17, 28)

# How much of what a weight does to a character's advance each weight has.
BOLDNESS = {"ultraLight": -0.8, "thin": -0.6, "light": -0.3, "regular": 0, "medium": 0.3,
            "semibold": 0.55, "bold": 0.8, "heavy": 1.1, "black": 1.4}
# 1/1000 em by point size. Source: the tracking tables of Apple's Human Interface Guidelines, of
# 2016 for the glyphs in two sizes and of today for those that change steadily.
STATIC_TRACKING = {
    6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -24,
    18: -25, 19: -26, 20: 19, 21: 17, 22: 16, 24: 15, 26: 14, 28: 13, 30: 12, 34: 11, 40: 10,
    44: 9, 50: 7, 64: 4, 80: 0}
STEADY_TRACKING = {
    6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26,
    18: -25, 19: -24, 20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14,
    30: 14, 32: 13, 34: 12, 36: 10, 44: 9, 48: 8, 56: 6, 64: 4, 80: 0}
# Point sizes between which deviations from it are linear, and those of the table that is written.
TRACK_KNOTS = [6, 8, *range(9, 21), 22, 24, 26, 28, 34, 48, 80, 120]
TRACK_SIZES = [*range(6, 31), 32, 34, 36, 40, 44, 48, 56, 64, 80, 120]


def hats(value, knots):
    """The weights of the two knots around a value, for piecewise linear interpolation."""
    value = min(max(value, knots[0]), knots[-1])
    for low, high in zip(knots, knots[1:]):
        if value <= high:
            share = (value - low) / (high - low)
            return [(knot, w) for knot, w in ((low, 1 - share), (high, share)) if w]


def spacing_of(tools):
    """The name of the spacing of a document's tools version."""
    return [name for name, first in SPACINGS.items() if tools >= first][-1]


def group_of(scalar):
    """Characters that change alike with size and weight."""
    character = chr(scalar)
    if character.isdigit():
        return "digit"
    if character.isupper():
        return "upper"
    if character in "iljtfr.,:;'|!() -":
        return "narrow"
    return "lower" if character.islower() else "other"


def unaccented(scalar, advances):
    """The letter under an accented one, where that is as wide in the prior: what is fitted for one
    holds for the other."""
    letter = ord(unicodedata.normalize("NFD", chr(scalar))[0])
    return letter if advances.get(letter) == advances.get(scalar) else scalar


class SystemModel:
    families = {"system"}
    # The size in which a deviation is expected, in em (`scale…`, `likeness`, `kern`: without unit).
    spread = {"char": 0.05, "display": 0.03, "displayGroup": 0.015, "bold": 0.015,
              "boldGroup": 0.06, "displayBold": 0.008, "displayBoldGroup": 0.02, "weight": 0.02,
              "displayWeight": 0.02, "track": 0.004, "spacing": 0.005, "scale": 1,
              "displayScale": 1, "likeness": 1, "weightScale": 0.5, "kern": 0.5, "pair": 0.006}

    def __init__(self, fonts):
        self.fonts = fonts

    def candidates(self, row):
        """The row for each spacing that it may have been set in."""
        if row.spacing:
            return [row]
        return [row._replace(spacing=spacing) for spacing in SPACINGS]

    def display(self, size, spacing):
        """The share of the glyphs for display."""
        if spacing != "iOS 14":
            return float(size >= DISPLAY)
        return min(max((size - OPTICAL[0]) / (OPTICAL[1] - OPTICAL[0]), 0), 1)

    def base(self, display, weight, scalar):
        text = self.fonts.text[weight].advance.get(scalar, 0)
        return text + display * (self.fonts.display[weight].advance.get(scalar, 0) - text)

    def glyph(self, display, weight, scalar):
        """{unknown: coefficient} of an advance, without tracking. Linear in `display`."""
        advances = self.fonts.text["regular"].advance
        scalar = unaccented(scalar, advances)
        bold, group = BOLDNESS[weight], group_of(scalar)
        regular = advances.get(scalar, 0)
        terms = {("char", scalar): 1, ("scale",): regular}
        if display:
            terms["display", scalar] = terms["displayGroup", group] = display
            terms["displayScale",] = display * regular
            terms["likeness",] = self.base(display, "regular", scalar) - regular
        if bold:
            side = "heavier" if bold > 0 else "lighter"
            added = self.base(display, weight, scalar) - self.base(display, "regular", scalar)
            terms["bold", side, scalar] = terms["boldGroup", side, group] = bold
            terms["weightScale", weight], terms["weight", weight] = added, 1
            if display:
                terms["displayBold", side, scalar] = display * bold
                terms["displayBoldGroup", side, group] = display * bold
                terms["displayWeight", weight] = display
        return terms

    def tracking(self, size, spacing):
        """(em known beforehand, {unknown: coefficient}) after every character."""
        steady = spacing == "iOS 14"
        table = STEADY_TRACKING if steady else STATIC_TRACKING
        known = float(np.interp(size, list(table), list(table.values()))) / 1000
        terms = {("track", steady and size > 16, knot): w for knot, w in hats(size, TRACK_KNOTS)}
        part = "small" if size < 17 else "text" if size < DISPLAY else "display"
        terms["spacing", "iOS 13" if steady else spacing, part] = 0 if steady else 1
        return known, terms

    def terms(self, row):
        weight = row.weight if row.weight in WEIGHTS else "regular"
        display = self.display(row.size, row.spacing)
        known, unknown = 0.0, collections.Counter()
        track, track_terms = self.tracking(row.size, row.spacing)
        scalars = [ord(c) for c in row.text]
        for scalar in scalars:
            known += self.base(display, weight, scalar) + track
            unknown.update(self.glyph(display, weight, scalar))
        unknown.update({key: x * len(scalars) for key, x in track_terms.items()})
        pairs = list(zip(scalars, scalars[1:]))
        kern = sum(self.fonts.text_kerning.get(pair, 0) for pair in pairs)
        unknown["kern",] = kern
        unknown.update(("pair", *pair) for pair in pairs)
        return row.size * (known + kern), {k: row.size * x for k, x in unknown.items() if x}


class NeueModel:
    """Helvetica Neue, and the system font of iOS 8, which is the same but spaced by point size."""
    families = {"neue", "interface"}
    spread = {"char": 0.01, "sign": 0.04, "light": 0.02, "weight": 0.006, "track": 0.015, "kern": 0.5}
    # How much wider than regular a character is on average, in em, of the weights whose prior is the
    # regular weight. Source: average widths in the font metrics of the Capsize project (MIT licence).
    wider = {"ultraLight": -0.050, "thin": -0.032, "light": -0.017, "medium": 0.015}
    # How much of what lightness does to single characters each weight has.
    lightness = {"ultraLight": 1.5, "thin": 1, "light": 0.5}
    # Point sizes between which the tracking of iOS 8's system font is linear.
    knots = [10, 12, 15, 17, 24, 48]

    def __init__(self, fonts):
        self.fonts = fonts

    def candidates(self, row):
        return [row]

    def base(self, weight, scalar):
        advance = self.fonts.nimbus[NEUE_WEIGHTS[weight]].advance.get(scalar, 0)
        # All digits are as wide, in every weight.
        return advance if chr(scalar).isdigit() else advance + self.wider.get(weight, 0)

    def glyph(self, weight, scalar):
        """{unknown: coefficient} of an advance, without tracking."""
        scalar = unaccented(scalar, self.fonts.nimbus[NEUE_WEIGHTS[weight]].advance)
        character = chr(scalar)
        if character.isdigit():
            return {("char", ord("0")): 1}
        # Of signs the prior is a poorer likeness than of letters: parentheses differ by 0.07 em.
        terms = {("char" if character.isalnum() or character == " " else "sign", scalar): 1}
        terms["weight", weight] = 1
        if weight in self.lightness:
            terms["light", scalar] = self.lightness[weight]
        return terms

    def tracking(self, size):
        """{unknown: coefficient} after every character of iOS 8's system font."""
        return {("track", knot): w for knot, w in hats(size, self.knots)}

    def terms(self, row):
        system = row.family == "interface"
        # The bold system font of iOS 8 is the medium weight.
        weight = "medium" if system and row.weight == "bold" else row.weight
        known, unknown = 0.0, collections.Counter()
        scalars = [ord(c) for c in row.text]
        for scalar in scalars:
            known += self.base(weight, scalar)
            unknown.update(self.glyph(weight, scalar))
        if system:
            unknown.update({k: x * len(scalars) for k, x in self.tracking(row.size).items()})
        kern = sum(map(self.fonts.nimbus_kerning.get, zip(scalars, scalars[1:]),
                       [0] * len(scalars)))
        unknown["kern",] = kern
        return row.size * (known + kern), {k: row.size * x for k, x in unknown.items() if x}
