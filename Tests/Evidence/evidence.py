#!/usr/bin/env python3
"""Counts in documents what is for and against the rules that were found in stored frames.

Interface Builder stores the frames of its canvas. Comments in Sources that say MINED name rules which were
counted in such frames; each has a query here, which looks at documents alone, never at our own layout.
For each rule a line: cases for it, against it, documents and repositories in which it says something, and
what that amounts to: `firm`; a `majority` where more than 5 %, and more than one, are against; `refuted`
where most are; `thin` with a single repository or no more than 2 documents; `none` where no document tells.
Rules that are named claim-… stand nowhere: they are asked about because somebody doubts or claims them.

    evidence.py [--rule NAME]... [--counterexamples N] [--by-xcode] [--json | --markdown] FOLDER...

A FOLDER is searched for documents; its own folders are the repositories.
Exit status: 0; 2 if there is no such rule, or no document.
"""
import argparse
import collections
import json
import os
import sys
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field

from rules import RULES
from stored import Evidence
import bars, buttons, canvas, claims, connections, controls  # noqa: E401, F401
import margins, stacks, tables, text, writing  # noqa: E401, F401
from worker import documents


# The share of cases against a rule above which only a majority supports it, and what is little.
MAJORITY, FEW_DOCUMENTS = 0.05, 2


@dataclass
class Count:
    """What was found of a rule."""
    limit: int
    holding: int = 0
    against: int = 0
    documents: set = field(default_factory=set)
    repositories: set = field(default_factory=set)
    counterexamples: list = field(default_factory=list)
    by_xcode: dict = field(default_factory=lambda: collections.defaultdict(collections.Counter))

    def add(self, document, case):
        self.holding += case.holds
        self.against += not case.holds
        self.documents.add(document.name)
        self.repositories.add(document.repository)
        self.by_xcode[document.xcode][case.holds] += 1
        if not case.holds and len(self.counterexamples) < self.limit:
            identifier = case.view.get("id")
            self.counterexamples.append({
                "document": document.name, "line": document.line(identifier), "id": identifier,
                "tools": document.tools, "stored": shown(case.stored),
                "expected": shown(case.expected)})

    @property
    def support(self):
        if not self.documents:
            return "none"
        if self.against > self.holding:
            return "refuted"
        if self.against > max(1, MAJORITY * (self.holding + self.against)):
            return "majority"
        is_thin = len(self.repositories) == 1 or len(self.documents) <= FEW_DOCUMENTS
        return "thin" if is_thin else "firm"


def shown(value):
    """A value with figures to a hundredth."""
    if isinstance(value, float):
        return round(value, 2)
    return [shown(part) for part in value] if isinstance(value, (list, tuple)) else value


def counted(folders, names, limit=0):
    """The counts by the rules' names, with so many counterexamples, and how many documents were read."""
    counts, read = {name: Count(limit) for name in names}, 0
    for folder in folders:
        for path in documents(folder):
            name = os.path.relpath(path, folder)
            try:
                document = Evidence(path, name, name.split(os.sep)[0])
            except ET.ParseError:
                continue
            read += 1
            for rule in names:
                for case in RULES[rule].query(document):
                    counts[rule].add(document, case)
    return counts, read


def as_json(counts):
    return {
        name: {"says": RULES[name].says, "at": RULES[name].at, "for": count.holding,
               "against": count.against, "documents": len(count.documents),
               "repositories": len(count.repositories), "support": count.support,
               "counterexamples": count.counterexamples}
        for name, count in counts.items()}


def print_lines(counts, options):
    for name, count in counts.items():
        print(f"{name:32} {count.holding:6} for {count.against:6} against  "
              f"{len(count.documents):4} documents {len(count.repositories):3} repositories  "
              f"{count.support}")
        if options.by_xcode:
            for xcode, cases in sorted(count.by_xcode.items(), key=lambda pair: float(pair[0])):
                print(f"    Xcode {xcode:5} {cases[True]:6} for {cases[False]:6} against")
        for example in count.counterexamples:
            print(f"    {example['document']}:{example['line']} {example['id']} ({example['tools']}) "
                  f"{example['stored']} is stored, {example['expected']} expected")


def print_tables(counts):
    """The rules of Sources, and those that are only asked about."""
    for is_claim in (False, True):
        rows = [(name, count) for name, count in counts.items() if name.startswith("claim-") == is_claim]
        if not rows:
            continue
        print("| rule | | for | against | documents | repositories | support |")
        print("|---|---|--:|--:|--:|--:|---|")
        for name, count in rows:
            places = "".join(f" `{place}`" for place in RULES[name].at)
            print(f"| `{name}` | {RULES[name].says}{places} | {count.holding:,} | {count.against:,} | "
                  f"{len(count.documents):,} | {len(count.repositories)} | {count.support} |")
        print()


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--rule", action="append", metavar="NAME", help="only this rule; repeatable")
    parser.add_argument("--counterexamples", type=int, default=0, metavar="N",
                        help="print the first N cases against each rule")
    parser.add_argument("--by-xcode", action="store_true", help="print the counts by Xcode, too")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true")
    form.add_argument("--markdown", action="store_true", help="print tables for the documentation")
    options = parser.parse_args()
    unknown = sorted(set(options.rule or ()) - set(RULES))
    if unknown:
        print(f"evidence.py: there is no rule {', '.join(unknown)}; there are {', '.join(RULES)}",
              file=sys.stderr)
        return 2
    counts, read = counted(options.folders, options.rule or list(RULES), options.counterexamples)
    if not read:
        print("evidence.py: there is no document to read", file=sys.stderr)
        return 2
    if options.json:
        print(json.dumps(as_json(counts), indent=2))
    elif options.markdown:
        print_tables(counts)
    else:
        print_lines(counts, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
