"""A made checkout, as large as a large app's: the worker in it against xmllint."""
import os, random, subprocess
from . import figures
from .usage import usages

FOLDERS = 2_000
DOCUMENTS = 300
CATALOGS = 10
SETS = 60
"""Files of code in each folder of code."""
SOURCES = 6
SIZE = 20_000

XIB = (
    '<?xml version="1.0" encoding="UTF-8"?>\n'
    '<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" '
    'toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">'
    '<device id="retina6_12" orientation="portrait"/><objects><view contentMode="scaleToFill" '
    'id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>{}</subviews>'
    '<constraints>{}</constraints></view></objects></document>\n')


def make(folder, documents):
    """Writes the checkout, with these documents in it, and returns where they are."""
    rng = random.Random(1)
    os.makedirs(os.path.join(folder, ".git"))
    code = [folder]
    for number in range(FOLDERS - CATALOGS * SETS):
        # Most folders are three to six deep.
        path = os.path.join(rng.choice(code[-400:]), f"Folder{number}")
        os.mkdir(path)
        if path[len(folder):].count("/") < 6:
            code.append(path)
        for source in range(SOURCES):
            open(os.path.join(path, f"ViewController{source}.swift"), "w").close()
    for number in range(CATALOGS):
        catalog = os.path.join(rng.choice(code), f"Images{number}.xcassets")
        for name in range(SETS):
            images(os.path.join(catalog, f"image{number}-{name}.imageset"))
    paths = []
    for number, document in enumerate(documents):
        with open(document, "rb") as file:
            text = file.read()
        ending = os.path.splitext(document)[1]
        paths.append(os.path.join(rng.choice(code), f"Document{number}{ending}"))
        with open(paths[-1], "wb") as file:
            file.write(text)
    return paths


def images(folder):
    """An image set with a file for each of two scales."""
    os.makedirs(folder)
    entries = [
        f'{{"idiom": "universal", "filename": "a@{scale}x.png", "scale": "{scale}x"}}'
        for scale in (2, 3)]
    with open(os.path.join(folder, "Contents.json"), "w") as file:
        file.write(f'{{"images": [{", ".join(entries)}], "info": {{"version": 1}}}}')
    for scale in (2, 3):
        with open(os.path.join(folder, f"a@{scale}x.png"), "wb") as file:
            file.write(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0")


def xib(image):
    """A document of 20 KB with labels, and an image view where an image is named."""
    views, constraints = [], []
    while sum(map(len, views)) + sum(map(len, constraints)) < SIZE:
        id = f"l{len(views)}"
        views.append(
            f'<label opaque="NO" contentMode="left" text="Label {id}" '
            f'translatesAutoresizingMaskIntoConstraints="NO" id="{id}"><rect key="frame" x="0" y="0" '
            f'width="60" height="21"/><fontDescription key="fontDescription" type="system" '
            f'pointSize="17"/></label>')
        before = f"l{len(views) - 2}" if len(views) > 1 else "root"
        constraints.append(
            f'<constraint firstItem="{id}" firstAttribute="leading" secondItem="root" '
            f'secondAttribute="leading" constant="16" id="x{id}"/><constraint firstItem="{id}" '
            f'firstAttribute="top" secondItem="{before}" secondAttribute="top" constant="8" id="y{id}"/>')
    if image:
        views.append(
            f'<imageView contentMode="scaleToFill" image="{image}" id="image"><rect key="frame" '
            f'x="0" y="0" width="9" height="9"/></imageView>')
    return XIB.format("".join(views), "".join(constraints))


def measured(worker, documents, scratch):
    folder = os.path.join(scratch, "checkout")
    # From everywhere in the corpus.
    paths = make(folder, documents[:: max(1, len(documents) // DOCUMENTS)][:DOCUMENTS])
    deep = os.path.dirname(max(paths, key=lambda path: path.count("/")))
    single = {}
    for name, image in (("plain", None), ("searching", "nowhere")):
        single[name] = os.path.join(deep, f"{name}.xib")
        with open(single[name], "w") as file:
            file.write(xib(image))
    subprocess.run(["sync"], check=False)

    def ratio(count, figure, documents):
        ours, theirs = usages(
            count, [worker, "resolve", "--as-designed", *documents],
            ["xmllint", "--noout", *documents])
        return [figures.median(getattr(run, figure) for run in runs) for runs in (ours, theirs)]

    def row(item, limit, times):
        ours, theirs = times
        return figures.at_most(
            item, ours / theirs, limit, "× xmllint", figures.time(ours),
            figures.time(theirs) + " (xmllint)")

    place = f"in a checkout of {FOLDERS:,} folders"
    return [
        row(f"resolve --as-designed, {len(paths)} documents {place}, processor time", 7.5,
            ratio(5, "processor", paths)),
        row(f"one document of 20 KB {place} that names nothing to look up, wall time", 4,
            ratio(41, "wall", [single["plain"]])),
        row("the same with an image that is nowhere, wall time", 12,
            ratio(41, "wall", [single["searching"]])),
    ]
