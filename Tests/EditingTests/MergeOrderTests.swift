import Testing

@testable import Editing

/// The order of what both sides put in another one, and what each put into the other.
struct MergeOrderTests {
  private static let lists: [(String, @Sendable (Character) -> String)] = [
    ("subviews", { "<view id=\"\($0)\"/>" }), ("items", { "<tabBarItem id=\"\($0)\"/>" }),
    ("scopeButtonTitles", { "<string>\($0)</string>" }),
  ]

  private func text(_ list: String, _ letters: String, _ element: (Character) -> String) -> String {
    MergedTexts.document(
      "<view id=\"v\"><\(list)>\(letters.map(element).joined())</\(list)></view>")
  }

  /// Base, ours, theirs and the order that has what each did.
  @Test(arguments: [
    ("ABC", "CAB", "BAC", "CBA"), ("ABCD", "BACD", "ABDC", "BADC"),
    ("ABCD", "DABC", "BACD", "DBAC"),
    ("XYABC", "YABCX", "XABCY", "ABCYX"), ("ABC", "BAC", "BAC", "BAC"),
    ("ABC", "BAC", "ABCN", "BACN"),
    ("ABCD", "BMACD", "ABDNC", "BMADNC"),
  ])
  func whatEachMovedIsWhereItPutIt(
    _ base: String, _ ours: String, _ theirs: String, _ both: String
  ) throws {
    for (list, element) in Self.lists {
      let merged = try MergedTexts(
        text(list, base, element), text(list, ours, element), text(list, theirs, element))
      #expect(merged.keys == [] && merged.text == text(list, both, element), "\(list)")
    }
  }

  /// An order is a change of what the other side removed.
  @Test func anOrderInWhatIsRemovedIsAConflict() throws {
    let (list, element) = Self.lists[0]
    let removed = MergedTexts.document("")
    let (base, ours) = (text(list, "ABC", element), text(list, "BAC", element))
    let kept = try MergedTexts(base, ours, removed)
    #expect(kept.keys == ["v/removal"] && kept.textWithoutComments == ours)
    let back = try MergedTexts(base, removed, ours)
    #expect(back.conflicts.count == 1)
    #expect(try MergedTexts(base, base, removed).keys == [])
  }

  /// Of a nib it is the order of its objects.
  @Test func objectsHaveAnOrder() throws {
    func text(_ letters: String) -> String {
      MergedTexts.document(letters.map { "<view id=\"\($0)\"/>" }.joined())
    }
    #expect(try MergedTexts(text("ABC"), text("BAC"), text("BCA")).conflicts.count == 1)
    #expect(try MergedTexts(text("ABC"), text("BAC"), text("ABC")).text == text("BAC"))
  }

  @Test(arguments: [("ABC", "BAC", "BCA"), ("ABC", "BAC", "ACB"), ("ABCD", "BCDA", "BCAD")])
  func ordersThatExcludeEachOtherAreAConflict(_ base: String, _ ours: String, _ theirs: String)
    throws
  {
    for (list, element) in Self.lists {
      let texts = [base, ours, theirs].map { text(list, $0, element) }
      let merged = try MergedTexts(texts[0], texts[1], texts[2])
      #expect(merged.keys == ["v/\(list)/order"] && merged.textWithoutComments == texts[1])
      let taken = try MergedTexts(
        texts[0], texts[1], texts[2], choices: ["v/\(list)/order": .theirs])
      #expect(taken.text == texts[2])
    }
  }

  /// Where an order means nothing, it is nobody's decision.
  @Test(arguments: ["constraints", "gestureRecognizers", "connections"])
  func anOrderThatMeansNothingIsNoConflict(_ list: String) throws {
    func text(_ letters: String) -> String {
      self.text(list, letters) { "<outlet property=\"\($0)\" id=\"\($0)\"/>" }
    }
    let merged = try MergedTexts(text("ABC"), text("BAC"), text("ACB"))
    #expect(merged.keys == [] && merged.text == text("BAC"))
  }

  /// The tabs of a controller stand in the order of its connections.
  @Test func theOrderOfTabsIsOne() throws {
    func text(_ letters: String) -> String {
      self.text("connections", letters) {
        "<segue destination=\"v\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\($0)\"/>"
      }
    }
    #expect(
      try MergedTexts(text("ABC"), text("BAC"), text("ACB")).keys == ["v/connections/order"])
  }

  /// Lists as long as documents have them are ordered in the time that it takes to read them.
  @Test func longListsAreOrdered() {
    let base = Array(0..<20000)
    let swapped = base.map { $0 % 2 == 0 ? $0 + 1 : $0 - 1 }
    #expect(SharedOrder(base: base, ours: swapped, theirs: base.reversed()).agreed == nil)
    let (rotated, exchanged) = (base[1...] + [0], base.dropLast(2) + [19999, 19998])
    #expect(
      SharedOrder(base: base, ours: Array(rotated), theirs: Array(exchanged)).agreed
        == base[1..<19998] + [19999, 19998, 0])
  }

  // MARK: Places

  private static let apart = "<view id=\"A\"/><view id=\"B\"/>"
  private static let bInA = "<view id=\"A\"><subviews><view id=\"B\"/></subviews></view>"
  private static let aInB = "<view id=\"B\"><subviews><view id=\"A\"/></subviews></view>"

  @Test func movesIntoEachOtherAreAConflict() throws {
    func text(_ views: String) -> String {
      MergedTexts.document("<view id=\"v\"><subviews>\(views)</subviews></view>")
    }
    for (ours, theirs) in [(Self.aInB, Self.bInA), (Self.bInA, Self.aInB)] {
      let merged = try MergedTexts(text(Self.apart), text(ours), text(theirs))
      #expect(merged.conflicts.count == 1 && merged.textWithoutComments == text(ours))
      let key = try #require(merged.keys.first)
      #expect(
        try MergedTexts(text(Self.apart), text(ours), text(theirs), choices: [key: .theirs]).text
          == text(theirs))
    }
    // What theirs made beside what it moved is there.
    let more = Self.bInA.replacing(once: "<view id=\"B\"/>", by: "<view id=\"B\"/><view id=\"N\"/>")
    let merged = try MergedTexts(text(Self.apart), text(Self.aInB), text(more))
    #expect(merged.conflicts.count == 1 && merged.text.contains("<view id=\"N\"/>"))
  }

  @Test func whatBothMadeInDifferentPlacesIsAConflict() throws {
    func text(_ inA: String, _ inB: String) -> String {
      MergedTexts.document(
        "<view id=\"A\"><subviews>\(inA)</subviews></view><view id=\"B\"><subviews>\(inB)</subviews></view>"
      )
    }
    let new = "<label id=\"N\"/>"
    let merged = try MergedTexts(text("", ""), text(new, ""), text("", new))
    #expect(merged.keys == ["N/place"] && merged.textWithoutComments == text(new, ""))
  }
}
