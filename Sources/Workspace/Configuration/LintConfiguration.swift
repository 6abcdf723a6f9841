import Assets
import Files
import Glibc
import Languages
import Scenes
import Styles
import Traits
import WorkerProtocol

/// What a project has decided about its checks: `ninefold.json` in one of its folders.
package struct LintConfiguration: Sendable {
  /// The file's name.
  package static let name = "ninefold.json"

  /// What becomes of a rule's findings.
  package enum Choice: String, CaseIterable, Sendable {
    /// As the rule itself has them.
    case on
    case off, info, warning, error

    var severity: Issue.Severity? { Issue.Severity(rawValue: rawValue) }
  }

  /// Findings that the project accepts.
  struct Suppression: Sendable {
    let rule: String
    /// Of the element; nil for all.
    let id: String?
    /// Nil for all documents.
    let file: PathPattern?

    func covers(_ finding: LintFinding, _ path: String?) -> Bool {
      finding.rule == rule && id.map { $0 == finding.id } ?? true
        && file.map { pattern in path.map(pattern.matches) ?? false } ?? true
    }
  }

  /// A word of the file, with its place.
  package struct Word: Sendable {
    package let text: String
    let line: Int
    let column: Int
  }

  /// Of the file, as messages name it.
  package let path: String
  /// Where it lies: absolute, without links. Patterns are for paths from here.
  let folder: String
  /// What the project is for, where a request and `lint.matrix` leave it open: names of devices, or groups
  /// of them, and tags of languages.
  package var projectDevices: [Word]?
  package var projectLanguages: [Word]?
  package var rules: [String: Choice] = [:]
  var devices: [Word]?
  var orientations: [Orientation]?
  var multitasking: [Multitasking]?
  var windows: [Size]?
  var poses: [Pose]?
  var builtWith: SystemVersion?
  var systems: [SystemVersion]?
  var textSizes: [Word]?
  var directions: [LayoutDirection]?
  var languages: [Word]?
  var appearances: [Appearance]?
  package var failOn: Issue.Severity?
  var excludes: [PathPattern] = []
  var suppressions: [Suppression] = []
  /// What it says of the project's own classes.
  package var looks = ProjectLooks()
  /// What in it is not understood and left out.
  package var notes: [LintFinding] = []

  init(path: String, folder: String) {
    self.path = path
    self.folder = folder
  }

  /// The nearest one above a path, up to the folder of its project; nil where there is none.
  package static func path(above path: String, in projects: Projects, root: String?) -> String? {
    // A document in an editor need not be saved yet.
    guard !path.isEmpty, let place = newFilePath(path) else { return nil }
    let isFolder = ProjectFolder(place) != nil
    guard let start = isFolder ? place : Self.parent(of: place),
      let end = projects.folder(around: start + "/", root: root)?.path
    else { return nil }
    var folder = start
    while true {
      let file = folder == "/" ? "/" + name : folder + "/" + name
      DependencyRecorder.current?.record(.file(file), as: FileState(path: file))
      if PathText.withBytes(of: file, { access($0, F_OK) }) == 0 {
        // As documents are mostly named, too: from here.
        let here = absolutePath(".").map { $0 + "/" } ?? "/"
        return file.hasPrefix(here) ? String(file.dropFirst(here.count)) : file
      }
      guard folder != end, let parent = Self.parent(of: folder) else { return nil }
      folder = parent
    }
  }

  private static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  // MARK: Using

  /// A request with what it leaves open.
  package func completing(_ request: LintParameters) -> LintParameters {
    var request = request
    request.devices = request.devices ?? (devices ?? projectDevices)?.map(\.text)
    request.orientations = request.orientations ?? orientations
    // Parts of screens and windows of a size are one choice.
    if request.multitasking == nil, request.windows == nil {
      (request.multitasking, request.windows) = (multitasking, windows)
    }
    request.poses = request.poses ?? poses
    request.builtWith = request.builtWith ?? builtWith
    request.systems = request.systems ?? systems
    request.contentSizes = request.contentSizes ?? textSizes?.map(\.text)
    request.layoutDirections = request.layoutDirections ?? directions
    request.languages = request.languages ?? (languages ?? projectLanguages)?.map(\.text)
    request.appearances = request.appearances ?? appearances
    return request
  }

  /// Checks the words that a request leaves to the file.
  /// - Throws: for devices, languages and text sizes that there aren't, with their places.
  package func check(for request: LintParameters, in catalogue: DeviceCatalogue) throws(FileError) {
    if request.devices == nil {
      try check(devices ?? projectDevices) { name throws(UsageError) in
        _ = try catalogue.devices(chosenBy: [name])
      }
    }
    if request.languages == nil {
      try check(languages ?? projectLanguages) { name throws(UsageError) in
        if name != "all" { _ = try LanguageChoice.known(name) }
      }
    }
    if request.contentSizes == nil {
      try check(textSizes) { name throws(UsageError) in _ = try ContentSizeCategory.known(name) }
    }
  }

  private func check(
    _ words: [Word]?, _ check: (String) throws(UsageError) -> Void
  ) throws(FileError) {
    for word in words ?? [] {
      do throws(UsageError) {
        try check(word.text)
      } catch {
        throw FileError(
          code: "bad-configuration", message: error.message, file: path, line: word.line,
          column: word.column)
      }
    }
  }

  package func excludes(_ document: String) -> Bool {
    guard !excludes.isEmpty, let path = relativePath(of: document) else { return false }
    return excludes.contains { $0.matches(path) }
  }

  /// The path from the configuration's folder on; nil for what is elsewhere.
  private func relativePath(of document: String) -> String? {
    guard let place = newFilePath(document) else { return nil }
    let prefix = folder == "/" ? folder : folder + "/"
    return place.hasPrefix(prefix) ? String(place.dropFirst(prefix.count)) : nil
  }

  /// Takes away what is off or suppressed, and gives the others the severities of the project.
  /// - Returns: How many are suppressed.
  package func apply(to findings: inout [LintFinding]) -> Int {
    var paths: [String: String?] = [:]
    var suppressed = 0
    var kept: [LintFinding] = []
    for var finding in findings {
      let choice = rules[RulePage.id(of: finding.rule)]
      if choice == .off { continue }
      let path = paths[finding.file] ?? relativePath(of: finding.file)
      paths[finding.file] = .some(path)
      if suppressions.contains(where: { $0.covers(finding, path) }) {
        suppressed += 1
        continue
      }
      finding.severity = choice?.severity ?? finding.severity
      kept.append(finding)
    }
    findings = kept
    return suppressed
  }
}
