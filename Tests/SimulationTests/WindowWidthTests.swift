import Testing
import Traits

@testable import Simulation

/// Containers and presentations in a window that is dragged from one width to the next and back. A width is regular from
/// 678 points on (`SizeClassCell.regularWidth` has the sources); what follows of it is UIKit's documentation of each.
struct WindowWidthTests {
  private static let widths = [1_180.0, 981, 694, 678, 677, 639, 507, 375, 320]
  private static let there = widths + widths.reversed()
  private static let height = 900.0

  private func pad(_ system: Int) throws -> SimulatedScreen {
    try device("iPad Pro (12.9-inch) (6th generation)", .landscape, system: system)
  }

  private static func isRegular(_ width: Double) -> Bool { width >= 678 }

  /// Drags a window there and back.
  /// - Parameter check: Told the width, whether a size class changed, and what was logged.
  private func drag(
    _ simulation: inout Simulation,
    _ check: (Simulation, Double, Bool, [String]) throws -> Void
  ) throws {
    var last = simulation.screen.windowSize.width
    for width in Self.there where width != last {
      let log = try simulation.perform(.resize(width: width, height: Self.height)).log
      try check(simulation, width, Self.isRegular(width) != Self.isRegular(last), log)
      #expect(simulation.brokenInvariants.isEmpty, "\(width)")
      last = width
    }
  }

  /// `UISplitViewController`: in a compact width its columns are one stack, in a regular one they are beside each other,
  /// and it is told of each width.
  @Test(arguments: [12, 17, 18, 26]) func splitViews(_ system: Int) throws {
    var simulation = try Simulation(
      splitApp(#"preferredDisplayMode="allVisible""#), on: pad(system))
    try drag(&simulation) { simulation, width, crosses, log in
      let shape =
        Self.isRegular(width)
        ? "split(listNav(list) detailNav(detail))" : "split(listNav(list detailNav(detail)))"
      #expect(simulation.shape == shape, "\(width)")
      #expect(log.contains("split viewWillTransition(to: \(Int(width))×900)"), "\(width)")
      for callback in ["traitCollectionDidChange", "willTransition(to: w", "ollaps", "separate"] {
        let isTold = log.contains { $0.contains(callback) }
        if callback == "ollaps" || callback == "separate" {
          #expect(!isTold || crosses, "\(callback) at \(width)")
        } else {
          #expect(isTold == crosses, "\(callback) at \(width)")
        }
      }
    }
  }

  /// `UITabBarController` keeps its tabs, and what one has pushed, over all widths.
  @Test(arguments: [17, 18, 26]) func tabBars(_ system: Int) throws {
    var simulation = try Simulation(
      [
        tabBar("tabs", ["first", "second"]), navigation("first", root: "a"),
        controller("a", "viewController", "", segue("more", "show", to: "b")), controller("b"),
        controller("second"),
      ], on: pad(system))
    try simulation.perform(.segue(id: "more"))
    let shape = simulation.shape
    try drag(&simulation) { simulation, width, crosses, log in
      #expect(simulation.shape == shape, "\(width)")
      #expect(log.contains("b viewWillTransition(to: \(Int(width))×900)"), "\(width)")
      #expect(log.contains { $0.contains("traitCollectionDidChange") } == crosses, "\(width)")
    }
  }

  struct Row: CustomStringConvertible {
    let style: String
    let system: Int
    let regular: PresentationForm
    let compact: PresentationForm
    var description: String { "\(style) on iOS \(system)" }
  }

  /// Sheets, form sheets and popovers adapt where the width becomes compact, and are what they were on the way back.
  /// Source: semantics.md, section 6; those of each size class are in ``PresentationStyleTests``.
  @Test(arguments: [
    Row(style: "formSheet", system: 12, regular: .formSheet, compact: .fullScreen),
    Row(style: "formSheet", system: 26, regular: .formSheet, compact: .card),
    Row(style: "pageSheet", system: 12, regular: .pageSheet, compact: .fullScreen),
    Row(style: "pageSheet", system: 26, regular: .pageSheet, compact: .card),
    Row(style: "automatic", system: 17, regular: .pageSheet, compact: .card),
    Row(style: "automatic", system: 26, regular: .formSheet, compact: .card),
    Row(style: "popover", system: 12, regular: .popover, compact: .fullScreen),
    Row(style: "popover", system: 26, regular: .popover, compact: .card),
    Row(style: "fullScreen", system: 26, regular: .fullScreen, compact: .fullScreen),
  ])
  func presentations(_ row: Row) throws {
    var simulation = try Simulation(
      [
        controller(
          "a", "viewController", "",
          segue("s", "presentation", to: "b", "modalPresentationStyle=\"\(row.style)\"")),
        controller("b"),
      ], on: pad(row.system))
    try simulation.perform(.segue(id: "s"))
    try drag(&simulation) { simulation, width, crosses, log in
      #expect(simulation.shape == "a > b")
      let form = simulation.tree.presentation?.form
      #expect(form == (Self.isRegular(width) ? row.regular : row.compact), "\(width)")
      #expect(
        log.contains { $0.hasPrefix("a traitCollectionDidChange") } == crosses, "\(width)")
    }
  }
}
