import Assets
import Files
import Processes

/// Which classes a project's sources declare, and of what.
extension ProjectSources {
  /// The classes that a class of the project's is of in the end, and that no source declares: UIKit's, or those of
  /// other frameworks. Several where several sources declare the class otherwise; none where none does.
  package func bases(
    ofClass name: String, _ cancellation: Cancellation
  ) throws(CancelledError) -> Set<String> {
    DependencyRecorder.current?.record(
      SourceQuestion(folder: folder, name: name, word: SourceQuestion.bases).dependency)
    let declarations = try readDeclarations(cancellation)
    guard declarations[name]?.superclasses.isEmpty == false else { return [] }
    var bases: Set<String> = []
    var (names, seen): ([String], Set<String>) = ([name], [])
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard let superclasses = declarations[name]?.superclasses, !superclasses.isEmpty else {
        bases.insert(name)
        continue
      }
      names += superclasses
    }
    return bases
  }

  /// Whether the sources, which are all known, nowhere declare a class, nor have its name in any other place: code
  /// that makes it may be generated, or give it another name for Objective-C. Where they have no class of UIKit's
  /// they aren't an app's.
  package func lack(
    _ name: String, _ cancellation: Cancellation
  ) throws(CancelledError) -> Bool {
    DependencyRecorder.current?.record(
      SourceQuestion(folder: folder, name: name, word: SourceQuestion.mentions).dependency)
    let declarations = try readDeclarations(cancellation)
    guard folder.isSearched, declarations[name] == nil,
      declarations.values.contains(where: { $0.superclasses.contains { $0.hasPrefix("UI") } }),
      !folder.xcodeProjectFiles.contains(where: \.hasFilesOutside)
    else { return false }
    let files = allFiles
    guard files.count < Self.mostFiles else { return false }
    for file in files {
      try cancellation.check()
      guard !has(name, in: file) else { return false }
    }
    return true
  }

  /// Whether a class is declared by the sources themselves.
  package func declare(
    _ name: String, _ cancellation: Cancellation
  ) throws(CancelledError) -> Bool {
    DependencyRecorder.current?.record(
      SourceQuestion(folder: folder, name: name, word: SourceQuestion.declared).dependency)
    return try readDeclarations(cancellation)[name]?.superclasses.isEmpty == false
  }

  package var hasXcodeProject: Bool { !folder.xcodeProjects.isEmpty }

  /// Files that say which modules a project has, beside its sources and its Xcode projects.
  private static let lists = ["Podfile", "Cartfile", "project.yml", "project.yaml"]

  /// Whether nothing in a project has a module's name: no folder with sources, no source, no Xcode project, and none
  /// of the lists of what is fetched.
  package func lackModule(
    _ name: String, _ cancellation: Cancellation
  ) throws(CancelledError) -> Bool {
    DependencyRecorder.current?.record(
      SourceQuestion(folder: folder, name: name, word: SourceQuestion.module).dependency)
    let files = allFiles
    guard !files.isEmpty, files.count < Self.mostFiles,
      !files.contains(where: { $0.split(separator: "/").contains { $0.asModule == name } })
    else { return false }
    let lists = Self.lists.compactMap { list in
      DependencyRecorder.unrecorded { try? folder.open(list).read(limit: Self.largestFile) }
    }
    guard !(folder.xcodeProjectFiles.map(\.text) + lists).contains(where: { $0.names(name) })
    else { return false }
    for file in files {
      try cancellation.check()
      guard !has(name, in: file) else { return false }
    }
    return true
  }

  /// Whether a file has a word, comments aside; a file that isn't read has any.
  private func has(_ word: String, in file: String) -> Bool {
    guard let bytes = readWhole(file) else { return true }
    guard bytes.firstRange(of: Array(word.utf8)) != nil else { return false }
    return SourceWords(bytes).contains {
      if case .word(let found) = $0 { found.elementsEqual(word.utf8) } else { false }
    }
  }
}

extension XcodeProjectFile {
  /// Whether some of the project's files are beside its folder.
  fileprivate var hasFilesOutside: Bool { !lines(with: ["path = \"../", "path = ../"]).isEmpty }
}

extension Substring {
  /// As a module of that name is called. Source: Xcode's build settings reference, PRODUCT_MODULE_NAME, which is the
  /// product's name with an underscore for what no name in C can have.
  fileprivate var asModule: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}

extension [UInt8] {
  /// Whether a text has the name of a module, or one that becomes it.
  fileprivate func names(_ module: String) -> Bool {
    let word = [UInt8](module.utf8)
    guard let first = word.first, count >= word.count else { return false }
    func isLike(_ byte: UInt8, _ other: UInt8) -> Bool {
      byte == other || other == UInt8(ascii: "_") && !(byte.isLetter || byte.isDigit)
    }
    return (0...(count - word.count)).contains { start in
      isLike(self[start], first) && zip(self[start...], word).allSatisfy(isLike)
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) || self >= 0x80
  }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
