import Testing

@testable import Editing

/// What has no id of its own, and values of several attributes.
struct MergeContainerTests {
  private func merged(
    _ base: String, _ ours: String, _ theirs: String, in list: String = "view",
    choices: [String: MergeChoice] = [:]
  ) throws -> (inside: String, conflicts: [String]) {
    func text(_ inside: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects><view id="v">\
      <\(list)>\(inside)</\(list)></view></objects></document>
      """
    }
    let merged = DocumentMerge.merge(
      base: try document(text(base)), ours: try document(text(ours)),
      theirs: try document(text(theirs)), choices: choices)
    let inside = merged.document.text.split(separator: "<\(list)>").last?
      .split(separator: "</\(list)>").first
    return (inside.map(String.init) ?? "", merged.conflicts.map(\.key))
  }

  /// Lists in which letters stand for elements: base, ours, theirs and what is to come of them.
  private static let lists = [
    ("abc", "aXbc", "abcY", "aXbcY"), ("abc", "abXc", "abYc", "abXYc"),
    ("abc", "Xabc", "Yabc", "XYabc"),
    ("abc", "abXc", "abXc", "abXc"), ("abc", "ac", "abX", "aX"), ("abc", "bc", "ab", "b"),
    ("abcd", "abdc", "Xabcd", "Xabdc"), ("a", "aXY", "aYZ", "aXYZ"),
    ("ab", "XabY", "XabZ", "XabYZ"),
    ("aabb", "aabbX", "aab", "aabX"), ("", "X", "Y", "XY"),
  ]

  @Test(arguments: lists)
  func listsWithoutIDsAreMerged(_ base: String, _ ours: String, _ theirs: String, _ both: String)
    throws
  {
    for (list, element) in [
      ("segments", { "<segment title=\"\($0)\"/>" }),
      ("scopeButtonTitles", { "<string>\($0)</string>" }),
      ("attributedString", { "<fragment content=\"\($0)\"/>" }),
      (
        "userDefinedRuntimeAttributes",
        { "<userDefinedRuntimeAttribute keyPath=\"\($0)\" value=\"1\"/>" }
      ),
      ("mask", { "<exclude reference=\"\($0)\"/>" }), ("resources", { "<image name=\"\($0)\"/>" }),
    ] as [(String, (Character) -> String)] {
      // What is named is there once.
      if list != "segments", list != "scopeButtonTitles", list != "attributedString", base == "aabb"
      {
        continue
      }
      func text(_ letters: String) -> String { letters.map(element).joined() }
      let (inside, conflicts) = try merged(text(base), text(ours), text(theirs), in: list)
      #expect(inside == text(both), "\(list)")
      #expect(conflicts == [])
    }
  }

  /// One of them changes what stands between the same neighbours, the other adds.
  @Test func whatStandsBetweenTheSameNeighboursIsTheSame() throws {
    func segments(_ titles: String...) -> String {
      titles.map { "<segment title=\"\($0)\"/>" }.joined()
    }
    let (inside, conflicts) = try merged(
      segments("Tide", "Wind", "Fog"), segments("Tides", "Wind", "Fog"),
      segments("Tide", "Wind", "New", "Fog"), in: "segments")
    #expect(inside == segments("Tides", "Wind", "New", "Fog") && conflicts == [])
    let clash = try merged(segments("Tide"), segments("Tides"), segments("Ebb"), in: "segments")
    #expect(clash.conflicts == ["v/segment/title"])
  }

  /// A part of each side's would be a third value.
  @Test func aValueOfSeveralAttributesIsOne() throws {
    let values = [
      (
        #"color key="c" red="1" green="0" blue="0""#, ("red=\"1\"", "red=\"2\""),
        ("green=\"0\"", "green=\"2\"")
      ),
      (#"fontDescription key="f" name="A" pointSize="3""#, ("\"A\"", "\"B\""), ("\"3\"", "\"4\"")),
      (
        #"inset key="i" minX="1" minY="2""#, ("minX=\"1\"", "minX=\"3\""),
        ("minY=\"2\"", "minY=\"3\"")
      ),
      (
        #"size key="s" width="1" height="2""#, ("width=\"1\"", "width=\"3\""),
        ("height=\"2\"", "height=\"3\"")
      ),
      (#"rect key="contentStretch" x="1" y="2""#, ("x=\"1\"", "x=\"3\""), ("y=\"2\"", "y=\"3\"")),
    ]
    for (value, mine, other) in values {
      let base = "<\(value)/>"
      let ours = base.replacing(once: mine.0, by: mine.1)
      let theirs = base.replacing(once: other.0, by: other.1)
      let kept = try merged(base, ours, theirs)
      #expect(kept.inside == ours && kept.conflicts.count == 1, "\(value)")
      let taken = try merged(
        base, ours, theirs, choices: [try #require(kept.conflicts.first): .theirs])
      #expect(taken.inside == theirs, "\(value)")
      #expect(try merged(base, ours, ours) == (ours, []))
    }
    let kinds = try merged(
      #"<nil key="c"/>"#, #"<color key="c" name="a"/>"#, #"<color key="c" name="b"/>"#)
    #expect(kinds.conflicts.count == 1 && kinds.inside == #"<color key="c" name="a"/>"#)
  }

  /// A property has one value, whatever its id.
  @Test func aPropertyHasOneValue() throws {
    let (inside, conflicts) = try merged(
      "<view id=\"a\"/>", "<view id=\"a\"/><view key=\"footer\" id=\"b\"/>",
      "<view id=\"a\"/><label key=\"footer\" id=\"c\"/>")
    #expect(inside == "<view id=\"a\"/><view key=\"footer\" id=\"b\"/>")
    #expect(conflicts == ["v/view/footer"])
  }

  @Test func documentsOfOtherPlatformsAreMerged() throws {
    for type in [
      "com.apple.InterfaceBuilder3.Cocoa.XIB", "com.apple.InterfaceBuilder.WatchKit.Storyboard",
      "com.apple.InterfaceBuilder.AppleTV.XIB",
    ] {
      func read(_ first: String, _ second: String) throws -> EditedDocument {
        let text = """
          <document type="\(type)" version="3.0"><objects><textField id="a" title="\(first)"/>\
          <textField id="b" title="\(second)"/></objects></document>
          """
        return try EditedDocument(Array(text.utf8), isOfAnyPlatform: true)
      }
      let merged = DocumentMerge.merge(
        base: try read("1", "2"), ours: try read("3", "2"), theirs: try read("1", "4"))
      #expect(try merged.document.bytes == read("3", "4").bytes && merged.conflicts.isEmpty)
    }
  }
}
