import JSON
import Testing
import Traits

@testable import Companion

@Suite struct DeclarationTests {
  private func circumstances(
    width: Double, _ traits: TraitCollection = TraitCollection(),
    shown: ShownControllers = ShownControllers()
  ) -> Circumstances {
    Circumstances(size: Size(width: width, height: 400), traits: traits, shown: shown)
  }

  @Test func traitsAreOverriddenForAChildOnly() throws {
    let file = try companion(
      """
      { "traitOverrides": [
        { "child": "split", "when": { "widerThan": 320 },
          "traits": { "horizontalSizeClass": "regular" } },
        { "child": "split", "traits": { "displayScale": 2 } },
        { "child": "later", "begins": "transition", "traits": { "displayScale": 3 } } ] }
      """)
    func overridden(
      _ child: String, _ width: Double, isResized: Bool = false
    ) -> TraitCollection {
      file.traitOverrides.traits(
        for: ShownController(names: [child]), inside: circumstances(width: width),
        isResized: isResized)
    }
    #expect(overridden("split", 320) == TraitCollection(displayScale: 2))
    #expect(
      overridden("split", 321) == TraitCollection(horizontalSizeClass: .regular, displayScale: 2))
    #expect(overridden("other", 321) == TraitCollection())
    #expect(overridden("split", 320, isResized: true) == TraitCollection(displayScale: 2))
    #expect(overridden("later", 320) == TraitCollection())
    #expect(overridden("later", 320, isResized: true) == TraitCollection(displayScale: 3))
  }

  @Test func delegatesAnswerByWhatIsShown() throws {
    let file = try companion(
      """
      { "splitViews": [ { "controller": "split",
        "collapse": [
          { "when": { "secondaryShows": "photo" }, "keepInPrimary": ["list"] },
          { "secondary": "discard" } ],
        "separate": [
          { "when": { "primaryShows": "photo" }, "secondary": "default" },
          { "secondary": "empty" } ],
        "topColumnForCollapsing": [ { "column": "compact" } ],
        "displayModeForExpanding": [ { "displayMode": "oneOverSecondary" } ] } ] }
      """)
    let answers = try #require(file.splitViews.first)
    let photo = [ShownController(names: ["photo"])]
    let beside = circumstances(width: 1, shown: ShownControllers(secondary: photo))
    let stacked = circumstances(width: 1, shown: ShownControllers(primary: photo))
    #expect(
      answers.collapse.value(in: beside)
        == SplitViewAnswers.Collapse(secondary: .standard, keepInPrimary: ["list"]))
    #expect(answers.collapse.value(in: stacked)?.secondary == .discard)
    #expect(answers.separate.value(in: stacked) == .standard)
    #expect(answers.separate.value(in: beside) == .controller("empty"))
    #expect(answers.topColumnForCollapsing.value(in: beside) == .compact)
    #expect(answers.displayModeForExpanding.value(in: beside) == .oneOverSecondary)
    #expect(answers.primaryForExpanding.value(in: beside) == nil)
  }

  @Test(arguments: [
    ("{}", Rect(x: 0, y: 0, width: 400, height: 800)),
    (#"{"width": 200, "height": "50%"}"#, Rect(x: 100, y: 200, width: 200, height: 400)),
    (
      #"{"left": 10, "width": "25%", "bottom": 0, "height": 300}"#,
      Rect(x: 10, y: 500, width: 100, height: 300)
    ),
    (#"{"left": "10%", "right": 60, "top": 20}"#, Rect(x: 40, y: 20, width: 300, height: 780)),
    (#"{"left": 300, "right": 300}"#, Rect(x: 300, y: 0, width: 0, height: 800)),
  ]) func presentedViewsHaveAFrame(frame: String, expected: Rect) throws {
    let file = try companion(#"{"presentations": [{"presented": "menu", "frame": [\#(frame)]}]}"#)
    let placement = try #require(file.presentations.first).placement
      .value(in: circumstances(width: 400))
    #expect(placement?.frame(in: Size(width: 400, height: 800)) == expected)
  }

  @Test func presentationsAdaptAndDim() throws {
    let file = try companion(
      """
      { "presentations": [ { "presented": "menu", "cornerRadius": 12,
        "dimming": { "alpha": 0.4 },
        "adaptiveStyle": [
          { "when": { "horizontalSizeClass": "compact" }, "style": "fullScreen" } ] } ] }
      """)
    let presentation = try #require(file.presentations.first)
    #expect(presentation.dimming == DeclaredPresentation.Dimming(color: "black", alpha: 0.4))
    #expect(presentation.cornerRadius == 12)
    let compact = TraitCollection(horizontalSizeClass: .compact)
    #expect(presentation.adaptiveStyle.value(in: circumstances(width: 1, compact)) == .fullScreen)
    #expect(presentation.adaptiveStyle.value(in: circumstances(width: 1)) == nil)
  }

  @Test func animationsRunFromRestToRest() throws {
    let file = try companion(
      """
      { "animations": [ { "controller": "photo", "during": "traits", "exchangesConstraints": true,
        "changes": [ { "view": "a", "property": "alpha", "from": 0 },
                     { "view": "a", "property": "scale", "to": 3 },
                     { "view": "a", "property": "rotation", "to": 90 } ] } ] }
      """)
    let animation = try #require(file.animations.first)
    #expect(animation.exchangesConstraints && animation.transition == .traits)
    let values = animation.changes.map { change in [-1, 0, 0.5, 1, 2].map(change.motion.value) }
    #expect(values == [[0, 0, 0.5, 1, 1], [1, 1, 2, 3, 3], [0, 0, 45, 90, 90]])
  }

  /// Its names are the file's own or the document's.
  @Test func completionBlocksSetValuesByView() throws {
    let file = try companion(
      """
      { "names": { "title": "abc" },
        "animations": [ { "controller": "photo", "during": "size", "completion": {
          "texts": { "title": "Lying", "other": "" },
          "properties": { "stack": { "axis": "vertical", "spacing": 8 } } } },
          { "controller": "photo", "during": "size" } ] }
      """)
    let completion = try #require(file.animations.first?.completion)
    #expect(completion.texts == ["abc": "Lying", "other": ""])
    #expect(
      completion.properties == ["stack": ["axis": .string("vertical"), "spacing": .number(8)]])
    #expect(file.animations.last?.completion == nil)
    #expect(file.references.filter { $0.referent == .view }.map(\.name) == ["other", "stack"])
  }

  @Test func actionsHaveImplementationsAndSenders() throws {
    let file = try companion(
      """
      { "actions": {
        "showMap": { "implementedBy": [ { "controller": "split", "when": { "widerThan": 500 },
                                          "does": "showDetail" } ] },
        "showDetail": { "sentBy": [ { "sender": "cell", "controller": "photo",
                                      "title": "{row} of {rows}{row}" } ] } } }
      """)
    let map = try #require(file.actions.first { $0.name == "showMap" })
    let split = ShownController(names: ["split"])
    #expect(map.effect(on: split, in: circumstances(width: 501)) == .showDetail)
    #expect(map.effect(on: split, in: circumstances(width: 500)) == nil)
    #expect(map.effect(on: ShownController(names: []), in: circumstances(width: 501)) == nil)
    let sending = try #require(file.actions.first { $0.name == "showDetail" }?.sendings.first)
    #expect(sending.controller == "photo")
    #expect(sending.title(forRow: 2, of: 14) == "2 of 142")
  }

  @Test func indicatorsFollowWhetherTheActionPushes() throws {
    let file = try companion(
      """
      { "disclosureIndicators": [ { "cells": ["Photo", "Album"], "pushesBy": "show" },
                                  { "cells": "Photo", "pushesBy": "showDetail" } ] }
      """)
    func isShown(_ cell: String) -> Bool? {
      file.disclosureIndicators.isShown(on: [cell, "id"]) { $0 == "show" }
    }
    #expect(isShown("Album") == true)
    #expect(isShown("Photo") == false)
    #expect(isShown("Other") == nil)
  }

  @Test func textsAndListsAreFilled() throws {
    let file = try companion(
      """
      { "names": { "title": "abc" },
        "texts": [ { "view": "title", "text": "Wide" },
                   { "view": "title", "when": { "narrowerThan": 300 }, "text": "Narrow" } ],
        "lists": [ { "view": "table", "sections": [ { "header": "Friends", "rows": [
          { "cell": "Person", "count": 3, "texts": { "title": ["Ada", "Ben"], "x": "!" } },
          { "cell": "More" } ] } ] } ] }
      """)
    #expect(file.texts.texts(in: circumstances(width: 200)) == ["abc": "Narrow"])
    #expect(file.texts.texts(in: circumstances(width: 300)) == ["abc": "Wide"])
    let section = try #require(
      file.lists.content(of: ["table", "id"], in: circumstances(width: 1))?.sections.first)
    #expect(section.count == 4 && section.header == "Friends")
    let people = try #require(section.rows.first)
    #expect((0..<3).map { people.text(of: "abc", row: $0) } == ["Ada", "Ben", "Ada"])
    #expect(people.text(of: "other", row: 0) == nil)
    #expect(file.lists.content(of: ["other"], in: circumstances(width: 1)) == nil)
  }

  @Test func constraintsAreExchangedWithTheirNames() throws {
    let file = try companion(
      """
      {
        "names": { "photo": "gnJ-DZ-Ddm", "label": "lab-el" },
        "constraints": [ {
          "in": "photo", "views": { "picture": "HDz-kj-w1G" }, "metrics": { "gap": 20 },
          "alternatives": [
            { "when": { "verticalSizeClass": "compact" }, "metrics": { "gap": 8 },
              "deactivates": ["47a-lZ-cTb"],
              "constraints": [
                "|[picture]-gap-[label]",
                { "format": "V:|[picture]|", "options": ["alignAllLeading"] },
                "picture.width == 0.5 * superview.width" ] },
            { "constraints": ["[picture]-gap-[other]"] } ] } ]
      }
      """)
    #expect(file.diagnostics.isEmpty)
    let group = try #require(file.constraints.first)
    #expect(group.scope == "gnJ-DZ-Ddm")
    let low = try #require(
      group.exchanges.value(
        in: circumstances(width: 1, TraitCollection(verticalSizeClass: .compact))))
    #expect(low.deactivates == ["47a-lZ-cTb"])
    #expect(
      low.constraints.map(\.constraint.description) == [
        "HDz-kj-w1G.leading == superview(HDz-kj-w1G).leading",
        "lab-el.leading == HDz-kj-w1G.trailing + 8",
        "HDz-kj-w1G.top == superview(HDz-kj-w1G).top",
        "superview(HDz-kj-w1G).bottom == HDz-kj-w1G.bottom",
        "HDz-kj-w1G.width == 0.5 * superview(HDz-kj-w1G).width",
      ])
    #expect(low.constraints[1].position == TextPosition(line: 9, column: 23))
    let other = group.exchanges.value(in: circumstances(width: 1))
    #expect(
      other?.constraints.map(\.constraint.description) == [
        "other.leading == HDz-kj-w1G.trailing + 20"
      ])
  }
}
