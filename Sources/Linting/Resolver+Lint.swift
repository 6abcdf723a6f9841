import Assets
import Drawing
import InterfaceBuilder
import Layout
import Processes
import Requests
import Scenes
import Staging
import Traits
import WorkerProtocol
import Workspace

extension Resolver {
  /// Checks documents one after the other.
  package func lint(
    _ request: LintParameters, cancellation: Cancellation = Cancellation()
  ) throws -> LintResult {
    let plan = try plan(request)
    var findings: [LintFinding] = []
    for document in plan.documents {
      let source = DocumentSource(name: document, root: plan.request.root)
      findings += try lint(source, plan.request, plan.matrix, cancellation: cancellation)
    }
    return try plan.result(of: findings, cancellation)
  }

  /// What is wrong with one document.
  /// - Parameter visit: Is shown each scene as it is laid out on a screen of the matrix.
  package func lint(
    _ source: DocumentSource, _ request: LintParameters, _ matrix: LintMatrix,
    cancellation: Cancellation = Cancellation(),
    visit: (LintMatrix.Screen, LaidOutScene) -> Void = { _, _ in }
  ) throws -> [LintFinding] {
    try findings(of: source, request, matrix, cancellation: cancellation, visit: visit).findings
  }

  /// The same, with what takes part in each.
  /// - Parameter isJoined: Whether what has one cause is said once.
  package func findings(
    of source: DocumentSource, _ request: LintParameters, _ matrix: LintMatrix,
    isJoined: Bool = true, cancellation: Cancellation = Cancellation(),
    visit: (LintMatrix.Screen, LaidOutScene) -> Void = { _, _ in }
  ) throws -> FindingList {
    let screens = screens(for: source, matrix)
    var findings = FindingList(file: source.name, screenCount: screens.count)
    do {
      try timeLimit.run(cancellation) {
        try check(source, request, matrix, screens, $0, &findings, visit)
      }
      if isJoined, let document = try? scenes(of: source).document { findings.join(in: document) }
    } catch let error as FileError {
      findings.add(unreadable: error)
    }
    if !findings.findings.isEmpty, let document = try? ownScenes(of: source).document,
      let bytes = try? bytes(of: source)
    {
      findings.addPlaces(in: document, bytes)
      findings.nameUnnamed(in: document)
    }
    return findings
  }

  private func check(
    _ source: DocumentSource, _ request: LintParameters, _ matrix: LintMatrix,
    _ screens: [LintMatrix.Screen], _ cancellation: Cancellation, _ findings: inout FindingList,
    _ visit: (LintMatrix.Screen, LaidOutScene) -> Void
  ) throws {
    let designed = try scenes(of: source)
    var scenes = designed
    for issue in designed.document.diagnostics.map(Issue.init) { findings.add(issue) }
    if let issue = Issue(nothingToShowIn: designed) { findings.add(issue) }
    for issue in DocumentRules(scenes: designed).issues() { findings.add(issue) }
    findings.add(LintFix.all(in: designed.document))
    for issue in try projectIssues(of: designed, source, cancellation) {
      findings.add(issue)
    }
    let rules = LaunchScreenRules(designed)
    for entry in designed.entries {
      for issue in rules?.issues(in: entry) ?? [] { findings.add(issue, in: entry) }
    }
    if request.companion != false, let companion = attachCompanion(of: source, to: &scenes) {
      for issue in companion.diagnostics { findings.add(issue, file: companion.file) }
      if let error = companion.error { findings.add(unreadable: error) }
      findings.companion = scenes.companion.flatMap(CompanionPlaces.init)
    }

    var own = CanvasRequest()
    own.asDesigned = true
    let asDesigned = LintMatrix.Screen(
      name: LintMatrix.designedName,
      canvas: try CanvasChoice(own, catalogue: catalogue).canvas(for: designed))
    var designedScenes: [Scene] = []
    try check(designed, on: asDesigned, nil, source, appearances: [], cancellation, &findings) {
      designedScenes.append($1.scene)
    }
    try checkForFolding(scenes, source, request, cancellation, &findings)
    if let oldest = statedDeployment(of: source) {
      for issue in UnavailableFeatures(in: designedScenes, on: oldest).issues {
        findings.add(issue)
      }
    }
    let shown = try ShownScenes(
      of: scenes, asksControllers: matrix.asksControllers, sources(of: source), cancellation)
    for screen in screens {
      try check(
        scenes, on: screen, shown, source, appearances: matrix.appearances, cancellation,
        &findings, visit)
    }
    try checkGrowth(of: scenes, on: screens, shown, source, cancellation, &findings)
    for language in try lintedLanguages(of: source, request) {
      try check(scenes, in: language, source, screens, cancellation, &findings)
    }
    for finding in try lackedLanguages(of: source, request) { findings.add(finding) }
    for windows in matrix.sweeps {
      try check(
        scenes, in: windows, on: screens, source, matrix.appearances, cancellation, &findings)
    }
    findings.weigh(
      in: designed.document,
      try DecidedInCode(designed.document, sources(of: source), cancellation))
  }

