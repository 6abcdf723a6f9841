import Traits
import WorkerProtocol

/// What the user of the device has set, on whatever screen and version of the system.
package struct UserSettings: Hashable, Sendable {
  /// Whether the interface is shown light or dark.
  package var appearance = Appearance.light
  package var contentSize = ContentSizeCategory.standard
  /// Right to left mirrors the interface, whatever the language.
  package var layoutDirection = LayoutDirection.leftToRight
  /// One of the document's languages, or a pseudo-language; nil for the document's own texts.
  package var language: String?

  /// The text size as a request has it: nil for the standard one, with which nothing changes.
  private var requestedSize: String? {
    contentSize == .standard ? nil : contentSize.rawValue
  }

  func apply(to request: inout some DocumentRequest) {
    request.contentSize = requestedSize
    request.layoutDirection = layoutDirection == .leftToRight ? nil : layoutDirection
    request.language = language
  }
}

extension ContentSizeCategory {
  /// UIKit's name in words, such as “Extra Large”.
  package var title: String {
    rawValue.reduce(into: "") { title, letter in
      if letter.isUppercase { title += " " }
      title += title.isEmpty ? letter.uppercased() : String(letter)
    }
  }
}
