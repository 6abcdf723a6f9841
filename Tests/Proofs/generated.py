"""Documents with random constraints, always the same ones: harder than what people draw."""
import os
import random

PRIORITIES = (1000, 1000, 999.5, 999, 750, 749, 500, 251, 250, 250, 50, 1)
RELATIONS = ("equal", "equal", "lessThanOrEqual", "greaterThanOrEqual")
ATTRIBUTES = ("leading", "trailing", "centerX", "width"), ("top", "bottom", "centerY", "height")


def write_documents(folder, count, large=0):
    """Writes xibs into a folder; half of them have multipliers from a thousandth to a hundred. Of the count
    the first are large ones: chains of views, for which the solver's tableaus would be dense."""
    for number in range(count):
        path = os.path.join(folder, f"generated-{number:04}.xib")
        numbers = random.Random(number)
        is_wild = number % 2 == 1
        with open(path, "w", encoding="utf-8") as file:
            file.write(chain(numbers) if number < large else some_views(numbers, is_wild))


def some_views(numbers, is_wild):
    views = [f"v-{index}" for index in range(numbers.randint(2, 14))]
    return document(views, [constraint(numbers, views, is_wild)
                            for _ in range(numbers.randint(2, 5) * len(views))])


def chain(numbers):
    """Views side by side between the ends of the root, with too little room; and what they would like."""
    views = [f"v-{index}" for index in range(numbers.randint(150, 250))]
    constraints = []

    def add(first, attribute, second, second_attribute, **values):
        pair = {"firstItem": first, "firstAttribute": attribute}
        if second:
            pair |= {"secondItem": second, "secondAttribute": second_attribute}
        constraints.append(attributes(pair | values))

    for index, view in enumerate(views):
        before = (views[index - 1], "trailing") if index else ("root", "leading")
        add(view, "leading", *before, relation=numbers.choice(RELATIONS[1:4:2]),
            constant=numbers.randint(0, 8))
        add(view, "width", None, None, constant=numbers.randint(0, 90),
            relation=numbers.choice(RELATIONS), priority=numbers.choice(PRIORITIES[2:]))
        add(view, "centerX", "root", "trailing", priority=numbers.choice(PRIORITIES[2:]),
            multiplier=f"{(index + 1) / len(views):.4f}")
        other = numbers.choice(views)
        if other != view and numbers.random() < 0.5:
            add(view, "width", other, "width", relation=numbers.choice(RELATIONS),
                priority=numbers.choice(PRIORITIES[2:]), multiplier=numbers.choice(("1", "0.5")))
    add("root", "trailing", views[-1], "trailing", relation="greaterThanOrEqual")
    return document(views, constraints)


def document(views, constraints):
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
    of_axis = numbers.choice(ATTRIBUTES)
    first, second = numbers.sample(views + ["root"], 2)
    values = {
        "firstItem": first, "firstAttribute": numbers.choice(of_axis),
        "relation": numbers.choice(RELATIONS), "priority": numbers.choice(PRIORITIES),
        "constant": numbers.choice((0, 8, 20, round(numbers.uniform(-100, 400), 1)))}
    if numbers.random() < 0.75:
        values["secondItem"] = second
        # A place is relative to a place, and a length to a length.
        is_length = values["firstAttribute"] == of_axis[3]
        values["secondAttribute"] = of_axis[3] if is_length else numbers.choice(of_axis[:3])
        if is_wild:
            values["multiplier"] = f"{10 ** numbers.uniform(-3, 2):.4g}"
        elif is_length:
            values["multiplier"] = numbers.choice(("1", "0.5", "16:9", "1/3"))
    elif values["firstAttribute"] != of_axis[3]:
        values["secondItem"], values["secondAttribute"] = "root", of_axis[0]
    return attributes(values)


def attributes(values):
    return " ".join(f'{name}="{value}"' for name, value in values.items())
