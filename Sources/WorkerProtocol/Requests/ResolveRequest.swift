import Traits

/// The parameters of `resolve`. With `file` the result is one ``ResolveResult``; with `files` it is
/// an array of them.
package struct ResolveParameters: DocumentRequest {
  package struct Own: DocumentMembers {
    package var file: String?
    package var files: [String]?
    package var text: String?
    /// One scene's id; nil for all of them.
    package var scene: String?
    /// Several scenes' ids, in the order in which they are wanted; nil for those that `scene` says.
    package var scenes: [String]?
    /// Whether scenes are only named and placed: none is laid out, and none has a root. With `details` it is said
    /// what connects them.
    package var outline: Bool?
    /// Nil for light.
    package var appearance: Appearance?
    /// Whether to add the constraints that act on each view.
    package var details: Bool?
    /// Whether to add each view's geometry as it was before rounding; see ``UnroundedGeometry``.
    package var unrounded: Bool?
    /// Whether to add which files the result depends on.
    package var dependencies: Bool?

    package init(file: String) {
      self.file = file
    }

    package init(files: [String]) {
      self.files = files
    }
  }

  package static let method = "resolve"

  package var canvas = CanvasRequest()
  package var own: Own

  package init(_ own: Own) {
    self.own = own
  }

  package init(file: String) {
    self.init(Own(file: file))
  }

  package init(files: [String]) {
    self.init(Own(files: files))
  }
}

/// The answer to `resolve` for one file: either scenes or an error.
package struct ResolveResult: ResultMessage {
  /// The file as it was given.
  package var file: String
  package var traits: TraitCollection?
  /// The catalogue's name of the device; nil for a generic canvas.
  package var device: String?
  /// How the device is held; nil for a generic canvas, which can't be turned.
  package var orientation: Orientation?
  /// The version of iOS that it is laid out for; nil as designed.
  package var system: SystemVersion?
  package var scenes: [ResolvedScene]?
  /// What the document has for some size classes only, as `variations` lists it; nil unless `details`
  /// asked for it, as are the two below.
  package var variations: [VariationEntry]?
  /// Whether the document was designed with size classes, and with Auto Layout.
  package var usesSizeClasses: Bool?
  package var usesAutoLayout: Bool?
  /// The languages that the document can be shown in, where `details` asked for them and the document is
  /// what its file holds.
  package var languages: [LanguageEntry]?
  package var pseudoLanguages: [PseudoLanguageEntry]?
  /// What the project's `ninefold.json` says that it is for, where `details` asked for it: names of devices,
  /// and tags of languages; nil for nothing.
  package var projectDevices: [String]?
  package var projectLanguages: [String]?
  /// The oldest version of iOS that the document or its app's project is for, where `details` asked for it and the
  /// document is what its file holds.
  package var oldestSystem: SystemVersion?
  /// What connects the objects of these scenes, where `details` asked for it.
  package var connections: DocumentConnections?
  /// What in the document is kept, but not known, and what is wrong with the assets that it names.
  package var diagnostics: [Issue]?
  /// The companion file beside the document, where there is one and it was asked for.
  package var companion: CompanionResult?
  /// Files around the document that the result depends on, be they there or not, and folders where it depends on
  /// what is in them, where that was asked for: absolute paths without links. The document and its companion
  /// file aren't among them.
  package var dependencies: [String]?
  package var error: FileError?

  package init(file: String) {
    self.file = file
  }

  /// That the document has nothing to show, and what it holds; nil where there is something.
  package var nothingToShow: String? {
    diagnostics?.first { $0.rule == Issue.nothingToShowRule }?.message
  }
}

/// What is to be said of a companion file.
package struct CompanionResult: Codable, Hashable, Sendable {
  package var file: String
  /// Why it can't be read; the document is resolved without it then.
  package var error: FileError?
  /// What in it is not understood, with its lines.
  package var diagnostics: [Issue]

  package init(file: String, error: FileError? = nil, diagnostics: [Issue] = []) {
    self.file = file
    self.error = error
    self.diagnostics = diagnostics
  }
}
