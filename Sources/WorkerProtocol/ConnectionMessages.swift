/// What connects the objects of a document: segues and relationships, outlets and actions.
package struct DocumentConnections: Codable, Hashable, Sendable {
  /// Segues and relationships of containers to their content, in document order.
  package var segues: [SegueEntry]
  /// Outlets, outlet collections and actions, in document order.
  package var links: [LinkEntry]

  package init(segues: [SegueEntry] = [], links: [LinkEntry] = []) {
    self.segues = segues
    self.links = links
  }
}

/// One end of a connection: an object of the document.
package struct ConnectionEnd: Codable, Hashable, Sendable {
  /// The object's id; nil where it has none, and for a destination that isn't written.
  package var id: String?
  /// The scene that it is in, as results name it; nil for what is in none, such as a File's Owner.
  package var scene: String?
  /// The view that it is, or that it belongs to; nil for what belongs to none, such as a controller.
  package var view: String?
  /// As sentences call it, such as `the button “Buy”`.
  package var name: String

  package init(id: String?, scene: String? = nil, view: String? = nil, name: String) {
    self.id = id
    self.scene = scene
    self.view = view
    self.name = name
  }
}

/// A segue, or a relationship of a container to what it holds.
package struct SegueEntry: Codable, Hashable, Sendable {
  /// The segue's id in the document; nil where it has none.
  package var id: String?
  /// From 1.
  package var line: Int
  /// As it is written: `show`, `presentation`, `embed`, `relationship`, `unwind`, …
  package var kind: String
  /// What starts it: a controller, or a control, cell, bar button item, gesture or container view.
  package var source: ConnectionEnd
  /// The scene that it leads to or, of an unwind segue, the exit that it leaves by.
  package var destination: ConnectionEnd
  package var identifier: String?
  /// Of a relationship, which part the destination plays, such as `rootViewController`.
  package var relationship: String?
  /// The presentation style that the segue sets; nil for the destination's own.
  package var presentation: String?
  /// The transition style that it sets; nil for the destination's own.
  package var transition: String?
  /// What a popover points at; nil where that isn't written.
  package var anchor: ConnectionEnd?
  /// The selector that an unwind segue looks for.
  package var unwindAction: String?
  /// The app's own class; nil for UIKit's.
  package var customClass: String?
  /// False where the document turns the animation off; otherwise absent.
  package var isAnimated: Bool?

  package init(line: Int, kind: String, source: ConnectionEnd, destination: ConnectionEnd) {
    self.line = line
    self.kind = kind
    self.source = source
    self.destination = destination
  }
}

/// An outlet, an entry of an outlet collection, or an action.
package struct LinkEntry: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case outlet, outletCollection, action
  }

  package var kind: Kind
  /// From 1.
  package var line: Int
  /// The outlet's property, or the action's selector.
  package var name: String
  /// What sends an action, such as `touchUpInside`; nil for an outlet, and what has only one event.
  package var event: String?
  /// What has the outlet, or sends the action.
  package var source: ConnectionEnd
  /// What the outlet is set to, or what receives the action.
  package var destination: ConnectionEnd

  package init(
    kind: Kind, line: Int, name: String, event: String? = nil, source: ConnectionEnd,
    destination: ConnectionEnd
  ) {
    self.kind = kind
    self.line = line
    self.name = name
    self.event = event
    self.source = source
    self.destination = destination
  }
}

/// What a scene stands for that is a reference to one of another storyboard.
package struct SceneReference: Codable, Hashable, Sendable {
  /// The storyboard's name without extension; nil for this document.
  package var storyboard: String?
  /// The referenced scene's storyboard identifier; nil for the initial one.
  package var identifier: String?
  /// The bundle that the storyboard is in; nil for the app's own.
  package var bundle: String?
  /// Where the storyboard is in the project; nil where it wasn't found.
  package var file: String?

  package init(
    storyboard: String?, identifier: String?, bundle: String? = nil, file: String? = nil
  ) {
    self.storyboard = storyboard
    self.identifier = identifier
    self.bundle = bundle
    self.file = file
  }
}

/// Where a scene lies on Interface Builder's canvas, coded as `[x, y]`.
package struct CanvasLocation: Codable, Hashable, Sendable {
  /// Interface Builder's own units, which are not points of the design.
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  package init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    x = try values.decode(Double.self)
    y = try values.decode(Double.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    try values.encode(x)
    try values.encode(y)
  }
}
