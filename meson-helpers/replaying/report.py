"""What is printed of merges that were redone."""
import collections

from .judging import CLASSES


class Row:
    """One repository."""

    def __init__(self, name, head):
        self.name, self.head = name, head
        self.merges = self.crossed = 0
        self.cases = []
        self.counts = collections.defaultdict(collections.Counter)
        self.seconds = collections.Counter()

    def add(self, merge, classes, seconds):
        self.cases.append((merge.commit, merge.path, classes))
        for tool, word in classes.items():
            self.counts[tool][word] += 1
        self.seconds.update(seconds)


def table(rows, tools):
    """Markdown: of each repository a line for each program, and the sums."""
    lines = ["| repository, commit | merges | documents | by | " + " | ".join(CLASSES) + " |",
             "|---|---:|---:|---|" + "---:|" * len(CLASSES)]
    for row in rows:
        for place, tool in enumerate(tools):
            head = "| %s `%s` | %d | %d" % (row.name, row.head[:12], row.merges, len(row.cases))
            lines.append(_line(head if place == 0 else "| | |", tool, row.counts[tool]))
    for place, tool in enumerate(tools):
        total = sum((row.counts[tool] for row in rows), collections.Counter())
        head = "| **all** | %d | %d" % (sum(row.merges for row in rows), sum(len(row.cases) for row in rows))
        lines.append(_line(head if place == 0 else "| | |", tool, total))
    left = sum(row.crossed for row in rows)
    lines += ["", "Merges in which a document differs and that have several merge bases, so that git makes one of them, "
              "are left out: %d." % left]
    return "\n".join(lines) + "\n"


def _line(head, tool, counts):
    return "%s | %s | %s |" % (head, tool, " | ".join(str(counts[word]) for word in CLASSES))


def lines(rows):
    """A line for each case."""
    for row in rows:
        for commit, path, classes in row.cases:
            words = ["%s: %s" % pair for pair in classes.items()]
            yield "\t".join([row.name, commit, path] + words) + "\n"
