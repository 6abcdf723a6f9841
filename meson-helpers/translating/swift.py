"""The sentences for people in Swift: the calls of localized(…), and literals that look as if they should be one."""

import dataclasses
import re

from translating import lexer

KEYWORD = "localized"
PLACEHOLDER = re.compile(r"%(\d+)\$s")
# Words for people have a space between them, or begin with a capital letter, behind a sign perhaps.
WORDS = re.compile(r"[A-Za-z_\1]+[’”,.:;…%)]* +[“(]?[A-Za-z_\1]+|\A(?:\W+ )?_?[A-Z]_?[a-z_]+…?\Z")
LETTERS = re.compile(r"[A-Za-z]{2,}")
MARKUP = re.compile(r"<[^>]*>")
KEYS = re.compile(r"(<(Control|Shift|Alt)>)+\w+\Z")
# What is given the names of keys, which have one word, and then what they do.
OF_KEYS = "keys"
# Names, which are the same in every language; also of keys.
NAMES = {"Ninefold", "\1\1 — Ninefold", "iOS \1", "Aa", "Aa \1", "Sans", "ninefold: \1\n"}
# What is said to programmers, and names of keys.
FOR_PROGRAMMERS = {"preconditionFailure", "fatalError", "precondition", "assert", "addShortcuts"}
# At the end of a line, or before a statement.
EXCUSE = "// Not translated"


@dataclasses.dataclass
class Call:
    """localized(text), localized(text, context: …), or localized(text, plural: …, count)."""

    text: str
    line: int
    context: str | None = None
    plural: str | None = None
    arguments: int = 0
    # What the line before says to translators.
    comment: str | None = None
    # Where the tokens are that are the texts.
    literals: set = dataclasses.field(default_factory=set)
    problem: str | None = None


def calls(tokens):
    """The calls among tokens, and in the interpolations of strings."""
    hints = {
        token.line: token.text.lstrip("/ ") for token in tokens
        if token.kind == "comment" and "Translators:" in token.text
    }
    for index, token in enumerate(tokens):
        if token.kind == "string":
            yield from calls(token.inner)
        follows = tokens[index + 1].text if index + 1 < len(tokens) else ""
        is_declared = index > 0 and tokens[index - 1].text == "func"
        if token.kind == "word" and token.text == KEYWORD and follows == "(" and not is_declared:
            found = call(tokens, index)
            found.comment = hints.get(token.line - 1)
            yield found


def call(tokens, index):
    parts, depth = [[]], 0
    for token in tokens[index + 1 :]:
        if token.kind == "sign":
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(token.text, 0)
            if depth == 0:
                break
            if token.text == "," and depth == 1:
                parts.append([])
                continue
        if token.kind != "comment" and not (depth == 1 and token.text == "(" and not parts[0]):
            parts[-1].append(token)
    result = Call("", tokens[index].line)
    for part in parts:
        names = [token.text for token in part[:2]]
        label = names[0] if len(names) == 2 and names[1] == ":" and part[0].kind == "word" else None
        value = part[2:] if label else part
        if part is parts[0] or label in ("context", "plural"):
            if len(value) != 1 or value[0].kind != "string" or value[0].inner:
                result.problem = "is no literal without interpolations"
                return result
            setattr(result, label or "text", value[0].text)
            result.literals.add(value[0].start)
        elif part:
            result.arguments += 1
    wanted = {int(number) for number in PLACEHOLDER.findall(result.text + (result.plural or ""))}
    if wanted != set(range(1, result.arguments + 1)):
        result.problem = f"has {result.arguments} arguments for the placeholders {sorted(wanted)}"
    return result


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def as_c(text, path):
    """The calls as gettext's own in C; nothing where there are none."""
    lines = []
    for each in calls(lexer.tokens(text)):
        if each.problem:
            raise SystemExit(f"{path}:{each.line}: {KEYWORD}(…) {each.problem}")
        if each.comment:
            lines.append("// " + each.comment)
        has_placeholder = PLACEHOLDER.search(each.text + (each.plural or ""))
        lines.append("// xgettext:" + ("c-format" if has_placeholder else "no-c-format"))
        if each.plural:
            lines.append(f"ngettext({quoted(each.text)}, {quoted(each.plural)}, 1);")
        elif each.context:
            lines.append(f"pgettext({quoted(each.context)}, {quoted(each.text)});")
        else:
            lines.append(f"gettext({quoted(each.text)});")
    return "\n".join(lines) + "\n" if lines else ""


def problems(text, path):
    """Wrong calls, and literals for people outside of them, a line each."""
    found = lexer.tokens(text)
    for each in calls(found):
        if each.problem:
            yield f"{path}:{each.line}: {KEYWORD}(…) {each.problem}"
    excused = set(excused_lines(text.split("\n")))
    marked = set().union(*(each.literals for each in calls(found)))
    for token in unmarked(found):
        if token.start in marked:
            continue
        if token.line not in excused:
            shown = token.text.replace("\1", r"\(…)")
            yield f"{path}:{token.line}: “{shown}” isn't marked for translation: {KEYWORD}(…)"


def excused_lines(lines):
    """The numbers of the lines that a comment excuses."""
    def indentation(line):
        return len(line) - len(line.lstrip())

    for number, line in enumerate(lines):
        if EXCUSE not in line:
            continue
        yield number + 1
        if not line.lstrip().startswith(EXCUSE):
            continue
        yield number + 2
        for following in range(number + 2, len(lines)):
            if indentation(lines[following]) <= indentation(lines[number]):
                break
            yield following + 1


def unmarked(tokens):
    """Strings that look like words for people."""
    callers = [""]
    for index, token in enumerate(tokens):
        before = tokens[index - 1] if index else None
        if token.kind == "sign" and token.text == "(":
            callers.append(before.text if before and before.kind == "word" else "")
        elif token.kind == "sign" and token.text == ")" and len(callers) > 1:
            callers.pop()
        elif token.kind == "string":
            is_key = callers[-1] == OF_KEYS and " " not in token.text
            is_excused = is_key or FOR_PROGRAMMERS & set(callers)
            text = "" if KEYS.match(token.text) else MARKUP.sub("", token.text)
            if not is_excused and text not in NAMES and LETTERS.search(text) and WORDS.search(text):
                yield token
            if not is_excused:
                yield from unmarked(token.inner)
