#!/usr/bin/env python3
"""Tests of the checks: what is right passes, and every fault put into it is found.

    test_proofs.py --worker PROGRAM
"""
import argparse
import copy
import os
import sys
import tempfile
import unittest

import numpy

import diagnosis
import priority_levels
from required_constraints import InstalledConstraints, Report
from worker import Worker

# Every view is placed by constraints alone, of each kind that the check reads.
DOCUMENT = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
 toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"
 useSafeAreas="YES" initialViewController="vc"><scenes><scene sceneID="scene"><objects>
<viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
<rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
<subviews>
<view id="safely" translatesAutoresizingMaskIntoConstraints="NO"/>
<view id="margins" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
<view id="ratio" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></view>
<slider id="outset" translatesAutoresizingMaskIntoConstraints="NO"/>
<scrollView id="scroll" semanticContentAttribute="forceRightToLeft"
 translatesAutoresizingMaskIntoConstraints="NO"><subviews>
<label id="text" text="Text" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
<constraints><constraint firstItem="text" firstAttribute="leading" secondItem="scroll"
 secondAttribute="leading" constant="5" id="s0"/>
<constraint firstAttribute="trailing" secondItem="text" secondAttribute="trailing" id="s1"/>
<constraint firstItem="text" firstAttribute="top" secondItem="scroll" secondAttribute="top" id="s2"/>
<constraint firstAttribute="bottom" secondItem="text" secondAttribute="bottom" id="s3"/>
<constraint firstItem="text" firstAttribute="width" constant="900" id="s4"/>
<constraint firstItem="text" firstAttribute="height" constant="30" id="s5"/></constraints></scrollView>
<label id="beside" text="Beside" translatesAutoresizingMaskIntoConstraints="NO"/>
</subviews>
<viewLayoutGuide key="safeArea" id="safe"/>
<constraints>
<constraint firstItem="safely" firstAttribute="leading" secondItem="safe" secondAttribute="leading"
 id="c0"/>
<constraint firstItem="safely" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
<constraint firstItem="safely" firstAttribute="width" constant="30" id="c2">
<variation key="heightClass=compact" constant="50"/></constraint>
<constraint firstItem="safely" firstAttribute="height" relation="greaterThanOrEqual" constant="40"
 id="c3"/>
<constraint firstItem="safely" firstAttribute="height" relation="lessThanOrEqual" constant="40"
 id="c4"/>
<constraint firstItem="margins" firstAttribute="leading" secondItem="root"
 secondAttribute="leadingMargin" id="c5"/>
<constraint firstItem="margins" firstAttribute="trailing" secondItem="root"
 secondAttribute="trailingMargin" id="c6"/>
<constraint firstItem="margins" firstAttribute="top" secondItem="safely" secondAttribute="bottom"
 symbolic="YES" constant="8" id="c7"/>
<constraint firstItem="margins" firstAttribute="height" constant="100" id="c8"/>
<constraint firstItem="ratio" firstAttribute="width" secondItem="ratio" secondAttribute="height"
 multiplier="16:9" id="c9"/>
<constraint firstItem="ratio" firstAttribute="height" secondItem="margins" secondAttribute="height"
 multiplier="0.5" id="c10"/>
<constraint firstItem="ratio" firstAttribute="centerX" secondItem="margins"
 secondAttribute="centerX" multiplier="1.1" id="c11"/>
<constraint firstItem="ratio" firstAttribute="centerY" secondItem="margins"
 secondAttribute="centerYWithinMargins" id="c12"/>
<constraint firstItem="outset" firstAttribute="leading" secondItem="margins"
 secondAttribute="leading" id="c13"/>
<constraint firstItem="outset" firstAttribute="width" constant="100" id="c14"/>
<constraint firstItem="outset" firstAttribute="top" secondItem="margins" secondAttribute="bottom"
 id="c15"/>
<constraint firstItem="outset" firstAttribute="height" constant="30" id="c16"/>
<constraint firstItem="scroll" firstAttribute="leading" secondItem="safe" secondAttribute="leading"
 id="c17"/>
