#!/usr/bin/env python3
"""Plays the segues of documents and checks every state that they lead to.

Each segue is performed with the containers of its source around it, on a phone and on a pad, upright
and lying; then the device is turned twice, and what came is dismissed or gone back from. In every state
there has to be one key controller, which is on screen; a controller's trait may only differ from its
container's where the answer says who set it; a split view has a display mode that its behaviour allows;
and every required constraint on screen has to hold or to be named in the state's `issues`, as
required_constraints.py has it.

    segues.py --worker PROGRAM [--segues N] FOLDER

With --segues so many are played, each in one place, always the same.
Exit status: 0; 1 if something does not hold, or the worker refuses what UIKit does not.
"""
import argparse
import itertools
import xml.etree.ElementTree as ET
import zlib

from required_constraints import InstalledConstraints, Report, layouts
from worker import Worker, documents

PLACES = [(device, orientation)
          for device in ("iPhone 15 Pro", "iPad Pro (11-inch) (4th generation)")
          for orientation in ("portrait", "landscape")]
CONTAINMENT = {"relationship", "embed"}
# UIKit refuses these too: push segues without a navigation controller, and unwind segues of controllers
# that nothing leads to.
REFUSED = {"no-navigation-controller", "no-unwind-destination"}
# What a split view can show, by its behaviour. Source: the header of UISplitViewController.
DISPLAY_MODES = {
    "tile": {"secondaryOnly", "oneBesideSecondary", "twoBesideSecondary"},
    "overlay": {"secondaryOnly", "oneOverSecondary", "twoOverSecondary"},
    "displace": {"secondaryOnly", "oneBesideSecondary", "twoDisplaceSecondary"},
}


class Segue:
    def __init__(self, element, source):
        self.id = element.get("id")
        self.kind = element.get("kind")
        self.source = source
        self.destination = element.get("destination")


class Storyboard:
    """The segues of a document and the controllers that they lead between, by id."""

    def __init__(self, path):
        self.path = path
        self.segues = []
        for scene in ET.parse(path).getroot().iter("scene"):
            objects = scene.find("objects")
            controllers = [] if objects is None else [
                element for element in objects
                if element.get("sceneMemberID") == "viewController" and element.get("id")]
            for controller in controllers[:1]:
                self.segues += [Segue(element, controller.get("id")) for element in scene.iter("segue")]

    def performed(self):
        """Those that can be performed; what peeks inherits the segue that it is in."""
        return [segue for segue in self.segues
                if segue.id and segue.kind and segue.kind not in CONTAINMENT]

    def outermost(self, controller):
        """The controller, or the outermost container around it."""
        seen = {controller}
        while True:
            around = next((segue.source for segue in self.segues
                           if segue.destination == controller and segue.kind in CONTAINMENT), None)
            if around is None or around in seen:
                return controller
            seen.add(around)
            controller = around

    def route(self, segue):
        """The controller to start with, and the segues to perform."""
        start = self.outermost(segue.source)
        if segue.kind == "unwind":
            for incoming in self.performed():
                if incoming.destination == start and incoming.kind != "unwind" \
                        and incoming.source != start:
                    return self.outermost(incoming.source), [incoming, segue]
        return start, [segue]


def nodes(controller):
    yield controller
    for inner in controller["children"] + controller["presented"]:
        yield from nodes(inner)


def visible_around(controller, identifier, count=0):
    """How many controllers on screen hold one, itself included; None where it isn't there."""
    count += controller["isVisible"]
    if controller["id"] == identifier:
        return count
    for inner in controller["children"] + controller["presented"]:
        found = visible_around(inner, identifier, count)
        if found is not None:
            return found
    return None


