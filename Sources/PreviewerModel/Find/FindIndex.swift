import Drawing
import TextMetrics
import Traits
import WorkerProtocol

/// By what each row of the outline is found.
struct FindIndex: Sendable {
  /// Of the rows, in their order.
  private(set) var terms: [[FindTerm]] = []
  /// The rows that one goes through: of a view that is shown in its own scene and inside a container, the one in
  /// its own.
  private(set) var isStop: [Bool] = []
  /// The rows that rows are in, nil for scenes.
  private(set) var parents: [Int?] = []

  init() {}

  init(_ outline: Outline, scenes: [ResolvedScene], connections: DocumentConnections) {
    let nodes = outline.nodes
    parents = Array(repeating: nil, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      for child in node.children { parents[child] = index }
    }
    let sources = Dictionary(
      scenes.map { ($0.id, SceneTerms($0, connections)) }, uniquingKeysWith: { first, _ in first })
    let roots = Dictionary(
      scenes.compactMap { scene in scene.root.map { ($0.id, scene.id) } },
      uniquingKeysWith: { first, _ in first })
    isStop = Array(repeating: true, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      let (scene, view) = (node.selection.scene, node.selection.view)
      terms.append(sources[scene]?.terms(of: node) ?? [])
      // What is above a row comes before it.
      let isOthers = view.flatMap { roots[$0] }.map { $0 != scene } ?? false
      isStop[index] = !isOthers && (parents[index].map { isStop[$0] } ?? true)
    }
  }

  /// What a query finds; nil for one that looks for nothing.
  func result(of query: FindQuery) -> FindResult? {
    guard !query.isEmpty else { return nil }
    var result = FindResult()
    for (index, terms) in terms.enumerated() {
      guard let term = query.match(in: terms) else { continue }
      result.matches[index] = term
      if isStop[index] { result.stops.append(index) }
      var row: Int? = index
      while let shown = row, result.shown.insert(shown).inserted { row = parents[shown] }
    }
    return result
  }
}

/// Rows of the outline that were found, by their indices.
package struct FindResult: Hashable, Sendable {
  /// Each with what it was found by.
  package fileprivate(set) var matches: [Int: FindTerm] = [:]
  /// Those that one goes through, in order.
  package fileprivate(set) var stops: [Int] = []
  /// Those that match or lead to a match.
  package fileprivate(set) var shown: Set<Int> = []

  /// The next stop after a row, or the one before it, around the ends; the row itself is none of them.
  /// - Parameter row: Nil begins at an end.
  func stop(after row: Int?, backwards: Bool = false) -> Int? {
    guard let row else { return backwards ? stops.last : stops.first }
    return backwards
      ? stops.last { $0 < row } ?? stops.last : stops.first { $0 > row } ?? stops.first
  }

  /// Which of the stops a row is, from 1.
  func place(of row: Int) -> Int? { stops.firstIndex(of: row).map { $0 + 1 } }
}

/// What the rows of one scene are found by.
private struct SceneTerms {
  private let scene: ResolvedScene
  /// By view; of the scene itself by an empty id, which no view has.
  private var written: [String: [FindTerm]] = [:]
  private var drawn: [String: DrawnView] = [:]

  init(_ scene: ResolvedScene, _ connections: DocumentConnections) {
    self.scene = scene
    for term in scene.terms ?? [] { add(FindTerm(term.kind.shown, term.text), of: term.view) }
    for constraint in scene.constraints ?? [] {
      for view in Set(constraint.views) { add(FindTerm(.id, constraint.id), of: view) }
    }
    for segue in connections.segues where segue.source.scene == scene.id {
      let view = segue.source.view
      if let identifier = segue.identifier { add(FindTerm(.identifier, identifier), of: view) }
      if let id = segue.id { add(FindTerm(.id, id), of: view) }
    }
    for link in connections.links {
      for end in Set([link.source, link.destination]) where end.scene == scene.id {
        add(FindTerm(.outlet, link.name), of: end.view)
      }
    }
    func collect(_ view: DrawnView) {
      drawn[view.id] = view
      for child in view.children { collect(child) }
    }
    if let root = scene.root { collect(root) }
  }

  private mutating func add(_ term: FindTerm, of view: String?) {
    written[view ?? "", default: []].append(term)
  }

  func terms(of node: Outline.Node) -> [FindTerm] {
    var terms = written[node.selection.view ?? ""] ?? []
    guard let id = node.selection.view else {
      terms += [scene.id, scene.controllerID].compactMap { $0 }.map { FindTerm(.id, $0) }
      terms += [scene.reference?.storyboard, scene.reference?.identifier].compactMap { $0 }
        .map { FindTerm(.identifier, $0) }
      if node.isNamed { terms.insert(FindTerm(.label, node.name), at: 0) }
      return terms + [FindTerm(.className, scene.controllerClass)]
    }
    if let view = drawn[id] {
      terms += view.look.searchTerms
      terms.append(FindTerm(.className, view.className))
    }
    // Where nothing is written of it, such as while the interface runs.
    if node.isNamed, !terms.contains(where: { $0.text == node.name }) {
      terms.insert(FindTerm(.label, node.name), at: 0)
    }
    return terms + [FindTerm(.className, node.className), FindTerm(.id, id)]
  }
}

extension SearchTerm.Kind {
  /// What people call it.
  package var shown: FindTerm.Kind {
    switch self {
    case .text: .text
    case .image: .image
    case .font: .font
    case .color: .color
    case .customClass: .className
    case .identifier: .identifier
    case .label: .label
    case .id: .id
    case .outlet: .outlet
    }
  }
}

extension Look {
  /// What is drawn, which may come from the system, a catalogue or a style.
  fileprivate var searchTerms: [FindTerm] {
    let texts = [
      text, attributedText?.text.runs.map(\.text).joined(), field?.placeholder, field?.prompt,
      bar?.prompt,
    ]
    let images = [image, button?.backgroundImage] + items.map(\.image)
    let colors = [visibleBackground, textColor]
    return (texts + items.map(\.title)).compactMap { $0 }.map { FindTerm(.text, $0) }
      + images.compactMap { $0?.name }.map { FindTerm(.image, $0) }
      + (font.map { [FindTerm(.font, $0.words)] } ?? [])
      + colors.compactMap { $0?.text }.map { FindTerm(.color, $0) }
  }
}

extension Font {
  /// Such as `system semibold 17`.
  fileprivate var words: String {
    let name =
      switch family {
      case .named(let name): name
      case .file(let face): face.name
      case .system, .earlierSystem, .legacySystem: "system"
      }
    return [name, weight.rawValue, italic ? "italic" : nil, pointSize.text()].compactMap { $0 }
      .joined(separator: " ")
  }
}
