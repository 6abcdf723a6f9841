import Assets
import Files
import InterfaceBuilder
import Workspace

/// Of the files that have changed those that decide something for all documents below a folder: a `ninefold.json`,
/// the property list of an app, and an Xcode project, or a file of build settings, that is for other devices or another
/// version of iOS than before.
struct ChangedSettings {
  /// Absolute; documents below these are concerned.
  private var folders: Set<String> = []
  /// Whether it is the configuration that the check itself is by.
  private let isOfAll: Bool

  /// - Parameter used: The configuration that counts, if any does.
  init(_ files: ChangedFiles, used: String?) {
    isOfAll = used.flatMap(absolutePath).map(files.paths.contains) ?? false
    for path in files.paths {
      guard let slash = path.lastIndex(of: "/") else { continue }
      let (folder, name) = (String(path[..<slash]), path[path.index(after: slash)...])
      if name == LintConfiguration.name {
        folders.insert(folder)
      } else if name.hasSuffix("Info.plist") {
        folders.insert(Self.folder(ofPropertyListIn: folder))
      } else if name == "project.pbxproj" || name.hasSuffix(".xcconfig") {
        let new = XcodeProjectFile.lines(
          of: (try? Document.readFile(path)) ?? [], with: AppDestinations.settings)
        let earlier = XcodeProjectFile.lines(
          of: files.earlierBytes(of: path) ?? [], with: AppDestinations.settings)
        guard new != earlier else { continue }
        folders.insert(Self.folder(ofSettingsIn: folder))
      }
    }
  }

  /// A property list may be in a folder beside the documents that it counts for.
  private static func folder(ofPropertyListIn folder: String) -> String {
    guard let slash = folder.lastIndex(of: "/") else { return folder }
    let parent = String(folder[..<slash])
    return AssetLibrary.propertyListFolders(of: parent).contains(folder) ? parent : folder
  }

  /// A project is beside its documents; a file of settings may be in a folder of its own there.
  private static func folder(ofSettingsIn folder: String) -> String {
    guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return folder }
    return String(folder[..<slash])
  }

  /// Whether a document is looked at otherwise than before, though it is as it was.
  func concern(_ document: String) -> Bool {
    guard !isOfAll else { return true }
    guard !folders.isEmpty, var folder = absolutePath(document)?[...] else { return false }
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if folders.contains(String(folder)) { return true }
    }
    return false
  }
}
