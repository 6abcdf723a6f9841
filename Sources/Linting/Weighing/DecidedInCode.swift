import InterfaceBuilder
import Processes
import Workspace

/// The views and constraints of a document of which code decides while the app runs: what is found of these as they
/// are written may well be meant. What code does is told by placeholders, by outlets, and by the project's sources.
struct DecidedInCode {
  /// Views that Interface Builder was told a size of which code has another, with all that is in them.
  private(set) var promised: Set<String> = []
  /// Views around those, up to one that scrolls, whose sizes follow.
  private(set) var aroundPromised: Set<String> = []
  /// Labels and text views that an outlet leads to, so that code may set another text.
  private(set) var texts: Set<String> = []
  /// The views among these that are empty in the document.
  private(set) var emptyTexts: Set<String> = []
  /// Controls that code gives a title, or a name for VoiceOver.
  private(set) var named: Set<String> = []
  /// Views that a constraint puts over an edge of their superviews.
  private(set) var overEdges: Set<String> = []
  /// Views whose class says itself how large they are.
  private(set) var sized: Set<String> = []
  /// What is in cells whose heights code gives.
  private(set) var inCells: Set<String> = []
  /// Those cells and their content views, and the constraints to these.
  private(set) var edgesOfCells: Set<String> = []
  /// Constraints that code changes.
  private(set) var constraints: Set<String> = []
  /// Constraints that say something of heights or vertical places.
  private(set) var vertical: Set<String> = []
  /// Whether the document is a view that code puts into others, and no screen.
  private(set) var isPart = false
  /// Roots that have a size of their own in the document; of those that are smaller than any screen with all that is
  /// in them, as they are parts of others.
  private(set) var freeform: Set<String> = []
  /// Views of a class that no source has, which may say how large they are.
  private(set) var unknown: Set<String> = []
  /// Stacks of which code hides views, with what is in them: these may never be there all at once.
  private(set) var changing: Set<String> = []
  /// Views that code moves, by a constraint or by their frames.
  private(set) var moved: Set<String> = []

  private let document: Document
  private let sources: ProjectSources?

  init(
    _ document: Document, _ sources: ProjectSources?, _ cancellation: Cancellation
  ) throws(CancelledError) {
    (self.document, self.sources) = (document, sources)
    for element in document.root.subtree {
      switch element.name {
      case "constraint": addConstraint(element)
      case "outlet", "outletCollection": addOutlet(element)
      case "tableViewCell", "collectionViewCell", "collectionReusableView": addCell(element)
      case "freeformSimulatedSizeMetrics": if let owner = element.parent { addFreeform(owner) }
      default: break
      }
      if element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil
      {
        promised.formUnion(element.subtree.compactMap(\.id))
      }
      if let sources, let name = ConnectionRules.className(of: element), let id = element.id,
        sources.has(anyOf: ["intrinsicContentSize", "sizeThatFits"], inClass: name)
      {
        sized.insert(id)
      }
      if let sources, let name = element.customClass, let id = element.id, element.hasFrame,
        try !sources.declare(name, cancellation)
      {
        unknown.insert(id)
      }
    }
    isPart = try findsPart(cancellation)
  }

  private static let verticalAttributes: Set = [
    "top", "bottom", "height", "centerY", "baseline", "firstBaseline", "lastBaseline", "topMargin",
    "bottomMargin", "centerYWithinMargins",
  ]

  private mutating func addConstraint(_ element: Element) {
    guard let id = element.id else { return }
    if let attribute = element["firstAttribute"], Self.verticalAttributes.contains(attribute) {
      vertical.insert(id)
    }
    addOverEdge(element)
    guard ConstraintElement(element).isPlaceholder else { return }
    let owner = element.parent?.parent?.id
    for item in [element["firstItem"] ?? owner, element["secondItem"]].compactMap(\.self) {
      guard let view = document.element(id: item), view.id != owner || element["firstItem"] == nil
      else { continue }
      promised.formUnion(view.subtree.compactMap(\.id))
      var around = view.parent?.parent
      while let current = around, current.parent?.name == "subviews" {
        if let id = current.id { aroundPromised.insert(id) }
        if current.name == "scrollView" { break }
        around = current.parent?.parent
      }
    }
  }

  private static let starts: Set = ["top", "leading", "left"]
  private static let ends: Set = ["bottom", "trailing", "right"]

  /// Whoever writes that a view is 5 points above its superview wants it there.
  private mutating func addOverEdge(_ element: Element) {
    guard let attribute = element["firstAttribute"], element["secondAttribute"] == attribute,
      let constant = element.number("constant"), let owner = element.parent?.parent,
      let second = element["secondItem"]
    else { return }
    let first = element["firstItem"] ?? owner.id ?? ""
    func isInside(_ id: String, _ other: String) -> Bool {
      guard let view = document.element(id: id), let outer = view.parent?.parent else {
        return false
      }
      return outer.id == other || outer.children("viewLayoutGuide").contains { $0.id == other }
    }
    let isOutwards = Self.starts.contains(attribute) ? constant < 0 : constant > 0
    guard Self.starts.contains(attribute) || Self.ends.contains(attribute) else { return }
    if isInside(first, second), isOutwards {
      overEdges.insert(first)
    } else if isInside(second, first), !isOutwards, constant != 0 {
      overEdges.insert(second)
    }
  }

