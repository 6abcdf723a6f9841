import FoundationEssentials
import Glibc
import Testing

@testable import InterfaceBuilder

/// A directory that goes away with the test.
final class TemporaryDirectory {
  let path: String

  init() throws {
    var template = Array("/tmp/ninefold-tests-XXXXXX\0".utf8CString)
    guard let made = mkdtemp(&template) else { throw FileError(code: errno) }
    path = String(cString: made)
  }

  func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = path + "/" + name
    guard let stream = fopen(file, "w") else { throw FileError(code: errno) }
    defer { fclose(stream) }
    guard fwrite(bytes, 1, bytes.count, stream) == bytes.count else {
      throw FileError(code: errno)
    }
    return file
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

struct FileError: Error {
  let code: Int32
}

struct FileTests {
  static let xibBytes = Array(xib("<view id=\"a\"/>").utf8)

  private func refusal(ofFile path: String) -> DocumentError? {
    do throws(DocumentError) {
      _ = try Document.read(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func readsAFile() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(Self.xibBytes, to: "A view.xib")
    #expect(try Document.read(path: path).element(id: "a")?.name == "view")
  }

  @Test func readsThroughASymbolicLink() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(Self.xibBytes, to: "a.xib")
    #expect(symlink(path, directory.path + "/b.xib") == 0)
    #expect(try Document.read(path: directory.path + "/b.xib").kind == .xib)
  }

  @Test(arguments: [
    ("/nonexistent/Main.storyboard", DocumentError.Code.fileNotFound, "no such file"),
    ("", .fileNotFound, "path is empty"),
    ("/tmp\0/x", .fileNotFound, "no such file"),
    ("/tmp", .isDirectory, "directory"),
    ("/dev/null/x", .fileNotFound, "no such file"),
    ("/dev/null", .fileUnreadable, "regular file"),
    ("/dev/zero", .fileUnreadable, "regular file"),
    (String(repeating: "x", count: 5000), .fileNotFound, "no such file"),
  ])
  func refusesWhatIsNoFile(_ path: String, code: DocumentError.Code, says: String) throws {
    let error = try #require(refusal(ofFile: path))
    #expect(error.code == code)
    #expect(error.message.contains(says), "\(error.message)")
  }

  @Test func refusesACompiledStoryboardByName() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/Main.storyboardc"
    #expect(mkdir(path, 0o700) == 0)
    let error = try #require(refusal(ofFile: path + "/"))
    #expect(error.code == .isDirectory)
    #expect(error.message.contains("compiled"))
  }

  @Test func refusesANamedPipeWithoutWaiting() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/pipe.xib"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(refusal(ofFile: path)?.code == .fileUnreadable)
  }

  @Test func refusesALoopOfLinks() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/loop.xib"
    #expect(symlink(path, path) == 0)
    #expect(refusal(ofFile: path)?.message.contains("symbolic links") == true)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read every file"))
  func refusesAFileThatMayNotBeRead() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(Self.xibBytes, to: "a.xib")
    #expect(chmod(path, 0) == 0)
    let error = try #require(refusal(ofFile: path))
    #expect(error.code == .fileUnreadable)
    #expect(error.message.contains("permissions"))
  }

  @Test func refusesAnEmptyFile() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write([], to: "a.xib")
    #expect(refusal(ofFile: path)?.message.contains("empty") == true)
  }

  @Test func refusesALargeFileWithoutReadingIt() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write([UInt8(ascii: "<")], to: "a.xib")
    #expect(truncate(path, 1 << 40) == 0)
    #expect(refusal(ofFile: path)?.code == .tooLarge)
  }

  @Test func readsAPipeThatHasADescriptor() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(write(ends[1], Self.xibBytes, Self.xibBytes.count) == Self.xibBytes.count)
    close(ends[1])
    #expect(try Document.read(path: "/dev/fd/\(ends[0])").element(id: "a") != nil)
  }
}

/// The same document in the encodings that XML has.
struct EncodingTests {
  static let text = xib("<label text=\"Größe “1” 😀\" id=\"a\"/>")

  @Test(arguments: [[], [0xEF, 0xBB, 0xBF] as [UInt8]])
  func readsUTF8(mark: [UInt8]) throws {
    let bytes = mark + Array(Self.text.utf8)
    let label = try #require(try Document(parsing: bytes).element(id: "a"))
    #expect(label["text"] == "Größe “1” 😀")
    #expect((label.line, label.column) == (4, 9))
    // The bytes of the element are those of the file, the mark included.
    #expect(
      String(decoding: bytes[label.byteRange], as: UTF8.self)
        == "<label text=\"Größe “1” 😀\" id=\"a\"/>")
  }

  @Test(arguments: [true, false], [true, false])
  func readsUTF16(isLittleEndian: Bool, hasMark: Bool) throws {
    let text =
      (hasMark ? "\u{FEFF}" : "")
      + Self.text.replacing("encoding=\"UTF-8\"", with: "encoding=\"UTF-16\"")
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8))
      return isLittleEndian ? [low, high] : [high, low]
    }
    let label = try #require(try Document(parsing: bytes).element(id: "a"))
    #expect(label["text"] == "Größe “1” 😀")
    #expect((label.line, label.column) == (4, 9))
  }

  @Test func readsLatin1() throws {
    let text = xib("<label text=\"Größe\" id=\"a\"/>")
      .replacing("encoding=\"UTF-8\"", with: "encoding=\"ISO-8859-1\"")
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    #expect(try Document(parsing: bytes).element(id: "a")?["text"] == "Größe")
  }

  @Test func refusesBytesThatAreNotUTF8() throws {
    let text = xib("<label text=\"Größe\" id=\"a\"/>")
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let error = try #require(refusal(bytes))
    #expect((error.code, error.line, error.column) == (.malformed, 4, 24))
  }

  /// Columns are characters, also behind others than ASCII and in documents of one line.
  @Test(arguments: [
    ("<label text=\"a\" id=\"x\"/>\n  <label id=\"a\"/>", 5, 3),
    ("<label text=\"a\" id=\"x\"/><label id=\"a\"/>", 4, 33),
    ("<label text=\"é\" id=\"x\"/><label id=\"a\"/>", 4, 33),
    ("<label text=\"é\" id=\"x\"/>\n\t<label id=\"a\"/>", 5, 2),
  ])
  func countsColumns(_ labels: String, line: Int, column: Int) throws {
    let label = try #require(try Document(parsing: Array(xib(labels).utf8)).element(id: "a"))
    #expect((label.line, label.column) == (line, column))
    let one = xib(labels).replacing("\n", with: " ")
    let inOne = try #require(try Document(parsing: Array(one.utf8)).element(id: "a"))
    let start = try #require(one.firstRange(of: "<label id")?.lowerBound)
    #expect(inOne.line == 1)
    #expect(inOne.column == one.distance(from: one.startIndex, to: start) + 1)
  }

  @Test func countsLinesOfEveryKind() throws {
    let text = "<document>\r\n<objects>\r<view id=\"a\"/>\n</objects></document>"
    #expect(try parse(text).element(id: "a")?.line == 3)
  }
}
