import CCairo
import Synchronization

/// The font files of projects that fontconfig has been told of, each when it is first used.
///
/// Each face gets a family of its own, so that it is found by that alone: neither a project's font nor the
/// system's is taken for another one of the same name.
package enum LoadedFonts {
  private struct State {
    /// Nil for those that can't be used.
    var families: [FontFace: String?] = [:]
    var count = 0
  }

  private static let state = Mutex(State())

  /// Goes up with each font: font maps that were made before don't know it.
  package static var count: Int { state.withLock { $0.count } }

  /// The family by which Pango finds a face; nil where its file is no font that FreeType reads.
  package static func family(of face: FontFace) -> String? {
    state.withLock { state in
      if let known = state.families[face] { return known }
      let name = "Ninefold \(state.count + 1)"
      let isLoaded = load(face, as: name)
      if isLoaded { state.count += 1 }
      state.families[face] = .some(isLoaded ? name : nil)
      return isLoaded ? name : nil
    }
  }

  private static func load(_ face: FontFace, as name: String) -> Bool {
    let before = FcConfigGetFonts(nil, FcSetApplication).map { Int($0.pointee.nfont) } ?? 0
    guard FcConfigAppFontAddFile(nil, face.path) != 0,
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
