"""Stack views."""
import claims
from rules import case, rule
from scored import frame
from stored import EDGES, XCODE_12, number

ALIGNMENT = "SceneEquations+StackAlignment.swift:"
STACKS = "SceneEquations+Stacks.swift:"


def stacks(document):
    """Stack views, their arranged views in order, and whether they are columns."""
    for stack in document.views("stackView"):
        group = stack.find("subviews")
        views = [view for view in group if frame(view) is not None
                 and document.is_installed(view, document.absent)] if group is not None else []
        if views:
            yield stack, views, stack.get("axis") == "vertical"


def span(view, is_column):
    x, y, width, height = frame(view)
    return (y, y + height) if is_column else (x, x + width)


def is_shown(view):
    return view.get("hidden") != "YES"


@rule("stack-margins", "A stack view whose margins are written counts them, others stand at its edges.",
      "StackView.swift:isMarginsRelative")
def stack_margins(document):
    for stack, views, is_column in stacks(document):
        shown = [view for view in views if is_shown(view)]
        margins = stack.find("edgeInsets[@key='layoutMargins']")
        if margins is None:
            margins = stack.find("directionalEdgeInsets[@key='directionalLayoutMargins']")
        if not shown or stack.get("alignment") == "firstBaseline" or shown[0].tag == "slider":
            continue
        begin = 0.0
        if margins is not None:
            begin = number(margins, "top", 0) if is_column else number(
                margins, "left", number(margins, "leading", 0))
        if margins is None or begin > 0:
            yield case(shown[0], round(span(shown[0], is_column)[0], 2), begin,
                       holds=abs(span(shown[0], is_column)[0] - begin) <= 0.5)


@rule("empty-arranged-label", "Since Xcode 12 an arranged label of one line without a text that isn't "
      "stretched is 50 long.", "Platform+Canvas.swift:emptyArrangedLength")
def empty_label(document):
    if document.tools >= XCODE_12:
        for found in claims.empty_arranged(document):
            if found.view.tag == "label" and number(found.view, "numberOfLines", 1) == 1:
                yield found


@rule("empty-arranged-image", "Since Xcode 12 an arranged image view without an image whose width and height nothing "
      "else gives is 50 high.", "Platform+Canvas.swift:emptyArrangedLength")
def empty_image(document):
    for stack, views, is_column in stacks(document):
        for view in views if document.tools >= XCODE_12 else ():
            about = [{c.first_attribute, c.second_attribute} for c in document.about(view)]
            if view.tag == "imageView" and is_shown(view) and not claims.has_content(view) \
                    and not any(pair & {"height", *EDGES["height"]} and "width" not in pair for pair in about) \
                    and frame(stack)[3] >= 50 and (not is_column or stack.get("distribution") == "equalSpacing"):
                yield case(view, frame(view)[3], 50)


@rule("hidden-collapse", "A hidden arranged view has no length, unless a constraint gives it one.",
      ALIGNMENT + "collapse")
def hidden_length(document):
    for _, views, is_column in stacks(document):
        attribute = "height" if is_column else "width"
        for view in views:
            if not is_shown(view) and view.tag != "activityIndicatorView" and not any(
                    attribute in (c.first_attribute, c.second_attribute) for c in document.about(view)) \
                    and not resists(view, attribute) and not has_inner_length(document, view, is_column):
                begin, end = span(view, is_column)
                yield case(view, end - begin, 0)


def resists(view, attribute):
    axis = "vertical" if attribute == "height" else "horizontal"
    return number(view, f"{axis}CompressionResistancePriority", 750) >= 1000


def has_inner_length(document, view, is_column):
    """Whether constraints inside a view may give it a length."""
    return view.find("subviews") is not None and view.tag != "stackView" or any(
        number(child, "constant", 0) for child in view.iter("constraint"))


@rule("hidden-between", "A hidden view without length between two others lies in the middle of their gap.",
      ALIGNMENT + "collapse")
def hidden_between(document):
    for _, views, is_column in stacks(document):
        for index, view in enumerate(views):
            before = [each for each in views[:index] if is_shown(each)]
            behind = [each for each in views[index + 1:] if is_shown(each)]
            begin, end = span(view, is_column)
            if not is_shown(view) and end == begin and before and behind:
                middle = (span(before[-1], is_column)[1] + span(behind[0], is_column)[0]) / 2
                yield case(view, round(begin, 2), round(middle, 2), holds=abs(begin - middle) <= 0.51)


