import Simulation

/// The parameters of `explain`.
package struct ExplainParameters: PlayedRequest {
  package struct Own: PlayedMembers {
    package var file: String?
    package var text: String?
    package var steps: [Step]?
    package var initial: String?
    /// The scene's id; nil for the one that the view is in, the frontmost of them while the interface
    /// runs.
    package var scene: String?
    /// The view's id.
    package var view: String

    package init(file: String, view: String) {
      self.file = file
      self.view = view
    }
  }

  package static let method = "explain"

  package var canvas = CanvasRequest()
  package var own: Own

  package init(_ own: Own) {
    self.own = own
  }

  package init(file: String, view: String) {
    self.init(Own(file: file, view: view))
  }
}

/// The result of `explain`: why a view's frame is what it is.
package struct ExplainResult: ResultMessage {
  /// One figure of the frame, and what gives it its value.
  package struct Figure: Codable, Hashable, Sendable {
    /// Points, on the device's pixels.
    package var value: Double
    /// True where other values would satisfy all constraints as well; otherwise absent.
    package var open: Bool?
    /// What determines it. Without any one of them it would be open, or another. Of an open figure: how
    /// it was chosen and how far it may go, then what bounds it.
    package var reasons: [Reason]
    /// The ids of further constraints and rules that it takes, farther away than those in `reasons`;
    /// absent where there are none.
    package var more: [String]?
    /// What acts on it without getting what it asks for; absent where nothing does.
    package var gaveWay: [Reason]?

    package init(
      value: Double, open: Bool?, reasons: [Reason], more: [String]? = nil, gaveWay: [Reason]?
    ) {
      self.value = value
      self.open = open
      self.reasons = reasons
      self.more = more
      self.gaveWay = gaveWay
    }
  }

  /// A constraint or a rule.
  package struct Reason: Codable, Hashable, Sendable {
    /// `constraint` for one of the document; `root`, `placement`, `content`, `stack`, `length`,
    /// `alignment`, `rounding` or `document` for what is not written in it as a constraint.
    package var kind: String
    package var id: String
    /// The line of the constraint, or of the view that the rule belongs to; absent where there is none.
    package var line: Int?
    /// The companion file, where the line is in that.
    package var file: String?
    /// A sentence.
    package var text: String
    /// The views that the sentence names, with what it calls them, in the order in which it does.
    package var views: [NamedView]

    package init(kind: String, id: String, line: Int?, text: String, views: [NamedView]) {
      self.kind = kind
      self.id = id
      self.line = line
      self.text = text
      self.views = views
    }
  }

  package struct NamedView: Codable, Hashable, Sendable {
    package var id: String
    package var name: String

    package init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// Where what a constraint relates lies on its axis, in the superview's coordinates: where a margin, a safe area, a
  /// guide or a baseline is, not the edge of its view. Points, before rounding; of lengths the lengths themselves.
  package struct Ends: Codable, Hashable, Sendable {
    /// The constraint's.
    package var id: String
    package var first: Double
    /// Absent for a constant length.
    package var second: Double?

    package init(id: String, first: Double, second: Double?) {
      self.id = id
      self.first = first
      self.second = second
    }
  }

  /// The scene's id.
  package var scene: String
  package var id: String
  /// What the sentences call the view.
  package var name: String
  package var `class`: String
  package var line: Int?
  /// The xib that has it, whose lines these are, where a view of the document is likely to show that, or the companion
  /// file that adds it; absent for the document.
  package var file: String?
  /// In the superview, in points.
  package var frame: [Double]
  package var x: Figure
  package var y: Figure
  package var width: Figure
  package var height: Figure
  /// Of the constraints that act on the view; absent where there are none.
  package var ends: [Ends]?

  package init(
    scene: String, id: String, name: String, class: String, line: Int?, frame: [Double],
    x: Figure, y: Figure, width: Figure, height: Figure
  ) {
    self.scene = scene
    self.id = id
    self.name = name
    self.class = `class`
    self.line = line
    self.frame = frame
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
