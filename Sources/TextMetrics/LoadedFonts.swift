import CCairo
import Files
import Synchronization

/// The font files of projects that fontconfig has been told of, each when it is first used.
///
/// Each face gets a family of its own, so that it is found by that alone: neither a project's font nor the
/// system's is taken for another one of the same name. FreeType maps a sealed copy of each file into memory, so that
/// the file may be rewritten at any time.
package enum LoadedFonts {
  private struct State {
    /// Nil for those that can't be used.
    var families: [FontFace: String?] = [:]
    var count = 0
    /// The copies of files, by the places and times of these; nil for those that can't be copied.
    var copies: [Source: String?] = [:]
    /// Bytes that may still be copied.
    var rest = 256 << 20

    /// Where the copy of a face's file is.
    mutating func copy(of face: FontFace) -> String? {
      let source = Source(path: face.path, modified: face.modified)
      if let known = copies[source] { return known }
      var path: String?
      if let file = OpenFile(at: face.path),
        let copy = SealedCopy(of: file, limit: min(rest, LoadedFonts.largestFile))
      {
        rest -= copy.size
        path = copy.path
      }
      copies[source] = .some(path)
      return path
    }
  }

  /// A file as it was at a time. It may have several faces.
  private struct Source: Hashable {
    let path: String
    let modified: Int
  }

  /// The largest fonts of Chinese, Japanese and Korean together have a third of it.
  private static let largestFile = 64 << 20

  private static let state = Mutex(State())

  /// Goes up with each font: font maps that were made before don't know it.
  package static var count: Int { state.withLock { $0.count } }

  /// The family by which Pango finds a face; nil where its file is no font that FreeType reads.
  package static func family(of face: FontFace) -> String? {
    state.withLock { state in
      if let known = state.families[face] { return known }
      let name = "Ninefold \(state.count + 1)"
      let isLoaded = state.copy(of: face).map { load(face, at: $0, as: name) } ?? false
      if isLoaded { state.count += 1 }
      state.families[face] = .some(isLoaded ? name : nil)
      return isLoaded ? name : nil
    }
  }

  /// - Parameter path: Of the copy of its file.
  private static func load(_ face: FontFace, at path: String, as name: String) -> Bool {
    let before = FcConfigGetFonts(nil, FcSetApplication).map { Int($0.pointee.nfont) } ?? 0
    guard FcConfigAppFontAddFile(nil, path) != 0,
      let fonts = FcConfigGetFonts(nil, FcSetApplication)?.pointee
    else { return false }
    var isFound = false
    for place in before..<max(before, Int(fonts.nfont)) {
      guard let pattern = fonts.fonts[place] else { continue }
      var index: Int32 = 0
      // The upper half of the index tells instances of a variable font apart.
      let isFace =
        FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch
        && Int(index) == face.index
      // The other faces of the file are found by no name.
      FcPatternDel(pattern, FC_FAMILY)
      FcPatternAddString(pattern, FC_FAMILY, isFace ? name : name + " other")
      isFound = isFound || isFace
    }
    return isFound
  }
}
