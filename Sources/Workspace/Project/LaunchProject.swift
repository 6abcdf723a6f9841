import Assets
import Files
import Localization
import PropertyLists
import Traits
import UIKitMetrics
import WorkerProtocol

/// What an app's project says of its start: its property list, with what Xcode adds to that by its build
/// settings.
package struct LaunchProject {
  /// The project's.
  package let folder: ProjectFolder
  /// Where the property list is, from which on other files are looked for.
  package let place: String
  /// The property list's path; nil where there is none.
  package let path: String?
  let list: AppPropertyList
  package private(set) var problems: [String] = []

  /// - Parameter path: A document, a folder or a property list.
  /// - Throws: where there is nothing at the path, or it is a property list that can't be read.
  package init(_ path: String, root: String?, _ projects: Projects) throws(FileError) {
    let isFolder = ProjectFolder(path) != nil
    guard let absolute = absolutePath(path),
      let folder = projects.folder(around: isFolder ? path + "/" : path, root: root)
    else {
      throw FileError(
        code: "file-not-found",
        message: localized("There is nothing here; name a document, a folder or a property list."),
        file: path)
    }
    self.folder = folder
    if !isFolder, absolute.hasSuffix(".plist") {
      guard let list = Self.read(absolute, in: folder) else {
        throw FileError(
          code: "bad-property-list",
          message: localized(
            "This is no property list, neither XML nor binary; mend it in a text editor."),
          file: path)
      }
      (self.path, place, self.list) = (absolute, absolute.folder, list)
      return
    }
    place = isFolder ? absolute : absolute.folder
    let found = Self.appLists(in: folder)
    let here = place
    let best = found.min {
      ($0.path.folder.distance(from: here), $0.path) < (
        $1.path.folder.distance(from: here), $1.path
      )
    }
    self.path = best?.path
    var list = best?.list ?? AppPropertyList()
    list.add(BuildSettings(in: folder).propertyList)
    self.list = list
    if found.count > 1, let best {
      problems.append(
        localized(
          """
          Of %1$s property lists of apps the nearest counts, %2$s; name another one instead of \
          a folder to see its app's.
          """, found.count, best.path))
    }
  }

  private init(
    folder: ProjectFolder, path: String?, list: AppPropertyList,
    _ settings: [String: PropertyListValue]
  ) {
    (self.folder, self.path) = (folder, path)
    place = path?.folder ?? folder.path
    var list = list
    list.add(settings)
    self.list = list
  }

  /// Whether a document surely is the app's: below the folder that has the property list. Elsewhere in a project that
  /// list may only be the nearest of several apps'.
  /// - Parameter document: A path.
  package func contains(_ document: String) -> Bool {
    guard let own = path.flatMap({ absolutePath($0) })?.folder,
      let document = absolutePath(document)
    else { return false }
    let isOfItsOwn = AssetLibrary.propertyListFolders(of: own.folder).contains(own)
    return document.hasPrefix((isOfItsOwn ? own.folder : own) + "/")
  }

  /// Whether a document may be the app's. It is another app's where this one's first storyboard is beside the
  /// property list and the document isn't.
  package func mayHave(_ document: String, on idiom: Idiom) -> Bool {
    guard !contains(document), let own = path.flatMap({ absolutePath($0) })?.folder,
      let name = value("UIMainStoryboardFile", on: idiom)?.value.text
    else { return true }
    return !["", "/Base.lproj"].contains {
      FileState(path: "\(own)\($0)/\(name).storyboard") != nil
    }
  }

  /// Each app of a project: one for each property list, or what build settings alone say.
  static func apps(in folder: ProjectFolder) -> [LaunchProject] {
    let settings = BuildSettings(in: folder).propertyList
    var apps = appLists(in: folder).map {
      LaunchProject(folder: folder, path: $0.path, list: $0.list, settings)
    }
    if apps.isEmpty {
      apps.append(LaunchProject(folder: folder, path: nil, list: AppPropertyList(), settings))
    }
    return apps
  }

  private static func appLists(
    in folder: ProjectFolder
  ) -> [(path: String, list: AppPropertyList)] {
    FolderSearch(named: ["Info.plist", "info.plist"]).files(in: folder)
      .filter { !$0.lastPathComponent.contains("Test") }
      .compactMap { path in
        read(path, in: folder).flatMap { $0.isApp ? (path, $0) : nil }
      }
  }

  private static func read(_ path: String, in folder: ProjectFolder) -> AppPropertyList? {
    guard let file = try? folder.open(path) else { return nil }
    return AppPropertyList(file)
  }

  /// What a key has on a device, and under which name.
  ///
  /// Source: Apple's Information Property List reference: a key may be followed by ~iphone or ~ipad, which
  /// comes before the same key without.
  package func value(_ key: String, on idiom: Idiom) -> (key: String, value: PropertyListValue)? {
    let own = key + (idiom == .pad ? "~ipad" : "~iphone")
    return list[own].map { (own, $0) } ?? list[key].map { (key, $0) }
  }

  /// Where a storyboard or xib is that the property list names; the one that is nearest to that.
  /// - Parameter paths: The project's documents; nil to look for them.
  package func document(named name: String, among paths: [String]? = nil) -> String? {
    let base =
      [".storyboard", ".xib", ".nib"].first(where: name.hasSuffix).map { name.dropLast($0.count) }
      ?? name[...]
    let names = ["\(base).storyboard", "\(base).xib"]
    return (paths ?? FolderSearch(named: names).files(in: folder))
      .filter { names.contains($0.lastPathComponent) }
      .min { ($0.distance(from: place), $0) < ($1.distance(from: place), $1) }
  }

  /// What the property list calls the storyboard or xib that is shown while the app starts, and by which key.
  ///
  /// Source: the documentation of UILaunchStoryboards, whose default is shown when the user starts the app.
  package func launchDocumentName(on idiom: Idiom, _ platform: Platform) -> (
    key: String, name: String
  )? {
    if platform.hasLaunchDocumentsBySchemes,
      let (key, value) = value("UILaunchStoryboards", on: idiom),
      let definitions = value["UILaunchStoryboardDefinitions"]?.elements
    {
      let name = value["UIDefaultLaunchStoryboard"]?.text
      let found = definitions.first { $0["UILaunchStoryboardIdentifier"]?.text == name }
      if let file = (found ?? definitions.first)?["UILaunchStoryboardFile"]?.text {
        return (key, file)
      }
    }
    guard let (key, value) = value("UILaunchStoryboardName", on: idiom),
      let name = value.text, !name.isEmpty
    else { return nil }
    return (key, name)
  }

  /// The interface that follows the launch screen.
  ///
  /// Source: the documentation of UIMainStoryboardFile, and of UISceneStoryboardFile, which is asked where an
  /// app has scenes.
  package func main(on idiom: Idiom, _ platform: Platform) -> LaunchResult.Main? {
    mainName(on: idiom, platform).map { key, name in
      LaunchResult.Main(idiom: idiom, key: key, name: name, path: document(named: name))
    }
  }

  /// What the property list calls that interface, and by which key.
  func mainName(on idiom: Idiom, _ platform: Platform) -> (key: String, name: String)? {
    if platform.hasSceneManifests,
      let manifest = value("UIApplicationSceneManifest", on: idiom)?.value,
      let scenes = manifest["UISceneConfigurations"]?["UIWindowSceneSessionRoleApplication"],
      let name = scenes.elements?.lazy.compactMap({ $0["UISceneStoryboardFile"]?.text }).first
    {
      return ("UISceneStoryboardFile", name)
    }
    guard let (key, value) = value("UIMainStoryboardFile", on: idiom), let name = value.text,
      !name.isEmpty
    else { return nil }
    return (key, name)
  }
}