<constraint firstItem="scroll" firstAttribute="trailing" secondItem="safe"
 secondAttribute="trailing" id="c18"/>
<constraint firstItem="scroll" firstAttribute="top" secondItem="outset" secondAttribute="bottom"
 id="c19"/>
<constraint firstItem="scroll" firstAttribute="height" constant="60" id="c20"/>
<constraint firstItem="beside" firstAttribute="leading" secondItem="outset"
 secondAttribute="trailing" constant="8" id="c21"/>
<constraint firstItem="beside" firstAttribute="firstBaseline" secondItem="outset"
 secondAttribute="bottom" id="c22"/>
<constraint firstItem="beside" firstAttribute="width" constant="50" id="c23"/>
<constraint firstItem="beside" firstAttribute="height" constant="20" id="c24"/>
</constraints></view></viewController></objects></scene></scenes></document>
"""
CONFLICT = """<constraint firstItem="safely" firstAttribute="width" constant="31" id="c25"/>
</constraints></view></viewController>"""
SCREENS = ({"device": "iPhone 15 Pro", "orientation": "portrait"},
           {"device": "iPhone 15 Pro", "orientation": "landscape"},
           {"device": "iPad (A16)", "orientation": "landscape"})


def views(node):
    """A node and those inside it that are laid out."""
    found = [node] if "unrounded" in node else []
    for child in node["children"]:
        found += views(child)
    return found


class RequiredConstraints(unittest.TestCase):
    def setUp(self):
        self.worker = Worker(program)
        self.folder = tempfile.TemporaryDirectory()

    def tearDown(self):
        self.worker.__exit__()
        self.folder.cleanup()

    def document(self, text=DOCUMENT):
        path = os.path.join(self.folder.name, "test.storyboard")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def faults(self, path, answer):
        report = Report()
        report.check(InstalledConstraints(path), answer, "test")
        return report.faults

    def test_what_is_right_passes(self):
        # iOS 26 has other sliders, whatever Xcode saved the document.
        for tools in ("22505", "24765"):
            path = self.document(DOCUMENT.replace("22505", tools))
            for screen in SCREENS:
                for system in ("18", "26"):
                    answer = self.worker.request(
                        "resolve", file=path, unrounded=True, system=system, **screen)
                    self.assertEqual(self.faults(path, answer), [])

    def test_a_view_that_is_moved_or_resized_is_found(self):
        path = self.document()
        right = self.worker.request("resolve", file=path, unrounded=True, **SCREENS[1])
        count = len(views(right["scenes"][0]["root"]))
        for view in range(1, count):
            for part in range(4):
                answer = copy.deepcopy(right)
                node = views(answer["scenes"][0]["root"])[view]
                if node["id"].startswith("ninefold:"):
                    continue
                # Less than a pixel, so that it is the constraints that notice.
                node["unrounded"]["frame"][part] += 0.01
                found = [f for f in self.faults(path, answer) if "points off" in f]
                self.assertTrue(found, f"{node['id']}, {part}")

    def test_a_view_that_is_left_out_is_found(self):
        path = self.document()
        answer = self.worker.request("resolve", file=path, unrounded=True, **SCREENS[0])
        answer["scenes"][0]["root"]["children"].pop(0)
        self.assertTrue(self.faults(path, answer))

    def test_a_wrong_guide_is_found(self):
        path = self.document()
        answer = self.worker.request("resolve", file=path, unrounded=True, **SCREENS[0])
        answer["scenes"][0]["root"]["unrounded"]["safeArea"]["top"] += 1
        self.assertTrue(self.faults(path, answer))

    def test_a_conflict_has_to_be_named(self):
        path = self.document(DOCUMENT.replace("</constraints></view></viewController>", CONFLICT))
        answer = self.worker.request("resolve", file=path, unrounded=True, **SCREENS[0])
        self.assertEqual(self.faults(path, answer), [])
        answer["scenes"][0]["issues"] = []
        self.assertTrue(self.faults(path, answer))


class PriorityLevels(unittest.TestCase):
    def setUp(self):
        with Worker(program) as worker:
            self.answer = worker.request("constraints", text=DOCUMENT, scene="scene", **SCREENS[0])

    def test_what_is_right_passes(self):
        self.assertEqual(priority_levels.faults(priority_levels.System(self.answer)), [])

    def test_a_value_that_is_worse_is_found(self):
        for variable in range(len(self.answer["variables"])):
            system = priority_levels.System(self.answer)
            system.solution = numpy.array(self.answer["solution"])
            system.solution[variable] += 1e-5
            self.assertTrue(priority_levels.faults(system), self.answer["variables"][variable])

    def test_a_level_that_gives_way_to_a_lower_one_is_found(self):
        rows = [(1000, ">=", 0), (750, "==", -10), (250, "==", -20), (250, "==", -20)]
        answer = {
            "variables": ["x"], "solution": [20],
            "constraints": [
                {"id": "c", "terms": [[0, 1]], "relation": relation, "constant": constant,
                 "priority": priority} for priority, relation, constant in rows]}
        found = priority_levels.faults(priority_levels.System(answer))
        self.assertEqual(len(found), 2, found)
        answer["solution"] = [10]
        self.assertEqual(priority_levels.faults(priority_levels.System(answer)), [])


class Diagnosis(unittest.TestCase):
    def setUp(self):
        self.worker = Worker(program)
        self.file = tempfile.NamedTemporaryFile(suffix=".storyboard", mode="w", encoding="utf-8")

    def tearDown(self):
        self.worker.__exit__()
        self.file.close()

    def scene(self, text):
        self.file.write(text)
        self.file.flush()
        answer = self.worker.request("resolve", file=self.file.name, asDesigned=True)
        return diagnosis.Scene(self.worker, self.file.name, answer["scenes"][0])

    def issue(self, scene, rule):
        return next(issue for issue in scene.scene["issues"] if issue["rule"] == rule)

    def test_a_conflict_with_too_many_or_too_few_members_is_found(self):
        scene = self.scene(DOCUMENT.replace("</constraints></view></viewController>", CONFLICT))
        right = self.issue(scene, "conflict")
        scene.check_conflict(right)
        self.assertEqual(scene.faults, [])
        more = copy.deepcopy(right)
        more["involved"].append({**right["involved"][0], "id": "c8"})
        less = copy.deepcopy(right)
        less["involved"].pop()
        for wrong in (more, less):
            scene.faults = []
            scene.check_conflict(wrong)
            self.assertTrue(scene.faults)

    def test_a_second_layout_that_is_none_is_found(self):
        scene = self.scene(DOCUMENT.replace('firstAttribute="width" constant="30" id="c2"',
                                            'firstAttribute="width" relation="lessThanOrEqual" '
                                            'constant="300" id="c2"'))
        right = self.issue(scene, "ambiguous")
        self.assertEqual([(v["id"], v["open"]) for v in right["views"]], [("safely", ["width"])])
        scene.check_ambiguity(right)
        self.assertEqual(scene.faults, [])
        same = right["views"][0]["frames"][0][2]
        for width in (same, 301, -1):
            scene.faults = []
            wrong = copy.deepcopy(right)
            wrong["views"][0]["frames"][1][2] = width
            scene.check_ambiguity(wrong)
            self.assertTrue(scene.faults, width)

    def test_reasons_that_do_not_suffice_are_found(self):
        scene = self.scene(DOCUMENT)
        scene.check_explanation("beside")
        self.assertEqual(scene.faults, [])
        self.assertEqual(scene.counts["explained figures"], 4)
        right = self.worker.request("explain", file=self.file.name, view="beside", asDesigned=True)
        right["x"]["reasons"].pop(0)
        scene.worker = Answering(right)
        scene.check_explanation("beside")
        self.assertEqual(len(scene.faults), 1, scene.faults)


class Answering:
    """A worker that always says the same."""

    def __init__(self, answer):
        self.answer = answer

    def request(self, *_, **__):
        return self.answer


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--worker", required=True)
    program = parser.parse_args().worker
    unittest.main(argv=sys.argv[:1])
