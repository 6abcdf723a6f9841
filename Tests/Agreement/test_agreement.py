#!/usr/bin/env python3
"""Tests of the measure of agreement, and of what fetches the documents for it.

    test_agreement.py --worker PROGRAM
"""
import argparse
import hashlib
import http.server
import os
import subprocess
import sys
import tempfile
import threading
import unittest

import agreement
from scored import StoredDocument, blinded

CORPUS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../meson-helpers/corpus")

# A view of 320×200 with one of 100×30 in it, 8 points inside its left and top edges.
XIB = """<?xml version="1.0" encoding="UTF-8"?>
<!-- Größe -->
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"
 useAutolayout="YES" useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/>
<objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="200"/><subviews>
<view id="in" translatesAutoresizingMaskIntoConstraints="NO">
<rect key="frame" x="8" y="8" width="100" height="30"/>
<constraints><constraint firstAttribute="width" constant="100" priority="999" id="w"/>
<constraint firstAttribute="height" constant="30" id="h"/></constraints></view></subviews>
<constraints>
<constraint firstItem="in" firstAttribute="leading" secondItem="root" secondAttribute="leading"
 constant="8" id="x"/>
<constraint firstItem="in" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8"
 id="y"/></constraints></view></objects></document>
"""
FRAME = '<rect key="frame" x="8" y="8" width="100" height="30"/>'
EXCLUSION = '<variation key="widthClass=compact"><mask key="subviews"><exclude reference="in"/>' \
    '</mask></variation></view></objects>'
FONT = '<fontDescription key="fontDescription" name="Futura-Medium" family="Futura"/>'


class Measure(unittest.TestCase):
    """Which views are scored, and how."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def write(self, text, name="a/View.xib"):
        path = os.path.join(self.folder.name, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def scored(self, old="", new=""):
        self.assertIn(old, XIB)
        return set(StoredDocument(self.write(XIB.replace(old, new, 1))).scored_views())

    def test_what_is_scored(self):
        self.assertEqual(self.scored(), {"in"})
        self.assertEqual(self.scored(FRAME, FRAME.replace('"8"', '"9"')), {"in"})

    def test_what_is_not(self):
        for old, new in [
                ('useAutolayout="YES" ', ""), ("21507", "24127"), (FRAME, ""),
                (' translatesAutoresizingMaskIntoConstraints="NO"', ""),
                ('id="in"', 'id="in" fixedFrame="YES"'), ('id="in"', 'id="in" misplaced="YES"'),
                ('id="in"', 'id="in" ambiguous="YES"'), (FRAME, FRAME + FONT),
                (FRAME, FRAME.replace('y="8"', 'y="9.5"')),
                ("</view></objects>", EXCLUSION)]:
            self.assertEqual(self.scored(old, new), set(), new)

    def test_exclusions_are_those_of_the_canvas(self):
        exclusion = EXCLUSION.replace("compact", "regular")
        self.assertEqual(self.scored("</view></objects>", exclusion), {"in"})

    def test_only_what_is_scored_is_hidden(self):
        zeros = '<rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/>'
        self.assertEqual(blinded(XIB.encode()).decode(), XIB.replace(FRAME, zeros))

    def test_views_are_compared_with_what_was_stored(self):
        self.write(XIB, "a/Exact.xib")
        self.write(XIB.replace(FRAME, FRAME.replace('x="8"', 'x="8.5"')), "a/Near.xib")
        self.write(XIB.replace(FRAME, FRAME.replace('"100"', '"150"')), "b/Wrong.xib")
        self.write(XIB.replace("</objects>", ""), "b/NoXML.xib")
        views, count, refused = agreement.measured(program, [self.folder.name])
        self.assertEqual((count, refused), (3, 0))
        found = {v.document: (v.agrees(agreement.NEAR), v.agrees(agreement.EXACT)) for v in views}
        self.assertEqual(found, {
            "a/Exact.xib": (True, True), "a/Near.xib": (True, False),
            "b/Wrong.xib": (False, False)})

    def test_the_exit_status_tells_whether_enough_agree(self):
        self.write(XIB)
        self.write(XIB.replace(FRAME, FRAME.replace('"100"', '"150"')), "b/Wrong.xib")
        for least, status in (("50", 0), ("50.1", 1)):
            command = [sys.executable, "-B", agreement.__file__, "--worker", program]
            run = subprocess.run(command + ["--min", least, self.folder.name],
                                 stdout=subprocess.PIPE, text=True)
            self.assertEqual(run.returncode, status)
            self.assertIn("2 views: 50.00 % within 1 pt, 50.00 % exact", run.stdout)


class Fetching(unittest.TestCase):
    """What is fetched, from a server on this machine."""

    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.served = {}
        served = self.served

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                data = served.get(self.path)
                self.send_response(404 if data is None else 200)
                self.end_headers()
                self.wfile.write(data or b"")

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.addCleanup(self.server.server_close)
        self.addCleanup(self.server.shutdown)

    def fetch(self, rows):
        listed = os.path.join(self.folder.name, "list.tsv")
        with open(listed, "w", encoding="utf-8") as file:
            file.write("repository\tcommit\tpath\tsha256\n")
            file.writelines("\t".join(row) + "\n" for row in rows)
        return subprocess.run(
            [sys.executable, CORPUS, "--list", listed, "--folder", self.folder.name + "/.corpus",
             "--base-url", f"http://127.0.0.1:{self.server.server_port}"],
            capture_output=True, text=True)

    def documents(self):
        return sorted(
            os.path.relpath(os.path.join(directory, name), self.folder.name)
            for directory, _, names in os.walk(self.folder.name + "/.corpus") for name in names)

    def test_what_fails_leaves_the_others(self):
        commit, right = "0" * 40, hashlib.sha256(b"<a/>").hexdigest()
        self.served[f"/me/app/{commit}/Sources/My%20View.xib"] = b"<a/>"
        self.served[f"/me/app/{commit}/Other.xib"] = b"<b/>"
        rows = [("me/app", commit, path, right)
                for path in ("Gone.xib", "Other.xib", "Sources/My View.xib")]
        for fetched in (1, 0):
            run = self.fetch(rows)
            self.assertEqual(run.returncode, 1)
            self.assertIn("1 of 3 documents are in", run.stdout)
            self.assertIn(f"{fetched} of them fetched now; 2 are missing", run.stdout)
            self.assertIn("me/app Gone.xib: HTTP Error 404", run.stderr)
            self.assertIn("me/app Other.xib: is not the document of the list", run.stderr)
            self.assertEqual(self.documents(), [".corpus/me+app/Sources__My View.xib"])
        self.assertEqual(self.fetch(rows[2:]).returncode, 0)

    def test_a_wrong_list_is_refused(self):
        commit, digest = "0" * 40, "0" * 64
        for row in [("me/app/..", commit, "a.xib", digest), ("me/app", "main", "a.xib", digest),
                    ("me/app", commit, "a.xib")]:
            run = self.fetch([row])
            self.assertEqual(run.returncode, 2)
            self.assertIn("list.tsv:2: ", run.stderr)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--worker", required=True)
    program = parser.parse_args().worker
    unittest.main(argv=sys.argv[:1])
