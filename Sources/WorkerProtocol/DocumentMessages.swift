/// The parameters of `documents`.
package struct DocumentsParameters: Codable, Hashable, Sendable {
  /// A folder, or a document whose project it is about.
  package var path: String
  /// The project's folder, where a document is named; nil to look for it.
  package var root: String?

  package init(path: String) {
    self.path = path
  }
}

/// The result of `documents`.
package struct DocumentsResult: Codable, Hashable, Sendable {
  /// What an app's property list names a document as.
  package enum Use: String, Codable, Hashable, Sendable, CaseIterable {
    /// What is shown while the app starts.
    case launchScreen
    /// The interface that follows.
    case main
  }

  package struct Entry: Codable, Hashable, Sendable {
    /// From the folder on.
    package var path: String
    /// True for a launch screen; otherwise absent.
    package var isLaunchScreen: Bool?
    /// True for a storyboard with an initial controller; otherwise absent.
    package var hasInitialController: Bool?
    /// What property lists of the project's apps name it as; absent for nothing.
    package var usedAs: [Use]?

    package init(
      path: String, isLaunchScreen: Bool, hasInitialController: Bool, usedAs: [Use]
    ) {
      self.path = path
      self.isLaunchScreen = isLaunchScreen ? true : nil
      self.hasInitialController = hasInitialController ? true : nil
      self.usedAs = usedAs.isEmpty ? nil : usedAs
    }
  }

  /// Absolute.
  package var folder: String
  /// By their paths.
  package var documents: [Entry]

  package init(folder: String, documents: [Entry]) {
    self.folder = folder
    self.documents = documents
  }
}
