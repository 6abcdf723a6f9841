"""One measured figure, what it has to be, and how it is told."""
from dataclasses import dataclass, asdict
from statistics import geometric_mean, median


@dataclass
class Figure:
    item: str
    ours: str
    theirs: str
    value: float  # in the unit that the target names
    target: str
    is_met: bool

    def as_json(self):
        return asdict(self)


def at_most(item, value, limit, unit, ours="", theirs=""):
    return Figure(item, ours, theirs, value, f"≤ {limit:g}{unit}", value <= limit)


def at_least(item, value, limit, unit, ours="", theirs=""):
    return Figure(item, ours, theirs, value, f"≥ {limit:g}{unit}", value >= limit)


def table(figures):
    """Markdown, for people."""
    rows = [("", "Ninefold", "compared with", "figure", "target", "")]
    rows += [
        (figure.item, figure.ours, figure.theirs, f"{figure.value:.3g}", figure.target,
         "met" if figure.is_met else "missed")
        for figure in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(6)]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |"
        for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def time(seconds):
    """A time with three digits and a unit."""
    for unit, scale in (("s", 1), ("ms", 1e3), ("µs", 1e6)):
        if seconds * scale >= 1:
            return f"{seconds * scale:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"
