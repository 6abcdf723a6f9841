import Companion
import Layout
import Linting
import Logging
import Processes
import Requests
import WorkerProtocol
import Workspace

/// Checks what is open in an editor, and tells it what is found.
struct EditorChecker {
  let resolver: Resolver
  let session: Monitor<EditorSession>
  /// Where rules are explained; nil for nowhere.
  let rules: String?
  let log: Logger
  let send: ([UInt8]) -> Void

  /// What was found in documents on all screens when they were last checked.
  private var earlier: [String: FindingList] = [:]
  /// The other files, such as companions, in which something was found.
  private var others: [String: Set<String>] = [:]

  init(
    resolver: Resolver, session: Monitor<EditorSession>, rules: String?, log: Logger,
    send: @escaping ([UInt8]) -> Void
  ) {
    (self.resolver, self.session, self.rules) = (resolver, session, rules)
    (self.log, self.send) = (log, send)
  }

  mutating func check(_ open: OpenDocument, _ cancellation: Cancellation) {
    do {
      switch open.kind {
      case .configuration: publish(try configurationFindings(open), of: open)
      case .companion: publish(try companionFindings(open), of: open)
      case .interface: try checkInterface(open, cancellation)
      case nil: break
      }
    } catch is CancelledError {
      // It has changed, and is checked again.
    } catch is LayoutEngine.Cancelled {
      // The same.
    } catch {
      log.error("\(open.uri) can't be checked: \(error)")
    }
  }

  /// Takes back what was found in other files for a document that is closed.
  mutating func forget(_ uri: String) {
    earlier[uri] = nil
    for other in others.removeValue(forKey: uri) ?? [] where !isOpen(other) {
      guard !others.values.contains(where: { $0.contains(other) }) else { continue }
      tell(PublishedDiagnostics(nothingIn: other))
    }
  }

  private func isOpen(_ uri: String) -> Bool { session.update { $0.documents[uri] != nil } }

  // MARK: Kinds of documents

  /// First as it was designed, which is quick, with what was found on other screens before; then on all screens.
  private mutating func checkInterface(
    _ open: OpenDocument, _ cancellation: Cancellation
  ) throws {
    let name = open.source.name
    var request = LintParameters(paths: [name])
    var found = FindingList(file: name, screenCount: 0)
    var configuration: LintConfiguration?
    var matrix = LintMatrix.designed
    do {
      configuration = open.path == nil ? nil : try resolver.configuration(for: request)
      try configuration?.check(for: request, in: resolver.catalogue)
      request = configuration?.completing(request) ?? request
      matrix = try LintMatrix(request, catalogue: resolver.catalogue)
    } catch let error as FileError {
      found.add(unreadable: error)
    } catch let error as UsageError {
      found.add(unreadable: FileError(code: "configuration", message: error.message))
    }
    guard configuration?.excludes(name) != true else { return publish(found, of: open) }
    var list = try resolver.findings(
      of: open.source, LintParameters(paths: [name]), .designed, cancellation: cancellation)
    let document = try? Markup(open).document
    list.keepOnOtherScreens(of: earlier[open.uri]) { document?.element(id: $0)?.line }
    publish(list.with(found), of: open, configuration)
    list = try resolver.findings(of: open.source, request, matrix, cancellation: cancellation)
    earlier[open.uri] = list
    publish(list.with(found), of: open, configuration)
  }

  private func configurationFindings(_ open: OpenDocument) throws -> FindingList {
    let name = open.source.name
    var found = FindingList(file: name, screenCount: 0)
    do {
      let configuration = try LintConfiguration(open.bytes, path: name, rules: RulePage.ids)
      for note in configuration.notes { found.add(note) }
      try configuration.check(for: LintParameters(paths: []), in: resolver.catalogue)
    } catch {
      found.add(unreadable: error)
    }
    return found
  }

  private func companionFindings(_ open: OpenDocument) throws -> FindingList {
    var found = FindingList(file: open.source.name, screenCount: 0)
    for issue in resolver.issues(ofCompanion: open.bytes, at: open.path) { found.add(issue) }
    return found
  }

  // MARK: Telling

  private mutating func publish(
    _ list: FindingList, of open: OpenDocument, _ configuration: LintConfiguration? = nil
  ) {
    var findings = list.findings
    _ = configuration?.apply(to: &findings)
    let markup = open.kind == .interface ? try? Markup(open) : nil
    var diagnostics: [EditorDiagnostic] = []
    var elsewhere: [String: [EditorDiagnostic]] = [:]
    for finding in findings {
      if finding.file == open.source.name {
        diagnostics.append(
          EditorDiagnostic(
            finding, list.details[finding.fingerprint], in: open, markup, rules: rules))
      } else {
        let uri = absoluteURI(of: finding.file)
        elsewhere[uri, default: []].append(
          EditorDiagnostic(finding, nil, in: other(uri), nil, rules: rules))
      }
    }
    // What has changed meanwhile is checked again.
    let isCurrent = session.update { session in
      guard let current = session.documents[open.uri], current.version == open.version else {
        return false
      }
      session.diagnostics[open.uri] = diagnostics
      return true
    }
    guard isCurrent else { return }
    tell(PublishedDiagnostics(uri: open.uri, version: open.version, diagnostics: diagnostics))
    // It may have been closed right before that.
    guard isOpen(open.uri) else { return tell(PublishedDiagnostics(nothingIn: open.uri)) }
    for uri in (others[open.uri] ?? []).union(elsewhere.keys) {
      // An open one is checked by itself.
      guard !isOpen(uri) else { continue }
      tell(PublishedDiagnostics(uri: uri, version: nil, diagnostics: elsewhere[uri] ?? []))
    }
    others[open.uri] = Set(elsewhere.keys)
  }

  /// A file that isn't open, as it is on disk.
  private func other(_ uri: String) -> OpenDocument {
    let bytes = FileURI.path(of: uri).flatMap { try? inputBytes($0, of: "file") }
    return OpenDocument(
      onDisk: bytes ?? [], uri: uri, encoding: session.update { $0.client.encoding })
  }

  private func tell(_ diagnostics: PublishedDiagnostics) {
    do {
      send(try diagnostics.message)
    } catch {
      log.error("findings can't be written: \(error)")
    }
  }
}
