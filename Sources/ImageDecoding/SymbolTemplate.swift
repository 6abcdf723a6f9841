import Drawing

/// The text of a custom symbol's template.
///
/// A shape has its layers among its classes, one for each way of rendering, such as
/// `monochrome-0 multicolor-0:tintColor hierarchical-0:secondary`.
/// Source: “Creating custom symbol images for your app”.
struct SymbolTemplate {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The template with only one layer to be seen. The others take their room still, so that each layer is as
  /// large as the symbol.
  func showing(_ layer: SymbolDesign.Layer) -> [UInt8] {
    guard let end = bytes.lastRange(of: Array("</svg".utf8)) else { return bytes }
    let hidden = "fill-opacity:0!important;stroke-opacity:0!important"
    let shown = "fill-opacity:1!important;stroke-opacity:1!important"
    let others = SymbolDesign.Layer.allCases.filter { $0 != layer }
    // What has no layer is primary.
    let rules =
      layer == .primary
      ? "\(others.map { ".\(Self.mark($0))" }.joined(separator: ",")){\(hidden)}"
      : "\(Self.shapes){\(hidden)}.\(Self.mark(layer)){\(shown)}"
    let marked = markingLayers(until: end.lowerBound)
    return marked + Array("<style>\(rules)</style>".utf8) + bytes[end.lowerBound...]
  }

  private static let shapes = "path,circle,ellipse,line,polygon,polyline,rect"

  private static func mark(_ layer: SymbolDesign.Layer) -> String { "ninefold-\(layer.rawValue)" }

  /// With a class for each layer beside what the template has.
  private func markingLayers(until end: Int) -> [UInt8] {
    var marked: [UInt8] = []
    marked.reserveCapacity(bytes.count)
    let start = Array("class=\"".utf8)
    var place = 0
    while let found = bytes[place..<end].firstRange(of: start),
      let close = bytes[found.upperBound..<end].firstIndex(of: UInt8(ascii: "\""))
    {
      marked += bytes[place..<close]
      let classes = String(decoding: bytes[found.upperBound..<close], as: UTF8.self)
      if let layer = Self.layer(of: classes) { marked += Array(" \(Self.mark(layer))".utf8) }
      place = close
    }
    return marked + bytes[place..<end]
  }

  private static func layer(of classes: String) -> SymbolDesign.Layer? {
    let name = classes.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("hierarchical-") }
    return name?.split(separator: ":").last.flatMap { SymbolDesign.Layer(rawValue: String($0)) }
  }
}

extension [UInt8] {
  fileprivate func lastRange(of part: [UInt8]) -> Range<Int>? {
    guard count >= part.count else { return nil }
    return (0...(count - part.count)).last { self[$0..<($0 + part.count)].elementsEqual(part) }
      .map { $0..<($0 + part.count) }
  }
}
