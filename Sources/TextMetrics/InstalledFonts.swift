import CCairo

/// The fonts of this machine.
package enum InstalledFonts {
  /// The files of all fonts, and those that say which one is taken for which name. Widths of texts depend on
  /// them.
  package static var files: [String] {
    var files: Set<String> = []
    if let fonts = FcConfigGetFonts(nil, FcSetSystem)?.pointee {
      for place in 0..<Int(fonts.nfont) {
        var file: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(fonts.fonts[place], FC_FILE, 0, &file) == FcResultMatch, let file
        else { continue }
        files.insert(String(cString: file))
      }
    }
    if let list = FcConfigGetConfigFiles(nil) {
      while let file = FcStrListNext(list) { files.insert(String(cString: file)) }
      FcStrListDone(list)
    }
    return files.sorted()
  }
}
