/// The bars and the size that Interface Builder pretends a controller has.
package struct SimulatedMetrics: Hashable, Sendable {
  package enum Bar: Hashable, Sendable {
    /// Whatever the controllers around this one would show.
    case inferred
    case none
    /// The element that describes the bar.
    case simulated(Element)
  }

  package let statusBar: Bar
  package let topBar: Bar
  package let bottomBar: Bar
  /// Whether it has a size of its own rather than that of a screen or a sheet.
  package let isFreeform: Bool
  /// Whether it has the size of a page sheet on its screen.
  package let isPageSheet: Bool

  package init(of controller: Element) {
    statusBar = Self.bar("simulatedStatusBarMetrics", of: controller)
    topBar = Self.bar("simulatedTopBarMetrics", of: controller)
    bottomBar = Self.bar("simulatedBottomBarMetrics", of: controller)
    let size = controller.child(key: "simulatedDestinationMetrics")?.name
    isFreeform = size == "freeformSimulatedSizeMetrics"
    isPageSheet = size == "modalPageSheetSimulatedSizeMetrics"
  }

  private static func bar(_ property: String, of controller: Element) -> Bar {
    switch controller.child(key: property) {
    case nil: .inferred
    case let bar? where bar.name == "nil": .none
    case let bar?: .simulated(bar)
    }
  }
}
