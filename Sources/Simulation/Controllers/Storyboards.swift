import Companion
import InterfaceBuilder
import Localization
import Scenes

/// Finds the storyboard that a storyboard reference names: its name without extension. Nil where there is none.
package typealias StoryboardLoader = (_ name: String) -> FoundStoryboard?

/// A file that a storyboard reference names.
package struct FoundStoryboard: Sendable {
  /// Nil where the file can't be read.
  package let set: SceneSet?
  /// What is wrong with the file, or with the companion file beside it; nil for nothing.
  package let fault: String?

  package init(_ set: SceneSet?, fault: String? = nil) {
    self.set = set
    self.fault = fault
  }
}

/// The storyboards that an app's interface is made of.
struct Storyboards {
  struct Storyboard: Sendable {
    let set: SceneSet
    /// Titles of scenes by the id of their controller.
    let titles: [String: String]
    /// What is wrong with its companion file.
    let fault: String?

    var graph: SegueGraph { self.set.graph }

    init(_ set: SceneSet, fault: String? = nil) {
      self.set = set
      self.fault = fault
      titles = Dictionary(
        set.entries.compactMap { entry in entry.controller?.id.map { ($0, entry.title) } },
        uniquingKeysWith: { first, _ in first })
    }
  }

  let main: SceneSet
  /// By name; the main one's is empty.
  private var loaded: [String: Storyboard]
  /// What code is declared to do, the main storyboard's first.
  private(set) var companions: [CompanionFile]
  private let loader: StoryboardLoader

  init(main: SceneSet, loader: @escaping StoryboardLoader) {
    self.main = main
    loaded = ["": Storyboard(main)]
    companions = [main.companion].compactMap { $0 }
    self.loader = loader
  }

  subscript(name: String) -> Storyboard? { loaded[name] }

  /// The main one's, and then by their names.
  var sets: [SceneSet] { loaded.sorted { $0.key < $1.key }.map(\.value.set) }

  /// The scene that a `<viewControllerPlaceholder>` stands for.
  /// - Returns: the storyboard's name and the controller; nil where either isn't there, with the
  ///   rule that says which.
  mutating func resolve(
    _ element: Element, in storyboard: String
  ) -> Result<(storyboard: String, controller: Element), MissingReference> {
    let reference = StoryboardReference(element)
    if let bundle = reference.bundle {
      return .failure(
        MissingReference(
          rule: .missingStoryboard,
          detail: localized("It is in the bundle “%1$s”, outside the app's own.", bundle)))
    }
    let name = reference.storyboard ?? storyboard
    if loaded[name] == nil {
      guard let found = loader(name) else {
        return .failure(MissingReference(rule: .missingStoryboard))
      }
      guard let set = found.set else {
        return .failure(MissingReference(rule: .unreadableStoryboard, detail: found.fault))
      }
      loaded[name] = Storyboard(set, fault: found.fault)
      companions += [set.companion].compactMap { $0 }
    }
    guard let target = loaded[name] else {
      return .failure(MissingReference(rule: .missingStoryboard))
    }
    let controller =
      reference.identifier.map { identifier in
        target.graph.controllers.first { $0.storyboardIdentifier == identifier }
      } ?? target.set.document.initialController
    guard let controller else { return .failure(MissingReference(rule: .missingController)) }
    return .success((name, controller))
  }

  struct MissingReference: Error {
    let rule: SimulationNote.Rule
    var detail: String?
  }
}
