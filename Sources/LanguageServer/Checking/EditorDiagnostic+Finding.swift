import Files
import InterfaceBuilder
import Linting
import Localization
import Requests
import WorkerProtocol
import Workspace

extension EditorDiagnostic {
  /// - Parameters:
  ///   - details: With what else takes part in it.
  ///   - markup: Nil for what is no document, or can't be read.
  ///   - rules: Where rules are explained.
  init(
    _ finding: LintFinding, _ details: Issue?, in open: OpenDocument, _ markup: Markup?,
    rules: String?
  ) {
    let line = finding.line ?? 1
    let element = markup?.element(onLine: line, id: finding.id)
    let range =
      finding.column == nil || finding.endColumn != nil
      ? element.flatMap { element in markup.map { open.range(of: $0.startTag(of: element)) } } : nil
    let severity: Int
    switch finding.severity {
    case .error: severity = 1
    case .warning: severity = 2
    case .info: severity = 3
    }
    let rule = RulePage.named(finding.rule)
    let tags = rule?.tag.map { [$0.rawValue] }
    var related: [Related] = []
    if let markup {
      func place(_ id: String, _ line: Int) -> EditorLocation {
        let range = markup.element(onLine: line, id: id).map {
          open.range(of: markup.startTag(of: $0))
        }
        return EditorLocation(uri: open.uri, range: range ?? open.range(ofLine: line))
      }
      related += (details?.involved ?? []).filter { $0.line > 0 && $0.file == nil }.map {
        Related(location: place($0.id, $0.line), message: $0.text)
      }
      related += (details?.views ?? []).filter { $0.line > 0 && $0.file == nil }.map { view in
        Related(
          location: place(view.id, view.line),
          message: localized("Open: %1$s.", view.open.joined(separator: ", ")))
      }
    }
    self.init(
      range: range ?? open.range(ofLine: line, from: finding.column), severity: severity,
      code: finding.rule,
      codeDescription: rules.flatMap { rules in
        rule.map { Explanation(href: "\(rules)#\($0.id)") }
      },
      message: finding.wholeMessage, tags: tags,
      relatedInformation: related.isEmpty ? nil : related)
  }
}

/// A file as editors name it.
func absoluteURI(of path: String) -> String { (absolutePath(path) ?? path).asReference }
