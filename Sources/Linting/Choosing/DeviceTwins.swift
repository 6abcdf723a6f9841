import Files
import InterfaceBuilder
import Scenes
import Traits

/// Scenes and documents that are there twice, once for phones and once for pads, as their names say. Code, or UIKit,
/// chooses one of both, so each counts on its own devices.
struct DeviceTwins {
  /// By the ids of entries; those of scenes that are for any device aren't there.
  private let idioms: [String: Idiom]

  /// - Parameter scenes: Two of the same class are twins where the storyboard identifier of one says for what it is.
  init(_ scenes: SceneSet) {
    var idioms: [Element: Idiom] = [:]
    let named = scenes.graph.controllers.filter {
      $0.customClass != nil && $0["storyboardIdentifier"] != nil
    }
    for twins in Dictionary(grouping: named, by: { $0.customClass ?? "" }).values {
      let said = twins.map { Self.idiom(in: $0["storyboardIdentifier"] ?? "") }
      guard twins.count == 2, Set(said).count == 2 else { continue }
      for (twin, idiom) in zip(twins, said) {
        // The other one's says it for both.
        idioms[twin] = idiom ?? (said.contains(.phone) ? .pad : .phone)
      }
    }
    Self.spread(&idioms, in: scenes)
    let pairs = scenes.entries.compactMap { entry in
      entry.controller.flatMap { idioms[$0] }.map { (entry.id, $0) }
    }
    self.idioms = Dictionary(pairs) { first, _ in first }
  }

  /// What only scenes for one kind of device lead to is for that kind, too.
  private static func spread(_ idioms: inout [Element: Idiom], in scenes: SceneSet) {
    guard !idioms.isEmpty else { return }
    let graph = scenes.graph
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for controller in graph.controllers
      where idioms[controller] == nil && controller["storyboardIdentifier"] == nil
        && controller != scenes.document.initialController
      {
        let leading = Set(
          graph.segues(to: controller).map(\.source).filter { $0 != controller }.map { idioms[$0] })
        guard leading.count == 1, case let idiom?? = leading.first else { continue }
        idioms[controller] = idiom
        hasChanged = true
      }
    }
  }

  func has(_ entry: SceneSet.Entry, on idiom: Idiom) -> Bool {
    idioms[entry.id].map { $0 == idiom } ?? true
  }

  // MARK: Names

  private static let words: [(word: String, idiom: Idiom)] = [("iphone", .phone), ("ipad", .pad)]

  private static func idiom(in name: String) -> Idiom? {
    let name = name.lowercased()
    return words.first { name.contains($0.word) }?.idiom
  }

  /// The kind of device that a document is for, where another beside it is for the other kind: `Pier~ipad.xib`, which
  /// UIKit itself takes on pads, `Pier_iPad.xib` beside `Pier_iPhone.xib` or `Pier.xib`, and these.
  static func idiom(ofDocument path: String) -> Idiom? {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    guard let dot = path.lastIndex(of: "."), start < dot else { return nil }
    let (stem, ending) = (String(path[..<dot]), path[dot...])
    let name = path[start..<dot]
    func isThere(_ other: String) -> Bool {
      let path = other + ending
      DependencyRecorder.record(path: path)
      return FileState(path: path) != nil
    }
    for (own, other, idiom) in [("iPhone", "iPad", Idiom.phone), ("iPad", "iPhone", .pad)] {
      if name.hasSuffix("~" + own.lowercased()) { return idiom }
      for mark in ["_", "-", " ", ""] where name.hasSuffix(mark + own) {
        let base = String(stem.dropLast(mark.count + own.count))
        if isThere(base + mark + other) || isThere(base) { return idiom }
      }
      if isThere(stem + "~" + other.lowercased()) { return idiom }
      if ["_", "-"].contains(where: { isThere(stem + $0 + other) }) { return idiom }
    }
    return nil
  }
}
