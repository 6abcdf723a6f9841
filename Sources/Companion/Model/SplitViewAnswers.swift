/// What the delegate of a split view controller answers. Every answer may depend on the traits and
/// the size of the split view and on what its columns show; where none applies UIKit's default does.
package struct SplitViewAnswers: Hashable, Sendable {
  /// What is done with the secondary controller when the split view collapses.
  package struct Collapse: Hashable, Sendable {
    package enum Secondary: String, Hashable, Sendable, CaseIterable {
      /// The delegate answers NO: the primary controller takes the secondary one in.
      case standard = "default"
      /// The delegate answers YES and does nothing: the secondary controller is gone.
      case discard
    }

    package let secondary: Secondary
    /// The controllers of the primary's navigation stack that the delegate leaves there before it
    /// answers; nil leaves all.
    package let keepInPrimary: [String]?
  }

  /// What becomes the secondary controller when the split view expands.
  package enum Separate: Hashable, Sendable {
    /// The delegate answers nil: the primary controller gives up what it took in.
    case standard
    /// The delegate returns this controller.
    case controller(String)
  }

  /// A column, in the style of iOS 14.
  package enum Column: String, Hashable, Sendable, CaseIterable {
    case primary, supplementary, secondary, compact
  }

  package enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }

  /// What the split view controller is called.
  package let controller: String
  package let primaryForCollapsing: Alternatives<String>
  package let primaryForExpanding: Alternatives<String>
  package let collapse: Alternatives<Collapse>
  package let separate: Alternatives<Separate>
  package let topColumnForCollapsing: Alternatives<Column>
  package let displayModeForExpanding: Alternatives<DisplayMode>
}

extension SplitViewAnswers {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object(
      "controller", "primaryForCollapsing", "primaryForExpanding", "collapse", "separate",
      "topColumnForCollapsing", "displayModeForExpanding")
    controller = try object.required("controller").reference()
    primaryForCollapsing = try Self.controllers(object["primaryForCollapsing"])
    primaryForExpanding = try Self.controllers(object["primaryForExpanding"])
    collapse = try Alternatives(object["collapse"]) { field throws(CompanionError) in
      let answer = try field.object("when", "secondary", "keepInPrimary")
      return (
        answer,
        Collapse(
          secondary: try answer["secondary"]?.choice(of: Collapse.Secondary.self) ?? .standard,
          keepInPrimary: try answer["keepInPrimary"]?.references())
      )
    }
    separate = try Alternatives(object["separate"]) { field throws(CompanionError) in
      let answer = try field.object("when", "secondary")
      let secondary = try answer.required("secondary")
      let isStandard = try secondary.string() == Collapse.Secondary.standard.rawValue
      return (answer, isStandard ? .standard : .controller(try secondary.reference()))
    }
    topColumnForCollapsing = try Alternatives(object["topColumnForCollapsing"]) {
      field throws(CompanionError) in
      let answer = try field.object("when", "column")
      return (answer, try answer.required("column").choice(of: Column.self))
    }
    displayModeForExpanding = try Alternatives(object["displayModeForExpanding"]) {
      field throws(CompanionError) in
      let answer = try field.object("when", "displayMode")
      return (answer, try answer.required("displayMode").choice(of: DisplayMode.self))
    }
  }

  private static func controllers(
    _ field: CompanionField?
  ) throws(CompanionError) -> Alternatives<String> {
    try Alternatives(field) { field throws(CompanionError) in
      let answer = try field.object("when", "controller")
      return (answer, try answer.required("controller").reference())
    }
  }
}
