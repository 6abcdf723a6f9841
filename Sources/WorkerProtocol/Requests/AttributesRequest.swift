import Localization
import Simulation
import Traits

/// The parameters of `attributes`.
package struct AttributesParameters: PlayedRequest {
  package struct Own: PlayedMembers {
    package var file: String?
    package var text: String?
    package var steps: [Step]?
    package var initial: String?
    /// The scene's id; nil for the one that the first object is in, the frontmost of them while the
    /// interface runs.
    package var scene: String?
    /// The ids of views or of other objects, such as bar button items; nil or none for the scene's
    /// controller. Of several the result has what is the same in all.
    package var views: [String]?
    /// In which images are chosen; nil for what the document shows, or light.
    package var appearance: Appearance?

    package init(file: String, views: [String]) {
      self.file = file
      self.views = views
    }
  }

  package static let method = "attributes"

  package var canvas = CanvasRequest()
  package var own: Own

  package init(_ own: Own) {
    self.own = own
  }

  package init(file: String, views: [String]) {
    self.init(Own(file: file, views: views))
  }
}

/// The result of `attributes`: what views, or other objects of a document, are like.
package struct AttributesResult: ResultMessage {
  /// One of those that were asked about.
  package struct Object: Codable, Hashable, Sendable {
    package var id: String
    package var name: String
    package var `class`: String
    /// The app's own.
    package var customClass: String?
    package var line: Int?
    /// The xib that has it, whose lines these are, where a view of the document is likely to show that; absent for
    /// the document.
    package var file: String?

    package init(id: String, name: String, class: String, customClass: String?, line: Int?) {
      self.id = id
      self.name = name
      self.class = `class`
      self.customClass = customClass
      self.line = line
    }
  }

  /// Attributes below a title of Xcode's inspectors, such as `Label` or `View`.
  package struct Group: Codable, Hashable, Sendable {
    package var title: String
    package var attributes: [Attribute]

    package init(title: String, attributes: [Attribute]) {
      self.title = title
      self.attributes = attributes
    }
  }

  package struct Attribute: Codable, Hashable, Sendable {
    /// As the document has it; of a part with where it is, such as `normal.title`.
    package var key: String
    /// As Xcode's inspectors have it.
    package var title: String
    /// `text`, `number`, `flag`, `mode`, `font`, `color`, `image`, `insets`, `size`, `point`, `rect`, `priority`,
    /// `options`, or `runtime` for a user defined runtime attribute.
    package var kind: String
    /// In words.
    package var value: String
    /// `document`, `variation`, `code`, `appearance` for an appearance proxy, or `default` for what isn't written.
    package var source: String
    /// Where it is written; absent for several objects.
    package var line: Int?
    /// The cell of the size-class grid whose variation counts; absent where that is the base.
    package var cell: String?
    /// All cells that have a value of their own; absent where nothing varies.
    package var cells: [String]?
    /// A colour's, in each appearance; absent where it isn't known.
    package var light: Color?
    package var dark: Color?
    /// An image's.
    package var image: Image?

    package init(
      key: String, title: String, kind: String, value: String, source: String, line: Int?
    ) {
      self.key = key
      self.title = title
      self.kind = kind
      self.value = value
      self.source = source
      self.line = line
    }

    /// Whether it is UIKit's own value.
    package var isDefault: Bool { source == "default" }
  }

  /// Which file an image's name means.
  package struct Image: Codable, Hashable, Sendable {
    package var name: String
    /// True for one of Apple's symbols; otherwise absent.
    package var symbol: Bool?
    /// The file that is shown; absent where there is none.
    package var path: String?
    /// What that is for, such as `iPad, dark, @2x`.
    package var purpose: String?
    /// The set's folder or, for loose files, theirs.
    package var place: String?

    package init(
      name: String, symbol: Bool? = nil, path: String? = nil, purpose: String? = nil,
      place: String? = nil
    ) {
      self.name = name
      self.symbol = symbol
      self.path = path
      self.purpose = purpose
      self.place = place
    }
  }

  /// The scene's id.
  package var scene: String
  package var objects: [Object]
  package var groups: [Group]

  package init(scene: String, objects: [Object], groups: [Group]) {
    self.scene = scene
    self.objects = objects
    self.groups = groups
  }
}

extension AttributesResult {
  /// For people: a heading for each group, and a line for each attribute.
  package var lines: [String] {
    let names = objects.map { object in
      let file = object.file?.split(separator: "/").last.map(String.init)
      let place = [file, object.line.map { localized("line %1$s", $0) }]
        .compactMap { $0 }.map { ", " + $0 }.joined()
      return "\(object.name) (\(object.customClass ?? object.class) \(object.id)\(place))"
    }
    return ["# " + names.joined(separator: ", ")]
      + groups.flatMap { group in
        ["", "## " + group.title] + group.attributes.map { "- " + $0.sentence }
      }
  }
}

extension AttributesResult.Attribute {
  /// The attribute in one line.
  package var sentence: String {
    let value = value.split(whereSeparator: \.isNewline).joined(separator: " ↵ ")
    let details = [value] + [colors, image?.choice].compactMap(\.self)
    let places = [sourceWords, cell, line.map { localized("line %1$s", $0) }].compactMap(\.self)
    let place = places.isEmpty ? "" : " [\(places.joined(separator: ", "))]"
    return "\(title): \(details.joined(separator: "; "))\(place)"
  }

  /// A colour's components in light and in dark appearance; one where they are the same and the value says none.
  package var colors: String? {
    guard let light else { return nil }
    guard let dark, dark != light else { return light.text == value ? nil : light.text }
    return localized("light %1$s, dark %2$s", light.text, dark.text)
  }

  private var sourceWords: String? {
    switch source {
    case "document", "variation": nil
    case "code": localized("by code")
    case "appearance": localized("by an appearance proxy")
    case "default": localized("default")
    default: source
    }
  }
}

extension AttributesResult.Image {
  /// Which file is shown, and what it is for.
  package var choice: String? {
    if symbol == true { return "SF Symbol" }
    guard let path else { return localized("no file in the project") }
    let file = path.split(separator: "/").last ?? ""
    return purpose.map { localized("%1$s, for %2$s", file, $0) } ?? String(file)
  }
}
