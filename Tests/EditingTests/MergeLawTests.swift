import Testing

@testable import Editing

/// What holds for any three versions.
struct MergeLawTests {
  private static let base = MergeLawFixture.document

  private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> String {
    let merged = DocumentMerge.merge(
      base: try document(base), ours: try document(ours), theirs: try document(theirs))
    return merged.conflicts.isEmpty
      ? merged.document.text : "conflicts: \(merged.conflicts.map(\.message))"
  }

  /// Whoever changed alone has the last word, place and bytes included; what both made alike is there once.
  @Test(arguments: MergeLawFixture.changes)
  func whoChangedAloneHasTheLastWord(_ change: MergeLawFixture.Change) throws {
    let changed = change.made(in: Self.base)
    #expect(try merge(Self.base, Self.base, changed) == changed)
    #expect(try merge(Self.base, changed, Self.base) == changed)
    #expect(try merge(Self.base, changed, changed) == changed)
    // As well the other way round: what was added goes, what was removed comes.
    #expect(try merge(changed, changed, Self.base) == Self.base)
    #expect(try merge(changed, Self.base, changed) == Self.base)
    #expect(try merge(changed, Self.base, Self.base) == Self.base)
  }

  /// Documents of which one was made from the other in a way that no tool makes it: lists that are empty, lines that
  /// stand elsewhere than what is around them.
  @Test(arguments: [
    ("<resources><image name=\"a\" width=\"1\"/></resources>", "<resources/>"),
    ("<resources>\n<image name=\"a\" width=\"1\"/>\n</resources>", "<resources>\n</resources>"),
    ("<dependencies><plugIn identifier=\"x\"/></dependencies>", "<dependencies/>"),
    (
      "<view id=\"a\"><subviews><view id=\"b\"/></subviews></view>",
      "<view id=\"a\"><subviews/></view>"
    ),
    (
      "<inferredMetricsTieBreakers><segue reference=\"q\"/></inferredMetricsTieBreakers>",
      "<inferredMetricsTieBreakers></inferredMetricsTieBreakers>"
    ),
    (
      "\n  <view id=\"a\">\n    <rect key=\"x\"/>\n  </view>\n",
      "\n<!-- c -->\n<view id=\"a\">\n    <rect key=\"x\"/>\n  </view>\n"
    ),
    (
      "\n  <view id=\"a\">\n    <subviews>\n      <view id=\"b\"/>\n    </subviews>\n  </view>\n",
      "\n      <view id=\"a\">\n      <subviews>\n      <view id=\"b\"/>\n    </subviews>\n  </view>\n"
    ),
    ("<view id=\"a\"/>", "<view id=\"a\"><!-- c --></view>"),
  ])
  func theLastWordIsKeptWhateverIsWritten(_ inside: String, _ changed: String) throws {
    let texts = [inside, changed].map { MergedTexts.document($0) }
    for (base, changed) in [(texts[0], texts[1]), (texts[1], texts[0])] {
      #expect(try merge(base, base, changed) == changed)
      #expect(try merge(base, changed, base) == changed)
      #expect(try merge(base, changed, changed) == changed)
    }
  }

  /// Two changes in different places give the document that has both, whoever made which, and are taken back one
  /// by one.
  @Test(arguments: MergeLawFixture.changes.indices)
  func changesInDifferentPlacesAreBothThere(_ index: Int) throws {
    let changes = MergeLawFixture.changes
    let change = changes[index]
    let changed = change.made(in: Self.base)
    // With those that are near it in the table, and so in the document.
    for distance in 1...4 {
      let other = changes[(index + distance) % changes.count]
      let others = other.made(in: Self.base)
      let both = other.made(in: changed)
      #expect(try merge(Self.base, changed, others) == both, "\(change.name) and \(other.name)")
      #expect(try merge(Self.base, others, changed) == both, "\(other.name) and \(change.name)")
      #expect(
        try merge(both, changed, others) == Self.base, "without \(change.name), \(other.name)")
    }
  }

  /// All changes but one on one side, and that one on the other.
  @Test(arguments: MergeLawFixture.changes)
  func oneChangeMeetsAllOthers(_ change: MergeLawFixture.Change) throws {
    let others = MergeLawFixture.changes.filter { $0.name != change.name }
      .reduce(Self.base) { $1.made(in: $0) }
    let all = change.made(in: others)
    #expect(try merge(Self.base, change.made(in: Self.base), others) == all)
    #expect(try merge(Self.base, others, change.made(in: Self.base)) == all)
  }

  /// Lines may stand at any depth, such as those of an element that was moved without them.
  @Test func linesStayAsDeepAsTheyAre() throws {
    let base = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view id="v">
                  <subviews>
                      <view id="a">
                          <subviews>
                              <label id="l">
                                  <rect key="frame"/>
                              </label>
                          </subviews>
                      </view>
                      <label id="k"/>
                  </subviews>
              </view>
          </objects>
      </document>
      """
    let label = [
      String(repeating: " ", count: 24) + "<label id=\"l\">",
      String(repeating: " ", count: 28) + "<rect key=\"frame\"/>",
      String(repeating: " ", count: 24) + "</label>\n",
    ].joined(separator: "\n")
    let moved =
      base
      .replacing(label, with: "")
      .replacing("<label id=\"k\"/>\n", with: "<label id=\"k\"/>\n" + label.dropFirst(8))
    #expect(try merge(base, base, moved) == moved)
    #expect(try merge(base, moved, base) == moved)
    #expect(try merge(base, moved, moved) == moved)
  }

  /// White space that is left in a list isn't a text that the other side has otherwise.
  @Test func aListThatOneSideEmptiedIsNoText() throws {
    let start =
      #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>"#
    func made(_ connections: String, _ rest: String = "") -> String {
      start
        + #"<view id="v">\#(rest)</view><view id="n"><connections>\#(connections)</connections></view>"#
        + "</objects></document>"
    }
    let action = #"<action selector="s" destination="v" id="a"/>"#
    let (full, spaced) = (made(action), made("\(action)\n  "))
    let emptied = made("\n    ", "<connections>\(action)</connections>")
    #expect(try merge(full, emptied, spaced) == emptied)
    #expect(try !merge(full, spaced, emptied).contains("conflicts"))
  }

  /// Consecutive versions of public histories.
  @Test(.enabled(if: Corpus.pairs != nil, "there are no pairs of versions beside the documents"))
  func theLastWordIsKeptInPublicHistories() throws {
    for pair in try #require(Corpus.pairs) {
      let texts = try [pair.before, pair.after].map {
        String(decoding: try Corpus.read($0), as: UTF8.self)
      }
      for (base, changed) in [(texts[0], texts[1]), (texts[1], texts[0])] {
        #expect(try merge(base, base, changed) == changed, "\(pair.before)")
        #expect(try merge(base, changed, base) == changed, "\(pair.before)")
        #expect(try merge(base, changed, changed) == changed, "\(pair.before)")
      }
    }
  }
}
