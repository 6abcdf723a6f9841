import Drawing
import Foundation
import Linting
import Requests
import Simulation
import TextMetrics
import Traits
import WorkerProtocol

/// A sample that is played, with what each step did.
struct SamplePlay {
  static let phone = "iPhone 15 Pro"
  static let largePhone = "iPhone 15 Pro Max"
  static let pad = "iPad Pro (11-inch) (4th generation)"

  let steps: [SimulatedStep]

  init(
    _ sample: String, on device: String, _ orientation: Orientation, _ steps: [Step] = [],
    companion: Bool = true
  ) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Resources/Samples/\(sample).storyboard").path
    var request = SimulateParameters(file: path)
    request.device = device
    request.orientation = orientation
    request.steps = steps
    request.results = .all
    request.frames = .all
    request.companion = companion
    let resolver = Resolver(
      catalogue: .builtIn, text: CompatibleTextMeasurer(), rules: .lint, standardInput: .requests)
    var played: [SimulatedStep] = []
    try resolver.simulate(request) { played.append($0) }
    if let error = played.last?.error { throw error }
    self.steps = played
  }

  /// The state after the last step.
  var last: SimulatedStep { steps[steps.count - 1] }

  /// The app's first controller in the end, which may be in a container that the app makes in code.
  var root: SimulatedController {
    let root = last.controllers
    return root.isContainerInCode ? root.children.first ?? root : root
  }
}

extension SimulatedStep {
  var texts: [String] { events.map(\.text) }

  /// What is wrong with the layout; that a text is cut off may be meant.
  var faults: [Issue]? { issues?.filter { $0.severity == .error } }

  /// The view with an id, with its frame in the window.
  func view(_ id: String) -> DrawnView? { root?.descendant(id) }

  /// The cells of a table that are shown, by the ids that their prototypes have.
  func cells(of table: String) -> [DrawnView] {
    view(table)?.children.filter { $0.look.kind == .tableViewCell } ?? []
  }
}

extension SimulatedController {
  var isContainerInCode: Bool { id == "ninefold:container" }

  /// The controllers on screen that hold no others, in order.
  var shown: [String] {
    let inner = (children + presented).flatMap(\.shown)
    return isVisible && inner.isEmpty ? [id] : inner
  }

  /// The controller, or one in or over it.
  func controller(_ id: String) -> SimulatedController? {
    if self.id == id { return self }
    return (children + presented).lazy.compactMap { $0.controller(id) }.first
  }

  /// What is presented in it or over it.
  var presentedForm: PresentationForm? {
    presentation?.form ?? children.lazy.compactMap(\.presentedForm).first
  }
}

extension DrawnView {
  /// With its frame in the coordinates of the view that is asked.
  func descendant(_ id: String) -> DrawnView? {
    if self.id == id { return self }
    for child in children {
      guard var found = child.descendant(id) else { continue }
      let shift = self.shift(of: child)
      if found.id != child.id {
        found.frame.x += child.frame.x
        found.frame.y += child.frame.y
      }
      found.frame.x += shift.x
      found.frame.y += shift.y
      return found
    }
    return nil
  }

  /// All texts in it, in order.
  var texts: [String] {
    [look.text].compactMap { $0 } + children.flatMap(\.texts)
  }
}

extension DrawnView {
  /// How many filled stars are in it.
  var stars: Int {
    (look.image?.name == "star.fill" ? 1 : 0) + children.reduce(0) { $0 + $1.stars }
  }
}
