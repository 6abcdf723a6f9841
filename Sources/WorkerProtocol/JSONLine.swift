/// Encodes messages as JSON in one line: the same value always gives the same bytes, whichever way a
/// result was asked for.
///
/// Members come in the order in which a type declares them, slashes are not escaped, and numbers are
/// rounded to a fixed count of decimals, so that 61/3 is `20.333333` whatever computed it. Messages
/// hold arrays and no dictionaries, whose order would be another in each run.
package enum JSONLine {
  /// The decimals of lengths in points: a millionth of a point is far below any device's pixel.
  package static let defaultDecimals = 6

  /// - Parameter decimals: How many decimals numbers are rounded to, at most 15.
  /// - Throws: `EncodingError` for a number that is not finite, which JSON can't express.
  package static func encode(
    _ value: some Encodable, decimals: Int = defaultDecimals
  ) throws -> [UInt8] {
    let output = JSONOutput(JSONText(decimals: decimals))
    try output.write(encoding: value)
    return output.text.bytes
  }

  /// An array of values that are encoded already.
  package static func array(of values: [[UInt8]]) -> [UInt8] {
    [UInt8(ascii: "[")] + values.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
  }
}

/// The text that all encoders and containers of one value write to.
///
/// A class, because the containers are values that all write to one text. Each access to `text` is
/// checked for exclusivity while the program runs, so one call writes as much as it can.
final class JSONOutput {
  var text: JSONText

  init(_ text: JSONText) {
    self.text = text
  }

  func write(encoding value: some Encodable) throws {
    let depth = text.depth
    let count = text.bytes.count
    try value.encode(to: JSONLineEncoder(output: self))
    // A type without members may ask for no container.
    if text.bytes.count == count { text.openObject() }
    text.close(to: depth)
  }
}
