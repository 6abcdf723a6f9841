import Files
import PropertyLists
import Traits

/// Which targets of Xcode projects have which resources.
///
/// Source: project files that Xcode wrote. A target's `PBXResourcesBuildPhase` lists build files, each with a
/// reference to a file or, where languages have their own, to a group of them; since Xcode 16 it can have whole
/// folders, with exceptions.
package struct XcodeTargets: Sendable {
  fileprivate struct Target {
    /// Absolute, as the project file has them.
    var files: Set<String> = []
    /// The names of those of which the project file doesn't say where they are.
    var names: Set<Substring> = []
    var folders: [Folder] = []
    /// What the app is for; nil for what is no app for phones or pads.
    var app: AppDestinations?
    /// The same, as it is built for others to install.
    var built: BuiltApp?
  }

  /// What is in it is a target's.
  fileprivate struct Folder {
    let path: String
    /// Paths in it that aren't.
    let exceptions: Set<String>
  }

  private var targets: [Target] = []

  /// The targets of some Xcode projects.
  /// - Parameter root: Where the property lists of their apps are read; nil for nowhere.
  package init(of files: some Sequence<XcodeProjectFile>, in root: ProjectFolder? = nil) {
    for file in files {
      guard let list = try? PropertyList(file.text).value,
        let reader = Reader(list, file, root)
      else { continue }
      targets += reader.targets
    }
  }

  /// What the apps that have a file are for, or all apps where it is in none of them: frameworks' and extensions'
  /// documents are shown by any. Nil where there is no app.
  func destinations(for path: String) -> AppDestinations? {
    let own = targets.filter { $0.has(path) }.compactMap(\.app)
    return .all(of: own.isEmpty ? targets.compactMap(\.app) : own)
  }

  /// The apps for phones and pads whose property lists are known, by their targets' ids.
  var apps: [BuiltApp] { targets.compactMap(\.built) }

  /// Whether a file is among the resources of any target, or may be one that isn't said where it is.
  package func bundle(_ path: String) -> Bool {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return targets.contains { $0.has(path) || $0.names.contains(name) }
  }

  /// The targets that have a file or folder among their resources, by their places.
  func targets(with path: String) -> Set<Int> {
    Set(targets.indices.filter { targets[$0].has(path) })
  }
}

extension XcodeTargets.Target {
  fileprivate func has(_ path: String) -> Bool {
    files.contains(path) || folders.contains { $0.has(path) }
  }
}

extension XcodeTargets.Folder {
  fileprivate func has(_ path: String) -> Bool {
    path.hasPrefix(self.path + "/")
      && !exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
  }
}

extension XcodeTargets {
  /// Reads one project file.
  private struct Reader {
    private let objects: [String: PropertyListValue]
    /// Absolute, by the ids of groups and references.
    private var paths: [String: String] = [:]
    private let folder: String
    /// The project's own path.
    private let path: String
    /// Where property lists are read; nil for nowhere.
    private let place: ProjectFolder?
    /// Of the project as a whole.
    private let configurations: String?
    /// The version of Xcode that last looked the project over, since its numbers are those of its SDK.
    private let upgradedTo: SystemVersion?

    /// More than groups are in one another.
    private static let deepest = 64

    init?(_ list: PropertyListValue, _ file: XcodeProjectFile, _ place: ProjectFolder?) {
      guard let objects = list["objects"]?.members, let root = list["rootObject"]?.text,
        let project = objects[root]
      else { return nil }
      self.objects = objects
      self.place = place
      configurations = project["buildConfigurationList"]?.text
      upgradedTo = SystemVersion(
        ofXcode: project["attributes"]?["LastUpgradeCheck"]?.text ?? "")
      let own = project["projectDirPath"]?.text ?? ""
      folder = own.isEmpty ? file.folder : Self.normal(file.folder + "/" + own)
      path = file.path
      if let group = project["mainGroup"]?.text { findPaths(in: group, at: folder, depth: 0) }
    }

    private func texts(_ value: PropertyListValue?) -> [String] {
      value?.elements?.compactMap(\.text) ?? []
    }

    /// Finds where what is in a group is.
    private mutating func findPaths(in id: String, at parent: String, depth: Int) {
      guard depth < Self.deepest, paths[id] == nil, let object = objects[id] else { return }
      let own = object["path"]?.text
      let path =
        switch object["sourceTree"]?.text {
        case "SOURCE_ROOT": own.map { folder + "/" + $0 } ?? folder
        case "<absolute>": own ?? parent
        case "<group>", nil: own.map { parent + "/" + $0 } ?? parent
        // Products and parts of SDKs.
        default: ""
        }
      guard !path.isEmpty else { return }
      paths[id] = Self.normal(path)
      for child in texts(object["children"]) {
        findPaths(in: child, at: paths[id] ?? path, depth: depth + 1)
      }
    }

    var targets: [Target] {
      objects.sorted { $0.key < $1.key }.compactMap { id, object in
        guard object["buildPhases"] != nil else { return nil }
        return target(object, id: id)
      }
    }

