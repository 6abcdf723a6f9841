import FoundationEssentials
import InterfaceBuilder
import Scenes
import Testing
import Traits

@testable import Simulation

/// Performs every segue of every document below the folder that `NINEFOLD_CORPUS` names. The corpus
/// is not part of the project, so without the variable the test is skipped.
struct CorpusTests {
  private static let folder = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]

  @Test(.enabled(if: folder != nil, "set NINEFOLD_CORPUS to a folder of documents"))
  func everySegueIsPerformed() throws {
    let folder = try #require(Self.folder)
    var performed = 0
    var refused: [SimulationError.Code: Int] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    where name.hasSuffix(".storyboard") {
      guard let document = try? Document.read(path: folder + "/" + name) else { continue }
      let set = SceneSet(document)
      let graph = SegueGraph(document)
      let first = try Simulation.starting(set)
      for device in [phone, plus, pad] {
        let model = try #require(DeviceCatalogue.builtIn.device(named: device))
        for orientation in Orientation.shapes {
          let screen = SimulatedScreen(model, orientation, system: SystemVersion(17))
          var starts: [Element: Simulation] = [:]
          for edge in graph.edges where Self.isPerformed(edge) {
            do throws(SimulationError) {
              let start = Self.start(of: edge, in: graph)
              if starts[start.controller] == nil {
                starts[start.controller] = try first?.restarted(
                  on: screen, initial: start.controller.id)
              }
              guard let simulation = starts[start.controller] else { continue }
              try Self.perform(edge, after: start.segue, in: simulation, "\(name) on \(device)")
              performed += 1
            } catch {
              refused[error.code, default: 0] += 1
            }
          }
        }
      }
    }
    print("\(performed) segues performed, refused: \(refused)")
    #expect(performed > 0)
    // Segues that UIKit refuses too: push segues without a navigation controller, and unwind segues
    // of controllers that nothing leads to.
    let expected: Set<SimulationError.Code> = [.noNavigationController, .noUnwindDestination]
    #expect(Set(refused.keys).isSubset(of: expected), "\(refused)")
  }

  private static func isPerformed(_ edge: SegueGraph.Edge) -> Bool {
    edge.id != nil && !["relationship", "embed"].contains(edge.segue.kind)
  }

  private struct Start {
    let controller: Element
    /// Leads to the source of an unwind segue.
    let segue: SegueGraph.Edge?
  }

  /// Where to start so that the containers of a segue's source are around it. An unwind segue is
  /// performed after one that leads to its source.
  private static func start(of edge: SegueGraph.Edge, in graph: SegueGraph) -> Start {
    let outermost = container(of: edge.source, in: graph)
    guard edge.segue.kind == "unwind",
      let incoming = graph.segues(to: outermost).first(where: {
        isPerformed($0) && $0.segue.kind != "unwind" && $0.source != outermost
      })
    else { return Start(controller: outermost, segue: nil) }
    return Start(controller: container(of: incoming.source, in: graph), segue: incoming)
  }

  private static func container(of controller: Element, in graph: SegueGraph) -> Element {
    var outermost = controller
    var seen: Set<Element> = [controller]
    while let next = graph.segues(to: outermost).first(where: { !isPerformed($0) })?.source,
      seen.insert(next).inserted
    {
      outermost = next
    }
    return outermost
  }

  /// Performs a segue, turns the device back and forth, dismisses and goes back, and looks at every
  /// state.
  private static func perform(
    _ edge: SegueGraph.Edge, after incoming: SegueGraph.Edge?, in start: Simulation,
    _ place: String
  ) throws(SimulationError) {
    var simulation = start
    func check(_ what: String) {
      let broken = simulation.brokenInvariants
      #expect(broken.isEmpty, "\(place), \(edge.id ?? ""), \(what): \(simulation.shape)")
    }
    check("started")
    for segue in [incoming, edge].compactMap({ $0 }) {
      let source = try instance(of: segue.source, in: &simulation)
      try simulation.perform(.segue(id: segue.id ?? "", from: source))
      check("performed")
    }
    for turn in 1...2 {
      try simulation.perform(.rotate())
      check("turned \(turn)")
    }
    if simulation.frontPresentation != nil {
      try simulation.perform(.dismiss())
      check("dismissed")
    }
    while (try? simulation.perform(.back())) != nil { check("went back") }
  }

  /// A running controller of a scene; tabs are selected until there is one on screen.
  private static func instance(
    of element: Element, in simulation: inout Simulation
  ) throws(SimulationError) -> ControllerID? {
    func visible() -> ControllerID? {
      simulation.visibleControllers.last { simulation.element(of: $0) == element }
    }
    for tab in 0..<(simulation.tree.tabs?.tabs.count ?? 0) where visible() == nil {
      try simulation.perform(.selectTab(index: tab))
    }
    return visible() ?? simulation.controllers.values.first { $0.element == element }?.id
  }
}

extension Simulation {
  /// Nil for a document without a controller.
  fileprivate static func starting(_ set: SceneSet) throws -> Simulation? {
    guard set.entries.contains(where: { $0.controller != nil }) else { return nil }
    return try Simulation(set, on: device(phone))
  }
}
