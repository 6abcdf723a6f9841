"""The table of the fitted advances, as JSON and as Swift source."""
import json, textwrap
from .fonts import KERNED, NEUE_WEIGHTS, RANGES, SCALARS, WEIGHTS
from .models import DISPLAY, OPTICAL, SPACINGS, TRACK_SIZES

UNITS = 2048
ASCII = range(0x20, 0x7F)


def units(value):
    return max(round(value * UNITS), 0)


def deviation(terms, solution):
    return sum(share * solution.get(key, 0) for key, share in terms.items())


def system_faces(model, solution):
    for display, name in enumerate(("text", "display")):
        for weight in WEIGHTS:
            have = model.fonts.text[weight].advance
            yield f"{name} {weight}", [
                units(model.base(display, weight, s)
                      + deviation(model.glyph(display, weight, s), solution))
                if s in have else 0 for s in SCALARS]


def system_tracking(model, solution):
    for spacing in SPACINGS:
        tracking = (model.tracking(size, spacing) for size in TRACK_SIZES)
        yield spacing, [round(UNITS * (known + deviation(terms, solution)))
                        for known, terms in tracking]


def neue_faces(model, solution):
    have = model.fonts.nimbus["Regular"].advance
    for weight in NEUE_WEIGHTS:
        yield f"neue {weight}", [
            units(model.base(weight, s) + deviation(model.glyph(weight, s), solution))
            if s in have else 0 for s in SCALARS]


def neue_tracking(model, solution):
    yield "iOS 8", [round(UNITS * deviation(model.tracking(size), solution))
                    for size in TRACK_SIZES]


def free_faces(fonts):
    named = {"helvetica regular": fonts.nimbus["Regular"], "helvetica bold": fonts.nimbus["Bold"],
             "times regular": fonts.roman[0], "times bold": fonts.roman[1],
             "times italic": fonts.roman[2], "times boldItalic": fonts.roman[3],
             "courier": fonts.mono}
    for name, font in named.items():
        yield name, [units(font.advance[s]) if s in font.advance else 0 for s in SCALARS]


def kerning_classes(pairs, factor):
    """Kerning as a matrix over classes of scalars that kern alike. Class 0 doesn't kern."""
    value = lambda left, right: round(pairs.get((left, right), 0) * factor * UNITS)
    rows = {s: tuple(value(s, r) for r in KERNED) for s in KERNED}
    columns = {s: tuple(value(l, s) for l in KERNED) for s in KERNED}
    none = tuple([0] * len(KERNED))
    number = lambda found: {
        v: i for i, v in enumerate([none] + sorted(set(found.values()) - {none}))}
    left, right = number(rows), number(columns)
    matrix = [[0] * len(right) for _ in left]
    for a in KERNED:
        for b in KERNED:
            matrix[left[rows[a]]][right[columns[b]]] = value(a, b)
    return {"left": [left[rows[s]] if s in rows else 0 for s in SCALARS],
            "right": [right[columns[s]] if s in columns else 0 for s in SCALARS],
            "values": [v for row in matrix for v in row]}


def kerning_pairs(solution):
    """What common pairs add to kerning: by the left character, the right ones and their units."""
    added = {key[1:]: round(x * UNITS) for key, x in solution.items() if key[0] == "pair"}
    starts, rights, values = [0], [], []
    for left in ASCII:
        for right in ASCII:
            if added.get((left, right)):
                rights.append(right - ASCII[0])
                values.append(added[left, right])
        starts.append(len(rights))
    return {"starts": starts, "rights": rights, "values": values}


PROVENANCE = [
    "Advances of characters, tracking and kerning, in 1/2048 em."
    " Made by meson-helpers/fit-text-metrics; don't edit.",
    "Fitted to widths that Interface Builder stored in public documents for labels and buttons.",
    "Prior of the tracking: the tables in Apple's Human Interface Guidelines.",
    "Prior of the faces text and display: Inter 3.19 or later (SIL Open Font License 1.1).",
    "Prior of neue, and the faces helvetica, times, courier: Nimbus Sans, Nimbus Roman"
    " and Nimbus Mono PS of URW++ (AGPL 3 with font exception). Only numbers were taken from them.",
    "Prior of Helvetica Neue's lighter weights besides: average widths by the Capsize project (MIT).",
    "Texts and repositories left out of the fit (--validate) come within 1 point, and are exact:"
    " system below 20 points 97 % and 64 % of 403, from 20 points on 75 % and 35 % of 99;"
    " neue 69 % and 28 % of 39; the system font of iOS 8 87 % and 67 % of 15.",
    "No font of Apple's was read. 0 is a character that the prior has no glyph for.",
]


