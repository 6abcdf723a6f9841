import Editing
import InterfaceBuilder
import Localization
import Requests
import Scenes
import Traits
import WorkerProtocol

/// The kinds of segues before size classes, and the adaptive ones that take their place.
///
/// Source: the seeds' article on unified storyboards ("when size classes are on, existing segues become
/// of the new types"); Xcode's menu of kinds has both families: Show (e.g. Push), Show Detail (e.g. Replace),
/// Present Modally, Present As Popover. Attributes of both are the same. MINED: 2 popovers and 14 modal
/// segues of Xcode 4 and 5 beside 62 and 240 adaptive ones.
enum SegueKinds {
  private static let adaptive = [
    "push": "show", "modal": "presentation", "popover": "popoverPresentation",
    "replace": "showDetail",
  ]

  /// Which part of a split view a segue replaces: 1 is the detail.
  private static let splitTarget = "splitViewControllerTargetIndex"

  /// Segues of the old kinds become adaptive.
  static func makeAdaptive(_ conversion: inout Conversion) throws {
    for segue in segues(conversion.document) {
      let old = segue.kind
      guard let new = adaptive[old] else { continue }
      if old == "replace", segue.element[splitTarget] != "1" {
        conversion.note(
          .kept, segue.element,
          localized(
            "%1$s stays Replace: it replaces a split view's master, which no adaptive segue does.",
            describe(segue, conversion)))
        continue
      }
      try conversion.set("kind", of: segue.element, to: new)
      try conversion.set(splitTarget, of: segue.element, to: nil)
      conversion.note(
        .segue, segue.element,
        localized(
          "%1$s becomes %2$s instead of %3$s.", describe(segue, conversion), name(new), name(old))
      )
    }
  }

  /// Adaptive segues become what they were before iOS 8.
  /// - Parameter cell: What the document is kept for. In compact width a popover is presented over everything, and
  ///   old popovers are for pads alone.
  static func makeOld(_ conversion: inout Conversion, for cell: SizeClassCell) throws {
    let old = Dictionary(adaptive.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let hasSplitView = conversion.document.scenes.contains {
      $0.controller?.name == "splitViewController"
    }
    let graph = SegueGraph(conversion.document)
    let presenting = controllersOutsideNavigation(graph)
    for segue in segues(conversion.document) {
      guard var kind = old[segue.kind] else { continue }
      // Without a split view a detail is pushed and, without a navigation controller, presented, as the
      // adaptive segues do there.
      if kind == "replace", !hasSplitView { kind = "push" }
      let source = graph.controller(containing: segue.element)
      if kind == "push", source.map(presenting.contains) == true { kind = "modal" }
      if kind == "popover", cell.width == .compact {
        kind = "modal"
        try removeAnchor(of: segue.element, &conversion)
      }
      try conversion.set("kind", of: segue.element, to: kind)
      if kind == "replace" { try conversion.set(splitTarget, of: segue.element, to: "1") }
      conversion.note(
        .segue, segue.element,
        localized(
          "%1$s becomes %2$s instead of %3$s.", describe(segue, conversion), name(kind),
          name(segue.kind)))
    }
  }

  /// What a popover points at, which no other kind has.
  private static func removeAnchor(
    of segue: Element, _ conversion: inout Conversion
  ) throws(FileError) {
    for attribute in SegueKind.anchorAttributes {
      try conversion.set(attribute, of: segue, to: nil)
    }
    for child in segue.children where SegueKind.popoverElements.contains(child.name) {
      try conversion.remove(child)
    }
  }

  /// Controllers that the document presents, or has in tabs or columns, and in no navigation controller, where
  /// nothing can be pushed. Of others it doesn't tell: another storyboard may push them.
  private static func controllersOutsideNavigation(_ graph: SegueGraph) -> Set<Element> {
    let contained: Set = ["relationship", "show", "push"]
    let shown: Set = ["relationship", "presentation", "popoverPresentation", "modal", "popover"]
    func destination(_ edge: SegueGraph.Edge) -> Element? {
      edge.segue.destination.flatMap(graph.controller)
    }
    var inside: Set<Element> = []
    var open = graph.edges.filter { $0.source.name == "navigationController" }
      .compactMap(destination)
    while let controller = open.popLast() {
      guard inside.insert(controller).inserted else { continue }
      open += graph.segues(from: controller).filter { contained.contains($0.segue.kind) }
        .compactMap(destination)
    }
    return Set(graph.edges.filter { shown.contains($0.segue.kind) }.compactMap(destination))
      .subtracting(inside)
  }

  private static func name(_ kind: String) -> String { SegueKind(rawValue: kind)?.title ?? kind }

  private static func segues(_ document: Document) -> [SegueElement] {
    document.root.subtree.filter { $0.name == "segue" && $0["kind"] != nil }.map(SegueElement.init)
  }

  private static func describe(_ segue: SegueElement, _ conversion: Conversion) -> String {
    let names = conversion.names
    let source = segue.source.map(names.name) ?? "nothing"
    return localized("The segue from %1$s to %2$s", source, names.name(ofID: segue.destination))
  }
}
