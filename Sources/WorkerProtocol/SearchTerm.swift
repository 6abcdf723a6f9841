/// What something of a scene can be found by, besides UIKit's classes.
package struct SearchTerm: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case text, image, font, color
    /// The app's own class.
    case customClass
    /// For a storyboard, a cell, state restoration or accessibility.
    case identifier
    /// What its author or assistive technology calls it.
    case label
    /// Of a scene, its ids and connections are in other members; of a project's documents they are terms.
    case id
    /// The name of an outlet or an action.
    case outlet
  }

  /// The view that has it, or whose part has it; nil for the scene's own.
  package var view: String?
  package var kind: Kind
  package var text: String
  /// True for one of Apple's symbols by its name; otherwise absent.
  package var isSymbol: Bool?

  package init(view: String?, kind: Kind, text: String, isSymbol: Bool = false) {
    self.view = view
    self.kind = kind
    self.text = text
    self.isSymbol = isSymbol ? true : nil
  }
}
