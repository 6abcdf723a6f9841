"""What became of one merge, in the words of people who merge."""
from . import facts

CLASSES = ["same", "different", "conflict", "needless conflict", "lost", "invalid", "failed"]
CLEAN, CONFLICT, FAILED = "clean", "conflict", "failed"


class Judge:
    """Judges what programs make of one merge."""

    def __init__(self, merge):
        self.merge = merge
        self.versions = [facts.Document.read(data) for data in (merge.base, merge.ours, merge.theirs)]
        self.merged = facts.Document.read(merge.merged) if merge.merged is not None else None
        self.is_readable = None not in self.versions
        if self.is_readable:
            base, ours, theirs = self.versions
            self.mine, self.others = facts.changes(base, ours), facts.changes(base, theirs)

    def judge(self, outcome, data, git_outcome):
        """The class of an outcome.

        data: what the program wrote.
        git_outcome: plain git's outcome of the same merge.
        """
        if outcome == FAILED:
            return "failed"
        if outcome == CONFLICT:
            is_needless = git_outcome == CLEAN or self.is_readable and not self._has_clash()
            return "needless conflict" if is_needless else "conflict"
        if not self.is_readable:
            return "same" if data == self.merge.merged else "different"
        result = facts.Document.read(data)
        if result is None or self._is_invalid(result):
            return "invalid"
        if data == self.merge.merged or self.merged is not None and not facts.changes(self.merged, result):
            return "same"
        return "lost" if self.lost(result) else "different"

    def _is_invalid(self, result):
        twice = set().union(*(version.twice for version in self.versions))
        dangling = set().union(*(version.dangling for version in self.versions))
        return bool(result.twice - twice or result.dangling - dangling)

    def _removed(self, version):
        """The ids that a side removed."""
        return self.versions[0].ids - version.ids

    def lost(self, result):
        """The facts of which something isn't there that a side added, or that both left alone."""
        versions = [version.facts for version in self.versions]
        gone = self._removed(self.versions[1]) | self._removed(self.versions[2])
        missing = []
        for fact in sorted(set().union(*versions), key=repr):
            if fact[0] in gone or facts.is_order(fact):
                continue
            base, ours, theirs = (version.get(fact, ()) for version in versions)
            removed = facts.added(ours, base) + facts.added(theirs, base)
            by_ours, by_theirs = facts.added(base, ours), facts.added(base, theirs)
            expected = facts.added(removed, base) + by_ours + facts.added(by_ours, by_theirs)
            if facts.added(result.facts.get(fact, ()), expected):
                missing.append(fact)
        return missing

    def _has_clash(self):
        """Whether both sides changed one thing, each in another way."""
        _, ours, theirs = self.versions
        for fact in self.mine.keys() & self.others.keys():
            if self.mine[fact] != self.others[fact] and not facts.is_order(fact):
                return True
        pairs = ((self.mine, ours, self.others, theirs), (self.others, theirs, self.mine, ours))
        for _, side, changed, other in pairs:
            gone = self._removed(side)
            for fact, values in changed.items():
                # Something in what one side removed, or that refers to it.
                holder = values[0][0] if fact[1] == facts.PLACE and values else None
                refers = fact[1][-1].removeprefix("@") in facts.REFERENCES and gone.intersection(values)
                is_removal = fact[0] in self._removed(other)
                if not is_removal and (fact[0] in gone or holder in gone or refers):
                    return True
        return False
