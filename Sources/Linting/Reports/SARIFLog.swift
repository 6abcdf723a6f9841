import Files
import WorkerProtocol
import Workspace

/// Findings in the Static Analysis Results Interchange Format, which code hosts show beside the lines.
/// Source: OASIS, SARIF 2.1.0; names are the standard's.
struct SARIFLog: Encodable {
  private let version = "2.1.0"
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ result: LintResult) {
    var ids: [String] = []
    for finding in result.findings where !ids.contains(finding.rule) { ids.append(finding.rule) }
    ids.sort()
    runs = [
      Run(
        tool: Tool(
          driver: Driver(
            name: "ninefold-worker", version: programVersion, rules: ids.map(Rule.init))),
        results: result.findings.map { finding in
          Result(finding, ruleIndex: ids.firstIndex(of: finding.rule) ?? 0)
        })
    ]
  }

  private struct Run: Encodable {
    let tool: Tool
    let columnKind = "unicodeCodePoints"
    let results: [Result]
  }

  private struct Tool: Encodable {
    let driver: Driver
  }

  private struct Driver: Encodable {
    let name: String
    let version: String
    let rules: [Rule]
  }

  private struct Text: Encodable {
    let text: String
  }

  private struct Rule: Encodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text

    init(_ id: String) {
      self.id = id
      let rule = RulePage.named(id)
      shortDescription = Text(text: rule?.title ?? "A file that can't be read")
      fullDescription = Text(text: rule?.reason ?? "Nothing in it could be checked.")
      help = Text(text: rule?.remedy ?? "Mend what the message names.")
    }
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: Fingerprints

    init(_ finding: LintFinding, ruleIndex: Int) {
      ruleId = finding.rule
      self.ruleIndex = ruleIndex
      level =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "note"
        }
      message = Text(text: finding.wholeMessage)
      locations = [Location(finding)]
      partialFingerprints = Fingerprints(ninefold: finding.fingerprint)
    }
  }

  private struct Fingerprints: Encodable {
    let ninefold: String

    private enum CodingKeys: String, CodingKey {
      case ninefold = "ninefold/v1"
    }
  }

  private struct Location: Encodable {
    let physicalLocation: PhysicalLocation

    init(_ finding: LintFinding) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: finding.pathInRepository.asReference),
        region: finding.line.map {
          Region(
            startLine: max(1, $0), startColumn: finding.column, endLine: finding.endLine,
            endColumn: finding.endColumn)
        })
    }
  }

  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region?
  }

  private struct ArtifactLocation: Encodable {
    let uri: String
  }

  private struct Region: Encodable {
    let startLine: Int
    let startColumn: Int?
    let endLine: Int?
    let endColumn: Int?
  }
}

extension String {
  /// The path as a relative reference, or as a file's URI. Source: RFC 3986, 3.3: what isn't a character of
  /// paths is written as its bytes.
  package var asReference: String {
    var text = hasPrefix("/") ? "file://" : ""
    for byte in unicodeScalars.flatMap(\.bytesOfPath) {
      let character = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80 && (character.properties.isAlphabetic || (0x30...0x39).contains(byte))
        || "-._~/!$&'()*+,;=@".utf8.contains(byte)
      if isPlain {
        text.unicodeScalars.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// A byte of a name that isn't UTF-8 is that byte, and not the character that stands for it in texts.
  fileprivate var bytesOfPath: [UInt8] {
    PathText.byte(of: self).map { [$0] } ?? Array(String(self).utf8)
  }
}
