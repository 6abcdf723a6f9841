"""The programs that merges are redone with, each called as git calls its merge drivers."""
import os
import shlex
import shutil
import subprocess
import tempfile
import time

from .history import environment
from .judging import CLEAN, CONFLICT, FAILED

# Seconds.
LONGEST = 120
# As their manuals have them for git; each is asked where it is installed.
KNOWN = {"mergiraf": "mergiraf merge --git %O %A %B -s base -x ours -y theirs -p %P -l 7",
         "weave": "weave-driver %O %A %B 7 %P"}


class Tool:
    """A program with its command line, in which %O, %A, %B and %P stand for files and the document's path."""

    def __init__(self, name, command, most_conflicts=1):
        self.name, self.words = name, shlex.split(command)
        # The largest exit status that says that there are conflicts; what is above is a failure.
        self.most_conflicts = most_conflicts

    def run(self, merge):
        """The outcome, what is in %A then, and the seconds that it took."""
        with tempfile.TemporaryDirectory(prefix="replay-") as folder:
            ending = os.path.splitext(merge.path)[1]
            places = {"%" + letter: os.path.join(folder, letter + ending) for letter in "OAB"}
            for letter, data in (("O", merge.base), ("A", merge.ours), ("B", merge.theirs)):
                with open(places["%" + letter], "wb") as file:
                    file.write(data)
            start = time.monotonic()
            status = self._status({**places, "%P": merge.path}, folder)
            seconds = time.monotonic() - start
            with open(places["%A"], "rb") as file:
                data = file.read()
        if status == 0:
            return CLEAN, data, seconds
        return (CONFLICT if 0 < status <= self.most_conflicts else FAILED), data, seconds

    def _status(self, places, folder):
        words = []
        for word in self.words:
            for place, value in places.items():
                word = word.replace(place, value) if place != "%P" or "%P" in word else word
            words.append(word)
        try:
            # No repository is around the files, so that none configures anything.
            return subprocess.run(
                words, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL, timeout=LONGEST, check=False,
                env={**environment(), "GIT_CEILING_DIRECTORIES": os.path.dirname(folder)}).returncode
        except subprocess.TimeoutExpired:
            return -1


def git():
    return Tool("git", "git merge-file -q -L ours -L base -L theirs -- %A %O %B", most_conflicts=127)


def ninefold(worker):
    return Tool("Ninefold", shlex.quote(worker) + " merge --output=%A --path=%P -- %O %A %B")


def installed():
    """The others that are installed."""
    return [Tool(name, command) for name, command in KNOWN.items() if shutil.which(command.split()[0])]
