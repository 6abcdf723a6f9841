import Localization
import Traits

/// What a controller answers as its `supportedInterfaceOrientations`.
package struct SupportedOrientations: Hashable, Sendable {
  /// What the controller is called.
  package let controller: String
  /// Checked against the controller.
  package let condition: Condition
  /// With *landscape* both sides, and the other way round.
  package let supported: Set<Orientation>
}

extension SupportedOrientations {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("controller", "when", "supports")
    controller = try object.required("controller").reference(to: .controller)
    condition = try Condition(in: object)
    let list = try object.required("supports")
    var supported = Set(
      try list.list { field throws(CompanionError) in try field.choice(of: Orientation.self) })
    guard !supported.isEmpty else { throw list.error(localized("Name at least one orientation.")) }
    if supported.contains(.landscape) { supported.formUnion([.landscapeLeft, .landscapeRight]) }
    if supported.isSuperset(of: [.landscapeLeft, .landscapeRight]) { supported.insert(.landscape) }
    self.supported = supported
  }
}
