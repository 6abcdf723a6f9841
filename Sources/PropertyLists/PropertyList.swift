/// A property list as anybody may have written it: as XML, in Apple's binary form, or in the text form of
/// OpenStep.
///
/// Lists are read within bounds of their own: what a few bytes stand for, such as a value that many others
/// share, counts as often as it is found.
package struct PropertyList: Sendable {
  package enum Failure: Error {
    /// It is no property list, or a damaged one.
    case malformed
    /// It has more in it, or is deeper, than any app needs.
    case tooLarge
  }

  package let value: PropertyListValue
  /// On which lines the outermost dictionary's keys are, from 1; empty where the form has no lines.
  package private(set) var keyLines: [String: Int] = [:]

  package init(_ bytes: [UInt8]) throws(Failure) {
    switch Form(of: bytes) {
    case .binary: value = try BinaryPropertyList.value(of: bytes)
    case .xml:
      let read = try XMLPropertyList.read(bytes)
      value = read.value
      keyLines = read.keyLines
    case .text: value = try OpenStepPropertyList.value(of: bytes)
    }
  }

  /// How a list is written.
  package enum Form: Sendable {
    case binary, xml, text

    package init(of bytes: [UInt8]) {
      if bytes.starts(with: BinaryPropertyList.signature) {
        self = .binary
        return
      }
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
      // UTF-16 begins with its own mark, and has a zero beside each of these characters.
      let skipped: [UInt8] = [0xFF, 0xFE, 0, 0x20, 0x09, 0x0A, 0x0D]
      self = start.first { !skipped.contains($0) } == UInt8(ascii: "<") ? .xml : .text
    }
  }
}

/// How much of a list may still be read.
struct PropertyListBudget {
  /// Deeper than any list of an app or a project; what reads lists recurses.
  static let deepest = 64
  /// Bytes that a value takes beside its text, about.
  private static let valueSize = 32
  /// The project files of the largest apps take a third of it.
  private static let most = 64 << 20
  private var rest: Int

  /// - Parameter size: No more than this is needed, in bytes.
  init(_ size: Int = most) { rest = min(size, Self.most) }

  /// Counts a value.
  /// - Parameter size: Of its text, in bytes.
  mutating func take(_ size: Int = 0) throws(PropertyList.Failure) {
    rest -= size + Self.valueSize
    guard rest >= 0 else { throw .tooLarge }
  }

  func check(depth: Int) throws(PropertyList.Failure) {
    guard depth < Self.deepest else { throw .tooLarge }
  }
}