def make_table(fonts, system, system_fit, neue, neue_fit):
    faces = [*system_faces(system, system_fit), *neue_faces(neue, neue_fit), *free_faces(fonts)]
    kern = lambda pairs, fitted: kerning_classes(pairs, 1 + fitted.get(("kern",), 0))
    return {"provenance": PROVENANCE, "unitsPerEm": UNITS, "displaySize": DISPLAY,
            "opticalSizes": OPTICAL, "ranges": RANGES, "trackingSizes": TRACK_SIZES,
            "tracking": dict([*system_tracking(system, system_fit), *neue_tracking(neue, neue_fit)]),
            "faces": dict(faces),
            "systemKerning": kern(fonts.text_kerning, system_fit),
            "systemPairs": kerning_pairs(system_fit),
            "helveticaKerning": kern(fonts.nimbus_kerning, neue_fit)}


def as_json(table):
    """One member per line, so that a new fit makes a diff that can be read."""
    lines = []
    for key, value in table.items():
        if key in ("faces", "tracking"):
            members = ",\n".join(f"    {json.dumps(n)}: {compact(v)}" for n, v in value.items())
            lines.append(f'  "{key}": {{\n{members}\n  }}')
        elif key == "provenance":
            text = ",\n".join("    " + json.dumps(line) for line in value)
            lines.append(f'  "provenance": [\n{text}\n  ]')
        else:
            lines.append(f"  {json.dumps(key)}: {compact(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def compact(value):
    return json.dumps(value, separators=(",", ":"))


def as_swift(table):
    """Arrays of integers in the executable's data: nothing is read or parsed at start."""
    out = ["// " + line for line in wrap(" ".join(table["provenance"]), 96)]
    out += ["", "// swift-format-ignore-file", "", "enum FittedMetrics {"]
    out += [f"  static let unitsPerEm = {table['unitsPerEm']}.0",
            "  /// Points: glyphs for display from here on, up to iOS 13.",
            f"  static let displaySize = {DISPLAY}.0",
            "  /// Points, since iOS 14: glyphs for text up to the first, for display from the second.",
            f"  static let opticalSizes = ({OPTICAL[0]}.0, {OPTICAL[1]}.0)",
            f"  static let glyphCount = {len(SCALARS)}",
            "  /// First and last scalar of every range, and the index of the first one's glyph.",
            "  static let ranges: [(first: UInt32, last: UInt32, glyph: Int)] = ["]
    glyph = 0
    for first, last in RANGES:
        out.append(f"    (0x{first:X}, 0x{last:X}, {glyph}),")
        glyph += last - first + 1
    out += ["  ]", "  /// Point sizes of the columns of `tracking`.",
            "  static let trackingSizes: [Int16] = ["]
    out += ["    " + line for line in wrap(", ".join(map(str, TRACK_SIZES)) + ",", 96)]
    out += ["  ]", "  /// Units of the em after every character, by point size, in a row per spacing.",
            "  static let tracking: [Int16] = ["]
    for name, values in table["tracking"].items():
        out += [f"    // {name}"]
        out += ["    " + line for line in wrap(", ".join(map(str, values)) + ",", 96)]
    out += ["  ]", "  /// Groups of faces, and the index of each one's first face in `advances`.",
            "  enum Group: Int {"]
    groups = {}
    for index, name in enumerate(table["faces"]):
        groups.setdefault(name.split()[0], index)
    out += [f"    case {group} = {index}" for group, index in groups.items()]
    out += ["  }", "  static let faces: [String] = ["]
    out += [f"    {json.dumps(name)}," for name in table["faces"]]
    out += ["  ]", "  static let advances: [Int16] = ["]
    for name, values in table["faces"].items():
        numbers = ", ".join(map(str, values)) + ","
        out += [f"    // {name}"] + ["    " + line for line in wrap(numbers, 96)]
    out.append("  ]")
    for key in ("systemKerning", "helveticaKerning"):
        kerning = table[key]
        out.append(f"  static let {key}Columns = {max(kerning['right']) + 1}")
        for part, kind in (("left", "UInt8"), ("right", "UInt8"), ("values", "Int16")):
            out.append(f"  static let {key}{part.capitalize()}: [{kind}] = [")
            out += ["    " + line for line in wrap(", ".join(map(str, kerning[part])) + ",", 96)]
            out.append("  ]")
    out.append("  /// By the left glyph of ASCII, where its pairs start in the two arrays below.")
    for part, kind in (("starts", "Int16"), ("rights", "UInt8"), ("values", "Int16")):
        out.append(f"  static let systemPair{part.capitalize()}: [{kind}] = [")
        numbers = ", ".join(map(str, table["systemPairs"][part])) + ","
        out += ["    " + line for line in wrap(numbers, 96)] + ["  ]"]
    return "\n".join(out + ["}", ""])


def wrap(text, width):
    return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
