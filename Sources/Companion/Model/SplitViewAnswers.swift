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

  /// What the split view controller is called.
  package let controller: String
  package let primaryForCollapsing: Alternatives<String>
  package let primaryForExpanding: Alternatives<String>
  package let collapse: Alternatives<Collapse>
  package let separate: Alternatives<Separate>
  package let topColumnForCollapsing: Alternatives<SplitColumn>
  package let displayModeForExpanding: Alternatives<SplitDisplayMode>
  /// What the delegate does with a controller that the split view is to show, or to show as its
  /// detail, where it handles that itself: it answers YES.
  package let show: Alternatives<ShowEffect>
  package let showDetail: Alternatives<ShowEffect>
}

extension SplitViewAnswers {
  init(_ field: CompanionField) throws(CompanionError) {
    let object = try field.object(
      "controller", "primaryForCollapsing", "primaryForExpanding", "collapse", "separate",
      "topColumnForCollapsing", "displayModeForExpanding", "show", "showDetail")
    controller = try object.required("controller").reference(to: .controller)
    primaryForCollapsing = try Self.controllers(object["primaryForCollapsing"])
    primaryForExpanding = try Self.controllers(object["primaryForExpanding"])
    collapse = try Alternatives(object["collapse"]) { field throws(CompanionError) in
      let answer = try field.object("when", "secondary", "keepInPrimary")
      return (
        answer,
        Collapse(
          secondary: try answer["secondary"]?.choice(of: Collapse.Secondary.self) ?? .standard,
          keepInPrimary: try answer["keepInPrimary"]?.references(to: .controller))
      )
    }
    separate = try Alternatives(object["separate"], of: "secondary") {
      field throws(CompanionError) in
      let isStandard = try field.string() == Collapse.Secondary.standard.rawValue
      return isStandard ? .standard : .controller(try field.reference(to: .controller))
    }
    topColumnForCollapsing = try Alternatives(object["topColumnForCollapsing"], of: "column") {
      field throws(CompanionError) in try field.choice(of: SplitColumn.self)
    }
    displayModeForExpanding = try Alternatives(
      object["displayModeForExpanding"], of: "displayMode"
    ) { field throws(CompanionError) in try field.choice(of: SplitDisplayMode.self) }
    show = try Self.effects(object["show"])
    showDetail = try Self.effects(object["showDetail"])
  }

  private static func controllers(
    _ field: CompanionField?
  ) throws(CompanionError) -> Alternatives<String> {
    try Alternatives(field, of: "controller") { field throws(CompanionError) in
      try field.reference(to: .controller)
    }
  }

  private static func effects(
    _ field: CompanionField?
  ) throws(CompanionError) -> Alternatives<ShowEffect> {
    try Alternatives(field, of: "does") { field throws(CompanionError) in
      try field.choice(of: ShowEffect.self)
    }
  }
}
