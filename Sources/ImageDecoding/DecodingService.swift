import Assets
import CImageFormats
import CSandbox
import Drawing
import Glibc
import Graphics

/// What `ninefold-worker decode` does: takes open files from its standard input, a socket, and answers each
/// with what is in it, where it can do no harm.
package enum DecodingService {
  private static let stack = 16 << 20
  /// Seconds of work for one image. Who asks waits for less; this is for when nobody is left to.
  private static let longestTime: UInt32 = 10

  /// Answers until nothing is asked any more.
  /// - Returns: false where standard input is no socket.
  package static func run() -> Bool {
    var kind: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(STDIN_FILENO, SOL_SOCKET, SO_TYPE, &kind, &length) == 0 else { return false }
    sandbox_limit_resources(DecodingProcess.memory, stack)
    enterSandbox()
    var number: UInt32 = 0
    while true {
      let file = sandbox_take_over(STDIN_FILENO, &number, MemoryLayout.size(ofValue: number))
      guard file >= 0 else { return true }
      sandbox_limit_time(longestTime)
      let bytes = read(file)
      close(file)
      let image = ImageDecoder.decode(bytes, DecodingQuestion(number: number))
      guard answer(image) else { return true }
    }
  }

  /// What libraries need that are loaded, and letters that are drawn: nothing of the user's.
  private static let readable = [
    "/usr", "/lib", "/lib64", "/nix/store", "/etc/ld.so.cache", "/etc/fonts",
    "/var/cache/fontconfig", "/proc/sys/vm/overcommit_memory",
  ]

  private static func enterSandbox() {
    if !sandbox_knows_files() { image_libraries_load() }
    // Where the loader looks first.
    let more = getenv("LD_LIBRARY_PATH").map { String(cString: $0).split(separator: ":") } ?? []
    let paths = readable + more.map(String.init)
    let copies = paths.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let pointers = copies.map { UnsafePointer($0) }
    sandbox_enter(pointers, pointers.count)
  }

  private static func read(_ file: Int32) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0 else { return [] }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let result = pread(
          file, buffer.baseAddress.map { $0 + count }, size - count, off_t(count))
        if result < 0, errno == EINTR { continue }
        guard result > 0 else { break }
        count += result
      }
    }
  }

  private static func answer(_ image: DecodedImage) -> Bool {
    let header = DecodedImageHeader(image).bytes
    switch image {
    case .pixels(_, _, _, let bytes), .shapes(_, _, let bytes):
      return write(header) && write(bytes)
    case .problem: return write(header)
    }
  }

  private static func write(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(STDIN_FILENO, $0.baseAddress.map { $0 + start }, bytes.count - start)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }
}
