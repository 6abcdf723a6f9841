import Files
import Glibc
import Localization

extension Document {
  /// Reads a document from a file. `/dev/stdin` and `/dev/fd/…` may be pipes; any other path must
  /// name a regular file, so that reading never waits for somebody to write.
  package static func read(path: String) throws(DocumentError) -> Document {
    try Document(parsing: readFile(path))
  }

  /// The bytes of a file.
  package static func readFile(_ path: String) throws(DocumentError) -> [UInt8] {
    guard !path.isEmpty else {
      throw DocumentError(.fileNotFound, localized("The path is empty; name a file."))
    }
    // A zero byte would end the path early and name another file.
    guard !path.utf8.contains(0) else { throw DocumentError(opening: ENOENT) }
    let isStream = path == "/dev/stdin" || path.hasPrefix("/dev/fd/")
    DependencyRecorder.record(path: path)
    // Without O_NONBLOCK, opening a named pipe waits for its writer.
    let descriptor = PathText.withBytes(of: path) {
      open($0, O_RDONLY | O_CLOEXEC | (isStream ? 0 : O_NONBLOCK))
    }
    guard descriptor >= 0 else { throw DocumentError(opening: errno) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw DocumentError(opening: errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw DocumentError(directory: path)
    case _ where isStream: break
    default:
      throw DocumentError(
        .fileUnreadable,
        localized("This is not a regular file but a device, pipe or socket; name a file."))
    }
    guard status.st_size <= largestSize else { throw DocumentError.tooLarge }
    return try readAll(descriptor, expecting: Int(status.st_size))
  }

  private static func readAll(
    _ descriptor: Int32, expecting size: Int
  ) throws(DocumentError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than the file has, so that its end is seen without growing.
    var room = size + 1
    while true {
      let start = bytes.count
      var result = 0
      bytes.append(contentsOf: repeatElement(0, count: room))
      bytes.withUnsafeMutableBytes { buffer in
        result = Glibc.read(descriptor, buffer.baseAddress.map { $0 + start }, room)
      }
      bytes.removeLast(room - max(result, 0))
      if result == 0 { return bytes }
      if result < 0, errno != EINTR { throw DocumentError(opening: errno) }
      guard bytes.count <= largestSize else { throw DocumentError.tooLarge }
      room = max(size + 1 - bytes.count, 1 << 16)
    }
  }
}

extension DocumentError {
  static var tooLarge: DocumentError {
    DocumentError(
      .tooLarge,
      localized(
        "The file is larger than %1$s MiB, which no interface needs; open a smaller one.",
        Document.largestSize >> 20))
  }

  /// The error for a failed system call on the document's file.
  init(opening code: Int32) {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG:
      self.init(.fileNotFound, localized("There is no such file; check its path."))
    case EACCES, EPERM:
      self.init(
        .fileUnreadable, localized("The file may not be read by this user; change its permissions.")
      )
    case EISDIR: self.init(directory: "")
    case ELOOP:
      self.init(
        .fileUnreadable, localized("The path is a loop of symbolic links; name the file itself."))
    default:
      self.init(
        .fileUnreadable,
        localized(
          "The file cannot be read (%1$s); check the disk or the network.",
          String(cString: strerror(code)))
      )
    }
  }

  init(directory path: String) {
    let name = path.split(separator: "/").last ?? ""
    if [".storyboardc", ".nib"].contains(where: { name.hasSuffix($0) }) {
      self.init(
        .isDirectory,
        localized(
          """
          This is a compiled interface; open the .storyboard or .xib that it was compiled \
          from.
          """))
    } else {
      self.init(
        .isDirectory, localized("This is a directory; name a .storyboard or .xib file in it."))
    }
  }
}
