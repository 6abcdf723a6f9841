import Editing
import InterfaceBuilder
import Layout
import Localization
import Requests
import Scenes
import Traits
import WorkerProtocol

/// *Use Auto Layout*: frames and autoresizing masks become constraints that reproduce them.
struct AutoLayoutConversion {
  /// By the number of the element that holds them.
  private var constraints: [Int: (owner: Element, elements: [NewElement])] = [:]
  /// Ids of views that the document has none for, by their elements' numbers.
  private var newIDs: [Int: String] = [:]
  private var usesMultipliers = false
  private var views = 0

  private init() {}

  /// - Parameter scenes: Laid out as designed, with their geometry.
  static func convert(_ conversion: inout Conversion, scenes: [LaidOutScene]) throws {
    var work = AutoLayoutConversion()
    for scene in scenes { try work.addViews(of: scene, &conversion) }
    try work.write(&conversion)
    let root = conversion.document.root
    try conversion.set("useAutolayout", of: root, to: "YES")
    let count = work.constraints.values.reduce(0) { $0 + $1.elements.count }
    conversion.note(
      .document, root,
      localized(
        "Auto Layout is on; %1$s constraints place %2$s views where frames and masks did.", count,
        work.views)
    )
  }

  // MARK: Views

  private mutating func addViews(of laidOut: LaidOutScene, _ conversion: inout Conversion) throws {
    let scene = laidOut.scene
    guard let geometry = laidOut.geometry else { return }
    var contents: [ViewIndex: [(id: String, frame: Rect)]] = [:]
    for (index, view) in scene.views.indexed {
      guard let parent = view.parent, let element = view.element,
        element.parent?.name == "subviews", let owner = scene.views[parent].element,
        element.parent?.parent == owner, view.translatesAutoresizingMask
      else { continue }
      guard !isPlacedByCellStyle(view, in: parent, of: scene) else { continue }
      let container = scene.views[parent]
      guard container.kind != .tableView, container.kind != .collectionView else {
        conversion.note(
          .kept, element,
          localized(
            "%1$s keeps its mask: lists place what is in them themselves.",
            conversion.names.name(of: element).capitalizedFirst))
        continue
      }
      for view in [view, container] where view.storedFrame == nil {
        if view.kind.isPlacedByContainer || view.element?.key == "contentView" { continue }
        throw Conversion.refusal(
          localized(
            """
            Auto Layout can't be turned on: %1$s has no frame to make constraints of; open and \
            save the document in Interface Builder once.
            """, view.element.map(conversion.names.name) ?? view.id),
          at: view.element)
      }
      let id = try id(of: element, &conversion)
      let ownerID = try self.id(of: owner, &conversion)
      let frame = geometry[index].alignmentRectangle(in: geometry[parent])
      let size = geometry[parent].alignmentSize
      if container.kind.isScrollView { contents[parent, default: []].append((id, frame)) }
      let (across, down) = view.autoresizing.rules(
        frame: frame, in: size, isScrolled: container.kind.isScrollView)
      for rule in across { add(rule, .horizontal, element, id, owner, ownerID, &conversion) }
      for rule in down { add(rule, .vertical, element, id, owner, ownerID, &conversion) }
      // It was of another canvas, or is none where constraints give the frame.
      try conversion.set("misplaced", of: element, to: nil)
      try conversion.set("translatesAutoresizingMaskIntoConstraints", of: element, to: "NO")
      // MINED: since Xcode 6 views with constraints have no mask.
      if let mask = element.child("autoresizingMask", key: "autoresizingMask") {
        try conversion.remove(mask)
      }
      views += 1
      let names = conversion.names
      conversion.note(
        .constraints, element,
        localized(
          "%1$s has %2$s.", context: "constraints", names.name(of: element).capitalizedFirst,
          (across.map { $0.words(.horizontal) } + down.map { $0.words(.vertical) })
            .joined(separator: ", ")))
    }
    for (index, views) in contents.sorted(by: { $0.key < $1.key }) {
      guard let owner = scene.views[index].element else { continue }
      addContentEnd(of: views, in: owner, &conversion)
    }
  }

  /// Whether a view is one that a cell's style places.
  private func isPlacedByCellStyle(_ view: View, in parent: ViewIndex, of scene: Scene) -> Bool {
    guard let cell = scene.views[parent].parent.map({ TableViewCell(scene.views[$0]) }),
      cell.style != nil
    else { return false }
    return [cell.textLabel, cell.detailTextLabel, cell.imageView].contains(view.id)
  }

  /// The farthest views of a scroll view end its content.
  private mutating func addContentEnd(
    of views: [(id: String, frame: Rect)], in owner: Element, _ conversion: inout Conversion
  ) {
    guard let ownerID = owner.id ?? newIDs[owner.number],
      let right = views.max(by: { $0.frame.maxX < $1.frame.maxX }),
      let bottom = views.max(by: { $0.frame.maxY < $1.frame.maxY })
    else { return }
    for (view, axis) in [(right.id, MaskRule.Axis.horizontal), (bottom.id, .vertical)] {
      append(
        [
          ["firstAttribute", axis.trailing], ["secondItem", view],
          ["secondAttribute", axis.trailing],
        ], to: owner, "\(axis.trailing) of the content of \(ownerID)", &conversion)
    }
    conversion.note(
      .constraints, owner,
      localized(
        """
        The content of %1$s ends where its views do; a size that code gives it no longer \
        counts.
        """, conversion.names.name(of: owner)))
  }

