import Drawing
import InterfaceBuilder
import Requests
import Scenes
import Traits
import WorkerProtocol

/// Pictures of the scenes that findings are in, each on a screen where the finding occurs. Findings of one scene
/// and screen share a picture.
package struct FindingPictures {
  struct Picture {
    /// Which of the pictures it is, from 0.
    let number: Int
    /// Points.
    let size: Size
    /// What is outlined: the view's frame in the picture, cut off at its edges; nil where it isn't in it.
    let outline: Rect?
  }

  private struct Drawn {
    let number: Int
    let drawing: SceneDrawing
  }

  /// So that a report can't grow without bound: as many pictures, and as many pixels wide.
  private static let mostPictures = 100
  private static let width = 320.0

  /// PNG files, by their numbers.
  private(set) var files: [[UInt8]] = []
  private var drawn: [[String]: Drawn?] = [:]
  private let resolver: Resolver
  private let request: LintParameters
  private let screens: [String: LintMatrix.Screen]

  init(_ resolver: Resolver, _ request: LintParameters, _ matrix: LintMatrix) {
    self.resolver = resolver
    self.request = request
    screens = Dictionary(
      matrix.screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The picture of a finding; nil where it is in no scene, or there are too many already.
  mutating func picture(of finding: LintFinding) -> Picture? {
    let source = DocumentSource(name: finding.file, root: request.root)
    // An implicit rule is named by its kind and the view that it is of.
    guard let id = finding.id?.split(separator: ":").last.map(String.init),
      let scenes = try? resolver.scenes(of: source),
      let element = scenes.document.element(id: finding.id ?? id)
        ?? scenes.document.element(id: id),
      let entry = scenes.entries.first(where: { $0.holds(element) })
    else { return nil }
    let screen = finding.screens.first { $0 != LintMatrix.designedName } ?? LintMatrix.designedName
    let key = [finding.file, entry.id, screen]
    if drawn[key] == nil {
      let made = files.count < Self.mostPictures ? draw(entry, of: scenes, source, screen) : nil
      drawn[key] = .some(made)
    }
    guard let drawn = drawn[key] ?? nil else { return nil }
    return Picture(
      number: drawn.number, size: drawn.drawing.size,
      outline: element.withAncestors.lazy.compactMap(\.id).compactMap(drawn.drawing.place).first)
  }

  private mutating func draw(
    _ entry: SceneSet.Entry, of scenes: SceneSet, _ source: DocumentSource, _ name: String
  ) -> Drawn? {
    let isDark = name.hasSuffix(", dark")
    let screen = screens[isDark ? String(name.dropLast(", dark".count)) : name]
    var own = CanvasRequest()
    own.asDesigned = true
    guard
      let canvas = screen?.canvas
        ?? (try? CanvasChoice(own, catalogue: resolver.catalogue).canvas(for: scenes)),
      screen != nil || name == LintMatrix.designedName
    else { return nil }
    let appearance: Appearance = isDark ? .dark : canvas.appearance
    guard let drawing = resolver.drawing(of: entry, of: scenes, source, on: canvas, appearance),
      let file = try? drawing.png(scale: min(1, Self.width / drawing.size.width))
    else { return nil }
    files.append(file)
    return Drawn(number: files.count - 1, drawing: drawing)
  }
}
