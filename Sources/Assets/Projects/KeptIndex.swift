import Files
import Glibc

/// Where indexes of projects are kept from one process to the next.
package struct IndexStore: Sendable {
  /// What is kept of a project's folder; nil for nothing.
  package let read: @Sendable (_ folder: String) -> [UInt8]?
  package let keep: @Sendable (_ bytes: [UInt8], _ folder: String) -> Void

  package init(
    read: @escaping @Sendable (_ folder: String) -> [UInt8]?,
    keep: @escaping @Sendable (_ bytes: [UInt8], _ folder: String) -> Void
  ) {
    (self.read, self.keep) = (read, keep)
  }
}

/// What a walk through a project has found, as text: lines of the folders that were read, and of what is in them. It
/// is worth as much as a new walk as long as none of these has got or lost anything; looking at each is much less
/// than reading it. Names that would break lines, or aren't UTF-8, aren't kept.
struct KeptIndex: Sendable {
  /// In this order; an empty line is after each.
  private enum Part: Int, CaseIterable {
    case walkedFolders, sets, looseImages, fontFiles, xibs, storyboards, languageFolders,
      stringCatalogs
    case xcodeProjects
  }

  /// Fewer folders are read as fast.
  private static let fewestFolders = 50

  /// What characters begin with that stand for bytes which aren't UTF-8; see ``PathText``.
  private static let standInByte: UInt8 = 0xF4

  private let bytes: [UInt8]
  /// Where the lines of each part are.
  private let parts: [Range<Int>]

  // MARK: Keeping

