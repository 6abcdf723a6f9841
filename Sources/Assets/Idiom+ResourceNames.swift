import Traits

extension Idiom {
  /// The word in file names that are for its devices alone. Source: Apple, "Resource Programming Guide",
  /// device modifiers.
  private var modifier: String {
    switch self {
    case .phone: "~iphone"
    case .pad: "~ipad"
    }
  }

  /// What a document of a name may be called where an app looks for it: the one for the device, then that for all.
  /// - Parameter idiom: Nil for a canvas without a device.
  package static func resourceNames(of name: String, on idiom: Idiom?) -> [String] {
    [idiom.map { name + $0.modifier }, name].compactMap { $0 }
  }
}
