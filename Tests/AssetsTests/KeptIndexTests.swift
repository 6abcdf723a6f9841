import Files
import Foundation
import Synchronization
import Testing

@testable import Assets

/// Indexes of projects that one process keeps for the next.
@Suite struct KeptIndexTests {
  private let project: ProjectFixture
  private let folder: ProjectFolder
  private let kept = Kept()

  private final class Kept: Sendable {
    private let files = Mutex<[String: [UInt8]]>([:])
    var store: IndexStore {
      IndexStore(
        read: { folder in self.files.withLock { $0[folder] } },
        keep: { bytes, folder in self.files.withLock { $0[folder] = bytes } })
    }
    var count: Int { files.withLock { $0.count } }
    func change(_ change: ([UInt8]) -> [UInt8]) { files.withLock { $0 = $0.mapValues(change) } }
  }

  init() throws {
    project = try ProjectFixture()
    for number in 0..<60 { try project.write("", to: "Sources/\(number)/main.swift") }
    try project.writeImageSet("A/A.xcassets/Group/one.imageset", [#"{"filename": "a.png"}"#])
    try project.write("{}", to: "A/A.xcassets/Group/Contents.json")
    try project.write("{}", to: "A/A.xcassets/Notes.dataset/Contents.json")
    for name in [
      "A/two@2x.png", "A/B/Some.ttf", "A/B/Card.xib", "A/B/Part.storyboard", "A/de.lproj/three.png",
      "A/T.xcstrings",
    ] {
      try project.write("", to: name)
    }
    folder = try #require(ProjectFolder(project.path))
    // What has changed just now isn't kept.
    let start = FileState.now
    while FileState.now <= start + 20_000_000 { usleep(5_000) }
  }

  private func index() -> ProjectIndex { ProjectIndex(of: folder, store: kept.store) }

  @Test func anIndexIsTakenAsItWasKept() {
    let walked = index()
    #expect(kept.count == 1)
    // Nothing in it says so, so that it has to be the kept one.
    kept.change { bytes in
      var text = String(decoding: bytes, as: UTF8.self)
      text = text.replacing("two@2x.png", with: "six@2x.png")
      return Array(text.utf8)
    }
    let taken = index()
    #expect(taken.words != walked.words)
    #expect(taken.imageNames == ["one", "six", "three"])
    kept.change {
      Array(String(decoding: $0, as: UTF8.self).replacing("six@2x", with: "two@2x").utf8)
    }
    #expect(index().words == walked.words)
    #expect(index().items.map(\.name) == walked.items.map(\.name))
    #expect(index().walkedFolders(nearestTo: "/") == walked.walkedFolders(nearestTo: "/"))
    #expect(index().fontFiles(nearestTo: "/") == walked.fontFiles(nearestTo: "/"))
    #expect(index().isCurrent)
  }

  enum Change: String, CaseIterable {
    case newImage, newFolder, imageGone, newSet, setGone, namespace, otherFolder
  }

  @Test(arguments: Change.allCases) func whatHasChangedIsFound(_ change: Change) throws {
    let before = index()
    switch change {
    case .newImage: try project.write("", to: "A/B/new.png")
    case .newFolder: try project.write("", to: "A/B/C/D/new.png")
    case .imageGone: try FileManager.default.removeItem(atPath: project.path + "/A/two@2x.png")
    case .newSet:
      try project.writeImageSet("A/A.xcassets/Group/new.imageset", [#"{"filename": "a.png"}"#])
    case .setGone:
      try FileManager.default.removeItem(
        atPath: project.path + "/A/A.xcassets/Group/one.imageset")
    case .namespace:
      let file = project.path + "/A/A.xcassets/Group/Contents.json"
      try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
        .write(to: URL(filePath: file))
    case .otherFolder:
      try FileManager.default.removeItem(atPath: project.path + "/A/B")
      try project.write("", to: "A/B/Other.ttf")
    }
    let after = index()
    #expect(after.words != before.words)
    #expect(after.words == ProjectIndex(of: folder).words)
  }

  @Test(arguments: [0, 1, 7, 100, 2_000]) func damageIsLookedPast(_ length: Int) {
    let walked = index()
    kept.change { Array($0.prefix(length)) }
    #expect(index().words == walked.words)
    kept.change { _ in Array(repeating: UInt8(ascii: "\n"), count: length) }
    #expect(index().words == walked.words)
  }

  @Test func whatIsSmallOrNotSoundIsNotKept() throws {
    let small = try ProjectFixture()
    try small.write("", to: "A/a.png")
    _ = ProjectIndex(of: try #require(ProjectFolder(small.path)), store: kept.store)
    try project.write("{", to: "A/A.xcassets/Group/Contents.json")
    _ = index()
    try project.write("{}", to: "A/A.xcassets/Group/Contents.json")
    try project.write("", to: "A/two\nlines.png")
    _ = index()
    #expect(kept.count == 0)
  }

  /// What changes while a folder is read may have been missed.
  @Test func whatHasJustChangedIsNotKept() {
    let walk = ProjectWalk(through: folder)
    #expect(KeptIndex(walk, since: FileState.now) != nil)
    let latest = walk.walkedFolders.map(\.stamp.time).max() ?? 0
    #expect(KeptIndex(walk, since: latest) == nil)
    #expect(KeptIndex(walk, since: latest + 1) != nil)
  }

  /// Times of folders that were put back, as archives do, hide nothing.
  @Test func timesThatWerePutBackHideNothing() throws {
    let place = project.path + "/A/B"
    let attributes = try FileManager.default.attributesOfItem(atPath: place)
    let time = try #require(attributes[.modificationDate] as? Date)
    let before = index()
    try project.write("", to: "A/B/new.png")
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: place)
    #expect(index().words != before.words)
  }
}