  private mutating func id(of element: Element, _ conversion: inout Conversion) throws -> String {
    if let id = element.id ?? newIDs[element.number] { return id }
    let id = conversion.ids.id(for: "\(element.name) in line \(element.line)")
    newIDs[element.number] = id
    try conversion.set("id", of: element, to: id)
    return id
  }

  // MARK: Constraints

  /// In the forms that Interface Builder writes: MINED, 3,160 leading edges have the superview second, 2,101
  /// trailing ones have it first; multiples of a place are of the superview's end (77 of 93).
  private mutating func add(
    _ rule: MaskRule, _ axis: MaskRule.Axis, _ element: Element, _ id: String, _ owner: Element,
    _ ownerID: String, _ conversion: inout Conversion
  ) {
    func between(
      _ first: String, _ second: String, _ multiplier: Double, _ constant: Double
    ) -> [[String]] {
      [
        ["firstItem", id], ["firstAttribute", first], ["secondItem", ownerID],
        ["secondAttribute", second],
      ] + (multiplier == 1 ? [] : [["multiplier", MaskRule.text(multiplier)]])
        + self.constant(constant)
    }
    var holder = owner
    var attributes: [[String]]
    let purpose: String
    switch rule {
    case .leading(let constant):
      attributes = between(axis.leading, axis.leading, 1, constant)
      purpose = axis.leading
    case .trailing(let constant):
      attributes =
        [
          ["firstAttribute", axis.trailing], ["secondItem", id],
          ["secondAttribute", axis.trailing],
        ] + self.constant(constant)
      purpose = axis.trailing
    case .length(let length):
      attributes = [["firstAttribute", axis.length]] + constant(length)
      purpose = axis.length
      holder = element
    case .shareOfLength(let share, let constant):
      attributes = between(axis.length, axis.length, share, constant)
      purpose = axis.length
      usesMultipliers = usesMultipliers || share != 1
    case .center(let constant):
      attributes = between(axis.center, axis.center, 1, constant)
      purpose = axis.center
    case .shareOfCenter(let share, let constant):
      attributes = between(axis.center, axis.trailing, share, constant)
      purpose = axis.center
      usesMultipliers = true
    }
    append(attributes, to: holder, "\(purpose) of \(id)", &conversion)
  }

  private mutating func append(
    _ attributes: [[String]], to owner: Element, _ purpose: String, _ conversion: inout Conversion
  ) {
    let id = conversion.ids.id(for: purpose)
    let new = NewElement(name: "constraint", attributes: attributes + [["id", id]])
    constraints[owner.number, default: (owner, [])].elements.append(new)
  }

  private func constant(_ value: Double) -> [[String]] {
    let text = MaskRule.text(value)
    return text == "0" ? [] : [["constant", text]]
  }

  private func write(_ conversion: inout Conversion) throws {
    for (_, entry) in constraints.sorted(by: { $0.key < $1.key }) {
      if let list = entry.owner.child("constraints") {
        for element in entry.elements { try conversion.insert(element, into: list) }
      } else {
        try conversion.insert(
          NewElement(name: "constraints", children: entry.elements), into: entry.owner)
      }
    }
    if usesMultipliers {
      try conversion.require("Constraints with non-1.0 multipliers", since: "5.1")
    }
  }
}

extension AutoresizingMask {
  /// - Parameters:
  ///   - size: The superview's.
  ///   - isScrolled: Whether the superview is a scroll view.
  fileprivate func rules(
    frame: Rect, in size: Size, isScrolled: Bool
  ) -> (across: [MaskRule], down: [MaskRule]) {
    guard !isScrolled else {
      return (
        MaskRule.rulesInScrollView(
          min: frame.x, length: frame.width, container: size.width, isLengthFlexible: widthSizable),
        MaskRule.rulesInScrollView(
          min: frame.y, length: frame.height, container: size.height,
          isLengthFlexible: heightSizable)
      )
    }
    return (
      MaskRule.rules(
        min: frame.x, length: frame.width, container: size.width,
        flexible: [flexibleMinX, widthSizable, flexibleMaxX]),
      MaskRule.rules(
        min: frame.y, length: frame.height, container: size.height,
        flexible: [flexibleMinY, heightSizable, flexibleMaxY])
    )
  }
}

extension ViewGeometry {
  /// What constraints act on, in points.
  fileprivate var alignmentSize: Size {
    Size(
      width: frame.width - alignmentOutsets.left - alignmentOutsets.right,
      height: frame.height - alignmentOutsets.top - alignmentOutsets.bottom)
  }

  /// - Returns: in the coordinates of the superview's alignment rectangle.
  fileprivate func alignmentRectangle(in superview: ViewGeometry) -> Rect {
    Rect(
      x: frame.x + alignmentOutsets.left - superview.alignmentOutsets.left,
      y: frame.y + alignmentOutsets.top - superview.alignmentOutsets.top,
      width: alignmentSize.width, height: alignmentSize.height)
  }
}
