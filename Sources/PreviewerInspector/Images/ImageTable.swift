import Localization
import Traits
import WorkerProtocol

/// The files of an image in rows by what they are for, and columns by their scales.
struct ImageTable: Equatable {
  struct Row: Equatable {
    /// Size classes or devices, and appearances.
    var title: String
    /// One for each column; several where files are for the same.
    var cells: [[ImageResult.Variant]]
  }

  /// Of the columns, such as @2x.
  private(set) var scales: [String]
  private(set) var rows: [Row] = []

  init(_ image: ImageResult) {
    let all = image.variants
    // What is for any scale comes first.
    let known = Set(all.map { $0.scale ?? 0 }).sorted()
    scales = known.map { $0 == 0 ? localized("Any scale") : "@\($0.text())x" }
    var classes: [String?] = []
    for variant in all where !classes.contains(variant.classes) { classes.append(variant.classes) }
    // What is for everything comes first, then as the set has it.
    classes = classes.filter { $0 == nil } + classes.filter { $0 != nil }
    for classes in classes {
      let ofClasses = all.filter { $0.classes == classes }
      var looks: [String?] = []
      for variant in ofClasses where !looks.contains(variant.look) { looks.append(variant.look) }
      looks = looks.filter { $0 == nil } + looks.filter { $0 != nil }
      for look in looks {
        let words = [classes, look].compactMap(\.self).joined(separator: ", ")
        rows.append(
          Row(
            title: words.isEmpty ? localized("Any") : Self.heading(words),
            cells: known.map { scale in
              ofClasses.filter { $0.look == look && ($0.scale ?? 0) == scale }
            }))
      }
    }
  }

  /// Begins with a capital letter, but for a name that has its own, such as iPhone.
  private static func heading(_ words: String) -> String {
    words.prefix { $0.isLetter }.contains(where: \.isUppercase) ? words : words.capitalizedFirst
  }
}
