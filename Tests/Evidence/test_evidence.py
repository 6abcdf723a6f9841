#!/usr/bin/env python3
"""Tests of what counts the evidence for the rules that Sources found in documents.

    test_evidence.py

With NINEFOLD_CORPUS set to the folder of documents that meson-helpers/corpus fetches, the tables in
Resources/Documentation/Evidence.md have to be what is counted there; without, that is skipped.
"""
import contextlib
import io
import json
import os
import subprocess
import sys
import tempfile
import unittest

import evidence
import places
from rules import RULES
from stored import FOLDER, Evidence
from unasked import UNASKED

DOCUMENTATION = os.path.join(FOLDER, "../../Resources/Documentation/Evidence.md")
LIST = os.path.join(FOLDER, "../Agreement/corpus.tsv")

XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="{tools}"
 useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
<device id="{device}" orientation="portrait"/>
<dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="17125"/>
</dependencies>
<objects>{objects}</objects><resources>
<image name="info.circle" catalog="system" width="128" height="121"/></resources></document>
"""
# A root with one view in it, at its left and top edges, and a list of constraints.
ROOT = """<view id="root" contentMode="scaleToFill"><rect key="frame" x="0" y="0" width="375" height="667"/>
<subviews>{view}</subviews><viewLayoutGuide key="safeArea" id="safe"/>
<constraints>{constraints}</constraints></view>"""
AT_ORIGIN = """<constraint firstItem="v" firstAttribute="leading" secondItem="root"
 secondAttribute="leading" id="x"/>
<constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>"""
CENTRED = """<constraint firstItem="v" firstAttribute="centerX" secondItem="root"
 secondAttribute="centerX" id="x"/>
