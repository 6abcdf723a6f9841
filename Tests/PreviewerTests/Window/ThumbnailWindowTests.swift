import Foundation
import Testing

@testable import PreviewerModel
@testable import PreviewerWorker

/// The start page's pictures of documents.
extension WindowTests {
  /// A data directory whose recent documents are these.
  private func dataDirectory(withRecent files: [URL]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "data-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Older ones are forgotten.
    let date = Date().ISO8601Format()
    let bookmarks = files.map { file in
      """
      <bookmark href="\(file.absoluteString)" added="\(date)" modified="\(date)" visited="\(date)">
      <info><metadata owner="http://freedesktop.org"><mime:mime-type type="text/plain"/>
      <bookmark:applications><bookmark:application name="ninefold" exec="&apos;ninefold %u&apos;"
      modified="\(date)" count="1"/></bookmark:applications></metadata></info></bookmark>
      """
    }
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <xbel version="1.0" xmlns:bookmark="http://www.freedesktop.org/standards/desktop-bookmarks"
    xmlns:mime="http://www.freedesktop.org/standards/shared-mime-info">
    \(bookmarks.joined())</xbel>
    """.write(
      to: folder.appending(path: "recently-used.xbel"), atomically: true, encoding: .utf8)
    return folder
  }

  /// A document that can't be drawn keeps a symbol and stays in the list; one that has changed has a new
  /// picture.
  @Test func recentDocumentsHavePictures() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recent-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Red.storyboard")
    let broken = folder.appending(path: "Broken.storyboard")
    try Self.document(#"red="1" green="0" blue="0""#).write(
      to: file, atomically: true, encoding: .utf8)
    try "<document><scenes>".write(to: broken, atomically: true, encoding: .utf8)
    let data = try dataDirectory(withRecent: [broken, file])
    defer { try? FileManager.default.removeItem(at: data) }
    let previewer = try RunningPreviewer(nil, environment: ["XDG_DATA_HOME": data.path])
    defer { previewer.end() }
    func waitForPicture(of color: (UInt8, UInt8, UInt8)) throws {
      try previewer.wait("a picture in \(color)") {
        try Desktop.screenshot().count(of: color) > 300 ? true : nil
      }
    }
    try waitForPicture(of: Self.red)
    for name in ["Red.storyboard", "Broken.storyboard"] {
      try previewer.waitForNode(name) { $0.name.hasPrefix(name) && $0.isShown }
    }
    let pictures = previewer.home.appending(path: "ninefold/thumbnails").path
    try previewer.wait("pictures of all but the broken one") {
      let count = try FileManager.default.contentsOfDirectory(atPath: pictures).count
      return count == 1 + ProgramFiles.samples.count ? true : nil
    }

    try Self.document(#"red="0" green="1" blue="0""#).write(
      to: file, atomically: true, encoding: .utf8)
    try Desktop.press("ctrl+n")
    try waitForPicture(of: Self.green)
  }
}
