"""Property lists and tables of texts that are accepted more often than not."""
import copy, json, plistlib

from .changes import Changes
from .samples import DEVICES, LANGUAGES, PROJECT_XIB, PROPERTIES, TEXT_CATALOGUE, WORDS
from .worker import Case


class Lists(Changes):
    def binary_list(self, texts):
        """A property list in Apple's binary form, whose trailer and table are right, as far as nothing is damaged; its
        objects name each other as chance has it: shared, in circles, and as keys that are no texts."""
        chance = self.chance
        count = chance.choice([1, 3, 9, 40, 200])
        objects = []
        for number in range(count):
            later = [chance.randrange(number + 1, count) if number + 1 < count and chance.random() < 0.9
                     else chance.randrange(count) for _ in range(2 * chance.choice([1, 2, 8, 14]))]
            kind = chance.choice([0xA0, 0xD0, 0xD0, 0x50, 0x50, 0x60, 0x10, 0x20, 0x33, 0x40, 0x08, 0xC0, 0x70])
            if kind in (0xA0, 0xC0):
                content = bytes([kind | len(later) // 2]) + bytes(later[:len(later) // 2])
            elif kind == 0xD0:
                content = bytes([kind | len(later) // 2]) + bytes(later)
            elif kind in (0x50, 0x60, 0x70):
                text = chance.choice(texts)[:14].encode("utf-16-be" if kind == 0x60 else "utf-8", "replace")[:28]
                size = len(text) // 2 if kind == 0x60 else min(len(text), 14)
                content = bytes([kind | size]) + text[:size * 2 if kind == 0x60 else size]
            elif kind in (0x10, 0x20):
                power = chance.randrange(5)
                content = bytes([kind | power]) + chance.randbytes(1 << power)
            else:
                content = bytes([kind]) + chance.randbytes(8 if kind == 0x33 else 0)
            if chance.random() < 0.05:
                content = bytes([content[0] | 0xF, 0x10 | chance.randrange(5)]) + chance.randbytes(8) + content[1:]
            objects.append(content)
        result, offsets = b"bplist00", []
        for content in objects:
            offsets.append(len(result))
            result += content
        table = len(result)
        result += b"".join(offset.to_bytes(3, "big") for offset in offsets)
        result += bytes(6) + bytes([3, 1]) + b"".join(
            number.to_bytes(8, "big") for number in (count, 0, table))
        return self.damaged(result) if chance.random() < 0.2 else result

    def texts_case(self):
        """Tables of texts and property lists, in all their forms, that are accepted more often than not."""
        chance = self.chance
        texts = ["l.text", "b.normalTitle", "%#@n@", "%#@m@%#@m@", "other", "NSStringLocalizedFormatKey", "n", "m", *WORDS]

        def rules(depth=0):
            if depth > 3 or chance.random() < 0.4:
                return chance.choice(texts)
            keys = ["NSStringLocalizedFormatKey", "NSStringDeviceSpecificRuleType", "NSStringVariableWidthRuleType",
                    "n", "m", "other", "ipad", "20"]
            return {chance.choice(keys): rules(depth + 1) for _ in range(chance.choice([1, 2, 5]))}

        def table():
            return {chance.choice(texts): rules() for _ in range(chance.choice([1, 3, 50]))}
        pairs = "".join(f'"{key}" = "{chance.choice(texts)}";\n' for key in texts) * chance.choice([1, 1, 50])
        catalogue = copy.deepcopy(TEXT_CATALOGUE)
        for key in texts:
            catalogue["strings"][key] = {"localizations": {chance.choice(LANGUAGES): {"variations": {
                chance.choice(["device", "plural", "width"]): {chance.choice(["ipad", "other", "9"]): {
                    "stringUnit": {"state": "new", "value": chance.choice(texts)}}}}}}}
        forms = [plistlib.FMT_XML, plistlib.FMT_BINARY]
        wide = chance.choice(["utf-8", "utf-16", "utf-16-le", "utf-16-be"])
        files = {
            "Base.lproj/Main.xib": PROJECT_XIB.encode(),
            "de.lproj/Main.strings": chance.choice([
                self.binary_list(texts), plistlib.dumps(table(), fmt=chance.choice(forms)), pairs.encode(wide)]),
            "ar.lproj/Main.stringsdict": chance.choice([
                self.binary_list(texts), plistlib.dumps(table(), fmt=chance.choice(forms))]),
            "mul.lproj/Main.xcstrings": json.dumps(catalogue).encode(),
            "Info.plist": self.binary_list([*PROPERTIES, *texts])}
        for name in ("de.lproj/Main.strings", "ar.lproj/Main.stringsdict", "mul.lproj/Main.xcstrings"):
            if chance.random() < 0.1:
                files[name] = self.damaged(files[name])
        about = {"file": "$/Base.lproj/Main.xib", "root": "$"}
        if chance.random() < 0.5:
            about = {**about, "device": chance.choice(DEVICES), "language": chance.choice(LANGUAGES)}
            return Case("texts", files, [("resolve", about)])
        return Case("texts", files, [chance.choice([("languages", about), ("launch", {"path": "$"})])])
