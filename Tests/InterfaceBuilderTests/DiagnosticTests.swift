import Testing

@testable import InterfaceBuilder

struct DiagnosticTests {
  @Test func whatIsKnownIsNotReported() throws {
    let document = try parse(
      xib(
        """
        <view key="view" contentMode="scaleToFill" id="v" placeholderIntrinsicWidth="infinite">
          <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
          <subviews><label opaque="NO" text="a" id="l" customClass="MyLabel"/></subviews>
          <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" id="c"/>
          </constraints>
          <variation key="default" axis="vertical" whateverElse="1"/>
        </view>
        """))
    #expect(document.diagnostics.isEmpty)
  }

  @Test func theUnknownIsKeptAndReportedOncePerName() throws {
    let document = try parse(
      xib(
        """
        <view id="v" sparkles="YES">
          <subviews>
            <sparkleView id="s1" amount="3"/>
            <sparkleView id="s2"/>
            <label id="l1" sparkles="YES"/><label id="l2" sparkles="NO"/>
          </subviews>
        </view>
        """))
    #expect(
      document.diagnostics.map(\.message) == [
        "The attribute sparkles of <view> is not known here; it is kept.",
        "The element <sparkleView> is not known here; it is kept (2 times in all).",
        "The attribute sparkles of <label> is not known here; it is kept (2 times in all).",
      ])
    #expect(document.diagnostics.map(\.id) == ["v", "s1", "l1"])
    #expect(document.diagnostics.map(\.line) == [4, 6, 8])
    #expect(
      document.diagnostics.map(\.rule) == [.unknownAttribute, .unknownElement, .unknownAttribute])
    #expect(document.element(id: "s1")?["amount"] == "3")
    #expect(document.element(id: "v")?.subtree.filter { $0.name == "sparkleView" }.count == 2)
  }

  /// Each with its own line and the element that follows; any other comment is passed over.
  @Test func conflictsOfAMergeAreReported() throws {
    let document = try parse(
      xib(
        """
        <!-- CONFLICT: alpha of v: ours has 0.5, theirs has 0.8; ours is kept. -->
        <view id="v">
          <!--CONFLICT: the title of a scene-->
          <!-- A CONFLICT: of words -->
          <subviews>
            <label id="l"/>
            <!-- CONFLICT: theirs has removed b
             and ours has changed it.
        ======= -->
          </subviews>
        </view>
        """))
    #expect(document.diagnostics.map(\.rule) == [.mergeConflict, .mergeConflict])
    #expect(document.diagnostics.map(\.line) == [4, 10])
    #expect(document.diagnostics.first?.id == "v")
    #expect(document.diagnostics.last?.message.hasSuffix("and ours has changed it.") == true)
    #expect(
      document.diagnostics.first?.message
        == "A merge has left a conflict here that nobody decided: "
        + "alpha of v: ours has 0.5, theirs has 0.8; ours is kept.")
  }

  @Test func reportsIDsThatAreMissingOrDouble() throws {
    let document = try parse(
      xib(
        """
        <view id="v">
          <subviews><label id="v"/></subviews>
          <constraints>
            <constraint firstItem="gone" firstAttribute="top" secondItem="v" id="c"/>
          </constraints>
          <connections><outlet property="p" destination="nowhere" id="o"/></connections>
          <variation key="default"><mask key="subviews"><exclude reference="lost"/></mask></variation>
        </view>
        """))
    #expect(
      document.diagnostics.map(\.rule) == [
        .duplicateID, .unresolvedReference, .unresolvedReference, .unresolvedReference,
      ])
    #expect(document.diagnostics.map(\.id) == ["v", "c", "o", "v"])
    #expect(document.diagnostics.map(\.line) == [5, 7, 9, 10])
    #expect(document.diagnostics[0].message.contains("line 4"))
    #expect(document.diagnostics[1].message.contains("firstItem of this <constraint> is gone"))
    #expect(document.element(id: "v")?.name == "view")
  }

  @Test func reportsTextWhereANumberShouldBe() throws {
    let document = try parse(
      xib("<view id=\"v\"><rect key=\"frame\" x=\"left\" y=\"0\" width=\"1\" height=\"1\"/></view>")
    )
    #expect(document.diagnostics.map(\.rule) == [.badValue])
    #expect(document.diagnostics[0].id == "v")
    #expect(document.diagnostics[0].message.contains("“left”"))
  }

  /// Distances from a superview's edges may be percentages, and nothing else may.
  @Test(arguments: [
    (#"<frame key="frameInset" minX="25.00%" width="5" maxX="0.0%" maxY="-3"/>"#, 0),
    (#"<frame key="frameInset" minX="a%" width="%"/>"#, 2),
    (#"<rect key="frame" x="0" y="0" width="25.00%" height="1"/>"#, 1),
  ])
  func percentages(element: String, count: Int) throws {
    let document = try parse(xib("<view id=\"v\">\(element)</view>"))
    #expect(document.diagnostics.map(\.rule) == Array(repeating: .badValue, count: count))
  }

  @Test func aFloodIsCutShort() throws {
    let outlets = (0..<5_000).map {
      "<outlet property=\"p\" destination=\"x\($0)\" id=\"o\($0)\"/>"
    }
    let document = try parse(
      xib("<view id=\"v\"><connections>\(outlets.joined())</connections></view>"))
    #expect(document.diagnostics.count == 101)
    #expect(document.diagnostics.last?.message.hasPrefix("4900 more") == true)
  }

  /// A misspelt group or a doubled entry in the table would silently know too little or too much.
  @Test func theVocabularyTableIsConsistent() throws {
    let vocabulary = Vocabulary.shared
    #expect(!vocabulary.names.contains { $0.hasPrefix("@") || $0 == "*" || $0.contains(":") })
    #expect(Set(vocabulary.names).count == vocabulary.names.count)
    for (number, name) in vocabulary.names.enumerated() {
      #expect(vocabulary.id(of: name) == NameID(number))
    }
    let label = try #require(vocabulary.id(of: "label"))
    let attributes = [
      "text", "hidden", "id", "customClass", "key", "translatesAutoresizingMaskIntoConstraints",
    ]
    for attribute in attributes {
      let id = try #require(vocabulary.id(of: attribute))
      #expect(vocabulary.isKnown(attribute: id, on: label), "\(attribute)")
    }
    let axis = try #require(vocabulary.id(of: "axis"))
    #expect(!vocabulary.isKnown(attribute: axis, on: label))
    #expect(!vocabulary.isKnown(element: axis))
    let groups = Vocabulary.knownNames.split(whereSeparator: { $0 == " " || $0 == "\n" })
      .filter { $0.hasPrefix("@") }
    for group in Set(groups) {
      #expect(Vocabulary.knownNames.contains("\(group) :"), "\(group) is not defined")
    }
  }
}
