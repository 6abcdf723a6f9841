import Drawing
import FoundationEssentials
import InterfaceBuilder
import Scenes
import Staging
import Traits
import WorkerProtocol

/// Pictures of the scenes that findings are in, each on a screen where the finding occurs. Findings of one scene
/// and screen share a picture.
struct FindingPictures {
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
    let size: Size
    let root: DrawnView
  }

  /// So that a report can't grow without bound: as many pictures, and as many pixels wide.
  private static let mostPictures = 100
  private static let width = 320.0
  /// A scene that is many screens high is not drawn.
  private static let largestHeight = 4_000.0

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
      number: drawn.number, size: drawn.size,
      outline: element.withAncestors.lazy.compactMap(\.id)
        .compactMap { drawn.root.place(of: $0) }.first?.cut(to: drawn.size))
  }

  private mutating func draw(
    _ entry: SceneSet.Entry, of scenes: SceneSet, _ source: DocumentSource, _ name: String
  ) -> Drawn? {
    let isDark = name.hasSuffix(", dark")
    let screen = screens[isDark ? String(name.dropLast(", dark".count)) : name]
    var own = ResolveParameters(file: source.name)
    own.asDesigned = true
    guard
      let canvas = screen?.canvas
        ?? (try? CanvasChoice(own, catalogue: resolver.catalogue).canvas(for: scenes)),
      screen != nil || name == LintMatrix.designedName
    else { return nil }
    let appearance: Appearance = isDark ? .dark : canvas.appearance
    let assets = resolver.assets(of: source)
    let engine = resolver.engine(showing: assets, appearance, Cancellation())
    var stager = resolver.stager(of: scenes, on: canvas, with: engine)
    guard let laidOut = try? stager.layOut(entry), laidOut.canvas.width > 0,
      laidOut.canvas.height <= Self.largestHeight
    else { return nil }
    let root = resolver.drawnTree(
      of: laidOut, appearance: appearance, assets: assets, images: assets)
    let picture = ScenePicture(root: root, canvasSize: laidOut.canvas, device: nil)
    let painter = resolver.painter
    guard
      let file = try? PictureFile.Format.png.bytes(
        size: picture.size, scale: min(1, Self.width / picture.size.width),
        { picture.paint(with: painter, on: $0) })
    else { return nil }
    files.append(file)
    return Drawn(number: files.count - 1, size: picture.size, root: root)
  }
}

extension SceneSet.Entry {
  /// Whether an element is in the scene.
  fileprivate func holds(_ element: Element) -> Bool {
    element.withAncestors.contains { $0 == controller || $0 == root }
  }
}

extension Element {
  fileprivate var withAncestors: [Element] {
    var elements = [self]
    while let parent = elements.last?.parent { elements.append(parent) }
    return elements
  }
}

extension DrawnView {
  /// The frame of a view in the coordinates of what this one is in.
  fileprivate func place(of id: String) -> Rect? {
    if self.id == id { return frame }
    let offset = look.scrolling?.offset
    for child in children {
      guard var place = child.place(of: id) else { continue }
      place.x += frame.x - (offset?.x ?? 0)
      place.y += frame.y - (offset?.y ?? 0)
      return place
    }
    return nil
  }
}

extension Rect {
  /// What of it is in a picture; nil where nothing is.
  fileprivate func cut(to size: Size) -> Rect? {
    let (left, top) = (max(x, 0), max(y, 0))
    let (right, bottom) = (min(maxX, size.width), min(maxY, size.height))
    guard right >= left, bottom >= top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
