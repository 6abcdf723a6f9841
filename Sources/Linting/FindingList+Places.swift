import InterfaceBuilder
import Requests

/// Where in their lines the elements are that findings are about.
extension FindingList {
  /// Adds the places of start tags to the findings of a document that have a line alone.
  /// - Parameter bytes: Its text.
  mutating func addPlaces(in document: Document, _ bytes: [UInt8]) {
    var places = StartTagPlaces(document, bytes)
    place { places.place(line: $0, id: $1) }
  }
}
