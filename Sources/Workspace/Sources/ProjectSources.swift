import Assets
import Files
import Processes

/// What a project's sources were at some time.
package struct SourcesState {
  package let digest: String
  /// When one of them was changed last, in nanoseconds since 1970.
  package let latestChange: Int
}

/// The sources of a project in Swift and Objective-C, as far as they tell what a class has. They are read when
/// the first class is looked up.
package final class ProjectSources {
  /// What is found of a class and those above it up to UIKit's.
  package struct Class {
    fileprivate let name: String
    fileprivate let folder: ProjectFolder
    /// All words in the files that declare them or add to them, comments aside.
    fileprivate var words: Set<String> = []

    /// Whether a word is in the files that declare them or add to them, comments aside.
    package func has(_ word: String) -> Bool {
      DependencyRecorder.current?.record(
        SourceQuestion(folder: folder, name: name, word: word).dependency)
      return words.contains(word)
    }
  }

  private static let kinds = [".swift", ".h", ".m", ".mm"]
  /// Enough for the largest projects; a source beyond it could only hide a class that is not reported then.
  static let mostFiles = 20_000
  /// 2 MiB. Longer ones are generated.
  static let largestFile = 2 << 20

  let folder: ProjectFolder
  /// By the class's name: the files that declare it, and the superclasses that they state.
  private var declarations: [String: Declarations]?
  /// What each file declares, as long as it doesn't change.
  private var declared: [String: (stamp: FileStamp, declarations: Set<ClassDeclaration>)] = [:]
  private var classes: [String: Class?] = [:]
  private var words: [String: Set<String>] = [:]
  /// Words that follow each other, by file.
  var pairs: [String: Set<String>] = [:]
  /// By class: it and those below it.
  var families: [String: Set<String>] = [:]

  /// What tells whether any source has changed, been added or gone, without reading them; taken before they
  /// are read.
  package private(set) lazy var state: SourcesState = {
    var digest = SHA256()
    var latest = 0
    for path in allFiles {
      let state = FileState(path: path)
      digest.add(word: path)
      digest.add(word: "\(state.map(\.numbers) ?? [])")
      latest = max(latest, state?.changed ?? .max)
    }
    return SourcesState(digest: digest.text, latestChange: latest)
  }()

  package init(of folder: ProjectFolder) {
    self.folder = folder
  }

  /// Sees to it that what has changed is read again, and nothing else.
  package func refresh() {
    declarations = nil
    classes = [:]
    words = [:]
    pairs = [:]
    families = [:]
  }

  /// Nil where no source declares it, or what is above it can't be followed to one of UIKit's.
  package func find(_ name: String, _ cancellation: Cancellation) throws(CancelledError) -> Class? {
    DependencyRecorder.current?.record(
      SourceQuestion(folder: folder, name: name, word: nil).dependency)
    if let known = classes[name] { return known }
    let found = follow(name, among: try readDeclarations(cancellation))
    classes[name] = .some(found)
    return found
  }

  /// The files that declare a class or one above it, or add to one, its own first.
  package func files(ofClass name: String) -> [String] {
    guard let declarations = try? readDeclarations(Cancellation()) else { return [] }
    var files: [String] = []
    var (names, seen): ([String], Set<String>) = ([name], [])
    while let name = names.popLast() {
      guard seen.insert(name).inserted, let declared = declarations[name] else { continue }
      files += declared.files.sorted().filter { !files.contains($0) }
      names += declared.superclasses
    }
    return files
  }

  /// These classes and those below them.
  package func heirs(of names: Set<String>) -> Set<String> {
    guard !names.isEmpty, let declarations = try? readDeclarations(Cancellation()) else {
      return names
    }
    var heirs = names
    while true {
      let found = declarations.filter { name, declared in
        !heirs.contains(name) && !declared.superclasses.isDisjoint(with: heirs)
      }
      if found.isEmpty { return heirs }
      heirs.formUnion(found.keys)
    }
  }

  struct Declarations {
    var superclasses: Set<String> = []
    var files: Set<String> = []
  }

  private func follow(_ name: String, among declarations: [String: Declarations]) -> Class? {
    var found = Class(name: name, folder: folder)
    var (names, seen): ([String], Set<String>) = ([name], [])
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      guard let declared = declarations[name], !declared.superclasses.isEmpty else {
        // A category of UIKit's class may be among the sources.
        for file in declarations[name]?.files ?? [] { found.words.formUnion(words(of: file)) }
        guard Self.isUIKits(name) else { return nil }
        continue
      }
      for file in declared.files { found.words.formUnion(words(of: file)) }
      names += declared.superclasses
    }
    return found
  }

  /// Of other frameworks it isn't known here what their classes have.
  private static func isUIKits(_ name: String) -> Bool {
    name == "NSObject" || name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
  }

  func words(of file: String) -> Set<String> {
    if let known = words[file] { return known }
    var found: Set<String> = []
    for case .word(let word) in SourceWords(read(file)) {
      found.insert(String(decoding: word, as: UTF8.self))
    }
    words[file] = found
    return found
  }

  package func read(_ file: String) -> [UInt8] { readWhole(file) ?? [] }

  /// Nil for a file that can't be read, or is too long.
  func readWhole(_ file: String) -> [UInt8]? {
    DependencyRecorder.unrecorded {
      guard let opened = try? folder.open(file), opened.size <= Self.largestFile else { return nil }
      return opened.read(limit: Self.largestFile)
    }
  }

  func readDeclarations(
    _ cancellation: Cancellation
  ) throws(CancelledError) -> [String: Declarations] {
    if let declarations { return declarations }
    if DependencyRecorder.current != nil { _ = state }
    var found: [String: Declarations] = [:]
    let files = allFiles
    for file in files {
      try cancellation.check()
      for declaration in declarations(of: file) {
        found[declaration.name, default: Declarations()].files.insert(file)
        if let name = declaration.superclass {
          found[declaration.name, default: Declarations()].superclasses.insert(name)
        }
      }
    }
    if declared.count > files.count {
      let files = Set(files)
      declared = declared.filter { files.contains($0.key) }
    }
    declarations = found
    return found
  }

  var allFiles: [String] {
    DependencyRecorder.unrecorded {
      FolderSearch(named: Self.kinds, limit: Self.mostFiles).files(in: folder)
    }
  }

  private func declarations(of file: String) -> Set<ClassDeclaration> {
    // Taken before reading, so that a change while it is read is seen the next time.
    let stamp = FileStamp(path: file)
    if let known = declared[file], known.stamp == stamp { return known.declarations }
    let found = ClassDeclaration.all(in: read(file))
    declared[file] = stamp.map { ($0, found) }
    return found
  }
}