class Player:
    def __init__(self, worker, report):
        self.worker = worker
        self.report = report
        self.starts = {}

    def simulate(self, path, start, place, steps, **options):
        return self.worker.request(
            "simulate", results="all", file=path, initial=start, device=place[0], orientation=place[1],
            companion=False, steps=steps, **options)

    def preparation(self, path, start, place, source):
        """Steps after which a controller is on screen, and its id; tabs are selected until it is."""
        key = (path, start, place)
        if key not in self.starts:
            launch = self.simulate(path, start, place, [])[0]["controllers"]
            tabs = next((len(node["tabs"]["tabs"]) for node in nodes(launch) if node.get("tabs")), 0)
            states = [([], launch)]
            for tab in range(1, tabs):
                steps = [{"selectTab": {"index": tab}}]
                states.append((steps, self.simulate(path, start, place, steps)[-1]["controllers"]))
            self.starts = {key: states}
        candidates = [
            (visible_around(tree, node["id"]), steps, node["id"])
            for steps, tree in self.starts[key] for node in nodes(tree)
            if node["id"].split("#")[0] == source]
        # One that is covered in its stack can still perform its segues.
        return max(candidates, key=lambda candidate: candidate[0], default=(None, [], None))[1:]

    def play(self, storyboard, document, segue, place):
        start, route = storyboard.route(segue)
        steps, source = self.preparation(storyboard.path, start, place, route[0].source)
        steps = steps + [{"segue": {"id": route[0].id, "from": source} if source else
                          {"id": route[0].id}}]
        steps += [{"segue": {"id": next_segue.id}} for next_segue in route[1:]]
        name = f"{storyboard.path}, {segue.id} on {place[0]}, {place[1]}"
        turns = [{"rotate": {}}, {"rotate": {}}]
        played = self.simulate(
            storyboard.path, start, place, steps + turns, frames="all", unrounded=True)
        last = played[-1]
        if "error" in last:
            self.report.counts[f"refused: {last['error']['code']}"] += 1
            if last["error"]["code"] not in REFUSED:
                self.report.faults.append(f"{name}: {last['error']['message']}")
            return
        self.report.counts["segues performed"] += 1
        is_presented = any(node["presented"] for node in nodes(last["controllers"]))
        back = [{"dismiss": {}} if is_presented else {"back": {}}]
        returned = self.simulate(
            storyboard.path, start, place, steps + back, frames="last", unrounded=True)
        if "error" not in returned[-1]:
            played.append(returned[-1])
        for state in played:
            self.check(state, document, name)

    def check(self, state, document, name):
        self.report.counts["states"] += 1
        name = f"{name}, after {state.get('step', 'the launch')}"
        for fault in itertools.chain(
                controller_faults(state["controllers"]), self.layout_faults(state, document)):
            self.report.faults.append(f"{name}: {fault}")

    def layout_faults(self, state, document):
        if any("storyboard" in node for node in nodes(state["controllers"])):
            # Ids are only unique in one document.
            self.report.counts["states with other storyboards, whose constraints are left out"] += 1
            return
        given_up = {
            issue["dropped"]: issue for issue in state["issues"] if issue["rule"] == "conflict"
            and "dropped" in issue}
        for layout in layouts(state["root"], document, state["system"]):
            yield from self.report.faults_of(layout, given_up)


def controller_faults(root):
    """What is wrong with the controllers of a state, in words."""
    keys = [node for node in nodes(root) if node["isKey"]]
    if len(keys) != 1 or not keys[0]["isVisible"]:
        yield f"{len(keys)} controllers are key: {[node['id'] for node in keys]}"
    for node in nodes(root):
        split = node.get("split")
        if split and split["displayMode"] not in DISPLAY_MODES[split["behavior"]]:
            yield f"{node['id']} has {split['displayMode']} with {split['behavior']}"
        for inner in node["children"]:
            for trait, value in inner["traits"].items():
                is_inherited = node["setBy"].get(trait) == inner["setBy"].get(trait)
                if is_inherited and node["traits"].get(trait) != value:
                    yield f"{inner['id']} has another {trait} than {node['id']}, and nobody set it"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder")
    parser.add_argument("--worker", required=True)
    parser.add_argument("--segues", type=int)
    arguments = parser.parse_args()
    report = Report()
    plays = []
    for path in documents(arguments.folder):
        if path.endswith(".storyboard"):
            storyboard = Storyboard(path)
            plays += [(storyboard, segue) for segue in storyboard.performed()]
    if arguments.segues:
        plays.sort(key=lambda play: zlib.crc32(f"{play[1].source}{play[1].id}".encode()))
        chosen = [(play, PLACES[index % len(PLACES)])
                  for index, play in enumerate(plays[:arguments.segues])]
    else:
        chosen = [(play, place) for play in plays for place in PLACES]
    known = {}
    with Worker(arguments.worker) as worker:
        player = Player(worker, report)
        for (storyboard, segue), place in chosen:
            if storyboard.path not in known:
                known = {storyboard.path: InstalledConstraints(storyboard.path)}
            player.play(storyboard, known[storyboard.path], segue, place)
    report.end("segues performed")


if __name__ == "__main__":
    main()
