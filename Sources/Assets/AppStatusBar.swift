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

extension AssetLibrary {
  /// What the app's property list gives every controller; nil where these decide, as they do unless it
  /// says otherwise, or where there is no property list around the document.
  ///
  /// Source: the documentation of UIViewControllerBasedStatusBarAppearance (“If the value is NO, the style
  /// … is set by the app”) and of UIStatusBarStyle, whose values are those of UIApplication's.
  package var statusBarStyle: StatusBarStyle? { appStatusBar.style { findStatusBarStyle() } }

  private func findStatusBarStyle() -> StatusBarStyle? {
    guard let (place, project) = location else { return nil }
    var folder = place
    while folder.hasPrefix(project.path) {
      for path in Self.propertyLists(in: folder) {
        if let list = try? project.open(path), let style = AppPropertyList(list)?.statusBarStyle {
          return style
        }
      }
      guard folder != project.path, let end = folder.lastIndex(of: "/"), end > folder.startIndex
      else { break }
      folder = String(folder[..<end])
    }
    return nil
  }

  /// The property lists of apps that a folder has, as Xcode names them, by name.
  static func propertyLists(in folder: String) -> [String] {
    Witness.current?.note(ProjectQuestion.propertyLists(folder).sight)
    return Witness.unwatched { readPropertyLists(in: folder) }
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

/// The style, found once.
final class AppStatusBar: Sendable {
  private let found = Mutex<StatusBarStyle??>(nil)

  func style(_ find: () -> StatusBarStyle?) -> StatusBarStyle? {
    found.withLock { found in
      if let found { return found }
      let style = find()
      found = .some(style)
      return style
    }
  }
}
