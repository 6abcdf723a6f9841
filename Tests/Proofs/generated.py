"""Documents with random constraints, always the same ones: harder than what people draw."""
import os
import random

PRIORITIES = (1000, 1000, 999.5, 999, 750, 749, 500, 251, 250, 250, 50, 1)
RELATIONS = ("equal", "equal", "lessThanOrEqual", "greaterThanOrEqual")
ATTRIBUTES = ("leading", "trailing", "centerX", "width"), ("top", "bottom", "centerY", "height")


def write_documents(folder, count):
    """Writes xibs into a folder; half of them have multipliers from a thousandth to a hundred."""
    for number in range(count):
        path = os.path.join(folder, f"generated-{number:04}.xib")
        with open(path, "w", encoding="utf-8") as file:
            file.write(document(random.Random(number), is_wild=number % 2 == 1))


def document(numbers, is_wild):
    views = [f"v-{index}" for index in range(numbers.randint(2, 14))]
    constraints = [constraint(numbers, views, is_wild)
                   for _ in range(numbers.randint(2, 5) * len(views))]
    subviews = "".join(
        f'<view id="{view}" translatesAutoresizingMaskIntoConstraints="NO"/>' for view in views)
    elements = "".join(
        f'<constraint id="c-{index}" {text}/>' for index, text in enumerate(constraints))
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
 targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
<objects><view id="root"><rect key="frame" x="0" y="0" width="400" height="800"/>
<subviews>{subviews}</subviews><constraints>{elements}</constraints></view></objects></document>
"""


def constraint(numbers, views, is_wild):
    attributes = numbers.choice(ATTRIBUTES)
    first, second = numbers.sample(views + ["root"], 2)
    values = {
        "firstItem": first, "firstAttribute": numbers.choice(attributes),
        "relation": numbers.choice(RELATIONS), "priority": numbers.choice(PRIORITIES),
        "constant": numbers.choice((0, 8, 20, round(numbers.uniform(-100, 400), 1)))}
    if numbers.random() < 0.75:
        values["secondItem"] = second
        # A place is relative to a place, and a length to a length.
        is_length = values["firstAttribute"] == attributes[3]
        values["secondAttribute"] = attributes[3] if is_length else numbers.choice(attributes[:3])
        if is_wild:
            values["multiplier"] = f"{10 ** numbers.uniform(-3, 2):.4g}"
        elif is_length:
            values["multiplier"] = numbers.choice(("1", "0.5", "16:9", "1/3"))
    elif values["firstAttribute"] != attributes[3]:
        values["secondItem"], values["secondAttribute"] = "root", attributes[0]
    return " ".join(f'{name}="{value}"' for name, value in values.items())