  /// Nil for a walk that isn't worth it, or didn't find everything, or during which something may have changed.
  /// - Parameter start: When the walk began, as files get their times.
  init?(_ walk: ProjectWalk, since start: Int) {
    guard walk.walkedFolders.count >= Self.fewestFolders, walk.isWhole, walk.diagnostics.isEmpty,
      walk.walkedFolders.allSatisfy({ $0.stamp.time < start })
    else { return nil }
    let lines: [[String]] = Part.allCases.map { part in
      switch part {
      case .walkedFolders: walk.walkedFolders.map { "\($0.stamp.text) \($0.path)" }
      case .sets:
        walk.sets.map { [$0.kind.rawValue, $0.name, $0.catalog, $0.path].joined(separator: "\t") }
      case .looseImages: walk.looseImages.map(\.path)
      case .fontFiles: walk.fontFiles
      case .xibs: walk.xibs
      case .storyboards: walk.storyboards
      case .languageFolders: walk.languageFolders.sorted()
      case .stringCatalogs: walk.stringCatalogs
      case .xcodeProjects: walk.xcodeProjects
      }
    }
    let all = lines.joined()
    guard
      all.allSatisfy({ line in
        !line.isEmpty && !line.utf8.contains { $0 == UInt8(ascii: "\n") || $0 == Self.standInByte }
      }),
      lines[Part.sets.rawValue].allSatisfy({ line in
        line.utf8.count { $0 == UInt8(ascii: "\t") } == 3
      })
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(all.reduce(0) { $0 + $1.utf8.count + 1 } + Part.allCases.count)
    for part in lines {
      for line in part {
        bytes.append(contentsOf: line.utf8)
        bytes.append(UInt8(ascii: "\n"))
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    guard let parts = Self.parts(of: bytes) else { return nil }
    (self.bytes, self.parts) = (bytes, parts)
  }

  /// What to keep.
  var text: [UInt8] { bytes }

  // MARK: Taking

  /// Nil for what isn't an index, or isn't that of the project any more.
  init?(_ bytes: [UInt8]) {
    guard let parts = Self.parts(of: bytes) else { return nil }
    (self.bytes, self.parts) = (bytes, parts)
    guard !parts[Part.walkedFolders.rawValue].isEmpty, isCurrent else { return nil }
  }

  private static func parts(of bytes: [UInt8]) -> [Range<Int>]? {
    var parts: [Range<Int>] = []
    var start = 0
    while parts.count < Part.allCases.count {
      guard start < bytes.count else { return nil }
      if bytes[start] == UInt8(ascii: "\n") {
        parts.append(start..<start)
        start += 1
      } else {
        guard let end = bytes[start...].firstIndex(of: "\n\n") else { return nil }
        parts.append(start..<(end + 1))
        start = end + 2
      }
    }
    return start == bytes.count ? parts : nil
  }

  private func lines(_ part: Part) -> [ArraySlice<UInt8>] {
    bytes[parts[part.rawValue]].split(separator: UInt8(ascii: "\n"))
  }

  private func texts(_ part: Part) -> [String] {
    lines(part).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether each folder is as it was. By bytes: there are thousands, and no other part of the text is read then.
  private var isCurrent: Bool {
    var path: [CChar] = []
    var numbers: [Int] = []
    return bytes.withUnsafeBufferPointer { bytes in
      var place = parts[Part.walkedFolders.rawValue].lowerBound
      let end = parts[Part.walkedFolders.rawValue].upperBound
      while place < end {
        numbers.removeAll(keepingCapacity: true)
        while numbers.count < FolderReader.Stamp.count {
          var number = 0
          while place < end, bytes[place] != UInt8(ascii: " ") {
            guard let digit = Self.digit(bytes[place]) else { return false }
            number = number &* 10 &+ digit
            place += 1
          }
          numbers.append(number)
          place += 1
        }
        path.removeAll(keepingCapacity: true)
        while place < end, bytes[place] != UInt8(ascii: "\n") {
          path.append(CChar(bitPattern: bytes[place]))
          place += 1
        }
        path.append(0)
        place += 1
        guard FolderReader.Stamp(numbers).isCurrent(at: path) else {
          return false
        }
      }
      return true
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
  }

  /// The loose images whose names begin with a name, and maybe some others. By bytes and from the lines' ends: there
  /// are thousands, and each name that is looked up asks.
  func looseImages(beginningWith name: Substring) -> [LooseImage] {
    let name = Array(name.utf8)
    return bytes.withUnsafeBytes { bytes in
      let lines = UnsafeRawBufferPointer(rebasing: bytes[parts[Part.looseImages.rawValue]])
      var found: [LooseImage] = []
      var rest = lines
      while let start = rest.baseAddress,
        let end = memchr(start, Int32(UInt8(ascii: "\n")), rest.count)
      {
        let length = start.distance(to: UnsafeRawPointer(end))
        var slash = length - 1
        while slash > 0, rest[slash] != UInt8(ascii: "/") { slash -= 1 }
        if length - slash > name.count, memcmp(start + slash + 1, name, name.count) == 0 {
          let path = String(decoding: rest[..<length], as: UTF8.self)
          if let image = Self.looseImage(path) { found.append(image) }
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[(length + 1)...])
      }
      return found
    }
  }

  private static func looseImage(_ path: String) -> LooseImage? {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return LooseImage(path: path, name: String(name))
  }

  private static func walkedFolder(
    _ line: ArraySlice<UInt8>
  ) -> (stamp: FolderReader.Stamp, path: String)? {
    var rest = line
    var numbers: [Int] = []
    while numbers.count < FolderReader.Stamp.count {
      guard let end = rest.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      var number = 0
      for byte in rest[..<end] {
        guard let digit = digit(byte) else { return nil }
        number = number &* 10 &+ digit
      }
      numbers.append(number)
      rest = rest[(end + 1)...]
    }
    return (FolderReader.Stamp(numbers), String(decoding: rest, as: UTF8.self))
  }

  var walkedFolders: [(path: String, stamp: FolderReader.Stamp)] {
    lines(.walkedFolders).compactMap { line in Self.walkedFolder(line).map { ($0.path, $0.stamp) } }
  }

  var sets: [AssetCatalog.Entry] {
    lines(.sets).compactMap { line in
      let words = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 4, let kind = AssetCatalog.Kind(rawValue: words[0]) else { return nil }
      return AssetCatalog.Entry(name: words[1], kind: kind, path: words[3], catalog: words[2])
    }
  }

  var looseImages: [LooseImage] { texts(.looseImages).compactMap(Self.looseImage) }

  var fontFiles: [String] { texts(.fontFiles) }
  var xibs: [String] { texts(.xibs) }
  var storyboards: [String] { texts(.storyboards) }
  var languageFolders: Set<String> { Set(texts(.languageFolders)) }
  var stringCatalogs: [String] { texts(.stringCatalogs) }
  var xcodeProjects: [String] { texts(.xcodeProjects) }
}
