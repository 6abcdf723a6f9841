/// An element that no file has: UIKit makes what it stands for. As a value, so that its texts need no
/// escaping and nothing is parsed.
package struct MadeElement: Sendable {
  let name: String
  let attributes: [(name: String, value: String)]
  let children: [MadeElement]

  package init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [MadeElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.children = children
  }

  /// - Parameter attributes: Those that are nil aren't there.
  package init(
    _ name: String, known attributes: KeyValuePairs<String, String?>, _ children: [MadeElement] = []
  ) {
    self.name = name
    self.attributes = attributes.compactMap { name, value in value.map { (name, $0) } }
    self.children = children
  }

  /// A frame in the superview's coordinates, in points.
  package static func frame(x: Double, y: Double, width: Double, height: Double) -> MadeElement {
    MadeElement(
      "rect",
      ["key": "frame", "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)"])
  }

  /// A gray, as the value of a property.
  /// - Parameter white: From 0, black, to 1.
  package static func gray(
    _ white: Double, alpha: Double = 1, of property: String
  ) -> MadeElement {
    MadeElement(
      "color",
      ["key": property, "white": "\(white)", "alpha": "\(alpha)", "colorSpace": "calibratedWhite"])
  }
}

extension Document {
  /// A storyboard of one scene with some objects, as the newest Xcode would write it.
  /// - Throws: `DocumentError` where the elements are nested too deep or a number is infinite.
  package init(scene id: String, made objects: [MadeElement]) throws(DocumentError) {
    var builder = TreeBuilder(documentSize: 0)
    try builder.add(
      MadeElement(
        "document",
        [
          "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "version": "3.0",
          "toolsVersion": "22505", "targetRuntime": "iOS.CocoaTouch", "useAutolayout": "YES",
          "useSafeAreas": "YES",
        ],
        [
          MadeElement(
            "scenes", [:],
            [MadeElement("scene", ["sceneID": id], [MadeElement("objects", [:], objects)])])
        ]))
    try self.init(builder)
  }
}

extension TreeBuilder {
  /// Adds an element with all that is in it. It has no place in a file: its line is 0.
  fileprivate mutating func add(_ element: MadeElement) throws(DocumentError) {
    try withUTF8(element.name) { (name) throws(DocumentError) in
      try startElement(name, line: 0, column: 0, byte: 0)
    }
    for (name, value) in element.attributes {
      try withUTF8(name) { (name) throws(DocumentError) in
        try withUTF8(value) { (value) throws(DocumentError) in
          try addAttribute(name, value: value)
        }
      }
    }
    for child in element.children { try add(child) }
    endElement(endByte: 0)
  }
}

private func withUTF8(
  _ text: String, _ body: (UnsafeBufferPointer<UInt8>) throws(DocumentError) -> Void
) throws(DocumentError) {
  try Array(text.utf8).withUnsafeBufferPointer { (bytes) throws(DocumentError) in try body(bytes) }
}