"""
IN_MARGINS = """<constraint firstItem="v" firstAttribute="leading" secondItem="root"
 secondAttribute="leadingMargin" id="x"/>"""
SYSTEM_16 = '<fontDescription key="fontDescription" type="system" pointSize="16"/>'


def view(tag, rect, attributes="", inside=""):
    """A view `v` that constraints place."""
    x, y, width, height = rect
    return (f'<{tag} translatesAutoresizingMaskIntoConstraints="NO" id="v" {attributes}>'
            f'<rect key="frame" x="{x}" y="{y}" width="{width}" height="{height}"/>{inside}</{tag}>')


def document(objects, tools="17701", device="retina4_7"):
    return XIB.format(tools=tools, device=device, objects=objects)


def with_view(tag, rect, attributes="", inside="", constraints=AT_ORIGIN, **header):
    return document(ROOT.format(view=view(tag, rect, attributes, inside), constraints=constraints), **header)


def stack(views, attributes="", size=(100, 100)):
    return with_view("stackView", (0, 0, *size), attributes, f"<subviews>{views}</subviews>")


def arranged(identifier, rect, attributes="", tag="view"):
    return view(tag, rect, attributes).replace('id="v"', f'id="{identifier}"')


def cell(content, attributes="", tools="17701"):
    width, height = content
    return document(
        f'<tableViewCell id="cell" {attributes}><rect key="frame" x="0" y="0" width="375" height="44"/>'
        f'<tableViewCellContentView key="contentView" id="content">'
        f'<rect key="frame" x="0" y="0" width="{width}" height="{height}"/></tableViewCellContentView>'
        f'</tableViewCell>', tools=tools)


# (rule, document, cases for it, cases against it)
QUERIES = [
    ("switch-size", with_view("switch", (0, 0, 51, 31)), 1, 0),
    ("switch-size", with_view("switch", (0, 0, 51, 31), tools="24127"), 0, 1),
    ("slider-height", with_view("slider", (-2, 0, 124, 30)), 0, 1),
    ("search-bar-height", with_view("searchBar", (0, 0, 375, 44), tools="11762"), 1, 0),
    ("search-bar-height", with_view("searchBar", (0, 0, 375, 44)), 0, 1),
    ("button-font", with_view("button", (0, 0, 80, 30), 'buttonType="system"',
                              '<state key="normal" title="Go"/>'), 1, 0),
    ("button-font", with_view("button", (0, 0, 80, 30), "", '<state key="normal" title="Go"/>'), 0, 1),
    ("button-title-width", with_view("button", (0, 0, 80.5, 30), 'buttonType="system"',
                                     '<state key="normal" title="Go"/>'), 0, 1),
    ("configured-title-font", with_view(
        "button", (0, 0, 80, 31), 'buttonType="system"',
        '<buttonConfiguration key="configuration" style="plain" title="Go"/>', tools="19529"), 1, 0),
    ("other-labels-in-pixels", with_view("label", (0, 0, 40, 19.5), 'text="Text"', SYSTEM_16), 1, 0),
    ("other-labels-in-pixels", with_view("label", (0, 0, 40, 20), 'text="Text"', SYSTEM_16), 0, 1),
    ("other-labels-in-pixels", with_view(
        "label", (0, 0, 40, 39), 'text="Text" numberOfLines="0"', SYSTEM_16), 0, 0),
    ("canvas-text-size", with_view(
        "label", (0, 0, 40, 20.5), 'text="Text"',
        '<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>'), 1, 0),
    ("canvas-text-size", with_view(
        "label", (0, 0, 40, 20.5), 'text="Text"',
        '<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>', tools="19529"), 0, 1),
    ("symbol-outsets", with_view(
        "imageView", (0, 0, 34, 33), 'image="info.circle" catalog="system"',
        '<constraints><constraint firstAttribute="height" constant="34" id="h"/></constraints>'), 1, 0),
    ("symbol-outsets", with_view(
        "imageView", (0, 0, 34, 35), 'image="info.circle" catalog="system"',
        '<constraints><constraint firstAttribute="height" constant="34" id="h"/></constraints>'
        '<preferredSymbolConfiguration key="preferredSymbolConfiguration" weight="bold"/>'), 0, 0),
    ("xib-root-margin", with_view("view", (16, 0, 40, 40), constraints=IN_MARGINS), 1, 0),
    ("xib-root-margin", with_view("view", (8, 0, 40, 40), constraints=IN_MARGINS), 0, 1),
    ("pixels-not-points", with_view("view", (137.5, 0, 100, 40), constraints=CENTRED), 1, 0),
    ("pixels-not-points", with_view("view", (138, 0, 100, 40), constraints=CENTRED), 0, 1),
    ("half-pixels-up", with_view("view", (137.5, 0, 100.5, 40), constraints=CENTRED), 1, 0),
    ("half-pixels-up", with_view("view", (137, 0, 100.5, 40), constraints=CENTRED), 0, 1),
    ("home-button-status-bar", with_view("view", (0, 20, 40, 40), constraints=(
        '<constraint firstItem="v" firstAttribute="top" secondItem="safe" secondAttribute="top" id="y"/>'),
        tools="22505"), 1, 0),
    ("cell-separator", cell((375, 44)), 0, 0),
    ("accessory-width", cell((342, 43.5), 'accessoryType="disclosureIndicator"', tools="11762"), 1, 0),
    ("accessory-width", cell((340, 43.5), 'accessoryType="disclosureIndicator"', tools="11762"), 0, 1),
    ("hidden-collapse", stack(arranged("a", (0, 0, 100, 100)) + arranged(
        "b", (100, 0, 0, 100), 'hidden="YES"')), 1, 0),
    ("hidden-collapse", stack(arranged("a", (0, 0, 50, 100)) + arranged(
        "b", (50, 0, 50, 100), 'hidden="YES"')), 0, 1),
    ("empty-arranged-label", stack(arranged("a", (0, 0, 50, 100)) + arranged(
        "b", (50, 0, 50, 100), 'text=""', "label")), 1, 0),
    ("empty-arranged-label", stack(arranged("a", (0, 0, 100, 100)) + arranged(
        "b", (100, 0, 0, 100), 'text=""', "label")), 0, 1),
    ("variation-order", with_view("view", (0, 0, 40, 40), "", '<variation key="default"/>'
                                  '<variation key="widthClass=compact"/>'), 1, 0),
    ("variation-order", with_view("view", (0, 0, 40, 40), "", '<variation key="widthClass=compact"/>'
                                  '<variation key="default"/>'), 0, 1),
]


class Folder(unittest.TestCase):
    """A test with documents of its own."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def write(self, text, name="a/View.xib"):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def read(self, text):
        return Evidence(self.write(text), "a/View.xib", "a")


