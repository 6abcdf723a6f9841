import Editing
import InterfaceBuilder
import Localization
import Requests
import WorkerProtocol

/// Layout guides of controllers become their views' safe areas.
///
/// MINED: in 1,104 of 1,131 controllers of documents with safe areas the root view has a `viewLayoutGuide`
/// and the controller no `layoutGuides`; of 571 constraints to guides all are to the top one's bottom or the
/// bottom one's top, which is where the safe area begins and ends.
struct SafeAreaConversion {
  /// Whether to convert, and why.
  struct Decision {
    let converts: Bool
    let reason: String
  }

  private static let capability = "Safe area layout guides"

  /// - Parameter choice: What was asked for; nil to go by the document.
  static func decision(for document: Document, choice: Bool?) -> Decision {
    if let choice { return Decision(converts: choice, reason: localized("as was asked for")) }
    let deployment = document.root.child("dependencies")?.child("deployment")
    if let version = deployment?["version"] ?? deployment?["defaultVersion"],
      let number = Int(version), number < firstDeployment
    {
      return Decision(
        converts: false,
        reason: localized("the document is for iOS %1$s, and safe areas need iOS 9", name(number)))
    }
    guard document.canHaveSafeAreas else {
      return Decision(
        converts: false,
        reason: localized(
          "the document was saved before Xcode 9, the first one that knows safe areas"))
    }
    return Decision(
      converts: true,
      reason: localized("the document was saved by Xcode 9 or later, and names no iOS before 9"))
  }

  /// 9.0: digits of a version are written as those of a hexadecimal number. MINED: 2304 is 0x900, 4352 is
  /// 0x1100, in documents for iOS 9 and 11. Xcode refuses safe areas for earlier versions.
  private static let firstDeployment = 0x900

  private static func name(_ deployment: Int) -> String {
    let minor = deployment >> 4 & 0xF
    return String(deployment >> 8, radix: 16) + (minor == 0 ? "" : ".\(minor)")
  }

  static func convert(_ conversion: inout Conversion, choice: Bool?) throws {
    let controllers = conversion.document.scenes.compactMap(\.controller).filter {
      $0.child("layoutGuides") != nil
    }
    guard let first = controllers.first else { return }
    let decision = decision(for: conversion.document, choice: choice)
    guard decision.converts else {
      conversion.note(
        .safeArea, first.child("layoutGuides"),
        localized("Top and bottom layout guides stay: %1$s.", decision.reason))
      return
    }
    var count = 0
    for controller in controllers where try convert(controller, &conversion) { count += 1 }
    guard count > 0 else { return }
    try conversion.set("useSafeAreas", of: conversion.document.root, to: "YES")
    try conversion.require(capability, since: "9.0")
    conversion.note(
      .safeArea, first.child("layoutGuides"),
      localized(
        "Top and bottom layout guides of %1$s scene become safe areas: %2$s.",
        plural: "Top and bottom layout guides of %1$s scenes become safe areas: %2$s.", count,
        decision.reason))
  }

  /// - Returns: Whether it has safe areas now.
  private static func convert(
    _ controller: Element, _ conversion: inout Conversion
  ) throws -> Bool {
    guard let guides = controller.child("layoutGuides"), let root = controller.child(key: "view")
    else { return false }
    let kinds = Dictionary(
      guides.children.compactMap { guide in guide.id.map { ($0, guide["type"] ?? "") } },
      uniquingKeysWith: { first, _ in first })
    let uses = constraints(in: conversion.document, to: kinds)
    if let other = uses.first(where: { $0.newAttribute == nil }) {
      conversion.note(
        .kept, other.constraint,
        localized(
          """
          The layout guides of %1$s stay: a constraint is to a part of them that is no edge of \
          the safe area.
          """, conversion.names.name(of: controller)))
      return false
    }
    let existing = root.children("viewLayoutGuide").first { $0.key == "safeArea" }?.id
    let id = existing ?? conversion.ids.id(for: "safe area of \(root.id ?? "")")
    if existing == nil {
      try conversion.insert(
        NewElement(name: "viewLayoutGuide", attributes: [["key", "safeArea"], ["id", id]]),
        into: root)
    }
    for use in uses {
      try conversion.set(use.side + "Item", of: use.constraint, to: id)
      try conversion.set(use.side + "Attribute", of: use.constraint, to: use.newAttribute)
      // Standard space to a safe area is none, to a guide what is written.
      try conversion.set("symbolic", of: use.constraint, to: nil)
    }
    try conversion.remove(guides)
    return true
  }

  private struct Use {
    let constraint: Element
    /// `first` or `second`.
    let side: String
    /// Nil where it can't be converted.
    let newAttribute: String?
  }

  private static func constraints(in document: Document, to guides: [String: String]) -> [Use] {
    document.root.subtree.filter { $0.name == "constraint" }.flatMap { constraint in
      ["first", "second"].compactMap { side -> Use? in
        guard let kind = constraint[side + "Item"].flatMap({ guides[$0] }) else { return nil }
        let attribute: String? =
          switch (kind, constraint[side + "Attribute"]) {
          case ("top", "bottom"): "top"
          case ("bottom", "top"): "bottom"
          default: nil
          }
        return Use(constraint: constraint, side: side, newAttribute: attribute)
      }
    }
  }
}
