import Assets
import Files
import Processes

/// A question about the classes of a project's sources, as a `Witness` notes it.
package struct SourceQuestion: Hashable {
  package let folder: ProjectFolder
  /// The class's.
  let name: String
  /// Whether its sources have it; nil for whether they declare the class.
  let word: String?

  var sight: Witness.Sight {
    .answer(kind: Self.kind, about: folder.words + [name] + (word.map { [$0] } ?? []))
  }

  init(folder: ProjectFolder, name: String, word: String?) {
    (self.folder, self.name, self.word) = (folder, name, word)
  }

  /// Whether the files of a class, or of one above it, have any of some words.
  init(anyOf words: Set<String>, inClass name: String, of folder: ProjectFolder) {
    self.init(folder: folder, name: name, word: words.sorted().joined(separator: Self.or))
  }

  /// In place of a word: in which orientations the class has itself shown.
  static let orientations = "|orientations"

  /// Between words of which any will do; no word has it in it.
  fileprivate static let or = "|"

  /// Nil for what is no question of sources.
  package init?(_ sight: Witness.Sight) {
    guard case .answer(Self.kind, let about) = sight, about.count >= 3,
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
    if let word = question.word, word.contains(SourceQuestion.or) || word.contains(".") {
      let words = Set(word.split(separator: SourceQuestion.or).map(String.init))
      return has(anyOf: words, inClass: question.name) ? "there" : "missing"
    }
    guard let found = try? find(question.name, Cancellation()) else { return "unknown" }
    return question.word.map { found.has($0) ? "there" : "missing" } ?? "known"
  }
}
