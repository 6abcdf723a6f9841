"""Storyboards of any number of scenes, made of those of others."""
import re

SCENE = re.compile(r"<scene sceneID=.*?</scene>", re.S)
POINT = re.compile(r'(<point key="canvasLocation" x=")([^"]*)(" y=")([^"]*)(")')
ID = re.compile(r'\b(?:id|sceneID)="([^"]+)"')


def with_scenes(count, paths, path):
    """Writes a storyboard with so many scenes: those of the documents, in turn, as often as needed, each time
    lower on the map."""
    texts = [open(each, encoding="utf-8").read() for each in paths]
    scenes, top, round = [], 0, 0
    while len(scenes) < count:
        for text in texts:
            found = SCENE.findall(text)[:count - len(scenes)]
            names = set(ID.findall(text))
            rename = re.compile(r'="(%s)"' % "|".join(map(re.escape, sorted(names))))
            suffix = f"-{round}"
            ys = [float(point[3]) for scene in found for point in POINT.findall(scene)] or [0]
            for scene in found:
                scene = rename.sub(lambda match: f'="{match[1]}{suffix}"', scene)
                scenes.append(POINT.sub(
                    lambda m: f"{m[1]}{m[2]}{m[3]}{float(m[4]) - min(ys) + top}{m[5]}", scene))
            top += max(ys) - min(ys) + 900
            round += 1
    # The last document that says it has Auto Layout and size classes speaks for all.
    with open(path, "w", encoding="utf-8") as file:
        file.write(
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
            'toolsVersion="21507" targetRuntime="iOS.CocoaTouch" '
            'propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" '
            'useSafeAreas="YES" colorMatched="YES">\n'
            '<device id="retina6_12" orientation="portrait" appearance="light"/>\n<scenes>\n'
            + "\n".join(scenes) + "\n</scenes>\n</document>\n")
