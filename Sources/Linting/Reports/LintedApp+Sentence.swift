import Assets
import Editing
import Files
import Localization
import Traits
import WorkerProtocol

extension LintedApp {
  /// The apps of the linted documents, the app with the most documents first.
  static func all(of apps: [AppDestinations]) -> [LintedApp] {
    var counts: [AppDestinations: Int] = [:]
    for app in apps { counts[app, default: 0] += 1 }
    return joined(counts.map { LintedApp($0, documents: $1) })
  }

  /// The apps of several checks, joined.
  static func joined(_ apps: [LintedApp]) -> [LintedApp] {
    var counts: [LintedApp: Int] = [:]
    for var app in apps {
      let documents = app.documents
      app.documents = 0
      counts[app, default: 0] += documents
    }
    return counts.map { app, documents in
      var app = app
      app.documents = documents
      return app
    }.sorted { ($1.documents, $0.sentence) < ($0.documents, $1.sentence) }
  }

  private init(_ app: AppDestinations, documents: Int) {
    self.init(
      targets: app.targets, files: app.files.map { pathFromHere($0) }, documents: documents)
    devices = app.idioms.map { $0.sorted { $0.rawValue > $1.rawValue } }
    func sorted(_ orientations: Set<Orientation>?) -> [Orientation]? {
      orientations.map { own in Orientation.allCases.filter(own.contains) }
    }
    phoneOrientations = app.has(.phone) ? sorted(app.orientations[.phone]) : nil
    padOrientations = app.has(.pad) ? sorted(app.orientations[.pad]) : nil
    deployment = app.deployment
    if app.isFullScreen { isFullScreen = true }
  }

  /// A sentence that names the devices and orientations of the app, and the files that say so.
  var sentence: String {
    var parts = [
      part(.phone, "iPhone", phoneOrientations),
      part(.pad, "iPad", padOrientations),
    ].compactMap(\.self)
    if let deployment { parts.append(localized("iOS %1$s and later", deployment.description)) }
    let names = (targets.isEmpty ? files : targets).shortList
    let sources = targets.isEmpty || files.isEmpty ? "" : " (\(files.shortList))"
    return localized(
      "Screens of %1$s%2$s: %3$s; %4$s.", names, sources, parts.joined(separator: ", "),
      localized("%1$s document", plural: "%1$s documents", documents))
  }

  /// The orientations of the app on one kind of device, in words; nil where the app isn't for it or doesn't say.
  private func part(_ idiom: Idiom, _ name: String, _ orientations: [Orientation]?) -> String? {
    guard devices?.contains(idiom) ?? (orientations != nil) else { return nil }
    let shapes = Orientation.shapes.filter { shape in
      orientations?.contains { $0.isLandscape == shape.isLandscape } ?? false
    }
    guard shapes.count == 1, let shape = shapes.first else { return name }
    return shape.isLandscape
      ? localized("%1$s landscape only", context: "device", name)
      : localized("%1$s portrait only", context: "device", name)
  }
}

extension [String] {
  /// The first ones, and how many more there are.
  fileprivate var shortList: String {
    let named = prefix(3).joined(separator: ", ")
    return count > 3 ? localized("%1$s and %2$s more", context: "screens", named, count - 3) : named
  }
}

extension LintResult {
  /// More are seldom of use, and only counted.
  private static let mostApps = 4

  /// The lines before the findings: on which screens documents were checked, and why.
  var head: [String] {
    let apps = apps ?? []
    let more = apps.count - Self.mostApps
    return apps.prefix(Self.mostApps).map(\.sentence)
      + (more > 0 ? [localized("%1$s more app", plural: "%1$s more apps", more)] : [])
      + (passedOver ?? []).map(\.sentence)
  }
}
