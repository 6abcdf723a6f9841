import JSON
import Traits

/// A view that the app makes in code and adds to one of the document's, or to another one that it adds.
package struct AddedView: Hashable, Sendable {
  /// UIKit's text styles, by its names for them.
  package enum FontStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2
  }

  /// UIFont's weights.
  package enum FontWeight: String, CaseIterable, Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// A style, or else a font of the app's or the system's.
  package struct Font: Hashable, Sendable {
    package let style: FontStyle?
    /// A PostScript name; nil is the system's font.
    package let name: String?
    /// Points; nil is what the view has without a font.
    package let size: Double?
    package let weight: FontWeight?
  }

  /// How a button is made. Raw values are the document's.
  package enum ButtonType: String, CaseIterable, Hashable, Sendable {
    case custom, system, close, contactAdd, infoLight, infoDark, detailDisclosure
  }

  /// What the rest of the file calls it.
  package let name: String
  /// The view that it is added to, or the controller whose view that is.
  package let container: String
  package let condition: Condition
  /// Among the subviews of its container, from 0; nil puts it in front of them.
  package let place: Int?
  /// UIKit's class, or one of the app's own.
  package let className: String
  package let buttonType: ButtonType?
  /// A label's, text view's or field's text, or a button's title.
  package let text: String?
  package let placeholder: String?
  package let font: Font?
  package let image: String?
  /// The name of a symbol of the system's, in place of an image of the app's.
  package let systemImage: String?
  /// The titles of a segmented control.
  package let segments: [String]
  /// Properties by UIKit's names.
  package let values: [String: PropertyValue]
  /// In its container, in points; nil leaves its place to constraints.
  package let frame: Rect?
  /// Where its name is written, and the JSON path of that.
  package let position: TextPosition
  package let path: String
}

extension AddedView {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object(
      "name", "in", "when", "at", "class", "buttonType", "text", "placeholder", "font", "image",
      "systemImage", "segments", "values", "frame")
    let name = try object.required("name")
    self.name = try name.ownName()
    position = name.position
    path = name.path
    container = try object.required("in").reference(to: .object)
    condition = try Condition(in: object)
    place = try object["at"]?.count()
    className = try object.required("class").ownName()
    buttonType = try object["buttonType"]?.choice(of: ButtonType.self)
    text = try object["text"]?.string()
    placeholder = try object["placeholder"]?.string()
    font = try object["font"].map { field throws(CompanionError) in try Font(field) }
    image = try object["image"]?.ownName()
    systemImage = try object["systemImage"]?.ownName()
    segments = try object.list("segments") { field throws(CompanionError) in try field.string() }
    values = try object["values"]?.propertyValues(of: .className(className)) ?? [:]
    frame = try object["frame"].map { field throws(CompanionError) in try Rect(field) }
  }
}

extension AddedView.Font {
  fileprivate init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("style", "name", "size", "weight")
    style = try object["style"]?.choice(of: AddedView.FontStyle.self)
    name = try object["name"]?.ownName()
    size = try object["size"]?.number(from: 1, to: 1000)
    weight = try object["weight"]?.choice(of: AddedView.FontWeight.self)
  }
}

extension Rect {
  fileprivate init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object("x", "y", "width", "height")
    self.init(
      x: try object["x"]?.number() ?? 0, y: try object["y"]?.number() ?? 0,
      width: try object.required("width").number(from: 0, to: .infinity),
      height: try object.required("height").number(from: 0, to: .infinity))
  }
}
