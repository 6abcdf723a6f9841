/// A segue: a transition to another scene, or a relationship of a container to its content.
package struct SegueElement: Hashable, Sendable {
  package let element: Element

  package init(_ element: Element) { self.element = element }

  /// `show`, `showDetail`, `presentation`, `popoverPresentation`, `embed`, `relationship`,
  /// `unwind`, `custom`, and the older `push`, `modal`, `popover` and `replace`.
  package var kind: String { element["kind"] ?? "" }

  /// What a segue that shows does while the app runs: its action, where it has one, counts over its kind. MINED: 5
  /// segues of the corpus have an action, and with each it is that of the other kind.
  package var performedKind: String {
    guard kind == "show" || kind == "showDetail" else { return kind }
    return element["action"].flatMap { Self.showingActions[$0] } ?? kind
  }

  private static let showingActions = [
    "showViewController:sender:": "show", "showDetailViewController:sender:": "showDetail",
  ]

  /// The id of the scene's object that the segue leads to.
  package var destination: String? { element["destination"] }
  package var identifier: String? { element["identifier"] }

  /// Which part the destination plays in its container, such as `rootViewController`,
  /// `viewControllers`, `masterViewController` or `detailViewController`.
  package var relationship: String? { element["relationship"] }

  /// The selector that an unwind segue looks for.
  package var unwindAction: String? { element["unwindAction"] }
  package var modalPresentationStyle: String? { element["modalPresentationStyle"] }

  /// False where the document turns the animation off.
  package var isAnimated: Bool { element.flag("animates") ?? true }
  package var customClass: String? { element["customClass"] }

  /// The id of the view or bar button item that a popover points at.
  package var popoverAnchor: String? {
    element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
  }

  /// The directions of a popover's arrow that are allowed.
  package var popoverArrowDirections: [String] {
    let allowed = element.child(key: "popoverArrowDirection")
    return ["up", "down", "left", "right"].filter { allowed?.flag($0) == true }
  }

  /// Whether a cell's accessory button starts it, not the cell.
  package var isOfAccessory: Bool { element["trigger"] != nil }

  /// Whether an old replace segue of a split view is for its primary column.
  package var replacesPrimary: Bool { element["splitViewControllerTargetIndex"] == "0" }

  /// The view controller, cell or control that holds the segue among its connections.
  package var source: Element? { element.parent?.parent }

  /// Elements that start segues, beside controls, gesture recognizers and controllers. MINED: the sources of all 688
  /// segues of the corpus that are neither relationships nor embeddings are buttons, bar button items,
  /// cells, recognizers and controllers. Source: Apple, "Using Segues": controls with an action.
  private static let sources: Set = ["barButtonItem", "tableViewCell", "collectionViewCell"]

  /// Whether a segue can start at an element that is no controller.
  /// - Parameter isCustom: Whether it has a class of the app's own, which may be a control.
  package static func canStart(atElement name: String, isCustom: Bool) -> Bool {
    Vocabulary.controls.contains(name) || sources.contains(name)
      || name.hasSuffix("GestureRecognizer") || (name == "view" && isCustom)
  }
}

/// An outlet, or one entry of an outlet collection.
package struct OutletElement: Hashable, Sendable {
  package let element: Element

  package init(_ element: Element) { self.element = element }

  package var property: String? { element["property"] }
  /// The id of the object that the property is set to.
  package var destination: String? { element["destination"] }
}

/// A message that a control sends.
package struct ActionElement: Hashable, Sendable {
  package let element: Element

  package init(_ element: Element) { self.element = element }

  package var selector: String? { element["selector"] }
  /// The id of the object that receives the message.
  package var destination: String? { element["destination"] }
  /// Such as `touchUpInside`; nil for what has only one event, as bar button items have.
  package var eventType: String? { element["eventType"] }
}

extension Element {
  /// The segues that start here. A `<segue reference="…">` only mentions one and is none.
  package var segues: [SegueElement] {
    connections("segue").filter { $0["kind"] != nil }.map(SegueElement.init)
  }

  /// The outlets and the entries of outlet collections, in document order.
  package var outlets: [OutletElement] {
    connections("outlet").map(OutletElement.init)
      + connections("outletCollection").map(OutletElement.init)
  }

  package var actions: [ActionElement] { connections("action").map(ActionElement.init) }

  private func connections(_ name: String) -> [Element] {
    child("connections")?.children(name) ?? []
  }
}
