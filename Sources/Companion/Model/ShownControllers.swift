/// A controller that is on the screen or on a stack, by all that a companion file can call it.
package struct ShownController: Hashable, Sendable {
  /// Its id, classes (its own before UIKit's), storyboard and restoration identifiers.
  package var names: Set<String>

  package init(names: Set<String>) {
    self.names = names
  }
}

/// The controllers that conditions can ask for.
package struct ShownControllers: Hashable, Sendable {
  /// Those in a split view's primary column, from the bottom of its stack up.
  package var primary: [ShownController]
  /// Those in a split view's secondary column.
  package var secondary: [ShownController]
  /// Those elsewhere.
  package var others: [ShownController]

  package init(
    primary: [ShownController] = [], secondary: [ShownController] = [],
    others: [ShownController] = []
  ) {
    self.primary = primary
    self.secondary = secondary
    self.others = others
  }

  var all: [ShownController] { primary + secondary + others }
}

extension [ShownController] {
  /// Whether one of them is called by one of the names.
  func include(anyOf names: [String]) -> Bool {
    contains { !$0.names.isDisjoint(with: names) }
  }
}
