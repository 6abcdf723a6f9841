import Foundation
import Testing
import Traits

@testable import Scenes

/// What is known of a kind of view stands in its own file.
@Suite struct KindTests {
  /// Files that tell several controls apart, and why: what each of them asks is that module's own matter.
  private static let tellingApart = [
    "Scenes/Views/ViewKind.swift": "the list of kinds",
    "Depiction/LookBuilder+Controls.swift": "who reads what a control looks like",
    "Drawing/Views/Look.swift": "what is drawn of a control alone",
    "Drawing/Painting/Brush.swift": "who paints a control",
    "Layout/Sizes/ControlMetrics.swift": "sizes that depend on what is around a control",
    "Layout/Sizes/IntrinsicSize.swift": "the size of texts and images",
    "Layout/Sizes/IntrinsicSize+Baselines.swift": "the baselines of texts",
    "Layout/Equations/SceneEquations+Anchors.swift": "the baselines of texts",
    "Layout/Diagnosis/SceneDiagnosis+Text.swift": "the room that a text needs",
    "Linting/Weighing/DecidedInCode.swift": "what code gives a text or an image",
  ]

  private static let operated = ViewKind.allCases.filter(\.isOperated)

  @Test func noOtherFileTellsControlsApart() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var found: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let path = String(file.standardizedFileURL.path.dropFirst(sources.path.count + 1))
      let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.drop(while: \.isWhitespace).hasPrefix("//") }.joined(separator: "\n")
      let named = try Self.operated.filter { try Self.names($0, code) }
      guard named.count > 2 else { continue }
      found.insert(path)
      if Self.tellingApart[path] == nil {
        Issue.record(
          """
          Sources/\(path) tells \(named.count) kinds of control apart. Ask the kind, and let each control's file in \
          Scenes/Controls say what it answers.
          """)
      }
    }
    #expect(found == Set(Self.tellingApart.keys))
  }

  /// Whether code names a kind by its case, its class or its element.
  private static func names(_ kind: ViewKind, _ code: String) throws -> Bool {
    let quoted = [kind.rawValue, kind.className].compactMap(\.self).map { "\"\($0)\"" }
    return try quoted.contains(where: code.contains)
      || code.contains(".\(kind)") && code.contains(Regex(#"[^\w)\]?!]\.\#(kind)\b(?!\()"#))
  }

  /// A class stands for one kind, so that it can be found by it; a UIView is the plain one.
  @Test func eachClassIsOfOneKind() {
    let kinds = Dictionary(grouping: ViewKind.allCases.filter { $0.className != nil }) {
      $0.className ?? ""
    }
    for (name, kinds) in kinds where name != "UIView" {
      #expect(kinds.count == 1, "\(name): \(kinds)")
      #expect(ViewKind(madeBy: name) == kinds.first)
    }
    #expect(ViewKind(madeBy: "UIView") == .view)
  }

  /// Each kind has a type of its own.
  @Test func eachKindIsDescribedOnce() {
    let types = ViewKind.allCases.map { ObjectIdentifier($0.type) }
    #expect(Set(types).count == types.count)
  }

  @Test(arguments: ViewKind.allCases) func kindsAgree(kind: ViewKind) throws {
    #expect(kind.drawnKind.drawnKind == kind.drawnKind)
    #expect(ViewKind(tag: kind.rawValue) == (kind == .statusBar ? .other : kind))
    let type = kind.type
    let document = try xib(#"<\#(kind.rawValue) id="v"/>"#).document
    let known = type.init(View(alone: try #require(document.element(id: "v"))))
    // What a touch sets is said by an attribute, and has a range.
    switch known.controlValue {
    case .flag: #expect(type.valueAttribute != nil)
    case .number: #expect(type.valueAttribute != nil && known.valueRange != nil)
    case .text, nil: #expect(type.valueAttribute == nil && known.valueRange == nil)
    }
    #expect(known.isTypedInto ? known.controlValue == .text("") : true)
    if let superclass = type.superclass {
      #expect(ClassHierarchy.lineage(of: superclass).last == "UIView")
    }
  }

  /// What people use has a name for sentences and an icon, and is drawn as what it is.
  @Test(arguments: operated) func controlsHaveNames(kind: ViewKind) {
    #expect(kind.words == kind.rawValue.spacedAtCapitals.lowercased())
    #expect(kind.symbol != nil)
    #expect(kind.drawnKind == kind)
    #expect(kind.type.attributes.entries.isEmpty == (kind == .pickerView))
    #expect(kind.type.superclass != nil)
  }

  /// Neither is the element of a view.
  @Test(arguments: ["placeholder", "statusBar", "", "hologramView"])
  func whatIsNoViewIsUnknown(tag: String) {
    #expect(ViewKind(tag: tag) == .other)
  }

  @Test func superclassesAreKnown() {
    #expect(ClassHierarchy.lineage(of: "UIButton") == ["UIButton", "UIControl", "UIView"])
    #expect(ClassHierarchy.lineage(of: "UITextView") == ["UITextView", "UIScrollView", "UIView"])
    #expect(ClassHierarchy.lineage(of: "Mine") == ["Mine"])
    #expect(!ClassHierarchy.classes.contains("SCNView"))
  }
}