class Documents(Folder):
    """What is read of a document."""

    def test_a_placeholder_has_the_versions_of_the_plug_in(self):
        self.assertEqual(self.read(document(ROOT, tools="32700.99.1234")).xcode, "12")

    def test_the_screen_is_that_of_the_device(self):
        found = self.read(document(ROOT, device="retina6_1")).screen
        self.assertEqual((found.width, found.height, found.scale), (414, 896, 2))
        self.assertFalse(found.has_home_button)

    def test_without_a_device_the_scale_is_that_of_the_xcodes_canvas(self):
        text = document(ROOT, tools="10117").replace('<device id="retina4_7" orientation="portrait"/>', "")
        self.assertEqual(self.read(text).scale, 1)
        self.assertEqual(self.read(text.replace("10117", "11762")).scale, 2)

    def test_scenes_with_marks_tell_nothing(self):
        text = with_view("switch", (0, 0, 51, 31))
        self.assertEqual(len(self.read(text).settled), 2)
        self.assertEqual(self.read(text.replace('id="v"', 'id="v" misplaced="YES"', 1)).settled, [])

    def test_a_length_is_free_unless_something_gives_it(self):
        for constraints, is_free in (
                ("", True),
                ('<constraint firstItem="v" firstAttribute="height" constant="9" id="h"/>', False),
                ('<constraint firstItem="v" firstAttribute="bottom" secondItem="root" '
                 'secondAttribute="bottom" constant="-658" id="b"/>', False)):
            found = self.read(with_view("view", (0, 0, 9, 9), constraints=AT_ORIGIN + constraints))
            self.assertEqual(found.is_free(found.by_id["v"], "height"), is_free, constraints)


class Queries(Folder):
    """What the queries count."""

    def test_each_counts_what_is_for_and_against(self):
        for number, (name, text, holding, against) in enumerate(QUERIES):
            with self.subTest(rule=name, number=number):
                found = [each.holds for each in RULES[name].query(self.read(text))]
                self.assertEqual((found.count(True), found.count(False)), (holding, against))

    def test_all_take_any_document(self):
        texts = [text for _, text, _, _ in QUERIES] + [document(""), document("<view id='bare'/>")]
        texts += [text.replace("CocoaTouch.XIB", "CocoaTouch.Storyboard.XIB") for text in texts]
        for text in texts:
            found = self.read(text)
            for each in RULES.values():
                list(each.query(found))


