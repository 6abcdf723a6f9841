import Traits

/// The parameters of `sweep`: a scene in windows of every width at one height, and of every height at one width. Where
/// nothing else is said, these are the window's of the canvas.
package struct SweepParameters: DocumentRequest {
  package struct Own: DocumentMembers {
    package var file: String?
    package var text: String?
    /// The scene's id; nil for the only one, or the initial one.
    package var scene: String?
    /// The least and the largest width, in points; nil for those that windows have.
    package var widths: [Int]?
    /// The same of heights.
    package var heights: [Int]?

    package init(file: String) {
      self.file = file
    }
  }

  package static let method = "sweep"

  package var canvas = CanvasRequest()
  package var own: Own

  package init(_ own: Own) {
    self.own = own
  }

  package init(file: String) {
    self.init(Own(file: file))
  }
}

/// The result of `sweep`.
package struct SweepResult: ResultMessage {
  /// Something that is wrong in some windows.
  package struct Break: Codable, Hashable, Sendable {
    package var rule: String
    package var severity: Issue.Severity
    package var message: String
    /// The view; nil for the whole scene.
    package var view: String?
    /// The first and the last width, in points, of each range in which it is; nil for none.
    package var widths: [[Int]]?
    /// The same of heights.
    package var heights: [[Int]]?

    package init(
      _ issue: Issue, view: String?, widths: [[Int]]? = nil, heights: [[Int]]? = nil
    ) {
      (rule, severity, message) = (issue.rule, issue.severity, issue.message)
      self.view = view
      (self.widths, self.heights) = (widths, heights)
    }
  }

  /// A window at which something else begins than in the one that is a point smaller.
  package struct Change: Codable, Hashable, Sendable {
    package var size: Size
    /// What, in sentences.
    package var reasons: [String]

    package init(size: Size, reasons: [String]) {
      (self.size, self.reasons) = (size, reasons)
    }
  }

  /// The scene that was looked at.
  package var scene: String
  /// The window around whose width and height the others were.
  package var window: Size
  package var breaks: [Break]
  /// By width, the smallest first.
  package var widthChanges: [Change]
  /// By height.
  package var heightChanges: [Change]

  package init(
    scene: String, window: Size, breaks: [Break], widthChanges: [Change], heightChanges: [Change]
  ) {
    self.scene = scene
    self.window = window
    self.breaks = breaks
    (self.widthChanges, self.heightChanges) = (widthChanges, heightChanges)
  }
}
