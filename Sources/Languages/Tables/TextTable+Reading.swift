import Files
import PropertyLists

extension TextTable {
  /// What a file with texts is. Raw values are the ends of their names.
  package enum Format: String, CaseIterable, Sendable {
    case strings, stringsdict
    /// A catalogue, which has all languages.
    case xcstrings
  }

  /// More than the texts of any interface have, in bytes; the largest of the corpus has 14 kB.
  static let largestSize = 16 << 20
  static let tooLarge =
    "The file is larger than \(largestSize >> 20) MiB, or has more texts than any app."

  /// Nil for a file that is too large.
  static func bytes(of file: borrowing OpenFile) -> [UInt8]? {
    file.size <= largestSize ? file.read(limit: largestSize) : nil
  }

  /// Reads a file of one language.
  init(_ bytes: [UInt8], _ format: Format, path: String) {
    self.init(path: path)
    if format == .strings, PropertyList.Form(of: bytes) == .text {
      if let text = StringsEncoding.text(of: bytes) {
        self = StringsParser(text, path: path).table
      } else {
        problems.append(
          Problem(line: nil, message: "The file is neither UTF-8 nor UTF-16; save it as UTF-8."))
      }
      return
    }
    do throws(PropertyList.Failure) {
      let list = try PropertyList(bytes)
      guard let members = list.value.members else { throw .malformed }
      for (key, value) in members {
        entries[key] = Entry(line: list.keyLines[key]) { StringRules(value).text(on: $0) }
      }
    } catch {
      let message =
        switch error {
        case .malformed: "The file is no property list of texts; check its XML."
        case .tooLarge: Self.tooLarge
        }
      problems.append(Problem(line: nil, message: message))
    }
  }
}
