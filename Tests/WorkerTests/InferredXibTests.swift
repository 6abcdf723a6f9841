import Foundation
import Testing

/// Views whose class has a xib of its name.
@Suite struct InferredXibTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.add("Package.swift", "")
  }

  private static func xib(owner: String, root: String = "", _ subviews: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)/>
    <view id="root" \(root)>\(DrawnDocument.rect(0, 0, 300, 200))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(subviews)</subviews></view></objects></document>
    """
  }

  /// Fills its superview.
  private static let label = """
    <label text="Inside" id="label">\(DrawnDocument.rect(0, 0, 300, 200))
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></label>
    """
  private static let badge = #"customClass="Badge""#

  private func document(_ content: String = "") throws -> String {
    try folder.add(
      "Main.storyboard",
      DrawnDocument.pushed(
        """
        <view key="view" id="root">\(DrawnDocument.rect(0, 0, 390, 844))<subviews>
        <view id="badge" customClass="Badge">\(DrawnDocument.rect(20, 200, 100, 50))
        <autoresizingMask key="autoresizingMask"/>\(content)</view></subviews></view>
        """))
  }

  /// The views in the badge, as their ids and frames, and the rules of what is said.
  private func shown(_ document: String, _ options: String...) throws -> ([String], [String]) {
    let run = try WorkerProgram.run(["resolve"] + options + [document])
    let result = try #require(try run.objects().first)
    var badge: [String: Any]?
    func visit(_ node: [String: Any]) {
      if node["id"] as? String == "badge" { badge = node }
      for child in node["children"] as? [[String: Any]] ?? [] { visit(child) }
    }
    for scene in result["scenes"] as? [[String: Any]] ?? [] {
      visit(try #require(scene["root"] as? [String: Any]))
    }
    var words: [String] = []
    func list(_ nodes: Any?) {
      for node in nodes as? [[String: Any]] ?? [] {
        let frame = (node["frame"] as? [Double] ?? []).map { "\(Int($0))" }
        words.append("\(node["id"] ?? "") \(frame.joined(separator: " "))")
        list(node["children"])
      }
    }
    list(badge?["children"])
    let issues = result["diagnostics"] as? [[String: Any]] ?? []
    return (words, issues.compactMap { $0["rule"] as? String })
  }

  @Test(arguments: [(badge, ""), ("", badge)])
  func viewsAreShownWithTheirXib(owner: String, root: String) throws {
    _ = try folder.add("Views/Badge.xib", Self.xib(owner: owner, root: root, Self.label))
    let document = try document()
    let (views, rules) = try shown(document, "--device", "iPhone 8")
    #expect(
      views == ["ninefold:xib:badge:root 0 0 100 50", "ninefold:xib:badge:label 0 0 100 50"])
    #expect(rules == ["inferred-xib"])
    let designed = try shown(document, "--as-designed")
    #expect(designed.0.isEmpty && designed.1.isEmpty)
  }

  /// A device has its own xib, where there is one for it.
  @Test(arguments: [("iPhone 8", "phone"), ("iPad Air", "pad")])
  func devicesHaveTheirOwn(_ device: String, _ expected: String) throws {
    for (name, id) in [("~iphone", "phone"), ("~ipad", "pad")] {
      let label = Self.label.replacingOccurrences(of: #"id="label""#, with: "id=\"\(id)\"")
      _ = try folder.add("Views/Badge\(name).xib", Self.xib(owner: Self.badge, label))
    }
    let (views, rules) = try shown(document(), "--device", device)
    #expect(views.last == "ninefold:xib:badge:\(expected) 0 0 100 50")
    #expect(rules == ["inferred-xib"])
  }

  /// Each has its place in the xib, and none in the document.
  @Test func viewsSayWhereTheyAre() throws {
    let xib = try folder.add("Views/Badge.xib", Self.xib(owner: Self.badge, Self.label))
    let run = try WorkerProgram.run(["resolve", "--device", "iPhone 8", try document()])
    var places: [String: String] = [:]
    func visit(_ node: [String: Any]) {
      if let place = node["inferred"] as? [String: Any], let id = node["id"] as? String {
        #expect(node["line"] == nil)
        places[id] = "\(place["path"] ?? ""):\(place["line"] ?? "")"
      }
      for child in node["children"] as? [[String: Any]] ?? [] { visit(child) }
    }
    for scene in try #require(try run.objects().first)["scenes"] as? [[String: Any]] ?? [] {
      visit(try #require(scene["root"] as? [String: Any]))
    }
    let path = URL(filePath: xib).resolvingSymlinksInPath().path
    // The label follows the line with the view's mask.
    #expect(
      places == [
        "ninefold:xib:badge:root": "\(path):4", "ninefold:xib:badge:label": "\(path):6",
      ])
  }

  /// What such a view is like, and why it is where it is, has its lines in the xib.
  @Test(arguments: [[], ["--steps", "-"]]) func viewsAreAskedAbout(options: [String]) throws {
    let xib = try folder.add("Views/Badge.xib", Self.xib(owner: Self.badge, Self.label))
    let path = URL(filePath: xib).resolvingSymlinksInPath().path
    let id = "ninefold:xib:badge:label"
    func answer(_ command: String) throws -> [String: Any] {
      let run = try WorkerProgram.run(
        [command, "--view", id, "--device", "iPhone 8"]
          + options + [try document()], input: options.isEmpty ? "" : "[]")
      return try #require(try run.objects().first, "\(run.errors)")
    }
    let attributes = try answer("attributes")
    let object = try #require((attributes["objects"] as? [[String: Any]])?.first)
    #expect(object["id"] as? String == id && object["class"] as? String == "UILabel")
    #expect(object["file"] as? String == path && object["line"] as? Int == 6)
    let groups = attributes["groups"] as? [[String: Any]] ?? []
    let texts = groups.flatMap { $0["attributes"] as? [[String: Any]] ?? [] }
      .filter { $0["key"] as? String == "text" }
    #expect(texts.first?["value"] as? String == "Inside" && texts.first?["line"] as? Int == 6)
    let reasons = try answer("explain")
    #expect(reasons["id"] as? String == id && reasons["file"] as? String == path)
    #expect(reasons["line"] as? Int == 6 && reasons["frame"] as? [Double] == [0, 0, 100, 50])
    let width = reasons["width"] as? [String: Any]
    #expect(((width?["reasons"] as? [Any]) ?? []).isEmpty == false)
  }

  @Test(arguments: [
    // Of another class; one that has something in it; and where the companion file says so.
    (#"customClass="Other""#, "", ""),
    (badge, #"<subviews><view id="own"/></subviews>"#, ""),
    (badge, "", #"{"infersXibs": false}"#),
  ])
  func othersAreNot(owner: String, content: String, companion: String) throws {
    _ = try folder.add("Badge.xib", Self.xib(owner: owner, Self.label))
    if !companion.isEmpty { _ = try folder.add("Main.preview.json", companion) }
    let (views, rules) = try shown(try document(content), "--device", "iPhone 8")
    #expect(!views.contains { $0.hasPrefix("ninefold:xib") })
    #expect(!rules.contains("inferred-xib"))
  }

  /// A xib that has a view of its own class, and one that two have of each other.
  @Test func whatIsInItselfEnds() throws {
    let own = #"<view id="again" customClass="Badge">\#(DrawnDocument.rect(0, 0, 30, 20))</view>"#
    let other = #"<view id="other" customClass="Dial">\#(DrawnDocument.rect(0, 0, 30, 20))</view>"#
    _ = try folder.add("Badge.xib", Self.xib(owner: Self.badge, own + other))
    _ = try folder.add("Dial.xib", Self.xib(owner: #"customClass="Dial""#, own))
    let (views, _) = try shown(try document(), "--device", "iPhone 8")
    #expect(
      views.map { String($0.prefix { $0 != " " }) } == [
        "ninefold:xib:badge:root", "ninefold:xib:badge:again", "ninefold:xib:badge:other",
        "ninefold:xib:ninefold:xib:badge:other:root",
        "ninefold:xib:ninefold:xib:badge:other:again",
      ])
  }

  /// Each has many views of the next: in all there are no more than a screen has.
  @Test func manyInOneAnotherEnd() throws {
    let classes = ["Badge", "Dial", "Knob", "Pin"]
    for (index, name) in classes.enumerated() {
      let inner = classes.dropFirst(index + 1).first.map { next in
        (0..<20).map {
          "<view id=\"\(name)\($0)\" customClass=\"\(next)\">\(DrawnDocument.rect(0, 0, 9, 9))</view>"
        }.joined()
      }
      _ = try folder.add(
        "\(name).xib", Self.xib(owner: "customClass=\"\(name)\"", inner ?? Self.label))
    }
    let (views, _) = try shown(try document(), "--device", "iPhone 8")
    #expect(views.filter { $0.contains(":root ") }.count == 200)
  }

  /// While the interface runs, too, in its pictures and with the project's colours.
  @Test func theRunningInterfaceHasThem() throws {
    _ = try folder.add("Colors.xcassets/brand.colorset/Contents.json", Self.brand)
    let view = """
      <view id="inside">\(DrawnDocument.rect(0, 0, 300, 200))<color key="backgroundColor" name="brand"/></view>
      """
    let xib = Self.xib(owner: Self.badge, view).replacing(
      "</objects>",
      with: """
        </objects><resources><namedColor name="brand"><color red="1" green="0" blue="0" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
        """)
    _ = try folder.add("Badge.xib", xib)
    let document = try document()
    let steps = try folder.add("steps.json", "[]")
    let screen = ["--device", "iPhone 8", "--appearance", "dark"]
    let simulated = try WorkerProgram.run(["simulate", "--frames", "all"] + screen + [document])
    #expect(
      simulated.output.contains("ninefold:xib:badge:inside")
        && simulated.output.contains("#0000FF") && !simulated.output.contains("#FF0000"))
    func picture() throws -> String {
      let run = try WorkerProgram.run(
        ["render", "--steps", steps, "--format", "svg", "-o", "-"] + screen + [document])
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }
    let shown = try picture()
    try FileManager.default.removeItem(atPath: folder.path + "/Badge.xib")
    #expect(try shown != picture())
  }

  private static let brand = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
    {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}},
    {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
    "color": {"color-space": "srgb", "components":
    {"red": "0", "green": "0", "blue": "1", "alpha": "1"}}}]}
    """

  @Test func foldersMeanTheirDocuments() throws {
    _ = try folder.add("Views/Badge.xib", Self.xib(owner: Self.badge, Self.label))
    _ = try document()
    let run = try WorkerProgram.run(["resolve", "--device", "iPhone 8", folder.path])
    #expect(run.status == 0)
    let files = try run.objects().compactMap { $0["file"] as? String }
    #expect(
      files.map { $0.split(separator: "/").suffix(1).joined() } == ["Main.storyboard", "Badge.xib"])
  }
}