    private func target(_ object: PropertyListValue, id: String) -> Target {
      var target = Target()
      for phase in texts(object["buildPhases"]).compactMap({ objects[$0] })
      where phase["isa"]?.text == "PBXResourcesBuildPhase" {
        for file in texts(phase["files"]).compactMap({ objects[$0]?["fileRef"]?.text }) {
          let parts = texts(objects[file]?["children"])
          for part in parts.isEmpty ? [file] : parts {
            if let path = paths[part] {
              target.files.insert(path)
            } else if let name = objects[part]?["path"]?.text?.split(separator: "/").last {
              target.names.insert(name)
            }
          }
        }
      }
      let own = Set(texts(object["fileSystemSynchronizedGroups"]))
      for (group, object) in objects
      where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
        guard let path = paths[group] else { continue }
        // Exceptions leave files out of the folder's targets, and bring them into others.
        let exceptions = texts(object["exceptions"]).compactMap { objects[$0] }
          .filter { $0["target"]?.text == id }
          .flatMap { texts($0["membershipExceptions"]) }.map { path + "/" + $0 }
        if own.contains(group) {
          target.folders.append(Folder(path: path, exceptions: Set(exceptions)))
        } else {
          target.files.formUnion(exceptions)
        }
      }
      if let place {
        let configurations = configurations(of: object, in: place)
        target.app = app(object, configurations, in: place)
        target.built = builtApp(object, configurations, in: place)
      }
      return target
    }

    /// The settings of an app's target, by the names of its configurations; none of a target that is no app.
    private func configurations(
      of target: PropertyListValue, in root: ProjectFolder
    ) -> [(name: String, settings: TargetSettings)] {
      let kind = target["productType"]?.text ?? ""
      guard kind.hasPrefix("com.apple.product-type.application"), !kind.contains("watch") else {
        return []
      }
      let name = target["name"]?.text ?? ""
      let known = [
        "SRCROOT": folder, "PROJECT_DIR": folder, "TARGET_NAME": name, "PRODUCT_NAME": name,
      ]
      let shared = Dictionary(
        settings(of: configurations).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      return settings(of: target["buildConfigurationList"]?.text).map { own in
        let base = shared[own.name]
        return (
          own.name,
          TargetSettings(
            [(own.values, own.file), (base?.values, base?.file)], known: known, in: root)
        )
      }
    }

    /// What an app is for, in any of its configurations; nil for a target that is no app for phones or pads.
    private func app(
      _ target: PropertyListValue, _ configurations: [(name: String, settings: TargetSettings)],
      in root: ProjectFolder
    ) -> AppDestinations? {
      let all = configurations.compactMap {
        destinations(target, $0.settings, in: root)
      }
      var app = AppDestinations.all(of: all)
      app?.files.insert(path, at: 0)
      return app
    }

    private func destinations(
      _ target: PropertyListValue, _ settings: TargetSettings, in root: ProjectFolder
    ) -> AppDestinations? {
      let name = target["name"]?.text ?? ""
      guard var app = AppDestinations(settings, of: name, at: folder, in: root) else { return nil }
      app.sdk = SystemVersion.newest(of: [app.sdk, upgradedTo].compactMap(\.self))
      return app
    }

    /// The app as it is archived: in the configuration of Xcode's name for it or, where people have others, the last.
    private func builtApp(
      _ target: PropertyListValue, _ configurations: [(name: String, settings: TargetSettings)],
      in root: ProjectFolder
    ) -> BuiltApp? {
      let chosen = configurations.last { $0.name == "Release" } ?? configurations.last
      guard target["productType"]?.text?.hasSuffix(".messages") == false, let chosen,
        let app = destinations(target, chosen.settings, in: root)
      else { return nil }
      return BuiltApp(app, chosen.settings, at: folder, project: path, in: root)
    }

    /// The configurations of a list, each with the path of its file.
    private func settings(
      of list: String?
    ) -> [(name: String, values: PropertyListValue?, file: String?)] {
      texts(list.flatMap { objects[$0] }?["buildConfigurations"]).compactMap { id in
        guard let object = objects[id], let name = object["name"]?.text else { return nil }
        var file = object["baseConfigurationReference"]?.text.flatMap { paths[$0] }
        if file == nil, let anchor = object["baseConfigurationReferenceAnchor"]?.text,
          let place = object["baseConfigurationReferenceRelativePath"]?.text
        {
          file = paths[anchor].map { Self.normal("\($0)/\(place)") }
        }
        return (name, object["buildSettings"], file)
      }
    }

    /// A path without `.` and `..`, as links aren't followed.
    private static func normal(_ path: String) -> String {
      var steps: [Substring] = []
      for step in path.split(separator: "/") where step != "." {
        if step == ".." { _ = steps.popLast() } else { steps.append(step) }
      }
      return "/" + steps.joined(separator: "/")
    }
  }
}
