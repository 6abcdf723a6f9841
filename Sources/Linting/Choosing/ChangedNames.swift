import Files
import InterfaceBuilder
import Requests
import WorkerProtocol
import Workspace

/// What documents may name of the files that have changed: classes, images and colours. A document that names one
/// has to be checked again, though it is as it was.
///
/// Names are looked for in the text of a document, as values of attributes. So one that only looks the same is
/// checked needlessly, and none is missed.
struct ChangedNames {
  /// Of classes, with those below them; of images, colours and xibs.
  private var names: Set<String> = []
  /// Whether a font's file has changed, which goes by the names in it.
  private(set) var hasFonts = false
  /// Paths of tables of texts, without their endings.
  private var tables: Set<Substring> = []

  private static let sources = [".swift", ".h", ".m", ".mm"]
  private static let fonts = [".ttf", ".otf", ".ttc", ".otc"]
  private static let images = [
    ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".webp", ".tiff", ".bmp",
  ]
  private static let sets = [".imageset", ".colorset", ".symbolset"]
  private static let texts = [".strings", ".stringsdict", ".xcstrings"]

  /// - Parameters:
  ///   - files: The absolute paths of the files that have changed or were removed.
  ///   - earlier: What a file held before; nil for one that is new.
  init(_ files: Set<String>, earlier: (String) -> [UInt8]?, in sources: [ProjectSources]) {
    var classes: Set<String> = []
    for path in files {
      let name = path.split(separator: "/").last ?? ""
      if let ending = Self.texts.first(where: name.hasSuffix) {
        tables.insert(path.dropLast(ending.count))
      } else if Self.sources.contains(where: name.hasSuffix) {
        let versions = [earlier(path), (try? Document.readFile(path))].compactMap(\.self)
        classes.formUnion(versions.flatMap { ClassDeclaration.all(in: $0) }.map(\.name))
      } else if Self.fonts.contains(where: name.lowercased().hasSuffix) {
        hasFonts = true
      } else if name.hasSuffix(".xib") {
        names.insert(String(name.dropLast(".xib".count)))
      } else {
        addImage(path, name)
      }
    }
    names.formUnion(sources.reduce(classes) { $0.union($1.heirs(of: classes)) })
  }

  private mutating func addImage(_ path: String, _ name: Substring) {
    for part in path.split(separator: "/") {
      if let ending = Self.sets.first(where: part.hasSuffix) {
        names.insert(String(part.dropLast(ending.count)))
      }
    }
    guard let ending = Self.images.first(where: name.lowercased().hasSuffix) else { return }
    let bare = name.dropLast(ending.count).prefix { $0 != "@" && $0 != "~" }
    names.formUnion([String(name), String(bare)])
  }

  var isEmpty: Bool { names.isEmpty }

  /// Whether the text of a document names something of them.
  func areNamed(in document: [UInt8]) -> Bool {
    // An image in a group of a catalogue may have the group's name before its own.
    document.split(separator: UInt8(ascii: "\"")).contains { value in
      guard value.count < 256, !value.isEmpty else { return false }
      let name = value.lastIndex(of: UInt8(ascii: "/")).map { value[($0 + 1)...] } ?? value
      return names.contains(String(decoding: value, as: UTF8.self))
        || name.count < value.count && names.contains(String(decoding: name, as: UTF8.self))
    }
  }

  /// Whether a table of a document's texts is among them: in a language's folder beside it, or beside the
  /// language's folder that it is in.
  /// - Parameter document: Absolute.
  func haveTable(of document: String) -> Bool {
    var steps = document.split(separator: "/")
    guard let file = steps.popLast(), let dot = file.lastIndex(of: ".") else { return false }
    if steps.last?.hasSuffix(".lproj") == true { steps.removeLast() }
    let folder = "/" + steps.joined(separator: "/")
    return tables.contains { table in
      var steps = table.split(separator: "/")
      guard steps.popLast() == file[..<dot] else { return false }
      if steps.last?.hasSuffix(".lproj") == true { steps.removeLast() }
      return "/" + steps.joined(separator: "/") == folder
    }
  }
}

extension Resolver {
  /// Whether documents that are as they were have to be checked, by their paths, as something has changed that
  /// rules look at with them.
  func concerned(
    among documents: [String], by files: ChangedFiles, _ request: LintParameters
  ) -> (String) -> Bool {
    let folders = Set(
      documents.compactMap { cache.projects.folder(around: $0, root: request.root) })
    let names = ChangedNames(
      files.paths, earlier: files.earlierBytes, in: folders.map { cache.sources(of: $0) })
    return { [self] document in
      let source = DocumentSource(name: document, root: request.root)
      if request.languages?.isEmpty == false, let place = absolutePath(document),
        names.haveTable(of: place)
      {
        return true
      }
      if names.hasFonts,
        (try? ownScenes(of: source))?.namedFonts.contains(where: { !$0.isOfSystem }) == true
      {
        return true
      }
      return !names.isEmpty && ((try? bytes(of: source)).map(names.areNamed) ?? false)
    }
  }
}
