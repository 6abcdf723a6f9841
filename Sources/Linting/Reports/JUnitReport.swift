import Editing
import WorkerProtocol

extension LintResult {
  /// A test suite for each document with findings, and a test case for each finding: failed, or passed with
  /// its message where it is merely info. Source: the schema of Apache Ant's JUnit task, as CI servers read it.
  var junitLines: [String] {
    let failures = findings.count { $0.severity != .info }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="ninefold lint" tests="\#(findings.count)" failures="\#(failures)">"#,
    ]
    var files: [String] = []
    var byFile: [String: [LintFinding]] = [:]
    for finding in findings {
      if byFile[finding.file] == nil { files.append(finding.file) }
      byFile[finding.file, default: []].append(finding)
    }
    for file in files {
      let findings = byFile[file] ?? []
      let failures = findings.count { $0.severity != .info }
      lines.append(
        "  <testsuite name=\(file.quoted) tests=\"\(findings.count)\" failures=\"\(failures)\" "
          + "errors=\"0\" skipped=\"0\">")
      for finding in findings { lines += finding.testCase }
      lines.append("  </testsuite>")
    }
    return lines + ["</testsuites>"]
  }
}

extension LintFinding {
  fileprivate var testCase: [String] {
    let place = line.map { "\(file):\($0)" } ?? file
    let name = [rule, id].compactMap(\.self).joined(separator: " ")
    let start = "    <testcase classname=\(file.quoted) name=\(name.quoted)>"
    let text = "\(place): \(wholeMessage)"
    let body =
      severity == .info
      ? "      <system-out>\(text.markup)</system-out>"
      : "      <failure type=\(severity.rawValue.quoted) message=\(message.quoted)>\(text.markup)</failure>"
    return [start, body, "    </testcase>"]
  }
}

extension String {
  /// As it is written in XML, inside of tags or outside. What XML 1.0 can't hold is left out.
  fileprivate var markup: String {
    let scalars = unicodeScalars.filter { scalar in
      scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        || ["\n", "\t", "\r"].contains(scalar)
    }
    return XMLText.attribute(String(String.UnicodeScalarView(scalars)))
  }

  /// As the value of an attribute.
  fileprivate var quoted: String { "\"\(markup)\"" }
}
