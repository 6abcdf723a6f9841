import Localization
import Traits

/// A variant that the app adds to an image in code, or takes away from it, as `UIImageAsset` does with
/// `register(_:with:)` and `unregister(_:)`.
package struct RegisteredImage: Hashable, Sendable {
  /// As documents name it; there need not be one of this name elsewhere.
  package let name: String
  /// The image's file, from the companion's folder on; nil where the variant is taken away.
  package let file: String?
  /// What the variant is for.
  package let traits: TraitCollection
  package let appearance: Appearance?
}

extension RegisteredImage {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("name", "register", "unregister", "traits", "appearance")
    name = try object.required("name").string()
    file = try object["register"]?.string()
    let isTakenAway = try object["unregister"]?.bool()
    guard isTakenAway == (file == nil ? true : nil) else {
      throw field.error(localized("This has to have either “register” or “unregister”: true."))
    }
    traits =
      try object["traits"].map { field throws(CompanionError) in try TraitCollection(field) }
      ?? TraitCollection()
    appearance = try object["appearance"].map { field throws(CompanionError) in
      try field.choice(of: Appearance.self)
    }
  }
}