  /// What a document names of its project that isn't there.
  private func projectIssues(
    of scenes: SceneSet, _ source: DocumentSource, _ cancellation: Cancellation
  ) throws -> [Issue] {
    var issues: [Issue] = []
    let document = scenes.document
    let folder = place(of: source).flatMap {
      cache.projects.folder(around: $0, root: source.root)
    }
    if let assets = assets(of: source) {
      issues += ColorRules(document: document, assets: assets).issues()
      issues += FontRules(
        scenes: scenes, assets: assets, isInProject: folder?.xcodeProjects.isEmpty == false
      ).issues()
    }
    issues += StoryboardReferenceRules(document: document) { name in
      self.storyboards(named: name, beside: source)
    }.issues()
    if let sources = sources(of: source) {
      issues += try ConnectionRules(
        document: document, name: source.stem, sources: sources, cancellation: cancellation
      ).issues()
      issues += try ClassRules(
        document: document, sources: sources, cancellation: cancellation
      ).issues()
    }
    return issues
  }

  private func sources(of source: DocumentSource) -> ProjectSources? {
    place(of: source).flatMap { cache.projects.folder(around: $0, root: source.root) }
      .map(cache.sources)
  }

  /// Checks all scenes on one screen.
  /// - Parameter shown: Which of them are there on it; nil for all.
  private func check(
    _ scenes: SceneSet, on screen: LintMatrix.Screen,
    _ shown: ShownScenes?, _ source: DocumentSource,
    appearances: [Appearance], _ cancellation: Cancellation, _ findings: inout FindingList,
    _ visit: (LintMatrix.Screen, LaidOutScene) -> Void
  ) throws {
    let assets = self.assets(of: source, declaredBy: scenes)?.on(screen.canvas.environment.screen)
    let engine = engine(showing: assets, screen.canvas.appearance, cancellation)
    var stager = stager(of: scenes, on: screen.canvas, with: engine)
    var reported: Set<AssetDiagnostic> = []
    for entry in scenes.entries where shown?.has(entry, on: screen.canvas) ?? true {
      try cancellation.check()
      let laidOut = try stager.layOut(entry)
      visit(screen, laidOut)
      // What it contains is an entry of its own.
      for issue in Issue.all(in: laidOut, assets: assets, screen.canvas.appearance)
      where !Self.foldingRules.contains(issue.rule) {
        findings.add(issue, in: entry, on: screen.name)
      }
      if let assets {
        let broken = MissingImages(assets: assets).brokenSets(
          for: [laidOut.scene], reported: &reported)
        for issue in broken { findings.add(issue, in: entry) }
      }
      for appearance in appearances {
        let root = drawnTree(of: laidOut, appearance: appearance, assets: assets, images: assets)
        for issue in AccessibilityRules(scene: laidOut.scene, root: root).issues() {
          findings.add(
            issue, in: entry, on: screen.name + (appearance == .dark ? ", dark" : ""),
            of: findings.screenCount * appearances.count)
        }
      }
    }
  }
}

extension DocumentSource {
  /// The name of the file, without what it ends with.
  fileprivate var stem: String {
    let file = name.split(separator: "/").last ?? ""
    return String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
  }
}
