"""The merges of a repository in which both sides changed a document.

Git is only asked for objects. Nothing that a repository configures is run: no hooks, filters, textconv,
monitors, or programs that fetch what is missing.
"""
import os
import subprocess

SETTINGS = ["core.hooksPath=/dev/null", "core.fsmonitor=false", "core.attributesFile=/dev/null",
            "protocol.allow=never", "core.sshCommand=false", "log.showSignature=false"]
ENVIRONMENT = {"GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_ATTR_NOSYSTEM": "1",
               "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_REPLACE_OBJECTS": "1",
               "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"}
ENDINGS = (".storyboard", ".xib")


class HistoryError(Exception):
    """A repository can't be read; the message says why."""


def environment():
    """What programs are run with: of git's own variables nothing but what keeps it from running others."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    return {**kept, **ENVIRONMENT}


class Merge:
    """One document in one merge commit: four versions, of which the last is what people committed."""

    def __init__(self, commit, path, base, ours, theirs, merged):
        self.commit, self.path = commit, path
        self.base, self.ours, self.theirs, self.merged = base, ours, theirs, merged


class History:
    """A repository, bare or not."""

    def __init__(self, folder, revision="HEAD"):
        self.folder = folder
        self.head = self.ask("rev-parse", "--verify", "--end-of-options", revision + "^{commit}").strip()
        # Merge commits, commits in which both sides differ in a document, and those with several bases.
        self.merges = self.concerned = self.crossed = 0
        self._objects = None

    def command(self, *words):
        settings = [word for setting in SETTINGS for word in ("-c", setting)]
        return ["git", "--no-pager", "-C", self.folder, *settings, *words]

    def ask(self, *words, given=None):
        run = subprocess.run(self.command(*words), input=given, capture_output=True, env=environment(),
                             encoding="utf-8", errors="surrogateescape", check=False)
        if run.returncode != 0:
            reason = run.stderr.strip().splitlines() or ["git ended with %d" % run.returncode]
            raise HistoryError("%s: %s" % (self.folder, reason[-1]))
        return run.stdout

    def documents(self, progress=lambda done, all: None):
        """Yields each document that both sides of a merge changed since their one merge base, oldest merge first."""
        commits = [line.split() for line in self.ask(
            "rev-list", "--topo-order", "--reverse", "--merges", "--parents", self.head).splitlines()]
        commits = [words for words in commits if len(words) == 3]
        self.merges = len(commits)
        changed = self._differing([words[1:] for words in commits])
        for done, (commit, ours, theirs) in enumerate(commits):
            progress(done, len(commits))
            paths = changed.get((ours, theirs))
            if not paths:
                continue
            self.concerned += 1
            bases = self._bases(ours, theirs)
            if len(bases) != 1:
                self.crossed += len(bases) > 1
                continue
            for path in sorted(paths):
                blobs = [self.blob(side, path) for side in (bases[0], ours, theirs, commit)]
                base, mine, other, merged = blobs
                if None not in (base, mine, other) and len({base, mine, other}) == 3:
                    yield Merge(commit, path, base, mine, other, merged)

    def _differing(self, pairs):
        """The paths of documents in which the commits of each pair differ."""
        names = sorted({commit for pair in pairs for commit in pair})
        pair, trees = None, dict(zip(names, self.ask(
            "cat-file", "--batch-check=%(objectname)",
            given="".join(name + "^{tree}\n" for name in names)).split("\n")))
        paths = {}
        words = self.ask(
            "diff-tree", "--stdin", "-r", "-z", "--raw", "--no-renames", "--no-ext-diff", "--no-textconv",
            "--diff-filter=M", "--", *("*" + ending for ending in ENDINGS),
            given="".join(sorted({"%s %s\n" % (trees[a], trees[b]) for a, b in pairs}))).split("\0")
        # A file is two words: what it was and is, and its path. Before the first of a pair is a line with its trees.
        for facts, path in zip(words[::2], words[1::2]):
            lines = facts.split("\n")[:-1]
            pair = lines[-1] if lines else pair
            # Objects are asked for in lines.
            if "\n" not in path:
                paths.setdefault(pair, set()).add(path)
        return {(a, b): paths.get("%s %s" % (trees[a], trees[b])) for a, b in pairs}

    def _bases(self, ours, theirs):
        run = subprocess.run(self.command("merge-base", "--all", ours, theirs), capture_output=True,
                             env=environment(), encoding="ascii", check=False)
        return run.stdout.split() if run.returncode == 0 else []

    # MARK: Objects

    def blob(self, commit, path):
        """The bytes of a file in a commit; None where it isn't there or is no file."""
        if self._objects is None:
            self._objects = subprocess.Popen(
                self.command("cat-file", "--batch"), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                env=environment())
        request = "%s:%s\n" % (commit, path)
        self._objects.stdin.write(request.encode("utf-8", "surrogateescape"))
        self._objects.stdin.flush()
        words = self._objects.stdout.readline().split(b" ")
        if words[-1].strip() == b"missing" or not words[-1].strip().isdigit():
            return None
        data = self._objects.stdout.read(int(words[-1]) + 1)[:-1]
        return data if words[-2] == b"blob" else None

    def close(self):
        if self._objects is not None:
            self._objects.stdin.close()
            self._objects.stdout.close()
            self._objects.wait()
            self._objects = None
