import Localization
import WorkerProtocol

/// One of several parts of the documents.
package struct Shard: Sendable {
  /// Sees that results are those of all shards, each once. Those that don't say which they are of are taken.
  /// - Parameter files: Where each is.
  static func check(_ shards: [String?], of files: [String]) throws(FileError) {
    let named = zip(shards, files).compactMap { text, file in
      text.flatMap { Shard($0) }.map { (shard: $0, file: file) }
    }
    guard let parts = named.first?.shard.parts else { return }
    var places: [Int: String] = [:]
    for (shard, file) in named {
      guard shard.parts == parts else {
        throw FileError(
          code: "other-shards",
          message: localized(
            "This is of %1$s shards, but %2$s of %3$s.", shard.parts, named[0].file, parts),
          file: file)
      }
      if let other = places.updateValue(file, forKey: shard.part) {
        throw FileError(
          code: "shard-twice",
          message: localized("Shard %1$s is in %2$s as well.", shard.part, other), file: file)
      }
    }
    let missing = (1...parts).filter { places[$0] == nil }
    guard missing.isEmpty || named.count < files.count else {
      throw FileError(
        code: "missing-shard",
        message: localized(
          "Of %1$s shards the results of these are missing: %2$s.", parts,
          missing.map(String.init).joined(separator: ", ")))
    }
  }

  /// From 1.
  package let part: Int
  let parts: Int

  package init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let part = numbers[0], let parts = numbers[1], parts >= 1,
      (1...parts).contains(part)
    else { return nil }
    (self.part, self.parts) = (part, parts)
  }

  package var text: String { "\(part)/\(parts)" }

  func part(of documents: [String]) -> [String] {
    documents.enumerated().filter { $0.offset % parts == part - 1 }.map(\.element)
  }
}
