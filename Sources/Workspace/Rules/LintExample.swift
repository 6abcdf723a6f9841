/// What a rule finds, and how it is mended: parts of a document, or a file beside it. The tests check both.
package struct LintExample {
  /// What a part is in.
  package enum Container: Hashable {
    /// The views of a screen.
    case subviews
    /// A screen's view: views and constraints.
    case view
    /// The views of a launch screen.
    case launchScreen
    /// A scene.
    case objects
    /// The whole content of a storyboard: all its scenes.
    case document
    /// What the document remembers of images and colours.
    case resources
    /// A file beside the document.
    case file(String)

    var words: String {
      switch self {
      case .subviews: "in a screen's <subviews>"
      case .view: "in a screen's <view>"
      case .launchScreen: "in a launch screen's <subviews>"
      case .objects: "in a scene's <objects>"
      case .document: "in a <document>"
      case .resources: "in <resources>"
      case .file(let name): "in \(name)"
      }
    }
  }

  let place: Container
  let broken: String
  let mended: String
  /// What else is on the screen.
  var context = ""
  /// What else is in the project, by path.
  var files: [String: String] = [:]
  /// The version of iOS that it is about; nil for any.
  var system: String?
  /// The SDK that the app is built with; nil where it makes no difference.
  var sdk: String?
  /// The languages that it is about; nil for the document's own texts.
  var languages: String?
  /// Whether it is about a project as a whole.
  var isOfProject: Bool

  package init(
    _ place: Container, _ broken: String, mended: String, context: String = "",
    files: [String: String] = [:], system: String? = nil, sdk: String? = nil,
    languages: String? = nil, isOfProject: Bool = false
  ) {
    (self.place, self.broken, self.mended) = (place, broken, mended)
    (self.context, self.files) = (context, files)
    self.sdk = sdk
    (self.system, self.languages, self.isOfProject) = (system, languages, isOfProject)
  }

  /// For people: the example, and what of it is otherwise when it is mended.
  package var lines: [String] {
    let place =
      place.words + (system.map { ", on iOS \($0)" } ?? "")
      + (sdk.map { ", built with the SDK of \($0)" } ?? "")
    let (before, after) = (broken.shownLines, mended.shownLines)
    var changes: [String] = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(_, let line, _): changes.insert("- " + line, at: 0)
      case .insert(_, let line, _): changes.append("+ " + line)
      }
    }
    let beside = files.sorted { $0.key < $1.key }.flatMap { name, text in
      ["  With \(name):"] + text.shownLines.map { "    " + $0 }
    }
    return ["  For example, \(place):"] + before.map { "    " + $0 } + beside + ["  Mended:"]
      + changes.map { "    " + $0 }
  }
}

extension String {
  /// Of a line that nobody reads whole, both ends.
  fileprivate var shownLines: [String] {
    split(separator: "\n").map {
      $0.count > 400 ? "\($0.prefix(80)) … \($0.suffix(80))" : String($0)
    }
  }
}
