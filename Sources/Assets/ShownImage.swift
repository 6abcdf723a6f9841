import Synchronization
import Traits

/// An image that an interface shows: the file, and how large it is.
package struct ShownImage: Hashable, Sendable {
  package let file: ImageFile
  /// Points; nil where the file doesn't say it plainly, or is damaged.
  package let size: Size?
  /// Of a symbol's template: points between its guides, in a text of 100 points; nil where it has none.
  package let symbolWidth: Double?

  package init(file: ImageFile, size: Size?, symbolWidth: Double? = nil) {
    self.file = file
    self.size = size
    self.symbolWidth = symbolWidth
  }
}

/// What was asked of a library, and the answers.
final class ShownImages: Sendable {
  private let memory = Mutex(Memory())

  func image(
    named name: String, traits: TraitCollection, appearance: AssetAppearance,
    finding file: () -> ImageFile?
  ) -> ShownImage? {
    memory.withLock {
      $0.image(named: name, traits: traits, appearance: appearance, finding: file)
    }
  }
}

private struct Memory {
  private struct Question: Hashable {
    let name: String
    let traits: TraitCollection
    let appearance: AssetAppearance
  }

  private var answers: [Question: ShownImage?] = [:]
  /// Variants are shown in many environments.
  private var sizes: [ImageFile: Size?] = [:]
  private var symbolWidths: [ImageFile: Double?] = [:]

  mutating func image(
    named name: String, traits: TraitCollection, appearance: AssetAppearance,
    finding file: () -> ImageFile?
  ) -> ShownImage? {
    let question = Question(name: name, traits: traits, appearance: appearance)
    if let answer = answers[question] { return answer }
    let answer = file().map { file in
      ShownImage(file: file, size: size(of: file), symbolWidth: symbolWidth(of: file))
    }
    answers[question] = .some(answer)
    return answer
  }

  private mutating func size(of file: ImageFile) -> Size? {
    if let known = sizes[file] { return known }
    let size = file.pointSize
    sizes[file] = .some(size)
    return size
  }

  private mutating func symbolWidth(of file: ImageFile) -> Double? {
    guard file.isSymbol else { return nil }
    if let known = symbolWidths[file] { return known }
    let width = file.symbolWidth
    symbolWidths[file] = .some(width)
    return width
  }
}

extension AssetLibrary {
  /// The image with a name in the variant that fits the traits best, with its size; nil where the project
  /// has none. Each is looked up once: layouts ask for the same ones again and again.
  package func shownImage(
    named name: String, traits: TraitCollection, appearance: AssetAppearance = AssetAppearance()
  ) -> ShownImage? {
    var look = appearance
    look.screen = look.screen ?? screen
    return shown.image(named: name, traits: traits, appearance: look) {
      image(named: name, traits: traits, appearance: look)
    }
  }
}
