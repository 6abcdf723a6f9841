"""The sentences for people in Swift: the calls of localized(…), and literals that look as if they should be one."""

import dataclasses
import re

from translating import lexer

KEYWORD = "localized"
PLACEHOLDER = re.compile(r"%(\d+)\$s")
# Words for people have a space between them, or begin with a capital letter.
WORDS = re.compile(r"[A-Za-z\1’”,.:;…%)]{2,} +[A-Za-z\1“(]{2,}|\A_?[A-Z][a-z_]+…?\Z|\A_?[A-Z]_?[a-z]+…?\Z")
# What is said to programmers, and names of types, files and CSS classes.
FOR_PROGRAMMERS = {"preconditionFailure", "fatalError", "precondition", "assert", "loadText"}
EXCUSE = "// Not for translation"


@dataclasses.dataclass
class Call:
    """localized(text), localized(text, context: …), or localized(text, plural: …, count)."""

    text: str
    line: int
    context: str | None = None
    plural: str | None = None
    arguments: int = 0
    comment: str | None = None
    # Of the tokens that are the texts.
    literals: set = dataclasses.field(default_factory=set)
    problem: str | None = None


def calls(tokens):
    """The calls among tokens, and in the interpolations of strings."""
    for index, token in enumerate(tokens):
        if token.kind == "string":
            yield from calls(token.inner)
        follows = tokens[index + 1].text if index + 1 < len(tokens) else ""
        isDeclared = index > 0 and tokens[index - 1].text == "func"
        if token.kind == "word" and token.text == KEYWORD and follows == "(" and not isDeclared:
            yield call(tokens, index)


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
    before = tokens[index - 1] if index else None
    if before and before.kind == "comment" and "Translators:" in before.text:
        result.comment = before.text.lstrip("/ ")
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
    wanted = {int(number) for number in PLACEHOLDER.findall(result.plural or result.text)}
    if wanted != set(range(1, result.arguments + 1)) and not (result.plural and wanted | {1} == set(range(1, result.arguments + 1))):
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
    excused = {number for number, line in enumerate(text.split("\n"), 1) if EXCUSE in line}
    marked = set().union(*(each.literals for each in calls(found)))
    for token in unmarked(found):
        if token.start in marked:
            continue
        if token.line not in excused and token.line - 1 not in excused:
            shown = token.text.replace("\1", r"\(…)")
            yield f"{path}:{token.line}: “{shown}” isn't marked for translation: {KEYWORD}(…)"


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
            is_excused = FOR_PROGRAMMERS & set(callers)
            if not is_excused and WORDS.search(token.text):
                yield token
            if not is_excused:
                yield from unmarked(token.inner)
