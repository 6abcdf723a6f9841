import Testing

@testable import Editing

/// What there is one of, and what is one although it is written in several parts.
struct MergeValueTests {
  private func view(_ inside: String) -> String {
    MergedTexts.document("<view id=\"v\">\(inside)</view><view id=\"x\"/><view id=\"y\"/>")
  }

  /// Something that both sides made and there is one of, by what it is in; ours and theirs.
  static let seconds = [
    (
      "connections", "<outlet property=\"p\" destination=\"x\" id=\"o1\"/>",
      "<outlet property=\"p\" destination=\"y\" id=\"o2\"/>"
    ),
    (
      "connections",
      "<segue destination=\"x\" kind=\"relationship\" relationship=\"rootViewController\" id=\"o1\"/>",
      "<segue destination=\"y\" kind=\"relationship\" relationship=\"rootViewController\" id=\"o2\"/>"
    ),
    (
      "connections", "<segue destination=\"x\" kind=\"embed\" id=\"o1\"/>",
      "<segue destination=\"y\" kind=\"embed\" id=\"o2\"/>"
    ),
    ("mask", "<exclude reference=\"x\"/>", "<include reference=\"x\"/>"),
  ]

  @Test(arguments: seconds)
  func thereIsOneOfIt(_ list: String, _ ours: String, _ theirs: String) throws {
    func text(_ inside: String) -> String { view("<\(list)>\(inside)</\(list)>") }
    for (mine, other) in [(ours, theirs), (theirs, ours)] {
      let merged = try MergedTexts(text(""), text(mine), text(other))
      #expect(merged.conflicts.count == 1 && merged.textWithoutComments == text(mine))
      let key = try #require(merged.keys.first)
      #expect(
        try MergedTexts(text(""), text(mine), text(other), choices: [key: .theirs]).text
          == text(other))
    }
  }

  /// The same relationship, made twice under two ids, is there once; several of one kind stay several.
  @Test func theSameRelationshipIsThereOnce() throws {
    func text(_ inside: String) -> String { view("<connections>\(inside)</connections>") }
    let root =
      "<segue destination=\"x\" kind=\"relationship\" relationship=\"rootViewController\" id=\"o1\"/>"
    let same = try MergedTexts(text(""), text(root), text(root.replacing(once: "o1", by: "o2")))
    #expect(same.keys == [] && same.text == text(root))
    for several in [
      "<outlet property=\"p\" destination=\"x\" id=\"o1\"/>",
      "<outletCollection property=\"p\" destination=\"x\" id=\"o1\"/>",
      "<segue destination=\"x\" kind=\"show\" id=\"o1\"/>",
      "<segue destination=\"x\" kind=\"relationship\" relationship=\"viewControllers\" id=\"o1\"/>",
      "<action selector=\"p\" destination=\"x\" eventType=\"valueChanged\" id=\"o1\"/>",
    ] {
      let other = several.replacing(once: "o1", by: "o2")
      let merged = try MergedTexts(text(""), text(several), text(other))
      #expect(merged.keys == [] && merged.text == text(several + other))
    }
  }

  /// Base, ours and theirs of a value of several attributes.
  static let values = [
    (
      "<offsetWrapper key=\"o\" horizontal=\"0\" vertical=\"0\"/>",
      "<offsetWrapper key=\"o\" horizontal=\"5\" vertical=\"0\"/>",
      "<offsetWrapper key=\"o\" horizontal=\"0\" vertical=\"7\"/>"
    ),
    (
      "<value key=\"c\" type=\"size\" width=\"1\" height=\"1\"/>",
      "<value key=\"c\" type=\"size\" width=\"2\" height=\"1\"/>",
      "<value key=\"c\" type=\"size\" width=\"1\" height=\"2\"/>"
    ),
    (
      "<frame key=\"frameInset\" minX=\"1\" minY=\"1\"/>",
      "<frame key=\"frameInset\" minX=\"2\" minY=\"1\"/>",
      "<frame key=\"frameInset\" minX=\"1\" minY=\"2\"/>"
    ),
    (
      "<userDefinedRuntimeAttribute keyPath=\"k\" type=\"string\" value=\"1\"/>",
      "<userDefinedRuntimeAttribute keyPath=\"k\" type=\"string\" value=\"one\"/>",
      "<userDefinedRuntimeAttribute keyPath=\"k\" type=\"number\" value=\"1\"/>"
    ),
    (
      "<autoresizingMask key=\"m\" widthSizable=\"YES\"/>",
      "<autoresizingMask key=\"m\" flexibleMinX=\"YES\"/>",
      "<autoresizingMask key=\"m\" widthSizable=\"YES\" flexibleMaxX=\"YES\"/>"
    ),
    (
      "<constraint firstItem=\"x\" firstAttribute=\"width\" constant=\"50\" id=\"k\"/>",
      "<constraint firstItem=\"x\" firstAttribute=\"width\" secondItem=\"y\" secondAttribute=\"width\" id=\"k\"/>",
      "<constraint firstItem=\"x\" firstAttribute=\"height\" constant=\"50\" id=\"k\"/>"
    ),
    (
      "<constraint firstItem=\"x\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"k\"/>",
      "<constraint firstItem=\"x\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\" id=\"k\"/>",
      "<constraint firstItem=\"x\" firstAttribute=\"top\" secondItem=\"y\" secondAttribute=\"bottom\" id=\"k\"/>"
    ),
  ]

  @Test(arguments: values)
  func nobodysValueIsMadeOfTwo(_ base: String, _ ours: String, _ theirs: String) throws {
    for (mine, other) in [(ours, theirs), (theirs, ours)] {
      let merged = try MergedTexts(view(base), view(mine), view(other))
      #expect(merged.conflicts.count == 1)
      let key = try #require(merged.keys.first)
      for (choice, said) in [(MergeChoice.ours, mine), (.theirs, other)] {
        let decided = try MergedTexts(view(base), view(mine), view(other), choices: [key: choice])
        // A constraint's constant isn't a part of what it is between.
        let constant = /\ constant="50"/
        #expect(
          decided.text.replacing(constant, with: "") == view(said).replacing(constant, with: ""))
      }
    }
  }

  /// One side has something of another kind in place of what the other changed.
  @Test func aValueOfTwoKindsIsAskedOnce() throws {
    let base = view("<color key=\"k\" white=\"1\"/>")
    let (changed, replaced) = (view("<color key=\"k\" white=\"0\"/>"), view("<nil key=\"k\"/>"))
    for (ours, theirs) in [(changed, replaced), (replaced, changed)] {
      let merged = try MergedTexts(base, ours, theirs)
      #expect(merged.conflicts.count == 1 && merged.textWithoutComments == ours)
      let key = try #require(merged.keys.first)
      #expect(try MergedTexts(base, ours, theirs, choices: [key: .theirs]).text == theirs)
      #expect(try MergedTexts(base, ours, theirs, choices: [key: .ours]).text == ours)
    }
  }

  /// What is between two things is one; how far they are apart is another.
  @Test func aConstantIsNotWhatAConstraintIsBetween() throws {
    let base =
      "<constraint firstItem=\"x\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" constant=\"8\" id=\"k\"/>"
    let merged = try MergedTexts(
      view(base), view(base.replacing(once: "secondItem=\"v\"", by: "secondItem=\"y\"")),
      view(base.replacing(once: "8", by: "9")))
    #expect(merged.keys == [])
    #expect(merged.text.contains("secondItem=\"y\" secondAttribute=\"top\" constant=\"9\""))
  }

  /// Base, ours and theirs, of which each side gave something the same name or value, in one of several forms.
  static let names = [
    (
      "<connections><outlet property=\"p\" destination=\"x\" id=\"o1\"/></connections>",
      "<connections><outlet property=\"q\" destination=\"x\" id=\"o1\"/></connections>",
      "<connections><outlet property=\"p\" destination=\"x\" id=\"o1\"/><outlet property=\"q\" destination=\"y\" id=\"o2\"/></connections>"
    ),
    (
      "<state key=\"normal\"/>", "<state key=\"normal\" title=\"a\"/>",
      "<state key=\"normal\"><string key=\"title\">b</string></state>"
    ),
    (
      "<label text=\"z\" id=\"l\"/>", "<label id=\"l\"><string key=\"text\">b</string></label>",
      "<label id=\"l\"><attributedString key=\"attributedText\"><fragment content=\"x\"/></attributedString></label>"
    ),
    (
      "<imageView id=\"l\"/>", "<imageView image=\"a\" id=\"l\"/>",
      "<imageView id=\"l\"><imageReference key=\"image\" image=\"b\"/></imageView>"
    ),
  ]

  @Test(arguments: names)
  func aNameIsGivenOnce(_ base: String, _ ours: String, _ theirs: String) throws {
    for (mine, other) in [(ours, theirs), (theirs, ours)] {
      let merged = try MergedTexts(view(base), view(mine), view(other))
      #expect(merged.conflicts.count == 1 && merged.textWithoutComments == view(mine))
      let key = try #require(merged.keys.first)
      let chosen = try MergedTexts(view(base), view(mine), view(other), choices: [key: .theirs])
      #expect(chosen.text == view(other))
    }
  }

  /// What one side made of one form in another one counts where the other side did nothing about it.
  @Test func anotherFormOfAValueIsNoConflict() throws {
    for (base, ours, _) in Self.names.dropFirst() {
      let merged = try MergedTexts(view(base), view(ours), view(base) + " ")
      #expect(merged.conflicts.isEmpty && merged.text == view(ours) + " ")
    }
  }

  // MARK: Lists that are one

  /// Base, ours and theirs, which have something else in place of the same parts.
  static let rewritten = [
    ("attributedString", ["one two"], ["one ", "two"], ["one t", "wo"]),
    ("segments", ["A", "B"], ["X", "Y", "Z"], ["P", "Q", "R"]),
    ("scopeButtonTitles", ["N", "A", "B", "M"], ["N", "X", "Y", "Z", "M"], ["N", "P", "M"]),
    ("userDefinedRuntimeAttributes", ["a"], ["x"], ["y"]),
    ("attributedString", ["a", "b", "c"], ["x", "b", "c"], ["x", "a", "b", "c"]),
    ("attributedString", ["a", "b", "a", "b"], ["a", "a", "a", "a"], ["b", "b", "b", "b"]),
  ]

  private func list(_ name: String, _ parts: [String]) -> String {
    let element = [
      "attributedString": "fragment content", "segments": "segment title",
      "userDefinedRuntimeAttributes": "userDefinedRuntimeAttribute keyPath",
    ]
    return view(
      "<\(name)>"
        + parts.map { part in
          element[name].map { "<\($0)=\"\(part)\"/>" } ?? "<string>\(part)</string>"
        }.joined() + "</\(name)>")
  }

  @Test(arguments: rewritten)
  func whatBothRewroteIsAConflict(
    _ name: String, _ base: [String], _ ours: [String], _ theirs: [String]
  ) throws {
    let (base, ours, theirs) = (list(name, base), list(name, ours), list(name, theirs))
    for (mine, other) in [(ours, theirs), (theirs, ours)] {
      let merged = try MergedTexts(base, mine, other)
      #expect(merged.keys == ["v/\(name)/parts"] && merged.textWithoutComments == mine)
      #expect(
        try MergedTexts(base, mine, other, choices: ["v/\(name)/parts": .theirs]).text == other)
    }
  }

  /// Both made a plain text an attributed one.
  @Test func anAttributedTextThatBothMadeIsOne() throws {
    func text(_ size: Int) -> String {
      view(
        "<attributedString key=\"a\"><fragment content=\"x\"><attributes><font key=\"f\" size=\"\(size)\"/></attributes></fragment></attributedString>"
      )
    }
    let merged = try MergedTexts(view(""), text(1), text(2))
    #expect(merged.conflicts.count == 1 && merged.textWithoutComments == text(1))
    let key = try #require(merged.keys.first)
    #expect(try MergedTexts(view(""), text(1), text(2), choices: [key: .theirs]).text == text(2))
    #expect(try MergedTexts(view(""), text(1), text(1)).keys == [])
  }

  /// macOS has a list of numbers beside the one of the views that they are for.
  @Test func listsBesideViewsHaveAnEntryForEach() throws {
    func text(_ views: [String]) -> String {
      MergedTexts.document(
        "<stackView id=\"s\"><subviews>\(views.map { "<view id=\"\($0.prefix(1))\"/>" }.joined())</subviews>"
          + "<visibilityPriorities>\(views.map { "<integer value=\"\($0.dropFirst())\"/>" }.joined())</visibilityPriorities>"
          + "<customSpacing>\(views.map { _ in "<real value=\"3\"/>" }.joined())</customSpacing></stackView>",
        type: "Cocoa")
    }
    for (ours, theirs, both) in [
      (["p1", "q1", "r1"], ["p1", "q1", "s1"], ["p1", "q1", "r1", "s1"]),
      (["p1"], ["p1", "s1", "q1"], ["p1", "s1"]), (["q1", "p1"], ["p1", "q5"], ["q5", "p1"]),
      (["p1", "q1", "r1"], ["p1", "q1", "r1"], ["p1", "q1", "r1"]),
    ] {
      let merged = try MergedTexts(text(["p1", "q1"]), text(ours), text(theirs))
      #expect(merged.keys == [] && merged.text == text(both))
    }
  }

  // MARK: What comments say

  /// Values are told as far as they differ.
  @Test func longValuesAreToldWhereTheyDiffer() throws {
    let start = String(repeating: "long ", count: 40)
    func text(_ end: String) -> String {
      view("<label text=\"\(start)\(end)\" id=\"a\"/>")
    }
    let message = try #require(
      try MergedTexts(text("x"), text("ours" + start), text("theirs" + start)).conflicts.first?
        .message)
    #expect(message.contains("long ours") && message.contains("long theirs"))
    #expect(message.contains("“…") && message.contains("…”") && message.count < 300)
    let short = try MergedTexts(text("x"), text("ours"), view("<label text=\"t\" id=\"a\"/>"))
    #expect(short.conflicts.first?.message.contains("“t”") == true)
    #expect(short.conflicts.first?.message.contains("…”") == true)
  }
}
