import Traits

/// The parameters of `lint`: which documents are checked, on which screens.
package struct LintParameters: ScreensRequest {
  package static let method = "lint"

  /// How a report for people or other programs is written.
  package enum Format: String, Codable, Sendable, WordChoice {
    case text, sarif, junit, github, gitlab, html
  }

  package struct Own: Codable, Hashable, Sendable {
    /// Files, and folders whose documents are all checked.
    package var paths: [String]
    package var root: String?
    package var companion: Bool?
    /// The path of a `ninefold.json`; nil for the nearest above the paths.
    package var configuration: String?
    /// Whether a configuration counts; nil for yes.
    package var usesConfiguration: Bool?
    /// Whether what earlier runs found is taken from the user's cache and kept there; nil for yes.
    package var usesCache: Bool?
    /// A revision of git's: only documents that have changed since are checked.
    package var changedSince: String?
    /// Languages whose texts are looked at, too: tags, pseudo-languages, or `all` for those that a document
    /// is there in; nil for none.
    package var languages: [String]?
    /// The least and the largest width, in points, of windows that are looked at beside the screens.
    package var widthSweep: [Int]?
    /// The same of heights.
    package var heightSweep: [Int]?

    /// Whether to write a report, too, and how; nil for none.
    package var format: Format?
    /// Rules that are left out.
    package var disable: [String]?
    /// The path of what an earlier run found, which is left out.
    package var baseline: String?
    /// A revision of git's: what was wrong then is left out.
    package var newSince: String?
    /// What is less bad is left out; nil for nothing.
    package var minSeverity: Issue.Severity?
    /// How many findings are told, those most worth mending; nil for all.
    package var most: Int?
    /// Which part of the documents is checked, such as `1/4`; nil for all.
    package var shard: String?
    /// Paths of what shards found, which is put together; then nothing is checked.
    package var merge: [String]?
    /// Whether what can be fixed safely is, before the check.
    package var fix: Bool?
    /// With `fix`: nothing is written and nothing checked; the result has the changes.
    package var dryRun: Bool?

    package init(paths: [String]) {
      self.paths = paths
    }
  }

  package var matrix = MatrixRequest()
  package var own: Own

  package init(_ own: Own) {
    self.own = own
  }

  package init(paths: [String]) {
    self.init(Own(paths: paths))
  }
}

/// How much was fixed.
package struct LintFixes: Codable, Hashable, Sendable {
  package var findings: Int
  package var documents: Int

  package init(findings: Int, documents: Int) {
    (self.findings, self.documents) = (findings, documents)
  }
}

/// Something that is wrong with a document, once, however many screens it occurs on.
package struct LintFinding: Codable, Hashable, Sendable {
  package var rule: String
  package var severity: Issue.Severity
  package var file: String
  package var line: Int?
  /// From 1, in Unicode scalars: where the element's start tag begins, which ends before the other place.
  package var column: Int?
  package var endLine: Int?
  package var endColumn: Int?
  /// Of the element.
  package var id: String?
  /// The title of the scene that it is in.
  package var scene: String?
  package var message: String
  /// The screens that it occurs on, by name; none where it has to do with no screen.
  package var screens: [String]
  /// How many were looked at.
  package var screenCount: Int
  /// The first and the last width, in points, of each range of windows' widths that it occurs in; nil where
  /// none were looked at, or it occurs in none.
  package var widths: [[Int]]?
  /// The same of heights.
  package var heights: [[Int]]?
  /// The same for the same fault of the same element, however lines move.
  package var fingerprint: String
  /// What `lint --fix` does about it, for people; nil where it does nothing.
  package var fix: String?

  package init(
    rule: String, severity: Issue.Severity, file: String, line: Int?, column: Int? = nil,
    id: String?, scene: String? = nil, message: String, screens: [String] = [],
    screenCount: Int = 0, fingerprint: String
  ) {
    self.rule = rule
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.id = id
    self.scene = scene
    self.message = message
    self.screens = screens
    self.screenCount = screenCount
    self.fingerprint = fingerprint
  }
}

/// An app whose project says on which screens its documents are checked.
package struct LintedApp: Codable, Hashable, Sendable {
  /// The names of its targets; none where a property list alone says it.
  package var targets: [String]
  /// The property lists and build configurations that say it.
  package var files: [String]
  /// How many of the documents are its.
  package var documents: Int
  /// The kinds of devices that it is for; nil where nothing is said.
  package var devices: [Idiom]?
  /// How phones and pads are held; nil where nothing is said.
  package var phoneOrientations: [Orientation]?
  package var padOrientations: [Orientation]?
  /// The oldest version of iOS; nil where nothing is said.
  package var deployment: SystemVersion?
  /// Whether it has a pad's whole screen to itself; nil for no.
  package var isFullScreen: Bool?

  package init(targets: [String], files: [String], documents: Int) {
    (self.targets, self.files, self.documents) = (targets, files, documents)
  }
}

/// Documents that aren't checked, as they are for something else.
package struct PassedOver: Codable, Hashable, Sendable {
  /// What they are for, such as `watchOS`, or the format that they are in.
  package var reason: String
  package var documents: Int

  package init(reason: String, documents: Int) {
    (self.reason, self.documents) = (reason, documents)
  }
}

/// The result of `lint`.
package struct LintResult: ResultMessage {
  /// How many documents were checked.
  package var documents: Int
  /// The apps that decide on which screens they were checked; nil where nothing is known of any.
  package var apps: [LintedApp]?
  /// What wasn't checked, by reason; nil for nothing.
  package var passedOver: [PassedOver]?
  /// By file, line and rule.
  package var findings: [LintFinding]
  /// How many findings the configuration accepts with a reason; nil for none.
  package var suppressed: Int?
  /// How many findings the request leaves out as less bad or less worth mending; nil for none.
  package var untold: Int?
  /// Which part of the documents was checked, such as `1/4`; nil for all.
  package var shard: String?
  /// For people or other programs; nil unless it was asked for.
  package var report: String?
  /// What the safe fixes would change, as `diff -u` writes it; nil unless it was asked for.
  package var patch: String?
  /// What was fixed; nil unless it was asked for.
  package var fixes: LintFixes?

  package init(documents: Int, findings: [LintFinding]) {
    self.documents = documents
    self.findings = findings
  }

  /// - Parameter findings: In any order. Sorted they are the same however the work was shared out.
  package init(documents: Int, sorting findings: [LintFinding]) {
    self.init(
      documents: documents,
      findings: findings.sorted {
        ($0.file, $0.line ?? 0, $0.column ?? 0, $0.rule, $0.fingerprint)
          < ($1.file, $1.line ?? 0, $1.column ?? 0, $1.rule, $1.fingerprint)
      })
  }
}
