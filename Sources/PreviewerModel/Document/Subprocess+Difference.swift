import FoundationEssentials
import Localization
import PreviewerWorker

extension Subprocess {
  /// Has the worker say what a text has otherwise than a document's file.
  /// - Parameter finish: Told the difference, or why there is none.
  static func difference(
    from path: String, to text: String, then finish: @escaping @MainActor (String) -> Void
  ) -> Subprocess {
    Subprocess(worker: ["diff", path, "-"], input: Array(text.utf8)) { answer in
      switch answer {
      case .success(let data):
        var words = String(decoding: data, as: UTF8.self)
        while words.last?.isNewline == true { words.removeLast() }
        finish(
          words.isEmpty
            ? localized("Both have the same.") : localized("From the file to yours:\n%1$s", words))
      case .failure(let failure): finish(failure.message)
      }
    }
  }
}
