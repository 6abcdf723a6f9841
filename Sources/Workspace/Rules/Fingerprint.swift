import Editing
import Files

/// A short name for what something is about: the same for the same words in every run and on every machine.
package struct Fingerprint {
  /// FNV-1a of 64 bits. Source: RFC 9923.
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  package init(_ words: String?...) { self.init(words) }

  private init(_ words: [String?]) {
    for word in words {
      for byte in (word ?? "").utf8 { add(byte) }
      // Between two words, so that their border counts.
      add(0)
    }
  }

  /// - Parameter file: What it is in: the same however its path is written by who is in one folder.
  package init(_ rule: String, file: String, _ words: String?...) {
    self.init([rule, pathFromHere(file.plainPath)] + words)
  }

  private mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  package var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
