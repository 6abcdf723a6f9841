"""Documents and other texts that are changed by chance."""
import copy, json, re
import xml.etree.ElementTree as ElementTree

from .samples import NUMBERS, WORDS


class Changes:
    """Changes what is given, as chance has it."""

    def __init__(self, chance, documents, companions):
        self.chance, self.documents, self.companions = chance, documents, companions
        self.trees = {}

    def tree(self, path):
        if path not in self.trees:
            self.trees[path] = ElementTree.parse(path).getroot()
        return copy.deepcopy(self.trees[path])

    def document(self, path=None, root=None):
        """A document's text, changed."""
        chance = self.chance
        root = self.tree(path or chance.choice(self.documents)) if root is None else root
        for _ in range(chance.choice([1, 1, 2, 4, 16])):
            self.change(root)
        text = b'<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root)
        return self.damaged(text) if chance.random() < 0.05 else text

    def change(self, root):
        chance = self.chance
        elements = list(root.iter())
        parents = {child: parent for parent in elements for child in parent}
        element = chance.choice(elements)
        parent = parents.get(element)
        ids = [other.get("id") for other in elements if other.get("id")] or ["a"]
        kind = chance.randrange(9)
        if kind < 4 and element.attrib:
            name = chance.choice(list(element.attrib))
            if name in ("id",) and chance.random() < 0.7:
                return
            known = [other.get(name) for other in elements if other.get(name)]
            values = [NUMBERS, WORDS, ids, known or WORDS]
            element.set(name, chance.choice(chance.choice(values)))
        elif kind == 4 and element.attrib:
            del element.attrib[chance.choice(list(element.attrib))]
        elif kind == 5 and parent is not None:
            parent.remove(element)
        elif kind == 6 and parent is not None and len(list(element.iter())) < 2_000:
            parent.insert(chance.randrange(len(parent) + 1), copy.deepcopy(element))
        elif kind == 7:
            other = chance.choice(elements)
            if parent is not None and other not in list(element.iter()):
                parent.remove(element)
                other.append(element)
        else:
            element.tag = chance.choice(elements).tag
            for _ in range(chance.choice([0, 0, 0, 900])):
                # As deep as documents may be.
                inner = ElementTree.SubElement(element, "view", id=str(chance.random()))
                element = ElementTree.SubElement(inner, "subviews")

    def damaged(self, text):
        chance = self.chance
        text = bytearray(text)
        for _ in range(chance.choice([1, 3, 20])):
            place = chance.randrange(len(text) + 1)
            kind = chance.randrange(4)
            if kind == 0:
                text[place:] = b""
            elif kind == 1:
                text[place:place + chance.randrange(1, 40)] = b""
            elif kind == 2:
                text[place:place] = bytes(chance.randrange(256) for _ in range(chance.randrange(1, 9)))
            else:
                text[place:place] = text[place:place + chance.randrange(1, 400)]
        return bytes(text)

    def json(self, value):
        """JSON text of a value, changed."""
        chance = self.chance
        value = copy.deepcopy(value)
        strange = [None, True, -1, 0, 1e308, 10**30, "", "x" * 3_000, "😀", [], {}, [[]], "wAny-hAny"]
        for _ in range(chance.choice([1, 1, 2, 5])):
            places = []

            def walk(node):
                keys = list(node) if isinstance(node, dict) else range(len(node))
                for key in keys:
                    places.append((node, key))
                    if isinstance(node[key], (dict, list)):
                        walk(node[key])
            walk(value)
            if not places:
                break
            node, key = chance.choice(places)
            kind = chance.randrange(4)
            if kind == 0:
                node[key] = copy.deepcopy(chance.choice(strange))
            elif kind == 1:
                del node[key]
            elif kind == 2 and isinstance(node, list):
                node.extend(copy.deepcopy(node) * chance.choice([1, 1, 50]))
            else:
                other, name = chance.choice(places)
                node[key] = copy.deepcopy(other[name])
        text = json.dumps(value).encode()
        return self.damaged(text) if chance.random() < 0.1 else text

    def text(self, text):
        """Text of words and signs, such as a table of texts or a project file, changed."""
        chance = self.chance
        parts = re.findall(r"\s+|[\w.@%$-]+|\"[^\"]*\"|.", text)
        for _ in range(chance.choice([1, 1, 2, 8])):
            place, kind = chance.randrange(len(parts)), chance.randrange(5)
            if kind == 0:
                del parts[place:place + chance.choice([1, 1, 12])]
            elif kind == 1:
                parts[place:place] = parts[place:place + chance.choice([1, 12])] * chance.choice([1, 1, 200])
            elif kind == 2:
                parts[place] = chance.choice(parts)
            elif kind == 3:
                parts[place] = chance.choice(NUMBERS + WORDS)
            else:
                parts[place:place] = [chance.choice("(){}[]<>\"';=,/*\\")] * chance.choice([1, 1, 3_000])
            if not parts:
                break
        text = "".join(parts).encode()
        return self.damaged(text) if chance.random() < 0.1 else text

    def some(self, changed, value):
        """A part of a project, which mostly is as it should be."""
        if self.chance.random() < 0.3:
            return changed(value)
        if isinstance(value, bytes):
            return value
        return value.encode() if isinstance(value, str) else json.dumps(value).encode()
