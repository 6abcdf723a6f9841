"""Sizes of buttons."""
from controls import LINE, height, up
from rules import case, rule
from scored import frame
from stored import XCODE_7, XCODE_13, XCODE_14, is_whole, number, system_size


def free_buttons(document, attribute):
    for view in document.views("button"):
        if document.is_free(view, attribute) and document.tools >= XCODE_7:
            yield view


def is_plain(view):
    """Whether a button has a title in its normal state alone: no image, background, insets, configuration."""
    state = view.find("state[@key='normal']")
    return view.find("buttonConfiguration") is None and view.get("buttonType") not in (
        "infoLight", "infoDark", "detailDisclosure", "contactAdd") and state is not None \
        and state.get("title") and state.get("image") is None and state.get("backgroundImage") is None \
        and state.find("imageReference") is None and state.find("attributedString") is None \
        and not any(child.tag == "inset" for child in view)


def is_system(view):
    return view.get("buttonType") in ("roundedRect", "system")


@rule("button-font", "Buttons without a font are set in 15 points, custom ones in 18: 30 and 34 high.",
      "Button.swift:font")
def button_font(document):
    for view in free_buttons(document, "height"):
        if is_plain(view) and view.find("fontDescription") is None:
            yield case(view, height(view), 30 if is_system(view) else 34)


@rule("button-title-height", "Titles are whole points high, whatever the scale, with 6 above and below.",
      "IntrinsicSize+Text.swift:titleSize")
def title_height(document):
    for view in free_buttons(document, "height"):
        points = system_size(view)
        if is_plain(view) and points is not None and document.scale > 1 \
                and up(points * LINE, document.scale) != up(points * LINE, 1):
            yield case(view, height(view), up(points * LINE, 1) + 12)


@rule("button-title-width", "Titles are whole points wide, whatever the scale.",
      "IntrinsicSize+Text.swift:titleSize")
def title_width(document):
    for view in free_buttons(document, "width"):
        if is_plain(view) and document.scale > 1:
            yield case(view, round(frame(view)[2], 3), "whole points",
                       holds=is_whole(round(frame(view)[2], 3)))


@rule("least-button-width", "A button with a title is never narrower than 30 points.",
      "IntrinsicSize+Text.swift:buttonSize")
def least_width(document):
    for view in free_buttons(document, "width"):
        if is_plain(view) and len(view.find("state[@key='normal']").get("title")) <= 3:
            yield case(view, frame(view)[2], 30, holds=frame(view)[2] >= 30)


@rule("button-empty-title", "Beside an image without a title a custom button of 18 points is at least 22 "
      "high.", "IntrinsicSize+Text.swift:buttonSize")
def empty_title(document):
    images = {image.get("name"): number(image, "height", 0)
              for image in document.root.findall("resources/image") if image.get("catalog") != "system"}
    for view in free_buttons(document, "height"):
        state = view.find("state[@key='normal']")
        if state is not None and not state.get("title") and state.get("image") in images \
                and state.get("backgroundImage") is None and not is_system(view) \
                and view.find("fontDescription") is None and view.find("buttonConfiguration") is None \
                and not any(child.tag == "inset" for child in view):
            yield case(view, height(view), max(22, images[state.get("image")]))


# MARK: With a configuration

def configured(document, attribute, is_arranged=False):
    for view in document.views("button"):
        configuration = view.find("buttonConfiguration")
        if configuration is None or configuration.get("buttonSize") in ("mini", "small"):
            continue
        if document.is_arranged(view) if is_arranged else document.is_free(view, attribute):
            yield view, configuration


def is_standard(configuration):
    """Whether a configuration has a title of one line, in the font of Body, and standard insets."""
    return configuration.get("title") and configuration.get("subtitle") is None \
        and configuration.find("fontDescription") is None and configuration.get("image") is None \
        and configuration.find("directionalEdgeInsets") is None \
        and configuration.find("imageReference") is None and configuration.get("buttonSize") is None


@rule("configured-title-font", "Titles of configurations are as large as Body: 31 high in Xcode 13, 34.33 or "
      "35 (at @2x 34.5) since 14.", "ButtonConfiguration.swift:titleFont")
def configured_title(document):
    for view, configuration in configured(document, "height"):
        if is_standard(configuration) and document.tools >= XCODE_13:
            is_small = document.tools < XCODE_14
            yield case(view, height(view), 31 if is_small else "34.33, 34.5 or 35",
                       holds=abs(height(view) - 31) < 0.1 if is_small else 34.3 < height(view) <= 35)


@rule("large-configuration", "A large configuration has 15 above and below: 54.33 at @3x, 54.5 at @2x.",
      "ButtonConfiguration.swift:contentInsets")
def large_configuration(document):
    for view, configuration in configured(document, "height"):
        if configuration.get("buttonSize") == "large" and configuration.get("title") \
                and configuration.get("subtitle") is None and document.tools >= XCODE_14:
            yield case(view, height(view), up(24.33, document.scale) + 30 if document.scale == 3 else 54.5,
                       holds=54.3 <= height(view) <= 55)


@rule("configured-symbol", "A symbol in a configuration takes the height of a line: 34.33 or 35.",
      "IntrinsicSize+ConfiguredButton.swift:configuredImageSize")
def configured_symbol(document):
    symbols = {image.get("name") for image in document.root.findall("resources/image[@catalog='system']")}
    for view, configuration in configured(document, "height"):
        if not configuration.get("title") and configuration.get("image") in symbols \
                and configuration.get("buttonSize") is None and document.tools >= XCODE_14:
            yield case(view, height(view), "34.33 or 35", holds=34.3 < height(view) <= 35)