  /// Points: the shorter side of the smallest screen.
  private static let smallestScreen = 320.0

  /// - Parameter owner: The controller or the view whose size is simulated.
  private mutating func addFreeform(_ owner: Element) {
    let root = owner.child(key: "view") ?? owner
    freeform.formUnion([owner.id, root.id].compactMap(\.self))
    guard let frame = root.rectangle("frame"),
      min(frame.width, frame.height) < Self.smallestScreen
    else { return }
    freeform.formUnion(root.subtree.compactMap(\.id))
  }

  private mutating func addOutlet(_ element: Element) {
    guard let target = element["destination"], let end = document.element(id: target),
      let property = element["property"]
    else { return }
    switch end.name {
    case "label", "textView":
      texts.insert(target)
      if (end["text"] ?? "").isEmpty, end.child(key: "text") == nil,
        end.child(key: "attributedText") == nil
      {
        emptyTexts.insert(target)
      }
    case "button", "segmentedControl", "imageView":
      guard let sources, let owner = element.parent?.parent,
        let name = ConnectionRules.className(of: owner),
        sources.touches(property, ProjectSources.nameProperties, ofClass: name)
      else { return }
      named.insert(target)
    case "constraint":
      guard let sources, let owner = element.parent?.parent,
        let name = ConnectionRules.className(of: owner),
        sources.touches(property, ProjectSources.constantProperties, ofClass: name)
      else { return }
      constraints.insert(target)
      let items = [end["firstItem"] ?? end.parent?.parent?.id, end["secondItem"]]
      moved.formUnion(items.compactMap(\.self))
    default: break
    }
    addChanged(end, property, of: element.parent?.parent)
  }

  /// Views that code takes out of a stack, or gives another frame.
  private mutating func addChanged(_ view: Element, _ outlet: String, of owner: Element?) {
    guard view.hasFrame, let sources, let name = owner.flatMap(ConnectionRules.className) else {
      return
    }
    if let stack = view.parent?.parent, stack.name == "stackView",
      sources.touches(outlet, ProjectSources.hidingProperties, ofClass: name)
    {
      changing.formUnion(stack.subtree.compactMap(\.id))
    }
    if sources.touches(outlet, ProjectSources.frameProperties, ofClass: name) {
      moved.formUnion([view.id].compactMap(\.self))
    }
  }

  // MARK: Cells

  private static let heights: Set = [
    "heightForRowAt", "heightForRowAtIndexPath", "rowHeight", "setRowHeight", "estimatedRowHeight",
    "automaticDimension", "UITableViewAutomaticDimension", "sizeForItemAt",
    "sizeForItemAtIndexPath",
    "itemSize", "estimatedItemSize", "systemLayoutSizeFitting",
  ]

  private mutating func addCell(_ cell: Element) {
    guard hasOtherHeight(cell) else { return }
    inCells.formUnion(cell.subtree.compactMap(\.id))
    let edges = Set([cell.id, cell.child(key: "contentView")?.id].compactMap(\.self))
    edgesOfCells.formUnion(edges)
    for constraint in cell.subtree(named: "constraint") {
      let items = [
        constraint["firstItem"] ?? constraint.parent?.parent?.id, constraint["secondItem"],
      ]
      guard let id = constraint.id, items.contains(where: { $0.map(edges.contains) ?? false })
      else {
        continue
      }
      edgesOfCells.insert(id)
    }
  }

  /// Whether a cell may have another height in the app than where it is laid out alone.
  private func hasOtherHeight(_ cell: Element) -> Bool {
    guard let list = cell.parent?.parent, ["prototypes", "cells"].contains(cell.parent?.name) else {
      // A xib's; of static rows the document itself decides.
      return cell.parent?.name == "objects"
    }
    if cell.parent?.name == "cells", list.name != "collectionView" { return false }
    if list.name == "tableView", let common = list.number("rowHeight"), common > 0,
      let own = cell.number("rowHeight") ?? cell.rectangle("frame")?.height, own != common
    {
      return true
    }
    guard let sources, let name = Self.controllerClass(of: list) else { return true }
    return sources.has(anyOf: Self.heights, inClass: name)
  }

  private static func controllerClass(of view: Element) -> String? {
    var element: Element? = view
    while let current = element {
      if current.parent?.name == "objects" { return ConnectionRules.className(of: current) }
      element = current.parent
    }
    return nil
  }

  // MARK: Parts

  private static let controllers = "Controller"

  /// Whether a xib's owner, or else its view, is a view of the project's: then code gives it its size.
  private func findsPart(_ cancellation: Cancellation) throws(CancelledError) -> Bool {
    guard let sources, let objects = document.root.child("objects") else { return false }
    let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let root = objects.children.first { $0.name != "placeholder" && $0.name != "customObject" }
    guard let element = owner?.customClass == nil ? root : owner,
      let name = element.customClass, name != "NSObject"
    else { return false }
    let ancestor = try sources.ancestor(ofClass: name, cancellation) ?? name
    return ancestor.hasPrefix("UI") && !ancestor.hasSuffix(Self.controllers)
  }
}
