/// The parameters of `documents`.
package struct DocumentsParameters: RequestParameters {
  package static let method = "documents"

  /// A folder, or a document whose project it is about.
  package var path: String
  /// The project's folder, where a document is named; nil to look for it.
  package var root: String?
  /// Whether each document's scenes come with what they can be found by, for which all are read.
  package var terms: Bool?

  package init(path: String) {
    self.path = path
  }
}

/// The result of `documents`.
package struct DocumentsResult: ResultMessage {
  /// What an app's property list names a document as.
  package enum Use: String, Codable, Hashable, Sendable, CaseIterable {
    /// What is shown while the app starts.
    case launchScreen
    /// The interface that follows.
    case main
  }

  package struct Document: Codable, Hashable, Sendable {
    /// From the folder on.
    package var path: String
    /// True for a launch screen; otherwise absent.
    package var isLaunchScreen: Bool?
    /// True for a storyboard with an initial controller; otherwise absent.
    package var hasInitialController: Bool?
    /// What property lists of the project's apps name it as; absent for nothing.
    package var usedAs: [Use]?
    /// With the parameter `terms`: a storyboard's scenes, or a xib's top-level views; none where the document can't
    /// be read.
    package var scenes: [Scene]?

    package init(
      path: String, isLaunchScreen: Bool, hasInitialController: Bool, usedAs: [Use]
    ) {
      self.path = path
      self.isLaunchScreen = isLaunchScreen ? true : nil
      self.hasInitialController = hasInitialController ? true : nil
      self.usedAs = usedAs.isEmpty ? nil : usedAs
    }
  }

  /// A scene or top-level view, and what it can be found by.
  package struct Scene: Codable, Hashable, Sendable {
    package var id: String
    package var title: String
    package var terms: [SearchTerm]

    package init(id: String, title: String, terms: [SearchTerm]) {
      (self.id, self.title, self.terms) = (id, title, terms)
    }
  }

  /// Absolute.
  package var folder: String
  /// By their paths.
  package var documents: [Document]

  package init(folder: String, documents: [Document]) {
    self.folder = folder
    self.documents = documents
  }
}
