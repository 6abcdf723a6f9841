import InterfaceBuilder

/// A xib around some elements, as Interface Builder would write it.
func xib(_ objects: String, resources: String = "", attributes: String = "") -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
  toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \(attributes)>
      <objects>
          \(objects)
      </objects>
      <resources>\(resources)</resources>
  </document>
  """
}

func parse(_ text: String) throws(DocumentError) -> Document {
  try Document(parsing: Array(text.utf8))
}

/// The first object of a xib around it.
func firstObject(_ text: String) throws -> Element {
  guard let element = try parse(xib(text)).objects.first else { throw FixtureError.noObject }
  return element
}

enum FixtureError: Error {
  case noObject
}

/// The error with which a text is refused, or nil where it is read.
func refusal(_ text: String) -> DocumentError? { refusal(Array(text.utf8)) }

func refusal(_ bytes: [UInt8]) -> DocumentError? {
  do throws(DocumentError) {
    _ = try Document(parsing: bytes)
    return nil
  } catch {
    return error
  }
}
