"""Input that is damaged or strange."""
import copy, json, os, plistlib, re
import xml.etree.ElementTree as ElementTree

from .changes import Changes
from .samples import (CELLS, DEVICES, FONT, LANGUAGES, NUMBERS, PROJECT_FILE, PROJECT_XIB, PROPERTIES, SOURCE, SYMBOL,
                      TEXT_CATALOGUE, WORDS)
from .worker import Case


class DamagedInput(Changes):
    def documents_case(self):
        chance = self.chance
        text = self.document().decode("utf-8", "replace")
        place = chance.choice([
            {"device": chance.choice(DEVICES)}, {"sizeClass": chance.choice(CELLS)},
            {"asDesigned": True}, {"contentSize": "AX5"}, {"layoutDirection": "rightToLeft"},
            {"system": chance.choice(["9", "12", "17"])}])
        about = {"text": text, **place}
        method = chance.choice(["resolve", "resolve", "constraints", "explain", "attributes", "variations",
                                "gitText", "render", "simulate", "convert"])
        ids = [part.split('"')[0] for part in text.split(' id="')[1:]] or ["a"]
        if method == "explain":
            about["view"] = chance.choice(ids)
        elif method == "attributes":
            about["views"] = [chance.choice(ids) for _ in range(chance.choice([0, 1, 3]))]
        elif method in ("variations", "gitText", "convert"):
            about = {"text": text}
            if method == "convert":
                about[chance.choice(["useAutoLayout", "safeAreas"])] = True
        elif method == "render":
            about["scale"] = 0.25
        elif method == "simulate":
            about.pop("asDesigned", None)
            about["frames"] = "last"
        elif chance.random() < 0.5:
            about["details" if method == "resolve" else "scene"] = (
                True if method == "resolve" else "x")
        return Case("documents", {}, [(method, about)])

    def lint_case(self):
        text = self.document()
        configuration = self.json({"lint": {
            "rules": {"contrast": "error", "tap-target": "off"},
            "matrix": {"devices": ["iPhone 15 Pro"], "systems": ["15"], "textSizes": ["large"],
                       "orientations": ["portrait"], "directions": ["leftToRight"]},
            "exclude": ["Legacy/", "**/Debug*.storyboard"],
            "suppress": [{"rule": "conflict", "id": "a", "reason": "known"}]}})
        return Case(
            "configurations", {"ninefold.json": configuration, "Main.storyboard": text},
            [("lint", {"paths": ["$/Main.storyboard"], "devices": ["iPhone 15 Pro"], "root": "$"})])

    def companions_case(self):
        chance = self.chance
        document, companion = chance.choice(self.companions)
        with open(companion) as file:
            value = json.load(file)
        with open(document, "rb") as file:
            text = file.read() if chance.random() < 0.7 else self.document(document)
        about = {"file": "$/Main.storyboard", "root": "$"}
        method = chance.choice(["resolve", "simulate", "simulate"])
        if method == "simulate":
            about["steps"] = chance.choice([
                [], [{"rotate": {"to": "landscape"}}], [{"selectRow": {"section": 0, "row": 0}}]])
        return Case(
            "companions", {"Main.preview.json": self.json(value), "Main.storyboard": text},
            [(method, about)])

    def catalogues_case(self):
        chance = self.chance
        contents = {"images": [
            {"idiom": "universal", "scale": "1x", "filename": "a.png", "subtype": "retina4",
             "resizing": {"mode": "3-part", "center": {"mode": "tile", "width": 1},
                          "cap-insets": {"left": 1, "right": 1}}},
            {"idiom": "ipad", "scale": "2x", "filename": "b.svg",
             "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
            "info": {"version": 1}, "properties": {"template-rendering-intent": "template"}}
        color = {"colors": [{"idiom": "universal", "color": {
            "color-space": "srgb",
            "components": {"red": "0xFF", "green": "1.0", "blue": "12", "alpha": "0.5"}}}]}
        png = bytes.fromhex(
            "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
            "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082")
        svg = b'<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4z"/></svg>'
        text = (
            '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects><view id="v">'
            '<rect key="frame" x="0" y="0" width="99" height="99"/><subviews><imageView id="i" image="A">'
            '<rect key="frame" x="0" y="0" width="9" height="9"/><color key="tintColor" name="C"/>'
            "</imageView></subviews></view></objects></document>")
        image = "B.xcassets/A.imageset/"
        files = {
            image + "Contents.json": self.json(contents),
            image + "a.png": self.damaged(png) if chance.random() < 0.5 else png,
            image + "b.svg": self.damaged(svg) if chance.random() < 0.5 else svg,
            "B.xcassets/C.colorset/Contents.json": self.json(color),
            "view.xib": text.encode()}
        method = chance.choice(["resolve", "render", "image"])
        about = {"file": "$/view.xib", "root": "$"}
        if method == "image":
            about["name"] = "A"
        return Case("catalogues", files, [(method, about)])

    def edits_case(self):
        chance = self.chance
        path = chance.choice(self.documents)
        root = self.tree(path)
        ids = [element.get("id") for element in root.iter() if element.get("id")] or ["a"]
        text = self.document(root=root).decode("utf-8", "replace")
        keys = ["constant", "text", "hidden", "backgroundColor", "fontDescription", "userLabel"]

        def change():
            one = chance.choice(ids)
            return chance.choice([
                {"exclude": one}, {"include": one}, {"install": one}, {"removeCase": one},
                {"set": {"id": one, "key": chance.choice(keys),
                         "value": chance.choice(NUMBERS + WORDS)}},
                {"unset": {"id": one, "key": chance.choice(keys)}},
                {"addSegue": {"from": one, "to": chance.choice(ids), "kind": "show"}},
                {"removeSegue": one}])
        changes = [change() for _ in range(chance.choice([1, 2, 5]))]
        about = {"text": text, "changes": changes}
        if chance.random() < 0.5:
            about["sizeClass"] = chance.choice(CELLS)
        if chance.random() < 0.3:
            about["findsIssues"] = True
        return Case("edits", {}, [("edit", about)])

    def merges_case(self):
        path = self.chance.choice(self.documents)
        files = {name + ".xib": self.document(path) for name in ("base", "ours", "theirs")}
        if self.chance.random() < 0.2:
            # A phone's document with a pad's.
            return Case("merges", files, [("convert", {"file": "$/ours.xib", "pad": "$/theirs.xib"})])
        if self.chance.random() < 0.5:
            return Case("merges", files, [("diff", {
                "before": "$/base.xib", "after": "$/ours.xib", "changes": True,
                "devices": ["iPhone 15 Pro"]})])
        about = {name: f"$/{name}.xib" for name in ("base", "ours", "theirs")}
        keys = re.findall(rb' id="([^"/]*)"', files["ours.xib"])
        if keys and self.chance.random() < 0.5:
            def key():
                aspect = self.chance.choice(["/text", "/removal", "/kind"])
                return self.chance.choice(keys).decode("utf-8", "replace") + aspect
            about["choices"] = {
                key(): self.chance.choice(["ours", "theirs", "both"]) for _ in range(5)}
        return Case("merges", files, [("merge", about)])

    def projects_case(self):
        chance = self.chance
        png = bytes.fromhex(
            "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
            "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082")
        files = {
            "App.xcodeproj/project.pbxproj": self.some(self.text, PROJECT_FILE),
            "App/Base.lproj/Main.xib": self.some(
                lambda text: self.document(root=ElementTree.fromstring(text)), PROJECT_XIB),
            "App/Card.xib": self.some(
                lambda text: self.document(root=ElementTree.fromstring(text)), PROJECT_XIB),
            "App/de.lproj/Main.strings": self.some(
                self.text, '"l.text" = "Text";\n/* b */ b.normalTitle = "\\U00e4";\n'),
            "App/ar.lproj/Main.stringsdict": self.some(self.text, plistlib.dumps({"l.text": {
                "NSStringLocalizedFormatKey": "%#@n@", "n": {
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
                    "one": "One", "other": "%d of them"}}}).decode()),
            "App/mul.lproj/Main.xcstrings": self.some(self.json, TEXT_CATALOGUE),
            "App/Localizable.xcstrings": self.some(self.json, TEXT_CATALOGUE),
            "App/Card.swift": self.some(self.text, SOURCE),
            "App/A.xcassets/S.symbolset/Contents.json": self.some(
                self.json, {"symbols": [{"idiom": "universal", "filename": "s.svg"}], "info": {"version": 1}}),
            "App/A.xcassets/S.symbolset/s.svg": self.some(self.text, SYMBOL),
            "App/A.xcassets/Launch.launchimage/Contents.json": self.some(self.json, {"images": [
                {"idiom": "iphone", "subtype": "retina4", "scale": "2x", "orientation": "portrait",
                 "minimum-system-version": "7.0", "extent": "full-screen", "filename": "a.png"},
                {"idiom": "ipad", "scale": "1x", "orientation": "landscape", "filename": "a.png"}]}),
            "App/A.xcassets/Launch.launchimage/a.png": self.some(self.damaged, png),
            "App/A.xcassets/D.dataset/Contents.json": self.some(self.json, {"data": [
                {"idiom": "universal", "memory": "2GB", "graphics-feature-set": "metal3v1", "filename": "d"}]}),
            "App/Default-568h@2x.png": self.some(self.damaged, png),
            "ninefold.json": self.some(self.json, {
                "devices": ["iPhone 15 Pro", "pads"], "languages": ["de", "ar"],
                "runtimeAttributes": {"rounding": "cornerRadius", "key": "text"},
                "designables": {"Card": {
                    "baseClass": "Tag", "cornerRadius": 12, "size": [120, None], "shadowOffset": [0, 2],
                    "gradient": {"colors": ["#FF9500", "#FF2D55"], "direction": "right"}}}})}
        properties = copy.deepcopy(PROPERTIES)
        form = chance.choice([plistlib.FMT_XML, plistlib.FMT_BINARY])
        if chance.random() < 0.5:
            properties[chance.choice(list(properties))] = chance.choice([True, 7, "x", [], {"UIImageName": ["S"]}])
        listed = plistlib.dumps(properties, fmt=form)
        files["App/Info.plist"] = self.some(self.damaged, listed)
        if os.path.exists(FONT):
            if FONT not in self.trees:
                with open(FONT, "rb") as file:
                    self.trees[FONT] = file.read().replace(b"C059", b"Q059").replace(
                        "C059".encode("utf-16-be"), "Q059".encode("utf-16-be"))
            files["App/some.otf"] = self.some(self.damaged_table, self.trees[FONT])
        document = {"file": "$/App/Base.lproj/Main.xib", "root": "$"}
        method = chance.choice(["resolve", "render", "attributes", "languages", "launch", "documents", "image",
                                "lint", "traits", "simulate"])
        about = document
        if method in ("resolve", "render", "attributes", "simulate"):
            about = {**document, "device": chance.choice(DEVICES), "language": chance.choice(LANGUAGES)}
            if method == "resolve":
                about["details"] = about["dependencies"] = True
            elif method == "attributes":
                about["views"] = [chance.choice("lbcs")]
            elif method == "render":
                about["launch"] = chance.random() < 0.3
        elif method == "launch":
            about = {"path": chance.choice(["$", "$/App/Info.plist", document["file"]]),
                     "devices": ["iPhone 5s", "iPad 2", "iPhone 15 Pro"]}
        elif method == "documents":
            about = {"path": chance.choice(["$", document["file"]])}
        elif method == "image":
            about["name"] = chance.choice(["S", "Launch", "D", "a", "none"])
        elif method == "lint":
            about = {"paths": ["$"], "root": "$", "devices": ["iPhone 15 Pro"],
                     "languages": chance.choice([["all"], ["de", "accented"], []])}
        elif method == "traits":
            words = ["wRegular", "hCompact,AX3", "iPad mini (6th generation), landscape", *NUMBERS, *WORDS]
            about = {"collections": [chance.choice(words) for _ in range(chance.choice([1, 2, 5]))]}
        return Case("projects", files, [(method, about)])

    def damaged_table(self, data):
        """A font with bytes changed in its directory or one of its tables, as long as it was."""
        chance = self.chance
        data = bytearray(data)
        tables = [int.from_bytes(data[12 + 16 * n + 8:12 + 16 * n + 12], "big") for n in range(data[5])]
        for _ in range(chance.choice([1, 3, 20])):
            place = min(chance.choice([0, *tables]) + chance.randrange(80), len(data) - 1)
            data[place] = chance.choice([0, 1, 0x7F, 0x80, 0xFF, chance.randrange(256)])
        return bytes(data)

    def editors_case(self):
        chance = self.chance
        uri = "file://$/Main.storyboard"
        text = self.document().decode("utf-8", "replace")
        lines = text.count("\n") + 2

        def place():
            return {"line": chance.choice([chance.randrange(lines), -1, 2**31]),
                    "character": chance.choice([chance.randrange(200), 2**31 - 1])}
        requests = [("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "xml", "version": 1, "text": text}})]
        for version in range(2, chance.choice([2, 4, 9])):
            requests.append(("textDocument/didChange", {
                "textDocument": {"uri": uri, "version": version}, "contentChanges": [{
                    "range": {"start": place(), "end": place()},
                    "text": chance.choice(WORDS + ["<", "/>", "\n", '"'])}]}))
        about = {"textDocument": {"uri": uri}, "position": place(),
                 "range": {"start": place(), "end": place()}, "context": {"diagnostics": []}}
        requests.append((chance.choice([
            "textDocument/hover", "textDocument/definition", "textDocument/references",
            "textDocument/documentSymbol", "textDocument/codeAction"]), about))
        return Case("editors", {}, requests, is_editor=True)
