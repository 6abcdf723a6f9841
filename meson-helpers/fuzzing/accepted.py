"""Input that is accepted more often than not: merges of sound documents, edits that can be made, and companion files
that their schema describes."""
import copy, json

from .changes import Changes
from .samples import CELLS, DEVICES
from .structures import Structure, identifiers, written
from .worker import Case

# Values that their properties can have.
VALUES = {"hidden": ["YES", "NO"], "text": ["One", "Two & <three>", ""], "alpha": ["0.5", "1"],
          "backgroundColor": ["#FF0000", "#00000080", "labelColor", "systemBackground"],
          "textColor": ["#123456", "label"], "fontDescription": ["system 17", "boldSystem 12", "UICTFontTextStyleBody"],
          "userLabel": ["Label"], "tag": ["3"], "contentMode": ["center", "scaleAspectFit"],
          "constant": ["8", "-12.5"], "priority": ["750", "1000"], "multiplier": ["0.5"],
          "numberOfLines": ["0", "2"], "title": ["Title"], "customClass": ["Owner"]}


class AcceptedInput(Changes):
    def __init__(self, chance, documents, companions, schema):
        super().__init__(chance, documents, companions)
        with open(schema) as file:
            self.schema = json.load(file)

    def sound_tree(self):
        """A document that has each id once."""
        while True:
            root = self.tree(self.chance.choice(self.documents))
            names = identifiers(root)
            if names and len(names) == len(set(names)):
                return root

    def structured_case(self):
        """Of one document, what two made of it: sometimes in part the same."""
        chance = self.chance
        base = self.sound_tree()
        shared = copy.deepcopy(base)
        if chance.random() < 0.2:
            Structure(chance, shared, "s").changed(1)
        ours, theirs = (Structure(chance, copy.deepcopy(shared), side).changed(chance.choice([1, 1, 2, 4, 9]))
                        for side in "ot")
        files = {name + ".xib": written(root) for name, root in (("base", base), ("ours", ours), ("theirs", theirs))}

        def merge(output, *names):
            about = {side: f"$/{name}.xib" for side, name in zip(("base", "ours", "theirs"), names)}
            return "merge", {**about, "output": f"$/{output}.xib"}
        return Case("structured", files, [
            merge("merged", "base", "ours", "theirs"), merge("swapped", "base", "theirs", "ours"),
            merge("bbt", "base", "base", "theirs"), merge("btb", "base", "theirs", "base"),
            merge("btt", "base", "theirs", "theirs"), ("resolve", {"file": "$/merged.xib", "root": "$"})])

    def accepted_edits_case(self):
        """Edits of what is there, with values that it can have, and what becomes of the document."""
        chance = self.chance
        root = self.sound_tree()
        elements = [element for element in root.iter() if element.get("id")]
        scenes = [element.get("id") for element in elements if element.tag.endswith("Controller")]

        def path():
            element = chance.choice(elements)
            return {"id": element.get("id")}

        def edit():
            element = chance.choice(elements)
            name = chance.choice([name for name in element.attrib if name != "id"] or ["userLabel"])
            known = [other.get(name) for other in elements if other.get(name)] or ["One"]
            new = {"name": "userDefinedRuntimeAttribute", "attributes": [["type", "string"], ["keyPath", "a"]],
                   "children": [{"name": "string", "attributes": [["key", "value"]], "text": "x & y"}]}
            return chance.choice([
                {"edit": "set", "element": path(), "attribute": name, "value": chance.choice(known)},
                {"edit": "unset", "element": {"id": element.get("id")}, "attribute": name},
                {"edit": "remove", "element": path()}, {"edit": "rename", "element": path(), "name": "view"},
                {"edit": "insert", "new": new, "into": path()},
                {"edit": "move", "element": path(), "into": path(), "first": chance.random() < 0.5}])

        def change():
            element = chance.choice(elements)
            one = element.get("id")
            key = chance.choice(list(VALUES))
            known = [name for name in element.attrib if name in VALUES]
            key = chance.choice(known) if known and chance.random() < 0.5 else key
            choices = [{"set": {"id": one, "key": key, "value": chance.choice(VALUES[key])}},
                       {"set": {"id": one, "key": key, "value": chance.choice(VALUES[key])}},
                       {"unset": {"id": one, "key": key}}, {"exclude": one}, {"include": one}, {"install": one}]
            if scenes:
                choices.append({"addSegue": {"from": one, "to": chance.choice(scenes),
                                             "kind": chance.choice(["show", "presentation", "unwind", "embed"])}})
            segues = [element.get("id") for element in elements if element.tag == "segue"]
            if segues:
                choices += [{"removeSegue": chance.choice(segues)},
                            {"changeSegue": {"id": chance.choice(segues), "kind": "presentation"}}]
            return chance.choice(choices)
        count = chance.choice([1, 1, 2, 4])
        about = {"file": "$/Main.storyboard", "output": "$/edited.storyboard"}
        if chance.random() < 0.4:
            about["edits"] = [edit() for _ in range(count)]
        else:
            about["changes"] = [change() for _ in range(count)]
            if chance.random() < 0.4:
                about["sizeClass"] = chance.choice(CELLS)
            if chance.random() < 0.2:
                about["findsIssues"] = True
        return Case("accepted-edits", {"Main.storyboard": written(root)}, [
            ("edit", about), ("resolve", {"file": "$/edited.storyboard", "root": "$"})])

    # Companions

    def value(self, schema, names, depth=0):
        """Something that a schema describes."""
        chance = self.chance
        if "$ref" in schema:
            place = schema["$ref"].split("/")[1:]
            if place[-1] == "constraint":
                return self.constraint(names)
            target = self.schema
            for part in place:
                target = target[part]
            return chance.choice(names) if place[-1] == "reference" else self.value(target, names, depth)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        if "oneOf" in schema and "properties" not in schema:
            return self.value(chance.choice(schema["oneOf"]), names, depth)
        kind = schema.get("type")
        kind = chance.choice(kind) if isinstance(kind, list) else kind
        if kind == "object":
            return self.members(schema, names, depth)
        if kind == "array":
            fewest = schema.get("minItems", 0)
            count = max(fewest, chance.choice([1, 1, 2, 3]) if depth < 6 else 0)
            return [self.value(schema["items"], names, depth + 1) for _ in range(count)]
        if kind in ("number", "integer"):
            least, most = schema.get("minimum", -50), schema.get("maximum", 2000)
            number = chance.choice([least, most, 0, 1, 8, 44, 0.5, 375, -16])
            number = min(max(number, least), most)
            return int(number) if kind == "integer" else number
        if kind == "boolean":
            return chance.random() < 0.5
        if "pattern" in schema:
            return chance.choice(["50%", "100%", "0%", "33.5%"])
        return chance.choice(["One", "{row} of {rows}", "#FF0000", "systemBlue", "UILabel", *names])

    def members(self, schema, names, depth):
        chance = self.chance
        required = list(schema.get("required", []))
        if "oneOf" in schema:
            required += chance.choice(schema["oneOf"])["required"]
        others = [name for other in schema.get("oneOf", []) for name in other["required"] if name not in required]
        known = schema.get("properties", {})
        chosen = {name for name in known if name in required or name != "comment" and name not in others
                  and depth < 6 and chance.random() < (0.4 if depth else 0.3)}
        value = {name: self.value(known[name], names, depth + 1) for name in known if name in chosen}
        if isinstance(more := schema.get("additionalProperties"), dict) and depth < 6:
            for _ in range(chance.choice([0, 1, 2])):
                value[chance.choice([*names, "text", "alpha", "spacing", "show"])] = self.value(more, names, depth + 1)
        return value

    def constraint(self, names):
        chance = self.chance
        one, two = chance.choice(names), chance.choice(names)
        edge = chance.choice(["width", "height", "leading", "top", "centerX", "bottom"])
        return chance.choice([
            f"|-[{one}]-|", f"V:|-8-[{one}(>=20@750)]-[{two}]", f"[{one}(=={two})]", f"V:[{one}(44)]",
            f"{one}.{edge} == {two}.{edge}", f"{one}.{edge} >= 0.5 * superview.{edge} + 8 @ 500"])

    def accepted_companions_case(self):
        chance = self.chance
        path = chance.choice(self.documents)
        root = self.tree(path)
        names = [element.get(name) for element in root.iter()
                 for name in ("id", "customClass", "storyboardIdentifier", "property") if element.get(name)]
        names = chance.sample(names, min(len(names), 6)) or ["a"]
        own = {"one": chance.choice(names), "two": chance.choice(names)}
        companion = self.value(self.schema, [*names, *own])
        companion.pop("$schema", None)
        companion["names"] = own
        about = {"file": "$/Main.storyboard", "root": "$", "device": chance.choice(DEVICES)}
        steps = [{"rotate": {"to": "landscape"}}, {"selectRow": {"section": 0, "row": 0}}, {"back": {}},
                 {"trigger": {"element": chance.choice(names)}}, {"segue": {"id": chance.choice(names)}},
                 {"selectTab": {"index": 1}}, {"dismiss": {}}, {"type": {"text": "a\n"}},
                 {"action": {"name": "show"}}, {"system": {"version": "12"}}, {"sizeClass": {"cell": CELLS[0]}}]
        requests = [("resolve", about), ("simulate", {**about, "frames": "last", "steps": [
            chance.choice(steps) for _ in range(chance.choice([0, 1, 3]))]})]
        if chance.random() < 0.3:
            requests.append(("render", {**about, "scale": 0.25}))
        if chance.random() < 0.2:
            requests.append(("lint", {"paths": ["$/Main.storyboard"], "devices": DEVICES[:1], "root": "$"}))
        return Case("accepted-companions", {
            "Main.preview.json": json.dumps(companion).encode(), "Main.storyboard": written(root)}, requests)
