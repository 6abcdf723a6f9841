import Assets
import InterfaceBuilder
import Layout
import Scenes
import Traits
import WorkerProtocol

extension Issue {
  /// What is wrong with one scene, without those inside it: first with its layout, by rule; then
  /// images that are missing or have another size, and what its system doesn't know; then what was not
  /// understood.
  package static func all(
    in laidOut: LaidOutScene, assets: AssetLibrary?, _ appearance: Appearance
  ) -> [Issue] {
    let images = assets?.on(laidOut.scene.environment.screen)
    let imageIssues = images.map { assets in
      MissingImages(assets: assets).issues(in: laidOut.scene)
        + ResizedImages(assets: assets, appearance: appearance).issues(in: laidOut.scene)
    }
    let issues =
      laidOut.issues.map(Issue.init) + (imageIssues ?? [])
      + UnavailableFeatures(in: laidOut.scene).issues + laidOut.scene.diagnostics.map(Issue.init)
    return issues.map { $0.placed(in: laidOut.scene.companionPlaces) }
  }

  /// The issue with its line in the companion file, where that declares the object.
  package func placed(in places: CompanionPlaces?) -> Issue {
    guard let places else { return self }
    var issue = self
    if let place = id.flatMap(places.position) {
      (issue.file, issue.line, issue.column) = (places.file, place.line, place.column)
    }
    issue.involved = involved?.map { involved in
      guard let place = places.position(of: involved.id) else { return involved }
      var involved = involved
      (involved.file, involved.line) = (places.file, place.line)
      return involved
    }
    issue.views = views?.map { view in
      guard let place = places.position(of: view.id) else { return view }
      var view = view
      (view.file, view.line) = (places.file, place.line)
      return view
    }
    return issue
  }

  package init(_ diagnostic: Diagnostic) {
    self.init(
      rule: diagnostic.rule.rawValue, severity: Severity(of: diagnostic.rule), id: diagnostic.id,
      line: diagnostic.line, message: diagnostic.message, untranslated: diagnostic.untranslated)
  }

  package init(_ issue: LayoutIssue) {
    let involved = issue.involved.map { Involved(id: $0.id, line: $0.line, text: $0.text) }
    let views = issue.views.map { view in
      OpenView(
        id: view.id, line: view.line, open: view.open,
        frames: view.frames.map { [$0.x, $0.y, $0.width, $0.height] })
    }
    self.init(
      rule: issue.rule.rawValue, severity: issue.severity, id: issue.id,
      line: issue.line, message: issue.message,
      constraints: involved.isEmpty ? nil : involved.map(\.id), dropped: issue.dropped,
      involved: involved.isEmpty ? nil : involved, views: views.isEmpty ? nil : views)
  }
}

extension Issue.Severity {
  /// The severity of a diagnostic: elements that Ninefold doesn't know are a note, not a fault of the document.
  fileprivate init(of rule: Diagnostic.Rule) {
    switch rule {
    case .unknownElement, .unknownAttribute, .variationTie: self = .info
    case .unresolvedReference, .duplicateID, .badValue: self = .warning
    case .mergeConflict: self = .error
    }
  }
}
