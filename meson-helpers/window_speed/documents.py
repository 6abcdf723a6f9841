"""Storyboards of any number of scenes, made of those of others."""
import math, re

SCENE = re.compile(r"<scene sceneID=.*?</scene>", re.S)
POINT = re.compile(r'(<point key="canvasLocation" x=")([^"]*)(" y=")([^"]*)(")')
ID = re.compile(r'\b(?:id|sceneID)="([^"]+)"')


def with_scenes(count, paths, path):
    """Writes a storyboard with so many scenes: those of the documents, in turn, as often as needed, the documents'
    maps in rows."""
    texts = [open(each, encoding="utf-8").read() for each in paths]
    if not any(map(SCENE.search, texts)):
        raise SystemExit("window-speed: none of the documents has a scene")
    blocks = []
    while sum(map(len, blocks)) < count:
        text = texts[len(blocks) % len(texts)]
        found = SCENE.findall(text)[:count - sum(map(len, blocks))]
        rename = re.compile(
            r'="(%s)"' % "|".join(map(re.escape, sorted(set(ID.findall(text))))))
        blocks.append([rename.sub(lambda match: f'="{match[1]}-{len(blocks)}"', scene) for scene in found])
    scenes, left, top, height = [], 0, 0, 0
    for number, block in enumerate(blocks):
        points = [(float(point[1]), float(point[3])) for scene in block for point in POINT.findall(scene)]
        x, y = (min(values) for values in zip(*points)) if points else (0, 0)
        width, depth = (max(values) for values in zip(*points)) if points else (0, 0)
        if number and number % math.ceil(math.sqrt(len(blocks))) == 0:
            left, top, height = 0, top + height, 0
        scenes += [
            POINT.sub(
                lambda m: f"{m[1]}{float(m[2]) - x + left}{m[3]}{float(m[4]) - y + top}{m[5]}", scene)
            for scene in block]
        left, height = left + width - x + 900, max(height, depth - y + 900)
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
            'toolsVersion="21507" targetRuntime="iOS.CocoaTouch" '
            'propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" '
            'useSafeAreas="YES" colorMatched="YES">\n'
            '<device id="retina6_12" orientation="portrait" appearance="light"/>\n<scenes>\n'
            + "\n".join(scenes) + "\n</scenes>\n</document>\n")
