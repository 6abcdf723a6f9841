import Scenes
import TextMetrics
import Traits

/// Which of the drawings in a custom symbol's template is shown.
/// Source: “Creating custom symbol images for your app”, which names them `Regular-M` and so on, by weight and
/// scale.
package struct SymbolDesign: Hashable, Sendable {
  /// A level of the hierarchy that a template gives its shapes; those that have none are primary.
  package enum Layer: String, CaseIterable, Sendable {
    case primary, secondary, tertiary
  }

  let weight: FontWeight
  let scale: SymbolConfiguration.Scale
  /// The one layer that is drawn; nil is all.
  package let layer: Layer?

  init(weight: FontWeight, scale: SymbolConfiguration.Scale, layer: Layer? = nil) {
    self.weight = weight
    self.scale = scale
    self.layer = layer
  }

  /// The names of the drawings, the one that is meant first, and then those that are the nearest: a template
  /// has not all of them. The weight counts before the scale, which a drawing is enlarged to.
  package var names: [String] {
    let designs = FontWeight.allCases.flatMap { weight in
      SymbolConfiguration.Scale.allCases.map { SymbolDesign(weight: weight, scale: $0) }
    }
    return designs.map { (distance: distance(to: $0), name: $0.name) }
      .sorted { $0.distance < $1.distance }.map(\.name)
  }

  private func distance(to other: SymbolDesign) -> Int {
    let scales = abs(scale.place - other.scale.place)
    return abs(weight.place - other.weight.place) * SymbolConfiguration.Scale.allCases.count
      + scales
  }

  private var name: String { "\(weight.rawValue.lowercased().capitalizedFirst)-\(scale.letter)" }

  // MARK: Messages

  /// From 1 on: 0 stands for none.
  package var number: UInt32 {
    let layers = layer.flatMap(Layer.allCases.firstIndex).map { $0 + 1 } ?? 0
    let weights = layers * FontWeight.allCases.count + weight.place
    return UInt32(weights * SymbolConfiguration.Scale.allCases.count + scale.place + 1)
  }

  /// Nil for 0 and for what is no design's.
  package init?(number: UInt32) {
    let (scales, weights) = (SymbolConfiguration.Scale.allCases, FontWeight.allCases)
    let layers = [nil] + Layer.allCases.map { Optional($0) }
    guard number > 0, number <= scales.count * weights.count * layers.count else { return nil }
    let place = Int(number) - 1
    self.init(
      weight: weights[place / scales.count % weights.count], scale: scales[place % scales.count],
      layer: layers[place / scales.count / weights.count])
  }
}

extension FontWeight {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension SymbolConfiguration.Scale {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  fileprivate var letter: String {
    switch self {
    case .small: "S"
    case .medium: "M"
    case .large: "L"
    }
  }
}

/// An image's file and, where that is a symbol's template, what of it is drawn.
package struct ImageSource: Hashable, Sendable {
  package let path: String
  let design: SymbolDesign?
}

extension Look.Image {
  /// Nil where no file was found.
  /// - Parameter layer: Of a custom symbol; nil for all.
  func source(_ layer: SymbolDesign.Layer? = nil) -> ImageSource? {
    path.map { ImageSource(path: $0, design: design(layer)) }
  }

  /// Nil for what is no custom symbol, and for one whose configuration says nothing.
  private func design(_ layer: SymbolDesign.Layer?) -> SymbolDesign? {
    guard isSymbol != true, let symbol else { return nil }
    return SymbolDesign(
      weight: symbol.weight ?? .regular, scale: symbol.scale ?? .medium, layer: layer)
  }
}
