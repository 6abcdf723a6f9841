import Localization

/// Found while `ninefold.json` is read: `Workspace/Configuration`.
extension RulePage {
  package static let configuration = RulePage(
    id: "configuration",
    title: localized("A configuration that isn't understood"),
    reason: localized(
      """
      What it says is left out, so that something is checked that shouldn't be, or the \
      reverse.
      """),
    remedy: localized("Correct the name at the place in ninefold.json that is named."),
    finds: "a rule or key of `ninefold.json` that there isn't",
    severity: "warning",
    example: LintExample(
      .file("ninefold.json"), #"{"lint": {"rules": {"tap-targets": "off"}}}"#,
      mended: #"{"lint": {"rules": {"tap-target": "off"}}}"#))
}
