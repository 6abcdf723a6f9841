import Files
import PropertyLists

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
  }

  /// What is in it is a target's.
  fileprivate struct Folder {
    let path: String
    /// Paths in it that aren't.
    let exceptions: Set<String>
  }

  private var targets: [Target] = []

  /// The targets of some Xcode projects.
  package init(of files: some Sequence<XcodeProjectFile>) {
    for file in files {
      guard let list = try? PropertyList(file.text).value,
        let reader = Reader(list, file.folder)
      else { continue }
      targets += reader.targets
    }
  }

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

    /// More than groups are in one another.
    private static let deepest = 64

    /// - Parameter folder: The one that has the project.
    init?(_ list: PropertyListValue, _ folder: String) {
      guard let objects = list["objects"]?.members, let root = list["rootObject"]?.text,
        let project = objects[root]
      else { return nil }
      self.objects = objects
      let own = project["projectDirPath"]?.text ?? ""
      self.folder = own.isEmpty ? folder : Self.normal(folder + "/" + own)
      if let group = project["mainGroup"]?.text { findPaths(in: group, at: self.folder, depth: 0) }
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
      return target
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
