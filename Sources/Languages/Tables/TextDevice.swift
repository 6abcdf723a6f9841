import PropertyLists

/// A kind of device that iOS runs on, as tables of texts call it.
/// Source: Xcode's documentation, “Creating width and device variants of strings”; the others, such as `mac`,
/// don't run iOS.
package enum TextDevice: String, Hashable, Sendable, CaseIterable {
  case iphone, ipad, ipod
}

extension [String: PropertyListValue] {
  /// Of the cases of a rule by device the one that counts; without a device the general one.
  func chosen(on device: TextDevice?) -> PropertyListValue? {
    device.flatMap { self[$0.rawValue] } ?? self["other"] ?? self["iphone"]
      ?? self.min { $0.key < $1.key }?.value
  }
}

extension TextTable.Entry {
  /// Nil where there is no text.
  /// - Parameter text: That on a device, or the general one.
  init?(line: Int?, isTranslated: Bool = true, text: (TextDevice?) -> String?) {
    guard let general = text(nil) else { return nil }
    self.init(text: general, line: line, isTranslated: isTranslated)
    for device in TextDevice.allCases {
      if let own = text(device), own != general { onDevices[device] = own }
    }
  }
}
