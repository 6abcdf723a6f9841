import Localization
import Traits

/// What code decides about a presentation: the delegate of its presentation controller, and, where the
/// style is custom, a presentation controller of the app's own.
package struct DeclaredPresentation: Hashable, Sendable {
  /// A length in points, or a part of the container's.
  package enum Length: Hashable, Sendable {
    case points(Double)
    /// From 0 to 1.
    case fraction(Double)

    func points(of whole: Double) -> Double {
      switch self {
      case .points(let points): points
      case .fraction(let fraction): fraction * whole
      }
    }
  }

  /// Where the presented view is in its container, as `frameOfPresentedViewInContainerView` answers.
  package struct Placement: Hashable, Sendable {
    package var width: Length?
    package var height: Length?
    /// Distances from the container's edges.
    package var left: Length?
    package var right: Length?
    package var top: Length?
    package var bottom: Length?
  }

  package struct Dimming: Hashable, Sendable {
    /// `#RRGGBB` or a name of UIKit's.
    package let color: String
    /// From 0 to 1.
    package let alpha: Double
  }

  /// The presented controller, or the segue that presents it.
  package let presented: String
  package let placement: Alternatives<Placement>
  /// What lies between the presenting and the presented view; nil for nothing.
  package let dimming: Dimming?
  /// Points.
  package let cornerRadius: Double
  /// The delegate's `adaptivePresentationStyle(for:traitCollection:)`. The condition is on the window.
  package let adaptiveStyle: Alternatives<AdaptiveStyle>
  /// The presentation controller's `overrideTraitCollection`. The condition is on the window.
  package let traits: Alternatives<TraitCollection>
  /// Whether a custom presentation takes the presenter's view away: `shouldRemovePresentersView`.
  package let removesPresenter: Bool
}

extension DeclaredPresentation.Placement {
  /// The frame in a container of this size, in points. On an axis without a distance from an edge the
  /// view is centred; without a length it fills what the distances leave.
  package func frame(in container: Size) -> Rect {
    let horizontal = Self.span(left, width, right, in: container.width)
    let vertical = Self.span(top, height, bottom, in: container.height)
    return Rect(
      x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
  }

  private static func span(
    _ before: DeclaredPresentation.Length?, _ length: DeclaredPresentation.Length?,
    _ after: DeclaredPresentation.Length?, in whole: Double
  ) -> (origin: Double, length: Double) {
    let start = before?.points(of: whole)
    let end = after?.points(of: whole)
    guard let length = length?.points(of: whole) else {
      return (start ?? 0, max(0, whole - (start ?? 0) - (end ?? 0)))
    }
    if let start { return (start, length) }
    if let end { return (whole - end - length, length) }
    return ((whole - length) / 2, length)
  }
}

extension DeclaredPresentation {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object(
      "presented", "frame", "dimming", "cornerRadius", "adaptiveStyle", "traits",
      "removesPresenter")
    presented = try object.required("presented").reference(to: .controllerOrSegue)
    placement = try Alternatives(object["frame"]) { field throws(CompanionError) in
      let frame = try field.object("when", "width", "height", "left", "right", "top", "bottom")
      return (
        frame,
        Placement(
          width: try frame["width"].length(), height: try frame["height"].length(),
          left: try frame["left"].length(), right: try frame["right"].length(),
          top: try frame["top"].length(), bottom: try frame["bottom"].length())
      )
    }
    dimming = try object["dimming"].map { field throws(CompanionError) in
      let dimming = try field.object("color", "alpha")
      return Dimming(
        color: try dimming["color"]?.string() ?? "black",
        alpha: try dimming["alpha"]?.number(from: 0, to: 1) ?? 1)
    }
    cornerRadius = try object["cornerRadius"]?.number(from: 0, to: .infinity) ?? 0
    adaptiveStyle = try Alternatives(object["adaptiveStyle"], of: "style") {
      field throws(CompanionError) in try field.choice(of: AdaptiveStyle.self)
    }
    traits = try Alternatives(object["traits"], of: "traits") { field throws(CompanionError) in
      try TraitCollection(field)
    }
    removesPresenter = try object["removesPresenter"]?.bool() ?? false
  }
}

extension CompanionField? {
  /// A number of points, or a text such as `50%`.
  fileprivate func length() throws(CompanionError) -> DeclaredPresentation.Length? {
    guard let self else { return nil }
    guard case .string(let text) = self.node.value else { return .points(try self.number()) }
    guard text.hasSuffix("%"), let percent = Double(text.dropLast()), (0...100).contains(percent)
    else {
      throw self.error(localized("A length is a number of points, or a text from “0%” to “100%”."))
    }
    return .fraction(percent / 100)
  }
}
