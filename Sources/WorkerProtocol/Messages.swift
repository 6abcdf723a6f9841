import Drawing
import Traits

/// The answer to `resolve` for one file: either scenes or an error.
package struct ResolveResult: Codable, Hashable, Sendable {
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

/// Why a file could not be resolved.
package struct FileError: Codable, Hashable, Sendable, Error {
  /// What is wrong, for scripts to switch on, such as `malformed-xml` or `no-such-scene`.
  package var code: String
  /// What is wrong and what to do, for people.
  package var message: String
  /// What the fault is in, where that isn't the document: its companion file, or a file with steps.
  package var file: String?
  /// From 1; nil where the fault is with the file as a whole.
  package var line: Int?
  /// From 1, in bytes.
  package var column: Int?
  /// Which step can't be played, from 1. The line is that of the element that it is about.
  package var step: Int?

  package init(
    code: String, message: String, file: String? = nil, line: Int? = nil, column: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.file = file
    self.line = line
    self.column = column
  }
}

extension FileError {
  /// The message, with the step that it is about.
  package var sentence: String { step.map { "\(Self.step($0)): \(message)" } ?? message }

  /// What messages call a step, from 1.
  static func step(_ number: Int) -> String { "Step \(number)" }

  /// Where the fault is: path, line and column, as far as they are known.
  /// - Parameter document: The document's path.
  package func place(in document: String) -> String {
    let numbers = [line, line.flatMap { _ in column }].compactMap { $0.map(String.init) }
    return ([file ?? document] + numbers).joined(separator: ":")
  }

  /// Where the fault is and what is wrong, in one line.
  package func text(in document: String) -> String { "\(place(in: document)): \(sentence)" }
}

package struct ResolvedScene: Codable, Hashable, Sendable {
  package var id: String
  package var title: String
  /// The element of the controller (`viewController`, …); nil for a view on its own.
  package var controller: String?
  package var isInitial: Bool
  /// Nil unless `details` asked for it, and for what has none; so is the next.
  package var canvasLocation: CanvasLocation?
  /// What the scene stands for, where that is in another place.
  package var reference: SceneReference?
  /// Points: the screen or canvas that the scene fills.
  package var canvas: Size
  /// Points.
  package var safeArea: EdgeInsets
  package var traits: TraitCollection
  package var root: DrawnView?
  package var issues: [Issue]
  /// The constraints that act on views, where `details` asked for them.
  package var constraints: [ActingConstraint]?
  /// Views and constraints that are not installed for these traits, where `details` asked for them.
  package var excludedViews: [ExcludedView]?
  package var excludedConstraints: [ActingConstraint]?
  /// What the window edits, where `details` asked for it.
  package var values: [ElementValues]?
  /// The line of its controller or, without one, its view, where `details` asked for it; from 1.
  package var line: Int?
  /// What the scene and its views can be found by, where `details` asked for it.
  package var terms: [SearchTerm]?
  /// The id of a storyboard scene's controller, and what segues of the scene can start from, where `details`
  /// asked for them.
  package var controllerID: String?
  package var segueSources: [SegueSource]?

  package init(
    id: String, title: String, controller: String?, isInitial: Bool, canvas: Size,
    safeArea: EdgeInsets, traits: TraitCollection, root: DrawnView?, issues: [Issue],
    constraints: [ActingConstraint]? = nil
  ) {
    self.id = id
    self.title = title
    self.controller = controller
    self.isInitial = isInitial
    self.canvas = canvas
    self.safeArea = safeArea
    self.traits = traits
    self.root = root
    self.issues = issues
    self.constraints = constraints
  }
}

/// A constraint as an inspector shows it.
package struct ActingConstraint: Codable, Hashable, Sendable {
  package var id: String
  package var line: Int
  /// Such as `Title.leading = View.leadingMargin + 8`.
  package var text: String
  package var priority: Double
  /// Ids of the views that it acts on.
  package var views: [String]
  /// Points, as the document has it for the scene's traits.
  package var constant: Double?
  /// What of the views it ties, in their order, such as `leading`; one for a size.
  package var attributes: [String]?

  package init(
    id: String, line: Int, text: String, priority: Double, views: [String], constant: Double? = nil
  ) {
    self.id = id
    self.line = line
    self.text = text
    self.priority = priority
    self.views = views
    self.constant = constant
  }
}
