/// The bars, size and orientation that Interface Builder pretends a controller has.
package struct SimulatedMetrics: Hashable, Sendable {
  package enum Bar: Hashable, Sendable {
    /// Whatever the controllers around this one would show.
    case inferred
    case none
    /// The element that describes the bar.
    case simulated(Element)
  }

  package enum Size: Hashable, Sendable {
    case inferred
    /// `freeformSize` has the size, in points; nil where the document does not say.
    case freeform(width: Double?, height: Double?)
    /// The size of a kind of screen or sheet: an id such as `retina4_7.fullscreen`, or the
    /// element's name where it has none.
    case fixed(String)
  }

  package let statusBar: Bar
  package let topBar: Bar
  package let bottomBar: Bar
  package let size: Size
  /// `portrait`, `landscapeRight` and so on; nil where it is inferred.
  package let orientation: String?

  package init(of controller: Element) {
    statusBar = Self.bar("simulatedStatusBarMetrics", of: controller)
    topBar = Self.bar("simulatedTopBarMetrics", of: controller)
    bottomBar = Self.bar("simulatedBottomBarMetrics", of: controller)
    orientation = controller.child(key: "simulatedOrientationMetrics").map {
      $0["orientation"] ?? "portrait"
    }
    let freeform = controller.size("freeformSize")
    switch controller.child(key: "simulatedDestinationMetrics") {
    case nil: size = .inferred
    case let metrics? where metrics.name == "nil": size = .inferred
    case let metrics? where metrics.name == "freeformSimulatedSizeMetrics":
      size = .freeform(width: freeform?.width, height: freeform?.height)
    case let metrics?: size = .fixed(metrics["type"] ?? metrics.name)
    }
  }

  private static func bar(_ property: String, of controller: Element) -> Bar {
    switch controller.child(key: property) {
    case nil: .inferred
    case let bar? where bar.name == "nil": .none
    case let bar?: .simulated(bar)
    }
  }
}

extension Document {
  /// The metrics that hold where a controller has none of its own (Xcode 4 to 7).
  package var defaultMetrics: Element? {
    root.child("simulatedMetricsContainer", key: "defaultSimulatedMetrics")
  }
}
