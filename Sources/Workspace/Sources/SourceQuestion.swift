import Assets
import Files
import Processes

/// A question about the classes of a project's sources, as a `DependencyRecorder` records it.
package struct SourceQuestion: Hashable {
  package let folder: ProjectFolder
  /// The class's.
  let name: String
  /// Whether its sources have it; nil for whether they declare the class.
  let word: String?

  var dependency: Dependency {
    .answer(kind: Self.kind, about: folder.words + [name] + (word.map { [$0] } ?? []))
  }

  init(folder: ProjectFolder, name: String, word: String?) {
    (self.folder, self.name, self.word) = (folder, name, word)
  }

  /// Whether the files of a class, or of one above it, have any of some words.
  init(anyOf words: Set<String>, inClass name: String, of folder: ProjectFolder) {
    self.init(folder: folder, name: name, word: words.sorted().joined(separator: Self.or))
  }

  /// Whether the files of a class, or of one above or below it, have any of some words.
  init(anyOf words: Set<String>, inFamilyOf name: String, of folder: ProjectFolder) {
    self.init(
      folder: folder, name: name, word: Self.family + words.sorted().joined(separator: Self.or))
  }

  /// In place of a word: in which orientations the class has itself shown.
  static let orientations = "|orientations"

  /// In place of a word: of what classes the class is in the end.
  static let bases = "|bases"
  /// In place of a word: whether the sources declare the class, whatever it is of.
  static let declared = "|declared"
  /// In place of a word: whether the class's name is nowhere in the sources.
  static let mentions = "|mentions"
  /// In place of a word: whether the name, which is a module's, is nowhere in the project.
  static let module = "|module"
  /// Before words of which any will do: whether the class, or one above or below it, has them.
  static let family = "|family:"
  /// Before the name of a class, in place of a word: whether another one loads the xib of the name.
  static let loads = "|loads:"

  /// Between words of which any will do; no word has it in it.
  fileprivate static let or = "|"

  /// Nil for what is no question of sources.
  package init?(_ dependency: Dependency) {
    guard case .answer(Self.kind, let about) = dependency, about.count >= 3,
      let folder = ProjectFolder(words: about)
    else { return nil }
    self.init(folder: folder, name: about[2], word: about.dropFirst(3).first)
  }

  private static let kind = "class"
}

extension ProjectSources {
  /// The answer to a question.
  package func answer(_ question: SourceQuestion) -> String {
    if question.word == SourceQuestion.orientations {
      return (try? orientations(ofClass: question.name, Cancellation()))?.text ?? "unknown"
    }
    if question.word == SourceQuestion.bases {
      return (try? bases(ofClass: question.name, Cancellation()))?.sorted()
        .joined(separator: " ") ?? "unknown"
    }
    if question.word == SourceQuestion.declared {
      return (try? declare(question.name, Cancellation())) == true ? "there" : "missing"
    }
    if question.word == SourceQuestion.mentions {
      return (try? lack(question.name, Cancellation())) == true ? "missing" : "there"
    }
    if question.word == SourceQuestion.module {
      return (try? lackModule(question.name, Cancellation())) == true ? "missing" : "there"
    }
    if let word = question.word, word.hasPrefix(SourceQuestion.loads) {
      let owner = String(word.dropFirst(SourceQuestion.loads.count))
      let isLoaded = try? loadElsewhere(question.name, ownedBy: owner, Cancellation())
      return isLoaded == true ? "there" : "missing"
    }
    if let word = question.word, word.hasPrefix(SourceQuestion.family) {
      let words = word.dropFirst(SourceQuestion.family.count).split(separator: SourceQuestion.or)
      return has(anyOf: Set(words.map(String.init)), inFamilyOf: question.name)
        ? "there" : "missing"
    }
    if let word = question.word, word.contains(SourceQuestion.or) || word.contains(".") {
      let words = Set(word.split(separator: SourceQuestion.or).map(String.init))
      return has(anyOf: words, inClass: question.name) ? "there" : "missing"
    }
    guard let found = try? find(question.name, Cancellation()) else { return "unknown" }
    return question.word.map { found.has($0) ? "there" : "missing" } ?? "known"
  }
}
