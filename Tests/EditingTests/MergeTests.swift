import Testing

@testable import Editing

struct MergeTests {
  private func merge(_ ours: String, _ theirs: String) throws -> (text: String, conflicts: [String])
  {
    let merged = DocumentMerge.merge(
      base: try document(), ours: try document(ours), theirs: try document(theirs))
    return (merged.document.text, merged.conflicts.map(\.message))
  }

  @Test func changesOfBothSidesAreInTheResult() throws {
    let ours = storyboard.replacing(once: #"text="Title""#, by: #"text="Name""#)
    let theirs = storyboard.replacing(once: #"constant="59""#, by: #"constant="8""#)
    let both = ours.replacing(once: #"constant="59""#, by: #"constant="8""#)
    #expect(try merge(ours, theirs) == (both, []))
    #expect(try merge(theirs, ours) == (both, []))
    // In one line, which lines can't merge.
    let attributes = storyboard.replacing(
      once: #"textAlignment="natural""#, by: #"textAlignment="center""#)
    #expect(
      try merge(ours, attributes).text
        == ours.replacing(once: #"textAlignment="natural""#, by: #"textAlignment="center""#))
  }

  @Test func bothAdditionsAreThere() throws {
    func adding(_ id: String) -> String {
      let end = String(repeating: " ", count: 24) + "</constraints>"
      return storyboard.replacing(
        once: end,
        by: String(repeating: " ", count: 28)
          + "<constraint firstItem=\"b1\" firstAttribute=\"\(id)\" id=\"\(id)\"/>\n" + end)
    }
    let (text, conflicts) = try merge(adding("width"), adding("height"))
    #expect(conflicts.isEmpty)
    let ids = text.split(separator: "firstItem=\"b1\" firstAttribute=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }
    #expect(ids == ["width", "height"])
  }

  /// What both made under one id, and isn't the same thing, stands beside each other under two.
  @Test func idsThatBothMadeAreRenamed() throws {
    func adding(_ id: String, _ attribute: String) -> String {
      let end = String(repeating: " ", count: 24) + "</constraints>"
      return storyboard.replacing(
        once: end,
        by: String(repeating: " ", count: 28)
          + "<constraint firstItem=\"b1\" firstAttribute=\"\(attribute)\" id=\"\(id)\"/>\n" + end)
    }
    let (text, conflicts) = try merge(adding("new", "width"), adding("new", "height"))
    #expect(conflicts.isEmpty)
    let merged = try document(text)
    let made = merged.tree.nodes.filter { $0.name == "constraint" && $0["firstItem"] == "b1" }
      .filter { ["width", "height"].contains($0["firstAttribute"]) }
    #expect(made.count == 2 && Set(made.map(\.id)).count == 2 && made[0].id == "new")
    // The same thing, made by both, is one.
    let same = try merge(adding("new", "width"), adding("new", "width"))
    #expect(same == (adding("new", "width"), []))
  }

  @Test func differentChangesOfOneThingAreAConflict() throws {
    let (text, conflicts) = try merge(
      storyboard.replacing(once: #"text="Title""#, by: #"text="Ours""#),
      storyboard.replacing(once: #"text="Title""#, by: #"text="Theirs""#))
    #expect(
      conflicts == [
        "The label “l1” has the text “Ours” in ours and “Theirs” in theirs; ours was kept."
      ])
    #expect(text.contains(#"text="Ours""#))
    #expect(text.contains("<!-- CONFLICT: The label “l1”"))
    // Interface Builder, and we, still read it.
    _ = try document(text)
  }

  /// Of several references the first one in the document is named, in every run.
  @Test func theFirstReferenceIsNamed() throws {
    var document = try document()
    try document.apply([.remove(ElementPath(id: "b1"))])
    let removed = document.text
    let end = String(repeating: " ", count: 24) + "</constraints>"
    let new = (1...9).map {
      "<constraint firstItem=\"b1\" firstAttribute=\"width\" id=\"r\($0)\"/>\n"
    }
    let referring = storyboard.replacing(once: end, by: new.joined() + end)
    let conflicts = try merge(referring, removed).conflicts
    #expect(conflicts.contains { $0.contains("the constraint “r1” refers to it") }, "\(conflicts)")
  }

  /// Interface Builder doesn't open a document in which a constraint names a view that isn't there.
  @Test func whatStaysHasWhatItRefersTo() throws {
    var removed = try document()
    try removed.apply([.remove(ElementPath(id: "c1")), .remove(ElementPath(id: "l1"))])
    let changed = storyboard.replacing(once: #"constant="59""#, by: #"constant="8""#)
    func merge(_ choices: [String: MergeChoice]) throws -> MergedDocument {
      DocumentMerge.merge(
        base: try document(), ours: try document(changed), theirs: removed, choices: choices)
    }
    let kept = try merge([:])
    #expect(
      kept.conflicts.map(\.message).sorted() == [
        "The constraint “c1” was removed by theirs, but ours changed it; ours was kept.",
        "The label “l1” was removed by theirs, but the constraint “c1” refers to it in ours; ours was kept.",
      ])
    #expect(kept.document.tree.node(withID: "l1") != nil)
    // Without the constraint nothing needs the view.
    let key = try #require(kept.conflicts.first { $0.id == "c1" }?.key)
    let gone = try merge([key: .theirs])
    #expect(gone.conflicts.count == 1 && gone.document.tree.node(withID: "l1") == nil)
  }

  @Test func whatTheirsMadeInWhatOursRemovedIsReferredToByNothing() throws {
    var removed = try document()
    try removed.apply([.remove(ElementPath(id: "c1")), .remove(ElementPath(id: "l1"))])
    let made =
      storyboard
      .replacing(
        once: #"<nil key="textColor"/>"#,
        by: #"<nil key="textColor"/><gestureRecognizers/><view key="leftView" id="n1"/>"#
      )
      .replacing(
        once: "<constraints>",
        by:
          ##"<connections><outlet property="new" destination="n1" id="o1"/></connections><constraints>"##
      )
    func merge(_ choices: [String: MergeChoice]) throws -> MergedDocument {
      DocumentMerge.merge(
        base: try document(), ours: removed, theirs: try document(made), choices: choices)
    }
    let merged = try merge([:])
    #expect(merged.document.tree.node(withID: "o1") == nil)
    #expect(
      merged.conflicts.contains {
        $0.message.contains("that refers to “n1”, which is in what ours removed")
      })
    let restored = try merge(["new/o1": .theirs])
    #expect(["l1", "n1", "o1"].allSatisfy { restored.document.tree.node(withID: $0) != nil })
  }

  @Test func whatOneRemovesAndTheOtherChangesIsAConflict() throws {
    let removed = try {
      var document = try document()
      try document.apply([.remove(ElementPath(id: "b1"))])
      return document.text
    }()
    let changed = storyboard.replacing(once: #"title="Go""#, by: #"title="Stop""#)
    #expect(
      try merge(removed, changed).conflicts == [
        "The button “b1” was removed by ours, but theirs changed something in it; ours was kept."
      ])
    #expect(
      try merge(changed, removed).conflicts == [
        "The button “b1” was removed by theirs, but ours changed something in it; ours was kept."
      ])
    #expect(try merge(removed, storyboard) == (removed, []))
    #expect(try merge(storyboard, removed) == (removed, []))
  }

  @Test func namesAreSaidInWords() throws {
    let alignments = ["left", "right"].map {
      storyboard.replacing(once: #"textAlignment="natural""#, by: "textAlignment=\"\($0)\"")
        .replacing(once: #"<state key="normal""#, by: "<state key=\"normal\" titleShadow=\"\($0)\"")
    }
    #expect(
      try merge(alignments[0], alignments[1]).conflicts == [
        "The label “l1” has the text alignment “left” in ours and “right” in theirs; ours was kept.",
        "The button “b1”’s state (normal) has the title shadow “left” in ours and “right” in theirs; ours was kept.",
      ])
  }

  @Test func aReferenceToWhatIsRemovedIsAConflict() throws {
    var document = try document()
    try document.apply([.remove(ElementPath(id: "b1"))])
    let removed = document.text
    let referring = storyboard.replacing(
      once: #"<constraint firstItem="l1""#,
      by: "<constraint firstItem=\"b1\" firstAttribute=\"width\" id=\"c2\"/>\n"
        + #"<constraint firstItem="l1""#)
    #expect(try merge(referring, removed).conflicts.count == 1)
    #expect(try merge(removed, referring).conflicts.count == 1)
  }

  // MARK: Choices

  private func decided(
    _ ours: String, _ theirs: String, _ choices: [String: MergeChoice]
  ) throws -> MergedDocument {
    DocumentMerge.merge(
      base: try document(), ours: try document(ours), theirs: try document(theirs),
      choices: choices)
  }

  @Test func whatIsChosenIsThereWithoutComment() throws {
    let ours = storyboard.replacing(once: #"text="Title""#, by: #"text="Ours""#)
    let theirs = storyboard.replacing(once: #"text="Title""#, by: #"text="Theirs""#)
    let key = try #require(try decided(ours, theirs, [:]).conflicts.first?.key)
    #expect(key == "l1/text")
    for (choice, text) in [(MergeChoice.ours, ours), (.theirs, theirs)] {
      let merged = try decided(ours, theirs, [key: choice])
      #expect(merged.document.text == text)
      #expect(merged.conflicts.map(\.choice) == [choice])
    }
    let both = try decided(ours, theirs, [key: .both]).document
    // Each with an id of its own, and what places theirs is there for it, too.
    let read = try EditedDocument(both.bytes)
    #expect(both.text.contains(#"text="Ours""#) && both.text.contains(#"text="Theirs""#))
    #expect(Set(read.tree.nodesByID.keys).count == read.tree.nodes.count { $0.id != nil })
    #expect(read.tree.nodes.count { $0.name == "constraint" } == 2)
    #expect(!both.text.contains("CONFLICT"))
  }

  @Test func whatIsRemovedCanBeChosen() throws {
    let constraint = #"<constraint firstItem="b1" firstAttribute="top" id="c2"/>"#
    let list = "                        <constraints>\n"
    let withConstraint = storyboard.replacing(once: list, by: list + constraint)
    func merge(_ ours: String, _ theirs: String, _ choices: [String: MergeChoice]) throws
      -> MergedDocument
    {
      DocumentMerge.merge(
        base: try document(withConstraint), ours: try document(ours),
        theirs: try document(theirs), choices: choices)
    }
    var without = try document(withConstraint)
    try without.apply([.remove(ElementPath(id: "b1")), .remove(ElementPath(id: "c2"))])
    let removed = without.text
    let changed = withConstraint.replacing(once: #"title="Go""#, by: #"title="Stop""#)
    // Ours removed it: theirs brings it back with its constraint.
    let back = try merge(removed, changed, ["removed/b1": .theirs])
    #expect(back.conflicts.map(\.choice) == [.theirs])
    #expect(back.document.text.contains(#"title="Stop""#))
    #expect(back.document.text.contains(#"id="c2""#))
    #expect(try merge(removed, changed, ["removed/b1": .ours]).document.text == removed)
    // Theirs removed it: it goes with what refers to it.
    let keys = try merge(changed, removed, [:]).conflicts.map(\.key)
    #expect(keys == ["b1/removal"])
    let gone = try merge(changed, removed, ["b1/removal": .theirs]).document.text
    #expect(!gone.contains("b1") && !gone.contains("CONFLICT"))
    #expect(try merge(changed, removed, ["b1/removal": .ours]).document.text == changed)
  }

  /// What refers to something that the other side removed comes with that.
  @Test func aReferenceBringsBackWhatItRefersTo() throws {
    var document = try document()
    try document.apply([.remove(ElementPath(id: "b1"))])
    let referring = storyboard.replacing(
      once: #"<constraint firstItem="l1""#,
      by: "<constraint firstItem=\"b1\" firstAttribute=\"width\" id=\"c2\"/>\n"
        + #"<constraint firstItem="l1""#)
    let merged = try decided(document.text, referring, ["new/c2": .theirs]).document.text
    #expect(merged.contains(#"id="b1""#) && merged.contains(#"id="c2""#))
  }

  /// What Interface Builder rewrites by itself is nobody's decision.
  @Test func bookkeepingIsNoConflict() throws {
    let ours = storyboard.replacing(once: "21701", by: "22154")
      .replacing(once: #"width="353""#, by: #"width="335""#)
    let theirs = storyboard.replacing(once: "21701", by: "21507")
      .replacing(once: #"width="353""#, by: #"width="288""#)
    #expect(try merge(ours, theirs) == (ours, []))
    #expect(try merge(theirs, ours).text == theirs.replacing(once: "21507", by: "22154"))
  }

  /// Theirs puts the label into a new stack view, ours changes its text.
  @Test func whatIsWrappedKeepsItsChanges() throws {
    var wrapping = try document()
    let subviews = ElementPath(id: "v1", steps: [.init(name: "subviews")])
    try wrapping.apply([
      .insert(
        NewElement(
          name: "stackView", attributes: [["id", "s1"]], children: [NewElement(name: "subviews")]),
        into: subviews, .first),
      .move(
        ElementPath(id: "l1"), into: ElementPath(id: "s1", steps: [.init(name: "subviews")]), .first
      ),
    ])
    let ours = storyboard.replacing(once: #"text="Title""#, by: #"text="Name""#)
    let (text, conflicts) = try merge(ours, wrapping.text)
    #expect(conflicts.isEmpty)
    #expect(text == wrapping.text.replacing(once: #"text="Title""#, by: #"text="Name""#))
  }
}
