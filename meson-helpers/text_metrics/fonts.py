"""Advances and kerning of the free fonts that are the prior."""
import os
from fontTools.ttLib import TTFont

# Scalars in the table, as closed ranges. Others are measured as their script's average.
RANGES = [(0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x203A), (0x20AC, 0x20AC), (0x2116, 0x2122),
          (0x2190, 0x2193), (0x2212, 0x2212), (0x25CF, 0x25CF), (0x2713, 0x2713),
          (0x386, 0x3CE), (0x400, 0x45F)]
SCALARS = [s for first, last in RANGES for s in range(first, last + 1)]
KERNED = [s for s in SCALARS if s < 0x100 or 0x2010 <= s <= 0x203A]

# Weights of the system font and of Helvetica Neue, with the free fonts' styles nearest to them.
# UIKit's ultra light is its lightest, elsewhere it is thin.
WEIGHTS = {"ultraLight": "Thin", "thin": "ExtraLight", "light": "Light", "regular": "Regular",
           "medium": "Medium", "semibold": "SemiBold", "bold": "Bold", "heavy": "ExtraBold",
           "black": "Black"}
NEUE_WEIGHTS = {"ultraLight": "Regular", "thin": "Regular", "light": "Regular",
                "regular": "Regular", "medium": "Regular", "bold": "Bold"}


class FreeFont:
    """Advances and kerning of a font file, in em."""

    def __init__(self, path):
        self.font = TTFont(path)
        units, table = self.font["head"].unitsPerEm, self.font["hmtx"]
        self.glyphs = self.font.getBestCmap()
        self.advance = {s: table[g][0] / units for s, g in self.glyphs.items()}

    def kerning(self, scalars):
        """{(left, right): em}, from the GPOS pair adjustments of the feature "kern"."""
        table, units = self.font["GPOS"].table, self.font["head"].unitsPerEm
        lookups = sorted({i for r in table.FeatureList.FeatureRecord if r.FeatureTag == "kern"
                          for i in r.Feature.LookupListIndex})
        subtables = []
        for index in lookups:
            for sub in table.LookupList.Lookup[index].SubTable:
                sub = sub.ExtSubTable if sub.LookupType == 9 else sub
                if sub.LookupType == 2:
                    subtables.append((index, sub))
        known = [(s, self.glyphs[s]) for s in scalars if s in self.glyphs]
        pairs = {}
        for left, left_glyph in known:
            covering = [(i, s) for i, s in subtables if left_glyph in s.Coverage.glyphs]
            for right, right_glyph in known:
                total, done = 0, set()
                for index, sub in covering:
                    value = None if index in done else pair_value(sub, left_glyph, right_glyph)
                    if value is not None:
                        total += value
                        done.add(index)
                if total:
                    pairs[left, right] = total / units
        return pairs


def pair_value(sub, left, right):
    """A subtable's adjustment of the pair; None where it says nothing and the next one may."""
    if sub.Format == 2:
        row = sub.Class1Record[sub.ClassDef1.classDefs.get(left, 0)]
        record = row.Class2Record[sub.ClassDef2.classDefs.get(right, 0)].Value1
        return getattr(record, "XAdvance", 0) if record else 0
    for record in sub.PairSet[sub.Coverage.glyphs.index(left)].PairValueRecord:
        if record.SecondGlyph == right:
            return getattr(record.Value1, "XAdvance", 0) if record.Value1 else 0
    return None


class Fonts:
    def __init__(self, inter, urw):
        load = lambda folder, name: FreeFont(os.path.join(folder, name + ".otf"))
        self.text = {w: load(inter, "Inter-" + s) for w, s in WEIGHTS.items()}
        self.display = {w: load(inter, "InterDisplay-" + s) for w, s in WEIGHTS.items()}
        self.nimbus = {s: load(urw, "NimbusSans-" + s) for s in ("Regular", "Bold")}
        self.roman = [load(urw, "NimbusRoman-" + s)
                      for s in ("Regular", "Bold", "Italic", "BoldItalic")]
        self.mono = load(urw, "NimbusMonoPS-Regular")
        self.text_kerning = self.text["regular"].kerning(KERNED)
        self.nimbus_kerning = self.nimbus["Regular"].kerning(KERNED)
