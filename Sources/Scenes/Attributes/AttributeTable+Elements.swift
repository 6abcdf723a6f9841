import InterfaceBuilder
import Localization

/// Which tables an element has. The tables themselves are beside the properties of their controls.
extension AttributeTable {
  /// What an object of this element's kind alone has.
  /// - Parameter kind: Of the view that it stands for; nil for what its name says.
  static func own(of element: Element, as kind: ViewKind? = nil) -> [AttributeTable] {
    if isController(element) { return ViewController.tables(of: element) }
    let table = own(of: kind ?? ViewKind(tag: element.name)) ?? part(element, number: 0)
    return table.map { [$0] } ?? []
  }

  /// What views of a kind alone have; nil for a kind without attributes of its own.
  private static func own(of kind: ViewKind) -> AttributeTable? {
    let table = kind.type.attributes
    return table.title.isEmpty ? nil : table
  }

  /// Whether views of a kind have an attribute.
  static func has(_ key: String, _ kind: ViewKind) -> Bool {
    var tables = [View.attributes, View.layout]
    if let own = own(of: kind) { tables.append(own) }
    if kind.isControl { tables.append(View.control) }
    if kind.isScrollView { tables.append(ScrollView.scrollAttributes) }
    return tables.contains { table in table.entries.contains { $0.keys.contains(key) } }
  }

  /// What it has as a control, as a view and as any object.
  static func common(of element: Element) -> [AttributeTable] {
    if isController(element) { return [ViewController.simulatedMetrics, View.identity] }
    let kind = ViewKind(tag: element.name)
    // Bars' items, gesture recognizers, constraints and other objects are no views; a view of an unknown kind is.
    let isView = kind != .other || element.parent?.name == "subviews" || element.key == "view"
    if !isView || kind == .other && part(element, number: 0) != nil { return [View.identity] }
    return (kind.isControl ? [View.control] : [])
      + (kind.isScrollView ? [ScrollView.scrollAttributes] : [])
      + [View.attributes, View.layout, ViewController.simulatedMetrics, View.identity]
  }

  /// What a value of an object has that is an element with attributes of its own.
  /// - Parameter number: Which of several of its name it is.
  static func part(_ element: Element, number: Int) -> AttributeTable? {
    switch element.name {
    case "state": Button.state(element)
    case "buttonConfiguration": ButtonConfiguration.attributes
    case "backgroundConfiguration": ButtonConfiguration.background
    case "preferredSymbolConfiguration": SymbolConfiguration.attributes
    case "textInputTraits": TextInputTraits.attributes
    case "segment": SegmentedControl.segment(number)
    case "collectionViewFlowLayout": FlowLayoutElement.attributes
    case "tableViewSection": TableView.section(number)
    case "navigationItem": NavigationItem.attributes
    case "barButtonItem": BarButtonItem.attributes(of: element)
    case "tabBarItem": TabBarItem.attributes
    case "accessibility": View.accessibility
    case "blurEffect", "vibrancyEffect", "glassEffect": VisualEffectView.effect(element)
    case "navigationBarAppearance", "tabBarAppearance", "toolbarAppearance":
      View.barAppearance(element)
    case "textAttributes": View.textAttributes(element)
    case "fragment":
      AttributeTable(localized("Text Part %1$s", number + 1), [.text("content", localized("Text"))])
    case "attributes": View.textPart
    case "paragraphStyle": View.paragraph
    case "navigationBar", "toolbar", "tabBar":
      element.parent.map(isController) == true ? View.bar(ofController: element) : nil
    default: nil
    }
  }

  /// Elements that hold parts.
  static func isList(_ element: Element) -> Bool {
    // Notes have looks, too, which matter to nobody.
    lists.contains(element.name) && element.key != "userComments"
  }

  private static let lists: Set<String> = [
    "attributedString",
    "segments", "items", "sections", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
    "tabBarItems",
  ]

  /// Names of attributes that say how the document is built, not what the object is like.
  static let structure: Set<String> = [
    "key", "reference", "viewLayoutGuide", "textLabel", "detailTextLabel", "imageView",
    "tableViewCell", "collectionViewCell",
  ]

  /// Parts of an element that are objects of their own, or that have a place elsewhere.
  static func isShownElsewhere(_ element: Element) -> Bool {
    shownElsewhere.contains(element.name) || isList(element)
      || element.key == "contentView" || part(element, number: 0) != nil || isController(element)
      || ViewKind(tag: element.name) != .other
      || element.name.hasSuffix("LayoutGuide")
  }

  private static let shownElsewhere: Set<String> = [
    "subviews", "constraints", "connections", "variation", "layoutGuides", "cells", "prototypes",
    "userDefinedRuntimeAttributes", "gestureRecognizers", "viewControllers",
    "collectionReusableViews", "animations",
  ]

  static func isController(_ element: Element) -> Bool {
    element.name.hasSuffix("Controller") || element.name == "viewControllerPlaceholder"
  }
}