@rule("hidden-last", "A hidden view without length behind two or more lies where the stack ends, and behind "
      "one where it begins.", ALIGNMENT + "collapse")
def hidden_last(document):
    for stack, views, is_column in stacks(document):
        if stack.get("spacingType") == "standard" or stack.find("edgeInsets") is not None:
            continue
        for index, view in enumerate(views):
            before = [each for each in views[:index] if is_shown(each)]
            begin, end = span(view, is_column)
            if not is_shown(view) and end == begin and before \
                    and not any(is_shown(each) for each in views[index + 1:]):
                limit = frame(stack)[3 if is_column else 2] if len(before) > 1 else 0
                yield case(view, round(begin, 2), limit, holds=abs(begin - limit) <= 0.51)


@rule("plain-arranged-fill", "Arranged text views without a size of their own across the stack are as long as it "
      "(alignment center, top or bottom and so on).", ALIGNMENT + "suppressAmbiguity")
def plain_arranged(document):
    for stack, view, index in sized_by_nothing(document, "textView"):
        yield case(view, frame(view)[index], frame(stack)[index],
                   holds=abs(frame(view)[index] - frame(stack)[index]) <= 0.5)


@rule("plain-arranged-size", "Since Xcode 12 plain views of no class of the app's own, without subviews and without a "
      "size across the stack, are 240 wide or 50 high, or as long as a stack that has no more room.",
      "Platform+Canvas.swift:plainArrangedWidth")
def plain_arranged_size(document):
    if document.tools >= XCODE_12:
        for stack, view, index in sized_by_nothing(document, "view"):
            if view.get("customClass") is None:
                yield case(view, frame(view)[index], min(frame(stack)[index], 240 if index == 2 else 50))


def sized_by_nothing(document, tag):
    """Views to which nothing gives a length across their stack, which doesn't stretch them, with the stack and the
    place of that length in a frame."""
    designables = {each.get("name") for each in document.root.findall("designables/designable")}
    for stack, views, is_column in stacks(document):
        if stack.get("alignment", "fill") == "fill":
            continue
        across = "width" if is_column else "height"
        for view in views:
            if view.tag == tag and is_shown(view) and view.find("subviews") is None \
                    and view.get("placeholderIntrinsicWidth") is None and view.get("id") not in designables \
                    and not any({c.first_attribute, c.second_attribute} & {across, *EDGES[across]}
                                for c in document.about(view)):
                yield stack, view, 2 if is_column else 3


@rule("first-baseline-hold", "Of views aligned by their first baselines the first one begins where the stack "
      "does or below.", ALIGNMENT + "hold")
def first_baseline(document):
    for stack, views, is_column in stacks(document):
        if stack.get("alignment") == "firstBaseline" and not is_column:
            top = frame(views[0])[1]
            yield case(views[0], top, "0 or more", holds=top >= -0.01)


@rule("equal-gap-fit", "Where views have lengths and nothing says how long the stack is, gaps of equal "
      "spacing are no longer than written.", STACKS + "addStack")
def equal_gaps(document):
    for stack, views, is_column in stacks(document):
        shown = [view for view in views if is_shown(view)]
        attribute = "height" if is_column else "width"
        if stack.get("distribution") in ("equalSpacing", "equalCentering") and len(shown) > 1 \
                and document.is_free(stack, attribute) and stack.get("spacingType") != "standard":
            gap = span(shown[1], is_column)[0] - span(shown[0], is_column)[1]
            yield case(stack, gap, number(stack, "spacing", 0), holds=abs(
                gap - number(stack, "spacing", 0)) <= 0.51)


@rule("equal-wrapping-texts", "Labels that wrap are equally wide in a row of them that is filled, unless one "
      "is hugged or resists more.", STACKS + "shareWidth")
def equal_texts(document):
    for stack, views, is_column in stacks(document):
        shown = [view for view in views if is_shown(view)]
        if is_column or stack.get("distribution", "fill") != "fill" or len(shown) < 2 \
                or any(view.tag != "label" or number(view, "numberOfLines", 1) == 1 for view in shown):
            continue
        priorities = {(number(view, "horizontalHuggingPriority", 250),
                       number(view, "horizontalCompressionResistancePriority", 750)) for view in shown}
        if len(priorities) == 1 and not any(
                document.fixed_length(view, "width") for view in shown):
            widths = [frame(view)[2] for view in shown]
            yield case(stack, widths, "equal widths", holds=max(widths) - min(widths) <= 1)
