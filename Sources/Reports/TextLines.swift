extension [String] {
  /// As lines of a file.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for line in self {
      bytes += line.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
