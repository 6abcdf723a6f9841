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
      for device in [phone, plus, pad] {
        for orientation in Orientation.allCases {
          for edge in SegueGraph(document).edges {
            do throws(SimulationError) {
              performed += try play(edge, of: set, on: device, orientation, name)
            } catch {
              refused[error.code, default: 0] += 1
            }
          }
        }
      }
    }
    #expect(performed > 0)
    // Segues that UIKit refuses too, and those that lead nowhere.
    let expected: Set<SimulationError.Code> = [
      .noNavigationController, .noUnwindDestination, .unknownController,
    ]
    #expect(Set(refused.keys).isSubset(of: expected), "\(refused)")
    print("\(performed) segues performed, refused: \(refused)")
  }

  /// Starts at what leads to the segue's source, so that containers are around it; performs it, turns
  /// the device back and forth and goes back.
  private func play(
    _ edge: SegueGraph.Edge, of set: SceneSet, on device: String, _ orientation: Orientation,
    _ name: String
  ) throws(SimulationError) -> Int {
    guard !["relationship", "embed"].contains(edge.segue.kind) else { return 0 }
    guard let id = edge.id, let source = edge.source.id,
      let model = DeviceCatalogue.builtIn.device(named: device)
    else { return 0 }
    let graph = SegueGraph(set.document)
    var start = edge.source
    var seen: Set<String> = []
    while let container = graph.segues(to: start).first(where: {
      ["relationship", "embed"].contains($0.segue.kind)
    })?.source, let outer = container.id, seen.insert(outer).inserted {
      start = container
    }
    let screen = SimulatedScreen(model, orientation, system: SystemVersion(17))
    var simulation = try Simulation(set, on: screen, initial: start.id)
    func check(_ what: String) {
      let broken = simulation.brokenInvariants
      #expect(
        broken.isEmpty, "\(name), \(id) on \(device) \(orientation), \(what): \(simulation.shape)")
    }
    check("started")
    let isThere = simulation.visibleControllers.contains { $0.name == source }
    if !isThere { simulation = try Simulation(set, on: screen, initial: source) }
    try simulation.perform(.segue(id: id))
    check("performed")
    try simulation.perform(.rotate())
    check("turned")
    try simulation.perform(.rotate())
    check("turned back")
    if simulation.frontPresentation != nil {
      try simulation.perform(.dismiss())
      check("dismissed")
    }
    while (try? simulation.perform(.back())) != nil { check("went back") }
    return 1
  }
}
