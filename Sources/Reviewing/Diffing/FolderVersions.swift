import Files
import InterfaceBuilder
import WorkerProtocol

/// Two folders with versions of documents, as `git difftool --dir-diff` makes them.
package struct FolderVersions: Sendable {
  private static let kinds = [".storyboard", ".xib"]
  private static let deepestDescent = 64

  /// Those that aren't the same in both, by their paths; what has changed in them nobody has asked yet.
  package private(set) var documents: [DiffedDocument] = []
  private let before: String
  private let after: String

  /// Nil unless both are folders.
  package init?(_ before: String, _ after: String) {
    (self.before, self.after) = (before, after)
    guard let old = Self.documents(in: before), let new = Self.documents(in: after) else {
      return nil
    }
    documents = old.intersection(new).filter { !isSame($0) }.map {
      DiffedDocument(before: $0, after: $0)
    }
    addRenamed(old.subtracting(new), new.subtracting(old))
    documents.sort { $0.title < $1.title }
  }

  /// The paths of both versions; of one that there isn't, git's for it.
  func paths(of document: DiffedDocument) -> (before: String, after: String) {
    (
      document.before.map { before + "/" + $0 } ?? WholeDocument.nothing,
      document.after.map { after + "/" + $0 } ?? WholeDocument.nothing
    )
  }

  /// A document that is gone and one that is new are one where most of their objects are the same.
  private mutating func addRenamed(_ gone: Set<String>, _ new: Set<String>) {
    var left = Dictionary(uniqueKeysWithValues: new.map { ($0, Self.ids(after + "/" + $0)) })
    for name in gone.sorted() {
      let ids = Self.ids(before + "/" + name)
      let shares = left.mapValues { other in
        Double(ids.intersection(other).count) / Double(max(1, ids.union(other).count))
      }
      let best = shares.max { ($0.value, $1.key) < ($1.value, $0.key) }
      if let best, best.value > 0.5 {
        left[best.key] = nil
        documents.append(DiffedDocument(before: name, after: best.key))
      } else {
        documents.append(DiffedDocument(before: name))
      }
    }
    documents += left.keys.map { DiffedDocument(after: $0) }
  }

  private static func ids(_ path: String) -> Set<String> {
    guard let bytes = try? Document.readFile(path), let document = try? Document(parsing: bytes)
    else { return [] }
    return Set(document.root.subtree.compactMap(\.id))
  }

  private func isSame(_ name: String) -> Bool {
    guard let old = try? Document.readFile(before + "/" + name) else { return false }
    return (try? Document.readFile(after + "/" + name)) == old
  }

  /// The documents below a folder, by their paths in it; nil for what is no folder. Git's folders have links to
  /// the files of the work tree.
  private static func documents(in folder: String) -> Set<String>? {
    guard let place = absolutePath(folder) else { return nil }
    let reader = FolderReader()
    var found: Set<String> = []
    var folders = [(path: place, prefix: "", depth: 0)]
    var isFolder = false
    while let (path, prefix, depth) = folders.popLast() {
      let stamp = reader.read(path) { kind, bytes in
        let name = PathText.text(of: bytes)
        if kind == .folder {
          let isEntered = depth < deepestDescent && name != ".git"
          if isEntered { folders.append((path + "/" + name, prefix + name + "/", depth + 1)) }
        } else if kinds.contains(where: name.hasSuffix) {
          found.insert(prefix + name)
        }
        return true
      }
      isFolder = isFolder || depth == 0 && stamp != nil
    }
    return isFolder ? found : nil
  }
}
