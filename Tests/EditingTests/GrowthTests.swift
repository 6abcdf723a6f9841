import Glibc
import Testing

@testable import Editing

/// What is done with many siblings takes time with their number, and not with its square.
@Suite struct GrowthTests {
  /// What the siblings are.
  enum Siblings: String, CaseIterable, Sendable {
    /// Known by their ids.
    case labels
    /// Known by their places.
    case segments
    /// Of two kinds, and known by what they refer to.
    case entries

    func document(_ items: [Item]) -> String {
      let head = #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">"#
      let (start, end) =
        switch self {
        case .labels: ("<view id=\"v\"><subviews>", "</subviews></view>")
        case .segments: ("<segmentedControl id=\"v\"><segments>", "</segments></segmentedControl>")
        case .entries:
          (
            "<view id=\"v\"><variation key=\"default\"><mask key=\"subviews\">",
            "</mask></variation></view>"
          )
        }
      let lines = items.map { "\n            \(element($0))" }.joined()
      return
        "\(head)\n    <objects>\n        \(start)\(lines)\n        \(end)\n    </objects>\n</document>\n"
    }

    private func element(_ item: Item) -> String {
      switch self {
      case .labels: #"<label text="\#(item.text)" id="l\#(item.number)"/>"#
      case .segments: #"<segment title="\#(item.number) \#(item.text)"/>"#
      case .entries:
        #"<\#(item.number % 2 == 0 ? "include" : "exclude") reference="l\#(item.number)" text="\#(item.text)"/>"#
      }
    }
  }

  struct Item: Sendable {
    let number: Int
    var text = "one"
  }

  /// What becomes of them.
  enum Change: String, CaseIterable, Sendable {
    case nothing, text, order, half, more

    func items(_ count: Int) -> [Item] {
      let all = (0..<count).map { Item(number: $0) }
      return switch self {
      case .nothing: all
      case .text: all.map { Item(number: $0.number, text: "two") }
      case .order: all.reversed()
      case .half: all.filter { $0.number % 2 == 0 }
      case .more: all.flatMap { [$0, Item(number: $0.number + count)] }
      }
    }
  }

  /// What is done with two versions.
  enum Work: String, CaseIterable, Sendable {
    case difference, application, merge
  }

  private static let few = 160
  private static let factor = 5

  @Test(arguments: Siblings.allCases, Work.allCases)
  func timeGrowsWithSiblings(_ siblings: Siblings, _ work: Work) throws {
    for change in Change.allCases {
      let growth =
        try seconds(siblings, change, work, Self.few * Self.factor)
        / seconds(siblings, change, work, Self.few)
      // With the square it would be 25.
      #expect(growth < 12, "\(change): \(growth) times as long")
    }
  }

  /// What is removed takes along what refers to it, and that the next, be it before it in the document.
  @Test func timeGrowsWithChains() throws {
    func seconds(_ count: Int) throws -> Double {
      func version(_ inside: String, _ label: String) throws -> EditedDocument {
        try EditedDocument(
          Array(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="v"><subviews>\(label)</subviews><constraints>\(inside)
            <constraint firstItem="v" id="c"/></constraints></view></objects></document>
            """.utf8))
      }
      let label = #"<label id="l\#(count)"/>"#
      let chain = (0..<count).map { #"<constraint firstItem="l\#($0 + 1)" id="l\#($0)"/>"# }
      let base = try version("", label)
      let ours = try version("", "")
      let theirs = try version(chain.joined(separator: "\n"), label)
      return leastTime {
        let merged = DocumentMerge.merge(base: base, ours: ours, theirs: theirs)
        #expect(merged.document.text == ours.text || !merged.conflicts.isEmpty)
      }
    }
    #expect(try seconds(Self.few * Self.factor) / seconds(Self.few) < 12)
  }

  private func seconds(
    _ siblings: Siblings, _ change: Change, _ work: Work, _ count: Int
  ) throws -> Double {
    func version(_ items: [Item]) throws -> EditedDocument {
      try EditedDocument(Array(siblings.document(items).utf8))
    }
    let base = try version(Change.nothing.items(count))
    let changed = try version(change.items(count))
    var one = Change.nothing.items(count)
    one[count / 2].text = "three"
    let other = try version(one)
    let edits = work == .application ? base.edits(to: changed) : []
    return leastTime {
      switch work {
      case .difference: _ = base.edits(to: changed)
      case .application:
        var document = base
        try? document.apply(edits)
        #expect(document.edits(to: changed).isEmpty)
      case .merge: _ = DocumentMerge.merge(base: base, ours: changed, theirs: other)
      }
    }
  }

  /// Seconds that this thread's processor needs, the less of two times: others' work doesn't count.
  private func leastTime(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    return (0..<2).map { _ in
      let start = now()
      work()
      return now() - start
    }.min() ?? 0
  }
}