class Command(Folder):
    """The program itself."""

    def run_program(self, *arguments):
        return subprocess.run(
            [sys.executable, "-B", os.path.join(FOLDER, "evidence.py"), *arguments],
            capture_output=True, text=True)

    def test_counterexamples_say_where_they_are(self):
        self.write(with_view("switch", (0, 0, 51, 31)), "a/Right.xib")
        self.write(with_view("switch", (0, 0, 50, 31)), "b/Wrong.xib")
        run = self.run_program(self.folder, "--rule", "switch-size", "--json", "--counterexamples", "3")
        found = json.loads(run.stdout)["switch-size"]
        self.assertEqual((found["for"], found["against"], found["documents"], found["repositories"]),
                         (1, 1, 2, 2))
        self.assertEqual(found["support"], "thin")
        self.assertEqual(found["counterexamples"], [
            {"document": "b/Wrong.xib", "line": 8, "id": "v", "tools": 17701, "stored": [50.0, 31.0],
             "expected": [51, 31]}])

    def test_support_goes_by_cases_documents_and_repositories(self):
        for holding, against, documents, repositories, support in (
                (0, 0, 0, 0, "none"), (1, 2, 3, 2, "refuted"), (20, 2, 9, 5, "majority"),
                (9, 1, 9, 5, "firm"), (40, 2, 9, 5, "firm"), (9, 0, 2, 2, "thin"), (9, 0, 9, 1, "thin")):
            count = evidence.Count(0, holding, against, set(range(documents)), set(range(repositories)))
            self.assertEqual(count.support, support, count)

    def test_bad_input_is_named(self):
        run = self.run_program(self.folder, "--rule", "no-such-rule")
        self.assertEqual((run.returncode, run.stdout), (2, ""))
        self.assertIn("there is no rule no-such-rule; there are", run.stderr)
        run = self.run_program(self.folder)
        self.assertEqual(run.returncode, 2)
        self.assertIn("there is no document to read", run.stderr)

    def test_what_is_no_document_is_passed_over(self):
        self.write("<document", "a/Broken.xib")
        self.write(with_view("switch", (0, 0, 51, 31)))
        run = self.run_program(self.folder, "--rule", "switch-size")
        self.assertEqual(run.returncode, 0, run.stderr)
        self.assertIn("1 for      0 against     1 documents   1 repositories  thin", run.stdout)


class Sources(unittest.TestCase):
    """That rules and Sources are about the same things."""

    def test_each_mined_comment_has_a_query_or_a_reason(self):
        asked = {place for each in RULES.values() for place in each.at}
        for place, line in places.mined().items():
            self.assertTrue(place in asked or place in UNASKED, f"{place} (line {line}) has no query; add "
                            "one, or a reason to Tests/Evidence/unasked.py")
        self.assertEqual(set(UNASKED) & asked, set(), "these have a query after all")
        self.assertEqual(set(UNASKED) - set(places.mined()), set(), "these no longer say MINED")

    def test_the_symbols_exist(self):
        for each in RULES.values():
            self.assertEqual(bool(each.at), not each.name.startswith("claim-"), each.name)
            for place in each.at:
                self.assertTrue(places.exists(place), f"{each.name}: {place} is not in Sources")

    def test_a_comment_belongs_to_what_follows_it_or_stands_around_it(self):
        lines = ["struct A {", "  /// MINED: one.", "  ///", "  var b: Int { 1 }", "  func c() {",
                 "    if true {", "      // MINED: two.", "      return", "    }", "  }", "}"]
        self.assertEqual(places.symbol(lines, 1), "b")
        self.assertEqual(places.symbol(lines, 6), "c")


class Documentation(unittest.TestCase):
    """The tables that are published."""

    def test_they_have_every_rule(self):
        with open(DOCUMENTATION, encoding="utf-8") as file:
            rows = [line.split("`")[1] for line in file if line.startswith("| `")]
        self.assertEqual(rows, [name for name in RULES if not name.startswith("claim-")]
                         + [name for name in RULES if name.startswith("claim-")])

    @unittest.skipUnless(os.environ.get("NINEFOLD_CORPUS"), "NINEFOLD_CORPUS names no documents")
    def test_they_are_what_the_documents_say(self):
        counts, read = evidence.counted([os.environ["NINEFOLD_CORPUS"]], list(RULES))
        with open(LIST, encoding="utf-8") as file:
            listed = len(file.readlines()) - 1
        if read != listed:
            self.skipTest(f"there are {read} documents, and the tables are of {listed}")
        with open(DOCUMENTATION, encoding="utf-8") as file:
            published = [line for line in file.read().split("\n") if line.startswith("| `")]
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            evidence.print_tables(counts)
        self.assertEqual(published, [
            line for line in output.getvalue().split("\n") if line.startswith("| `")])


if __name__ == "__main__":
    unittest.main()
