import InterfaceBuilder

/// Ids for elements that are added to a document, in Interface Builder's form: `a1B-2c-D3e`.
///
/// They follow from what the element is, so that the same change made twice gives the same document.
package struct NewElementIDs: Sendable {
  private var taken: Set<String>

  /// - Parameter documents: Whose ids are not given again.
  package init(besides documents: Document...) {
    taken = []
    for document in documents {
      for element in document.root.subtree {
        if let id = element.id { taken.insert(id) }
        if let id = element["sceneID"] { taken.insert(id) }
      }
    }
  }

  /// An id that no element has, the same for the same purpose where it is free.
  package mutating func id(for purpose: String) -> String {
    let id = Self.id(for: purpose, isTaken: taken.contains)
    taken.insert(id)
    return id
  }

  /// The first id for a purpose that isn't taken.
  package static func id(for purpose: String, isTaken: (String) -> Bool) -> String {
    var attempt = 0
    while true {
      let id = text(of: hash("\(purpose) \(attempt)"))
      if !isTaken(id) { return id }
      attempt += 1
    }
  }

  /// FNV-1a with 64 bits.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

  private static func text(of hash: UInt64) -> String {
    var rest = hash
    var text = ""
    for place in 0..<8 {
      if place == 3 || place == 5 { text += "-" }
      text.append(digits[Int(rest % 62)])
      rest /= 62
    }
    return text
  }
}
