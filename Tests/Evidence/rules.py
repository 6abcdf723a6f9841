"""Rules that were found in stored frames, each with the query that counts what is for and against."""
from dataclasses import dataclass, field

# Points by which a stored figure may differ from the expected one: documents have four decimals.
TOLERANCE = 0.01


@dataclass(frozen=True)
class Case:
    """One place in a document where a rule says something."""
    view: object
    stored: object
    expected: object
    holds: bool


def case(view, stored, expected, holds=None):
    """A case; figures, or sequences of figures, are compared unless it is said whether it holds."""
    if holds is None:
        pairs = zip(stored, expected) if isinstance(stored, (list, tuple)) else [(stored, expected)]
        holds = all(abs(a - b) <= TOLERANCE for a, b in pairs)
    return Case(view, stored, expected, holds)


@dataclass(frozen=True)
class Rule:
    """A query gives the cases in a document.

    name: for the command line.
    says: the rule in a sentence.
    at: where it stands in Sources, `File.swift:symbol` each; none of a rule that is only asked about.
    """
    name: str
    says: str
    at: tuple
    query: object = field(compare=False)


RULES = {}


def rule(name, says, *at):
    """Registers the query that follows."""
    def register(query):
        assert name not in RULES, name
        RULES[name] = Rule(name, says, at, query)
        return query
    return register
