"""Where Sources say MINED: by file and the symbol that the comment is about."""
import os
import re

from stored import FOLDER

SOURCES = os.path.join(FOLDER, "../../Sources")
# What generators write, with each figure's source in what they read.
GENERATED = "Generated"
DECLARATION = re.compile(
    r"\s*(?:@\w+\s+)?(?:(?:package|private|fileprivate|public|static|mutating|final|indirect)\s+)*"
    r"(?:func|var|let|struct|enum|class|case|extension|init|typealias)\b\s*\??\s*([`\w.]*)")
# What has a body that comments can stand in.
HOLDER = re.compile(
    r"\s*(?:(?:package|private|fileprivate|public|static|mutating|override)\s+)*(func|init|var|subscript)\b"
    r"\s*\??\s*(\w*)[^=]*$")


def files():
    """The Swift files by name, and their lines."""
    found = {}
    for folder, _, names in os.walk(SOURCES):
        if os.path.basename(folder) == GENERATED:
            continue
        for name in names:
            if name.endswith(".swift"):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    found.setdefault(name, []).extend(file.read().split("\n"))
    return found


def mined():
    """`File.swift:symbol` of each comment that says MINED, with its line."""
    found = {}
    for name, lines in sorted(files().items()):
        for number, line in enumerate(lines):
            if "MINED" in line and "//" in line:
                found.setdefault(f"{name}:{symbol(lines, number)}", number + 1)
    return found


def symbol(lines, number):
    """What a comment documents, or the function that it stands in."""
    indent = len(lines[number]) - len(lines[number].lstrip())
    is_documentation = lines[number].lstrip().startswith("///")
    if is_documentation:
        following = next(line for line in lines[number:] if not line.lstrip().startswith("//"))
        return DECLARATION.match(following)[1] or "init"
    for line in reversed(lines[:number]):
        found = HOLDER.match(line)
        if found and len(line) - len(line.lstrip()) < indent:
            return found[2] or "init"
    return ""


def exists(place):
    """Whether a symbol is declared in its file."""
    name, symbol_name = place.split(":")
    last = symbol_name.split(".")[-1]
    pattern = re.compile(r"\b(?:func|var|let|struct|enum|class|case|extension)\s+(?:\w+\.)*`?%s\b|\b%s\("
                         % (re.escape(last), re.escape(last)))
    return any(pattern.search(line) for line in files().get(name, ()))
