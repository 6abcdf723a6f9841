import Files
import InterfaceBuilder
import Localization
import TextMetrics
import Traits

/// What findings depend on beside the project: this program, its libraries and devices, and the machine's fonts.
enum Installation {
  /// A digest of all that; nil where it can't be told.
  static func digest(_ catalogue: DeviceCatalogue) -> String? {
    // Asking for them loads the libraries that measure, and any sentence the translations.
    let fonts = InstalledFonts.files
    _ = localized("There is no such image.")
    guard let programs = loadedPrograms, let environment, let here = absolutePath(".") else {
      return nil
    }
    var digest = SHA256()
    for path in programs + fonts {
      // A program that was replaced while it runs is known no more. Packages give all of their files one date.
      guard !path.hasSuffix(" (deleted)") else { return nil }
      let state = absolutePath(path).flatMap { FileState(path: $0) }
      digest.add(word: "\(path) \(state?.numbers ?? [])")
    }
    for word in environment { digest.add(word: word) }
    // Paths may be relative to it, and messages are.
    digest.add(word: here)
    let builtIn = DeviceCatalogue.builtIn
    if catalogue.devices != builtIn.devices || catalogue.canvases != builtIn.canvases {
      for device in catalogue.devices { digest.add(word: "\(device)") }
      for canvas in catalogue.canvases { digest.add(word: "\(canvas)") }
    }
    return digest.text
  }

  /// The files whose code runs in this process, and those with its sentences. Source: proc_pid_maps(5).
  private static var loadedPrograms: [String]? {
    guard let maps = try? Document.readFile("/proc/self/maps") else { return nil }
    var paths: Set<String> = []
    for line in maps.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
      guard parts.count == 6 else { continue }
      let path = PathText.text(of: parts[5].drop { $0 == UInt8(ascii: " ") })
      let isRun = parts[1].contains(UInt8(ascii: "x"))
      if path.hasPrefix("/"), isRun || path.hasSuffix(".mo") { paths.insert(path) }
    }
    return paths.isEmpty ? nil : paths.sorted()
  }

  /// The variables that say something of languages, fonts, and where the user's files are.
  private static var environment: [String]? {
    guard let bytes = try? Document.readFile("/proc/self/environ") else { return nil }
    let names = ["LANG", "LC_", "FC_", "FONTCONFIG", "FREETYPE", "PANGO", "HB_", "XDG_", "HOME="]
    return bytes.split(separator: 0).map { PathText.text(of: $0) }.filter { variable in
      names.contains(where: variable.hasPrefix) && !changing.contains(where: variable.hasPrefix)
    }.sorted()
  }

  /// Those that are another one for each session, or only say where this cache is.
  private static let changing = ["XDG_SESSION", "XDG_RUNTIME_DIR=", "XDG_VTNR", "XDG_CACHE_HOME="]
}
