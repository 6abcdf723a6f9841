"""Swift's text in tokens, as far as finding its literals needs it."""

import dataclasses
import re

ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "'": "'", "\\": "\\"}
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
STRING = re.compile(r'(#*)("""|")')


@dataclasses.dataclass
class Token:
    """A word, a sign, a string or a comment."""

    kind: str
    text: str
    line: int
    # Where it is in the text.
    start: int = 0
    end: int = 0
    # The tokens of a string's interpolations, in each of whose places the text has a "\1".
    inner: list = dataclasses.field(default_factory=list)


class Lexer:
    def __init__(self, text):
        self.text = text
        self.place = 0
        self.line = 1

    def advance(self, count):
        self.line += self.text.count("\n", self.place, self.place + count)
        self.place += count

    def tokens(self, is_inner=False):
        """Until the end, or the parenthesis that ends an interpolation."""
        found = []
        depth = 0
        while self.place < len(self.text):
            rest = self.text[self.place : self.place + 4]
            line, start, count = self.line, self.place, len(found)
            if rest.startswith("//"):
                end = self.text.find("\n", self.place)
                end = len(self.text) if end < 0 else end
                found.append(Token("comment", self.text[self.place : end], line))
                self.advance(end - self.place)
            elif rest.startswith("/*"):
                self.advance(self.text.index("*/", self.place) + 2 - self.place)
            elif match := STRING.match(self.text, self.place):
                self.advance(len(match[0]))
                found.append(self.string(len(match[1]), match[2], line))
            elif match := WORD.match(self.text, self.place):
                found.append(Token("word", match[0], line))
                self.advance(len(match[0]))
            elif rest[0].isspace():
                self.advance(1)
            else:
                depth += {"(": 1, ")": -1}.get(rest[0], 0)
                self.advance(1)
                if is_inner and depth < 0:
                    break
                found.append(Token("sign", rest[0], line))
            for token in found[count:]:
                token.start, token.end = start, self.place
        return found

    def string(self, hashes, quote, line):
        """A string whose opening quote is read."""
        end = quote + "#" * hashes
        escape = "\\" + "#" * hashes
        # A literal's line breaks, of which the last line's indentation is taken off, and escaped ones.
        parts, inner, start = [], [], self.place
        while not self.text.startswith(end, self.place):
            if self.text.startswith(escape, self.place):
                self.advance(len(escape))
                character = self.text[self.place]
                self.advance(1)
                if character == "(":
                    inner += self.tokens(is_inner=True)
                    parts.append("\1")
                elif character == "u":
                    close = self.text.index("}", self.place)
                    parts.append(chr(int(self.text[self.place + 1 : close], 16)))
                    self.advance(close + 1 - self.place)
                elif character == "\n":
                    parts.append("\2")
                elif character == "n":
                    parts.append("\3")
                else:
                    parts.append(ESCAPES[character])
            else:
                parts.append(self.text[self.place])
                self.advance(1)
        if quote == '"""':
            indentation = re.search(r"[ \t]*\Z", self.text[start : self.place])[0]
            lines = "".join(parts).replace("\2", "\2\n").split("\n")[1:-1]
            lines = [each.removeprefix(indentation) for each in lines]
            value = "\n".join(lines).replace("\2\n", "")
        else:
            value = "".join(parts)
        self.advance(len(end))
        return Token("string", value.replace("\3", "\n"), line, inner=inner)


def tokens(text):
    return Lexer(text).tokens()
