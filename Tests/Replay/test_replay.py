#!/usr/bin/env python3
"""Tests of meson-helpers/replay: the classes, by documents made for each, and a repository made for the test.

    test_replay.py --worker PROGRAM
"""
import argparse
import os
import subprocess
import sys
import tempfile
import unittest

HELPERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../meson-helpers")
sys.path.insert(0, HELPERS)

from replaying import judging  # noqa: E402
from replaying.history import Merge  # noqa: E402

WORKER = None


def document(views="", text="a", alpha="1", attributes=""):
    return ("""<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
<objects>
<view id="v" alpha="%s">
<subviews>
<label id="l" text="%s"/>
%s</subviews>
<userDefinedRuntimeAttributes>
%s</userDefinedRuntimeAttributes>
</view>
</objects>
</document>
""" % (alpha, text, views, attributes)).encode()


def label(name, **attributes):
    return '<label id="%s"%s/>\n' % (name, "".join(' %s="%s"' % item for item in sorted(attributes.items())))


def attribute(path):
    return '<userDefinedRuntimeAttribute type="string" keyPath="%s" value="1"/>\n' % path


class ClassTests(unittest.TestCase):
    def judged(self, base, ours, theirs, merged, result, outcome=judging.CLEAN, git=judging.CONFLICT):
        merge = Merge("c", "a.xib", base, ours, theirs, merged)
        return judging.Judge(merge).judge(outcome, result, git)

    def test_clean_results(self):
        base, ours, theirs = document(), document(text="b"), document(alpha="0.5")
        both = document(text="b", alpha="0.5")
        for result, word in (
                (both, "same"), (both.replace(b'version="3.0"', b'version="3.0" toolsVersion="9"'), "same"),
                (ours, "lost"), (theirs, "lost"), (document(text="b", alpha="0.5", views=label("x")), "different"),
                (both.replace(b"</document>", b""), "invalid"), (both + both, "invalid"),
                (document(text="b", alpha="0.5", views=label("l")), "invalid"),
                (both.replace(b'alpha="0.5"', b'alpha="0.5" secondItem="none"'), "invalid")):
            self.assertEqual(self.judged(base, ours, theirs, both, result), word, result)

    def test_what_was_there_before_is_not_invalid(self):
        double = label("l")
        base, ours = document(views=double), document(views=double, text="b")
        self.assertEqual(self.judged(base, ours, document(double, alpha="2"), None, ours), "lost")
        whole = document(double, text="b", alpha="2")
        self.assertEqual(self.judged(base, ours, document(double, alpha="2"), None, whole), "different")

    def test_lost_objects_and_items_of_lists(self):
        base, ours, theirs = document(), document(label("x")), document(label("y"))
        for views, word in (("xy", "different"), ("yx", "different"), ("x", "lost"), ("y", "lost")):
            result = document("".join(map(label, views)))
            self.assertEqual(self.judged(base, ours, theirs, None, result), word, views)
        lists = [document(attributes="".join(map(attribute, paths))) for paths in ("a", "ab", "ac", "abc", "ab")]
        self.assertEqual(self.judged(*lists[:3], None, lists[3]), "different")
        self.assertEqual(self.judged(*lists[:3], None, lists[4]), "lost")

    def test_what_the_other_side_removed_is_not_lost(self):
        base = document(label("x", text="1"))
        ours, theirs = document(label("x", text="2")), document()
        self.assertEqual(self.judged(base, ours, theirs, theirs, theirs), "same")
        self.assertEqual(self.judged(base, ours, theirs, ours, theirs), "different")

    def test_one_side_of_a_conflict_is_lost(self):
        versions = [document(text=text) for text in "abc"]
        self.assertEqual(self.judged(*versions, None, versions[1]), "lost")
        self.assertEqual(self.judged(*versions, versions[1], versions[1]), "same")

    def test_what_nobody_touched_is_lost(self):
        base = document(label("x"))
        ours, theirs = document(label("x"), text="b"), document(label("x"), alpha="2")
        self.assertEqual(self.judged(base, ours, theirs, None, document(text="b", alpha="2")), "lost")

    def test_conflicts(self):
        base = document(label("x"))
        for ours, theirs, git, word in (
                (document(label("x"), text="b"), document(label("x"), text="c"), judging.CONFLICT, "conflict"),
                (document(label("x"), text="b"), document(label("x"), text="c"), judging.CLEAN, "needless conflict"),
                (document(label("x"), text="b"), document(label("x"), text="b", alpha="2"), judging.CONFLICT,
                 "needless conflict"),
                (document(label("x"), text="b"), document(label("x"), alpha="2"), judging.CONFLICT,
                 "needless conflict"),
                (document(), document(label("x", text="2")), judging.CONFLICT, "conflict"),
                (document(label("x", firstItem="y")), document(label("x") + label("y")), judging.CONFLICT,
                 "needless conflict"),
                (document(), document(label("x"), attributes='<p firstItem="x"/>'), judging.CONFLICT, "conflict")):
            found = self.judged(base, ours, theirs, None, b"", judging.CONFLICT, git)
            self.assertEqual(found, word, (ours, theirs))

    def test_no_xml_is_compared_by_bytes(self):
        for result, word in ((b"<a>3", "same"), (b"<a>4", "different")):
            self.assertEqual(self.judged(b"<a>", b"<a>1", b"<a>2", b"<a>3", result), word)
        self.assertEqual(self.judged(b"<a>", b"<a>1", b"<a>2", None, b"", judging.FAILED), "failed")


class RepositoryTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="replay-test-")
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.repository = os.path.join(self.folder, "r")
        os.mkdir(self.repository)
        self.git("init", "--quiet", "-b", "main")

    def git(self, *words, check=True):
        settings = {"GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": self.folder}
        for name in ("AUTHOR", "COMMITTER"):
            settings.update({"GIT_%s_NAME" % name: "A", "GIT_%s_EMAIL" % name: "a@b",
                             "GIT_%s_DATE" % name: "2020-01-01T00:00:00Z"})
        return subprocess.run(["git", "-C", self.repository, *words], env={**os.environ, **settings},
                              capture_output=True, text=True, check=check).stdout.strip()

    def commit(self, data, name):
        path = os.path.join(self.repository, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)
        self.git("add", ".")
        self.git("commit", "--quiet", "-m", "x")

    def merge(self, name, base, ours, theirs, merged):
        """Commits a merge of two versions, by hand."""
        self.commit(base, name)
        self.git("checkout", "--quiet", "-b", "other")
        self.commit(theirs, name)
        self.git("checkout", "--quiet", "main")
        self.commit(ours, name)
        self.git("merge", "--quiet", "--no-commit", "-X", "ours", "other", check=False)
        self.commit(merged, name)
        self.git("branch", "--quiet", "-D", "other")

    def replay(self, *options):
        return subprocess.run(
            [sys.executable, "-B", os.path.join(HELPERS, "replay"), "--worker", WORKER, *options],
            capture_output=True, text=True, check=False)

    def test_a_history(self):
        # One that git can merge, one that only objects can, and one that nobody can.
        self.merge("A.xib", document(), document(alpha="2"), document(text="b"), document(text="b", alpha="2"))
        self.merge("sub/ü -b.storyboard", document(label("x")), document(label("x", a="1")),
                   document(label("x", b="2")), document(label("x", a="1", b="2")))
        self.merge("C.xib", document(), document(text="b"), document(text="c"), document(text="d"))
        self.merge("D.txt", b"1\n2\n", b"1\n3\n", b"0\n2\n", b"0\n3\n")
        # Nothing of it is run.
        for setting in ("core.fsmonitor", "core.sshCommand", "diff.external", "core.pager", "merge.x.driver"):
            self.git("config", setting, "touch '%s/run'; false" % self.folder)
        cases = os.path.join(self.folder, "list")
        first = self.replay("--list", cases, "a/b=" + self.repository)
        self.assertEqual(first.returncode, 0, first.stderr)
        with open(cases, encoding="utf-8") as file:
            rows = [line.rstrip("\n").split("\t") for line in file]
        self.assertEqual([row[0] for row in rows], ["a/b"] * 3)
        self.assertEqual([row[2:] for row in rows], [
            ["A.xib", "git: same", "Ninefold: same"],
            ["sub/ü -b.storyboard", "git: needless conflict", "Ninefold: same"],
            ["C.xib", "git: conflict", "Ninefold: conflict"]])
        self.assertIn("| a/b `%s` | 4 | 3 | git | 1 | 0 | 1 | 1 | 0 | 0 | 0 |" % self.git("rev-parse", "HEAD")[:12],
                      first.stdout)
        self.assertFalse(os.path.exists(os.path.join(self.folder, "run")))
        # The same from a bare copy, with one more program, of which what it loses is found.
        bare = os.path.join(self.folder, "bare.git")
        subprocess.run(["git", "clone", "--quiet", "--bare", self.repository, bare], check=True)
        again = self.replay("--tool", "ours=true %A", "a/b=" + bare)
        self.assertIn("| ours | 0 | 0 | 0 | 0 | 3 | 0 | 0 |", again.stdout, again.stderr)
        self.assertIn(first.stdout.splitlines()[2], again.stdout)

    def test_faults_are_said(self):
        none = self.replay(self.folder)
        self.assertEqual(none.returncode, 1)
        self.assertIn("not a git repository", none.stderr)
        self.assertEqual(self.replay().returncode, 2)
        self.assertEqual(self.replay("--tool", "x", self.repository).returncode, 2)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--worker", required=True)
    options, rest = parser.parse_known_args()
    WORKER = os.path.abspath(options.worker)
    unittest.main(argv=[sys.argv[0], *rest])
