import Localization

extension TreeBuilder {
  /// Refuses, at its first element, what is no Interface Builder document.
  /// - Parameter isOfAnyPlatform: Whether it may be for something else than UIKit.
  func checkRoot(isOfAnyPlatform: Bool) throws(DocumentError) {
    guard let root = nodes.first else { return }
    let name = names[root.name]
    if let sentence = rootSentence(name, isOfAnyPlatform: isOfAnyPlatform) {
      throw DocumentError(
        .notADocument, sentence, line: Int(root.line), column: Int(root.column))
    }
  }

  private func rootSentence(_ name: String, isOfAnyPlatform: Bool) -> String? {
    if let sentence = Self.otherRoots[name] { return sentence }
    guard name == "document" else {
      return
        localized(
          """
          The file's first element is <%1$s>, not the <document> of Interface Builder; open a \
          .storyboard or .xib file.
          """, name)
    }
    // Hand-written documents may leave the type out; what they hold decides then.
    guard let type = rootAttribute("type") else { return nil }
    if !isOfAnyPlatform, type.hasPrefix("com.apple.InterfaceBuilder.WatchKit") {
      return localized("This document is for watchOS; Ninefold shows documents for iOS.")
    }
    if !isOfAnyPlatform, type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") {
      return localized("This document is for macOS; Ninefold shows documents for iOS.")
    }
    guard type.hasPrefix("com.apple.InterfaceBuilder") else {
      return
        localized(
          """
          The document's type is “%1$s”, which is not one of Interface Builder's; open a \
          .storyboard or .xib file.
          """, type.prefix(80))
    }
    return nil
  }

  private func rootAttribute(_ name: String) -> String? {
    for attribute in attributes where names[attribute.name] == name {
      let end = Int(attribute.start + attribute.count)
      return String(decoding: valueBytes[Int(attribute.start)..<end], as: UTF8.self)
    }
    return nil
  }

  private static let otherRoots = [
    "archive":
      localized(
        """
        This is a xib in the archive format of Xcode 3 and 4; open it once in Xcode 5 or later \
        and save it.
        """),
    "plist": localized(
      "This is a property list, not an interface; open a .storyboard or .xib file."),
    "html":
      localized(
        """
        This is a web page, not an interface; download the file itself, not the page about it.
        """),
  ]
}
