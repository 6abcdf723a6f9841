import Files

/// A short name for what something is about: the same for the same words in every run and on every machine.
struct Fingerprint {
  /// FNV-1a of 64 bits. Source: RFC 9923.
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ words: String?...) {
    for word in words {
      for byte in (word ?? "").utf8 { add(byte) }
      // Between two words, so that their border counts.
      add(0)
    }
  }

  /// What a file is called in fingerprints: the same however its path is written, as long as the working directory
  /// is the same.
  static func name(ofFile path: String) -> String {
    var name = path[...]
    if let folder = workingDirectory, name.hasPrefix(folder) {
      name = name.dropFirst(folder.count)
    }
    while name.hasPrefix("./") { name = name.dropFirst(2).drop { $0 == "/" } }
    return String(name.replacing("/./", with: "/").replacing("//", with: "/"))
  }

  /// With a slash at its end.
  private static let workingDirectory = absolutePath(".").map { $0 == "/" ? $0 : $0 + "/" }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
