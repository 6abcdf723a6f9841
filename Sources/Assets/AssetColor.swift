import JSON
import Traits

/// A colour of an asset catalog.
package enum AssetColor: Hashable, Sendable {
  case components(Color)
  /// One of the system's colours, such as `systemBlueColor`.
  case system(String)

  /// Reads the `color` of a catalog's entry; nil where it is not understood.
  init?(_ json: JSONNode) {
    if let reference = json["reference"]?.string {
      self = .system(reference)
      return
    }
    guard let components = json["components"] else { return nil }
    let names =
      components["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let parts = names.compactMap { components[$0].flatMap(Component.init) }
    guard parts.count == 3 else { return nil }
    let isEightBit = parts.contains { $0.isWhole && $0.value > 1 }
    let values = parts.map { min(max($0.isWhole && isEightBit ? $0.value / 255 : $0.value, 0), 1) }
    // Alpha is from 0 to 1 in every form but the hexadecimal one.
    let alpha = components["alpha"].flatMap(Component.init).map { min(max($0.value, 0), 1) } ?? 1
    self = .components(
      json["color-space"]?.string == "display-p3"
        ? Color(displayP3Red: values[0], green: values[1], blue: values[2], alpha: alpha)
        : Color(red: values[0], green: values[1], blue: values[2], alpha: alpha))
  }
}

extension AssetColor {
  /// Such as `#FF0000`, or a system's colour's name.
  var text: String {
    switch self {
    case .components(let color): color.text
    case .system(let name): name
    }
  }
}

/// A component in one of the forms that Xcode writes: `0.500` and `1.000` from 0 to 1, `128` from
/// 0 to 255, `0x80`.
///
/// A colour is written in one form throughout, so its `1` is 1/255 beside a `189`. (Measured: the
/// colour sets of the corpus write whole components of the first form as `1.000`, and `1` beside
/// larger integers only. That `1` beside nothing larger means 1.0 is unsourced; it is how people
/// write white by hand.)
private struct Component {
  let value: Double
  /// Whether it is an integer without a point, and so may be from 0 to 255.
  let isWhole: Bool

  init?(_ json: JSONNode) {
    switch json.value {
    case .number(let number) where number.isFinite:
      value = number
      isWhole = number.rounded() == number
    case .string(let text) where text.lowercased().hasPrefix("0x"):
      guard let byte = UInt8(text.dropFirst(2), radix: 16) else { return nil }
      value = Double(byte) / 255
      isWhole = false
    case .string(let text):
      guard let number = Double(text), number.isFinite else { return nil }
      value = number
      isWhole = !text.contains(".")
    default: return nil
    }
  }
}
