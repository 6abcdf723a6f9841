import Assets
import Companion
import Files
import Processes
import Requests
import WorkerProtocol
import Workspace

/// What a request for a check comes to, with the project's configuration: which documents, on which screens,
/// and which findings count.
package struct LintPlan {
  /// With what the configuration says where it says nothing.
  var request: LintParameters
  package var documents: [String]
  let matrix: LintMatrix
  package let configuration: LintConfiguration?
  /// What is looked for in whole projects.
  var projectRules: ProjectRules
  /// The apps of the documents, by these, where they decide about the screens.
  let apps: [String: AppDestinations]
  /// Documents that are for something else.
  var passedOver: [PassedOver] = []

  /// The result of having checked the documents.
  /// - Parameter isFirst: Whether it is the only part of the documents, or the first, which reports what is
  ///   wrong with the configuration, or with whole projects.
  /// - Throws: where it was cancelled.
  func result(
    of findings: [LintFinding], isFirst: Bool = true, _ cancellation: Cancellation = Cancellation()
  ) throws -> LintResult {
    var findings = findings
    if isFirst { findings += try projectRules.findings(configuration, cancellation) }
    let suppressed = configuration?.apply(to: &findings) ?? 0
    if isFirst { findings += configuration?.notes ?? [] }
    var result = LintResult(documents: documents.count, sorting: findings)
    if suppressed > 0 { result.suppressed = suppressed }
    let apps = LintedApp.all(of: documents.compactMap { self.apps[$0] })
    if !apps.isEmpty { result.apps = apps }
    if isFirst, !passedOver.isEmpty { result.passedOver = passedOver }
    return result
  }
}

extension Resolver {
  /// - Throws: where the configuration can't be read, git can't be asked, or there is no such screen.
  func plan(_ request: LintParameters) throws -> LintPlan {
    try DocumentSource.check(root: request.root)
    let configuration = try self.configuration(for: request)
    try configuration?.check(for: request, in: catalogue)
    var documents = DocumentSearch(in: request.paths).documents
    try checkLanguages(of: request, documents)
    var request = configuration?.completing(request) ?? request
    request.root = root(of: request)
    let scopes = ProjectScope.all(in: request, documents: documents, cache.projects)
    if let configuration { documents.removeAll(where: configuration.excludes) }
    var changed: ChangedFiles?
    if let revision = request.changedSince {
      let files = try ChangedFiles(since: revision, around: request.paths)
      let settings = ChangedSettings(files, used: configuration?.path)
      let isConcerned = concerned(among: documents, by: files, request)
      documents.removeAll {
        !files.contains($0, companion: CompanionFile.path(besideDocument: $0))
          && !settings.concern($0) && !isConcerned($0)
      }
      changed = files
    }
    let passedOver = PassedOver.taken(from: &documents)
    let matrix = try LintMatrix(request, catalogue: catalogue)
    let apps =
      matrix.isOpen
      ? documents.map { ($0, cache.projects.destinations(of: $0, root: request.root)) } : []
    return LintPlan(
      request: request, documents: documents, matrix: matrix, configuration: configuration,
      projectRules: ProjectRules(
        scopes: scopes, projects: cache.projects, changed: changed, builtWith: request.builtWith),
      apps: Dictionary(apps.filter { !$1.isEmpty }) { first, _ in first }, passedOver: passedOver)
  }

  /// The project's folder: the one that is stated, or else that of the folder that was named, if that is one, as what
  /// is in it may be several Xcode projects'.
  private func root(of request: LintParameters) -> String? {
    guard request.root == nil, request.paths.count == 1, let path = request.paths.first,
      ProjectFolder(path) != nil, let folder = cache.projects.folder(around: path + "/"),
      folder.isSearched
    else { return request.root }
    return folder.path
  }

  package func configuration(for request: LintParameters) throws(FileError) -> LintConfiguration? {
    guard request.usesConfiguration != false else { return nil }
    if let path = request.configuration {
      return try LintConfiguration(reading: path, rules: RulePage.ids)
    }
    let path = request.paths.lazy.compactMap { [cache] in
      LintConfiguration.path(above: $0, in: cache.projects, root: request.root)
    }.first
    return try path.map { path throws(FileError) in
      try LintConfiguration(reading: path, rules: RulePage.ids)
    }
  }
}
