import Localization
import Processes
import WorkerProtocol

/// Findings as people and other programs read them.
package enum LintReport: String, CaseIterable, Sendable {
  case text, json, sarif, junit, github, gitlab, html

  /// The lines of the report.
  /// - Parameter pictures: For those that have some.
  package func lines(of result: LintResult, pictures: () throws -> FindingPictures) throws
    -> [[UInt8]]
  {
    switch self {
    case .text: return result.textLines.map { Array($0.utf8) }
    case .json: return [try result.encodedLine()]
    case .sarif: return [try JSONLine.encode(SARIFLog(result))]
    case .junit: return result.junitLines.map { Array($0.utf8) }
    case .gitlab: return [try JSONLine.encode(result.findings.map(GitLabFinding.init))]
    case .html:
      var report = HTMLReport(result: result, pictures: try pictures())
      return report.lines().map { Array($0.utf8) }
    case .github: return result.findings.map { Array($0.githubCommand.utf8) }
    }
  }
}

extension LintFinding {
  /// The screens on which the finding occurs, in words; empty for a finding of the document alone.
  package var screensInWords: String {
    [namedScreens, widthsInWords, heightsInWords].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Empty where it has to do with no screen; one word where it occurs on all.
  private var namedScreens: String {
    let others = screens.filter { $0 != LintMatrix.designedName }
    guard !others.isEmpty else { return screens.isEmpty ? "" : LintMatrix.designedName }
    if others.count >= screenCount { return localized("every screen") }
    let named = others.prefix(3).joined(separator: ", ")
    return others.count > 3
      ? localized("%1$s and %2$s more of %3$s", named, others.count - 3, screenCount) : named
  }

  private var widthsInWords: String {
    let ranges = Self.words(widths)
    return ranges.isEmpty ? "" : localized("windows %1$s points wide", ranges)
  }

  private var heightsInWords: String {
    let ranges = Self.words(heights)
    return ranges.isEmpty ? "" : localized("windows %1$s points high", ranges)
  }

  private static func words(_ ranges: [[Int]]?) -> String {
    (ranges ?? []).compactMap { range -> String? in
      guard let first = range.first, let last = range.last else { return nil }
      return first == last ? "\(first)" : "\(first)–\(last)"
    }.joined(separator: ", ")
  }

  /// The path as pipelines name files, without a leading “./”.
  var pathInRepository: String { file.hasPrefix("./") ? String(file.dropFirst(2)) : file }

  /// Line and column, as they follow a file's name.
  var placeInFile: String { [line, column].compactMap { $0.map { ":\($0)" } }.joined() }

  /// The message with the screens, as a sentence.
  package var wholeMessage: String {
    let screens = screensInWords
    return screens.isEmpty ? message : localized("%1$s On: %2$s.", message, screens)
  }
}

extension LintResult {
  /// The most findings that are printed one by one; more are summed up.
  private static let mostAtAGlance = 50

  /// Like a compiler's, and a sum at the end.
  fileprivate var textLines: [String] {
    let hint = localized(
      "--summary counts them by rule, and --most 20 tells those most worth mending")
    let isLong = findings.count > Self.mostAtAGlance
    // Nobody reads hundreds of notes behind what is wrong.
    let told = isLong && untold == nil ? worstFirst.filter { $0.severity != .info } : worstFirst
    let hidden = findings.count - told.count
    let note =
      hidden > 0
      ? [
        localized(
          "%1$s info is not listed; --min-severity info lists it.",
          plural: "%1$s info are not listed; --min-severity info lists them.", hidden)
      ] : []
    let lines = told.map { finding in
      let text =
        "\(finding.file)\(finding.placeInFile): \(finding.severity.rawValue): "
        + "\(finding.wholeMessage) [\(finding.rule)]"
      return text.terminalLine()
    }
    return head.map { $0.terminalLine() } + lines + note + [isLong ? "\(sum); \(hint)" : sum]
  }

  /// The number of findings and documents, in a line.
  var sum: String {
    let found = findings.isEmpty ? localized("nothing found") : findings.countsInWords
    let fixable = findings.count { $0.fix != nil }
    let fixes = fixable > 0 ? "; " + localized("--fix mends %1$s", fixable) : ""
    let accepted = suppressed.map { ", " + localized("%1$s suppressed", $0) } ?? ""
    let rest = untold.flatMap {
      $0 > 0 ? ", " + localized("%1$s more not told", plural: "%1$s more not told", $0) : nil
    }
    return localized("%1$s document: %2$s", plural: "%1$s documents: %2$s", documents, found)
      + (rest ?? "") + accepted + fixes
  }
}

extension Sequence<LintFinding> {
  /// How many there are of each severity.
  var countsInWords: String {
    Issue.Severity.allCases.compactMap { severity -> String? in
      let count = count { $0.severity == severity }
      guard count > 0 else { return nil }
      return switch severity {
      case .error: localized("%1$s error", plural: "%1$s errors", count)
      case .warning: localized("%1$s warning", plural: "%1$s warnings", count)
      case .info: localized("%1$s info", plural: "%1$s info", count)
      }
    }.joined(separator: ", ")
  }
}

extension LintFinding {
  /// Source: GitHub's documentation of workflow commands: percent signs, line ends and, in properties, colons
  /// and commas are escaped.
  fileprivate var githubCommand: String {
    let command =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "notice"
      }
    var properties = ["file=\(pathInRepository.forTerminal().escaped("%\r\n:,"))"]
    if let line { properties.append("line=\(line)") }
    if let column { properties.append("col=\(column)") }
    // Of several lines GitHub takes no columns.
    if let endLine, let endColumn, endLine == line {
      properties += ["endLine=\(endLine)", "endColumn=\(endColumn)"]
    }
    properties.append("title=\(rule)")
    return
      "::\(command) \(properties.joined(separator: ","))::\(wholeMessage.forTerminal().escaped("%\r\n"))"
  }
}

extension String {
  fileprivate func escaped(_ characters: String) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if characters.unicodeScalars.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