/// What Xcode writes into the property list that it makes of build settings.
private struct BuildSettings {
  let propertyList: [String: PropertyListValue]

  /// Source: Xcode's build settings reference, INFOPLIST_KEY_UILaunchStoryboardName and others.
  init(in folder: ProjectFolder) {
    var values: [String: PropertyListValue] = [:]
    for file in folder.xcodeProjectFiles {
      for line in file.lines(with: [Self.prefix]) {
        let line = String(decoding: line, as: UTF8.self).drop { $0 == "\t" || $0 == " " }
        guard line.first == "I" || line.first == "\"", let equals = line.firstIndex(of: "="),
          let key = Self.key(line[..<equals])
        else { continue }
        let value = line[line.index(after: equals)...].filter { !" \";\r".contains($0) }
        if key == "UILaunchScreen_Generation" {
          if value == "YES" { values["UILaunchScreen"] = .dictionary([:]) }
        } else if !value.isEmpty, values[key] == nil {
          values[key] = .text(value)
        }
      }
    }
    propertyList = values
  }

  private static let prefix = "INFOPLIST_KEY_"

  /// The property list's key, of a setting such as `INFOPLIST_KEY_UIMainStoryboardFile` or
  /// `"INFOPLIST_KEY_UILaunchStoryboardName[sdk=iphoneos*]"`.
  private static func key(_ setting: Substring) -> String? {
    let name = setting.filter { !" \"".contains($0) }.prefix { $0 != "[" }
    guard name.hasPrefix(prefix) else { return nil }
    let key = String(name.dropFirst(prefix.count))
    return ["UILaunchScreen_Generation", "UILaunchStoryboardName", "UIMainStoryboardFile"]
      .contains(key) ? key : nil
  }
}

extension String {
  /// The folder that a file is in.
  fileprivate var folder: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? "."
  }

  /// How many steps up and down the folders it is away from a folder.
  fileprivate func distance(from folder: String) -> Int {
    let (own, other) = (split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(own, other).prefix { $0 == $1 }.count
    return own.count + other.count - 2 * shared
  }
}
