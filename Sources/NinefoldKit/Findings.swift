import Traits
import WorkerProtocol

/// How bad something is.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// It may well be meant.
  case info
  /// It is hardly what its author wants.
  case warning
  /// What the document asks for can't be had.
  case error

  public static func < (a: Severity, b: Severity) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }

  init(_ severity: Issue.Severity) {
    switch severity {
    case .info: self = .info
    case .warning: self = .warning
    case .error: self = .error
    }
  }
}

/// Something wrong with a document or a layout of it.
public struct LayoutIssue: Hashable, Sendable {
  /// Which rule is broken, such as `text-cut-off`; its name never changes.
  public let rule: String
  public let severity: Severity
  /// Of the view or constraint that it is about; nil where it is about no one element.
  public let elementID: String?
  /// From 1, where the element's start tag begins; nil where it is about no one place.
  public let line: Int?
  /// The path of the companion file, where that adds the element, and the line is in it; nil for the document.
  public let file: String?
  /// From 1, in characters.
  public let column: Int?
  /// Where the start tag ends.
  public let endLine: Int?
  /// That behind the start tag.
  public let endColumn: Int?
  /// What is wrong, in English.
  public let message: String

  init(_ issue: Issue) {
    (rule, severity) = (issue.rule, Severity(issue.severity))
    (elementID, message) = (issue.id, issue.message)
    (line, file, column) = (issue.line, issue.file, issue.column)
    (endLine, endColumn) = (issue.endLine, issue.endColumn)
  }
}

/// Something wrong with an element, however many screens it occurs on.
public struct Finding: Hashable, Sendable {
  /// Which rule is broken; `ninefold-worker lint --explain RULE` says why it matters.
  public let rule: String
  public let severity: Severity
  /// The path of the document, or of the file beside it, as the paths that were given lead to it.
  public let file: String
  /// From 1; nil where it is about the file as a whole.
  public let line: Int?
  /// From 1, in characters, where the element's start tag begins.
  public let column: Int?
  /// Where the start tag ends.
  public let endLine: Int?
  /// That behind the start tag.
  public let endColumn: Int?
  /// Of the element; nil where it is about no one element.
  public let elementID: String?
  /// The title of the scene that it is in; nil where it is in none.
  public let scene: String?
  /// What is wrong, in English.
  public let message: String
  /// The screens that it occurs on; empty where it has to do with no screen.
  public let screens: [String]
  /// The same for the same fault of the same element, however lines move.
  public let fingerprint: String

  init(_ finding: LintFinding) {
    (rule, severity) = (finding.rule, Severity(finding.severity))
    (file, line, column) = (finding.file, finding.line, finding.column)
    (endLine, endColumn) = (finding.endLine, finding.endColumn)
    (elementID, scene, message) = (finding.id, finding.scene, finding.message)
    (screens, fingerprint) = (finding.screens, finding.fingerprint)
  }
}

/// What documents are checked on. What is nil is left to the project's `ninefold.json`, or is as the command has it.
public struct LintOptions: Hashable, Sendable {
  /// Names of devices, `phones`, `pads` or `all`.
  public var devices: [String]?
  public var orientations: [Configuration.Orientation]?
  /// Parts of pads' screens that the app's window has, on the devices that have such windows.
  public var multitasking: [Configuration.Multitasking]?
  /// Text sizes, such as `large`.
  public var textSizes: [String]?
  /// Versions of iOS, such as `15`.
  public var systems: [String]?
  /// Languages whose texts are looked at, too: tags, pseudo-languages or `all`.
  public var languages: [String]?
  public var directions: [Configuration.Direction]?
  public var appearances: [Configuration.Appearance]?
  /// Whether the project's `ninefold.json` counts.
  public var usesConfiguration = true
  /// The folder that nothing is read outside of; nil for that of the project around each document.
  public var projectFolder: String?

  /// - Parameter devices: As ``devices``.
  public init(devices: [String]? = nil) {
    self.devices = devices
  }

  func parameters(for paths: [String]) throws(InterfaceError) -> LintParameters {
    var request = LintParameters(paths: paths)
    request.root = projectFolder
    request.usesConfiguration = usesConfiguration
    request.devices = devices
    request.orientations = orientations?.compactMap { Traits.Orientation(rawValue: $0.rawValue) }
    request.multitasking = multitasking?.compactMap { Traits.Multitasking(rawValue: $0.rawValue) }
    request.contentSizes = textSizes
    request.systems = try systems.map { texts throws(InterfaceError) in
      var versions: [SystemVersion] = []
      for text in texts { versions.append(try SystemVersion.known(text)) }
      return versions
    }
    request.languages = languages
    request.layoutDirections = directions?.compactMap { LayoutDirection(rawValue: $0.rawValue) }
    request.appearances = appearances?.map(\.shown)
    return request
  }
}
