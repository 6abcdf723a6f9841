import Files
import Synchronization
import Traits

/// The style of the status bar where an app has one for all of its controllers.
package enum StatusBarStyle: Sendable {
  /// As the appearance has it: black in light, white in dark.
  case standard
  /// White.
  case light
  /// Black.
  case dark
}

/// What an app's property list says of its whole window.
package struct AppWindow: Hashable, Sendable {
  /// Of all controllers; nil where these decide, as they do unless the list says otherwise.
  package var statusBarStyle: StatusBarStyle?
  /// Whether no controller has a status bar.
  package var hidesStatusBar = false
  /// What everything is drawn in, whatever the user prefers; nil where that counts.
  package var appearance: Appearance?

  package init() {}
}

extension AssetLibrary {
  /// What the app's property list says of its window: each by the nearest list around the document that says
  /// something of it.
  ///
  /// Source: the documentation of UIViewControllerBasedStatusBarAppearance (“If the value is NO, the style
  /// … is set by the app”), of UIStatusBarHidden, of UIStatusBarStyle, whose values are those of
  /// UIApplication's, and of UIUserInterfaceStyle.
  package var appWindow: AppWindow { foundAppWindow.get { findAppWindow() } }

  private func findAppWindow() -> AppWindow {
    var window = AppWindow()
    guard let (place, project) = location else { return window }
    project.visitAppPropertyLists(above: place) { _, list in
      if window.statusBarStyle == nil, let style = list.statusBarStyle {
        window.statusBarStyle = style
        window.hidesStatusBar = list.hidesStatusBar
      }
      window.appearance = window.appearance ?? list.appearance
      return true
    }
    return window
  }

  /// The property lists of apps that a folder has, as Xcode names them, by name.
  static func propertyLists(in folder: String) -> [String] {
    DependencyRecorder.current?.record(ProjectQuestion.propertyLists(folder).dependency)
    return DependencyRecorder.unrecorded { readPropertyLists(in: folder) }
  }

  /// The same of the folders in a folder. Which these are is a question of its own, as other files come and go there.
  static func propertyLists(below folder: String) -> [String] {
    DependencyRecorder.current?.record(ProjectQuestion.propertyListsBelow(folder).dependency)
    return DependencyRecorder.unrecorded {
      var folders: [String] = []
      FolderReader().read(folder) { kind, name in
        let name = PathText.text(of: name)
        if kind == .folder, !name.hasPrefix(".") { folders.append("\(folder)/\(name)") }
        return true
      }
      return folders.sorted().flatMap(readPropertyLists)
    }
  }

  /// Where a folder has them.
  package static func propertyListFolders(of folder: String) -> [String] {
    [folder, folder + "/Supporting Files", folder + "/Resources"]
  }

  private static func readPropertyLists(in folder: String) -> [String] {
    let reader = FolderReader()
    var lists: [String] = []
    for group in propertyListFolders(of: folder) {
      var names: [String] = []
      reader.read(group) { kind, name in
        let name = PathText.text(of: name)
        let isApp = name.hasSuffix("Info.plist") && !name.contains("Test")
        if kind == .file, isApp { names.append(name) }
        return true
      }
      lists += names.sorted().map { group + "/" + $0 }
    }
    return lists
  }
}

extension ProjectFolder {
  /// Shows the property lists of apps from a folder up to the project's, the nearest first.
  /// - Parameters:
  ///   - place: A folder in the project.
  ///   - visit: Answers whether to go on.
  fileprivate func visitAppPropertyLists(
    above place: String, _ visit: (_ path: String, AppPropertyList) -> Bool
  ) {
    var folder = place
    while folder.hasPrefix(path) {
      for path in AssetLibrary.propertyLists(in: folder) {
        guard let file = try? open(path), let list = AppPropertyList(file), list.isApp else {
          continue
        }
        guard visit(path, list) else { return }
      }
      guard folder != path, let end = folder.lastIndex(of: "/"), end > folder.startIndex else {
        return
      }
      folder = String(folder[..<end])
    }
  }

  /// What the property list of an app that is nearest to a document says of the app's devices; nil without one.
  func nearestAppPropertyList(to document: String) -> AppDestinations? {
    guard let slash = document.lastIndex(of: "/") else { return nil }
    var found: AppDestinations?
    visitAppPropertyLists(above: String(document[..<slash])) { path, list in
      var destinations = AppDestinations()
      destinations.read(list)
      guard !destinations.isEmpty else { return true }
      destinations.files = [path]
      found = destinations
      return false
    }
    return found
  }

  /// What the property lists of all apps in the project's own folders say together; nil without any.
  var appPropertyLists: AppDestinations? {
    guard isSearched else { return nil }
    let apps = AssetLibrary.propertyLists(below: path).compactMap { path -> AppDestinations? in
      guard let file = try? open(path), let list = AppPropertyList(file), list.isApp else {
        return nil
      }
      var destinations = AppDestinations()
      destinations.read(list)
      destinations.files = [path]
      return destinations.isEmpty ? nil : destinations
    }
    return .all(of: apps)
  }
}

/// What the list says, found once.
final class FoundAppWindow: Sendable {
  private let found = Mutex<AppWindow?>(nil)

  func get(_ find: () -> AppWindow) -> AppWindow {
    found.withLock { found in
      if let found { return found }
      let window = find()
      found = window
      return window
    }
  }
}
