/// A text in a document that users read.
package struct DocumentText: Hashable, Sendable {
  /// Where a document keeps a text, or a part of one.
  package struct Part: Hashable, Sendable {
    package let element: Element
    /// The attribute that is the text; nil where the element's character data are.
    let attribute: String?

    /// Nil where nobody reads anything there.
    fileprivate init?(_ element: Element, _ property: String) {
      if element[property] != nil {
        self.element = element
        attribute = property
      } else if let child = element.child(key: property), child.stringValue != nil {
        self.element = child
        attribute = nil
      } else {
        return nil
      }
      guard !text.isEmpty else { return nil }
    }

    /// What is inside a `<string>`.
    fileprivate init?(of string: Element) {
      guard string.stringValue?.isEmpty == false else { return nil }
      element = string
      attribute = nil
    }

    package var text: String {
      attribute.flatMap { element[$0] } ?? element.stringValue ?? ""
    }
  }

  /// The object that it is of.
  package let owner: Element
  /// What tables of texts call it, such as `BYZ-38-t0r.segmentTitles[0]`; nil for attributed texts, which
  /// Interface Builder doesn't let be translated apart from their attributes.
  package let key: String?
  /// One, or the stretches of an attributed text that look the same.
  package let parts: [Part]

  /// Whether it is ever seen: a button's configuration has the title that its state has, too.
  /// Source: the documentation of UIButton.configuration.
  package var isShown: Bool {
    guard key?.hasSuffix(".normalTitle") == true else { return true }
    let configuration = owner.child("buttonConfiguration")
    return configuration?.string("title") == nil
      && configuration?.child(key: "attributedTitle") == nil
  }

  package var text: String { parts.map(\.text).joined() }
  /// Where it is in the document, from 1.
  package var line: Int { (parts.first?.element ?? owner).line }
}

extension Document {
  /// The texts that Interface Builder extracts from the document, and the attributed ones, in its order.
  package var texts: [DocumentText] { root.subtree.flatMap(\.ownTexts) }
}

// MARK: Which key is which attribute

extension Element {
  /// The texts that the element has as an object of its own.
  fileprivate var ownTexts: [DocumentText] {
    if name == "attributedString" {
      let parts = children("fragment").compactMap { DocumentText.Part($0, "content") }
      return parts.isEmpty ? [] : [DocumentText(owner: parent ?? self, key: nil, parts: parts)]
    }
    guard let id, !Self.unreadNames.contains(name) else { return [] }
    return namedParts.map { name, part in
      DocumentText(owner: self, key: "\(id).\(name)", parts: [part])
    }
  }

  /// Elements whose ids are no object's, or that only Interface Builder shows.
  private static let unreadNames: Set = [
    "device", "adaptation", "viewControllerPlaceholder", "placeholder", "constraint", "segue",
  ]

  /// Attributes that are texts wherever an object has one, and are called so in tables.
  ///
  /// MINED: the keys in 146 tables of the corpus are `text`, `title`, `segmentTitles[n]`, `placeholder`,
  /// `normalTitle` and `headerTitle`. The others are UIKit's names of the properties.
  private static let properties = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
    "badgeValue", "discoverabilityTitle",
  ]

  /// The texts of the states of a button, by the state's key. Source: the documentation of
  /// UIControl.State; tables of the corpus have `normalTitle`.
  private static let stateTitles = [
    "normal": "normalTitle", "highlighted": "highlightedTitle", "selected": "selectedTitle",
    "disabled": "disabledTitle",
  ]

  private var namedParts: [(name: String, part: DocumentText.Part)] {
    var named: [(String, DocumentText.Part)] = []
    func add(_ name: String, _ part: DocumentText.Part?) {
      if let part { named.append((name, part)) }
    }
    for property in Self.properties { add(property, DocumentText.Part(self, property)) }
    for child in children {
      switch child.name {
      case "state":
        add(child.key.flatMap { Self.stateTitles[$0] } ?? "", DocumentText.Part(child, "title"))
      case "buttonConfiguration":
        // Source: tables in public repositories have `….configuration.title`.
        for property in ["title", "subtitle"] {
          add("configuration.\(property)", DocumentText.Part(child, property))
        }
      case "segments":
        for (index, segment) in child.children("segment").enumerated() {
          add("segmentTitles[\(index)]", DocumentText.Part(segment, "title"))
        }
      case "scopeButtonTitles":
        for (index, string) in child.children("string").enumerated() {
          add("scopeButtonTitles[\(index)]", DocumentText.Part(of: string))
        }
      case "accessibility":
        // Source: learn.microsoft.com, “Accessibility on iOS”, whose table has both.
        add("accessibilityLabel", DocumentText.Part(child, "label"))
        add("accessibilityHint", DocumentText.Part(child, "hint"))
      default: break
      }
    }
    return named.filter { !$0.0.isEmpty }.map { (name: $0.0, part: $0.1) }
  }
}
