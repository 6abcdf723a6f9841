import Foundation
import Testing
import Traits

/// What UIKit itself says, in the language that a document is shown in.
@Suite struct SystemLanguageTests {
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
    <searchBar showsCancelButton="YES" id="search"><rect key="frame" x="0" y="100" width="393" \
    height="56"/></searchBar>
    <navigationBar id="bar"><rect key="frame" x="0" y="50" width="393" height="44"/><items>
    <navigationItem title="Titel" id="item"><barButtonItem key="rightBarButtonItem" \
    systemItem="done" id="done"/></navigationItem></items></navigationBar>
    <datePicker datePickerMode="date" style="wheels" id="wheels"><rect key="frame" x="0" y="160" \
    width="393" height="216"/></datePicker>
    <datePicker datePickerMode="dateAndTime" style="compact" translatesAutoresizingMaskIntoConstraints="NO" \
    id="compact"><rect key="frame" x="0" y="380" width="200" height="34"/></datePicker>
    <datePicker datePickerMode="dateAndTime" style="inline" id="month"><rect key="frame" x="0" y="420" \
    width="393" height="320"/></datePicker>
    <tabBar id="tabs"><rect key="frame" x="0" y="780" width="393" height="49"/><items>
    <tabBarItem systemItem="topRated" id="t1"/><tabBarItem systemItem="more" id="t2"/></items></tabBar>
    </subviews></view></objects></document>
    """

  private let folder: Folder

  init() throws {
    folder = try Folder()
    _ = try folder.add("Base.lproj/Main.xib", Self.document)
    for language in ["de", "ja", "ar", "eo"] {
      _ = try folder.add("\(language).lproj/Main.strings", "\"item.title\" = \"x\";")
    }
  }

  private func views(_ language: String) throws -> [String: [String: Any]] {
    let run = try WorkerProgram.run(
      [
        "resolve", "--details", "--device", "iPhone 15 Pro", "--language", language,
        folder.path + "/Base.lproj/Main.xib",
      ])
    let result = try #require(try run.objects().first, "\(run.errors)")
    let scene = try #require((result["scenes"] as? [[String: Any]])?.first)
    var found: [String: [String: Any]] = [:]
    func walk(_ view: [String: Any]) {
      if let id = view["id"] as? String { found[id] = view }
      for child in view["children"] as? [[String: Any]] ?? [] { walk(child) }
    }
    walk(try #require(scene["root"] as? [String: Any]))
    return found
  }

  /// Of a controller that is pushed, on devices with and without large titles.
  @Test(arguments: ["iPhone 15 Pro", "iPhone 5s"])
  func theWayBack(device: String) throws {
    let view = "<view key=\"view\" id=\"v\">\(DrawnDocument.rect(0, 0, 390, 844))</view>"
    let next = """
      <scene sceneID="s-d"><objects><viewController id="d" sceneMemberID="viewController">\
      \(view.replacing("\"v\"", with: "\"w\""))</viewController></objects></scene>
      """
    let document = DrawnDocument.pushed(
      view,
      item: #"<navigationItem key="navigationItem" id="item"/>"# + """
        <connections><segue destination="d" kind="show" id="next"/></connections>
        """, more: next)
    let file = try folder.add("Base.lproj/Way.storyboard", document)
    _ = try folder.add("de.lproj/Way.strings", "\"x.title\" = \"x\";")
    let run = try WorkerProgram.run([
      "resolve", "--details", "--language", "de", "--device", device, file,
    ])
    #expect(run.output.contains("Zurück") && !run.output.contains(#""Back""#), "\(run.output)")
  }

  private func part(_ name: String, of view: [String: Any]?) -> [String: Any] {
    (view?["look"] as? [String: Any])?[name] as? [String: Any] ?? [:]
  }

  private func titles(_ view: [String: Any]?) -> [String?] {
    (part("bar", of: view)["items"] as? [[String: Any]] ?? []).map { $0["title"] as? String }
  }

  @Test(arguments: [
    ("de", "Suchen", "Abbrechen", "Fertig", ["Bestbewertet", "Weitere"]),
    ("ja", "検索", "キャンセル", "完了", ["トップレート", "その他"]),
    ("ar", "بحث", "إلغاء", "تم", ["الأعلى تقييمًا", "المزيد"]),
    ("bounded", "[# Search #]", "[# Cancel #]", "[# Done #]", ["[# Top Rated #]", "[# More #]"]),
    // English words are not told: they are those of the control.
    ("eo", nil, nil, nil, [nil, nil]), ("Base", nil, nil, nil, [nil, nil]),
  ])
  func wordsOfControls(
    language: String, search: String?, cancel: String?, done: String?, tabs: [String?]
  ) throws {
    let views = try views(language)
    let field = part("field", of: views["search"])
    #expect(field["placeholder"] as? String == search)
    #expect(field["endButtonTitle"] as? String == cancel)
    #expect(titles(views["bar"]) == [done])
    #expect(titles(views["tabs"]) == tabs)
  }

  @Test(arguments: [
    ("Base", ["month", "day", "year"], "January", ["Jan 9, 2024", "9:41 AM"], "SUN", 1, "Time"),
    ("de", ["day", "month", "year"], "9", ["09.01.2024", "09:41"], "MO", 0, "Uhrzeit"),
    ("ja", ["year", "month", "day"], "2024年", ["2024/01/09", "9:41"], "日", 1, "時刻"),
    (
      "ar", ["day", "month", "year"], "٩", ["٠٩\u{200F}/٠١\u{200F}/٢٠٢٤", "٩:٤١ ص"], "السبت", 2,
      "الوقت"
    ),
  ])
  func datePickers(
    language: String, order: [String], first: String, fields: [String], weekday: String,
    before: Int,
    time: String
  ) throws {
    let views = try views(language)
    let wheels = part("datePicker", of: views["wheels"])["wheels"] as? [[String: Any]] ?? []
    #expect(wheels.map { $0["part"] as? String } == order)
    #expect((wheels.first?["rows"] as? [String])?[4] == first)
    #expect(part("datePicker", of: views["compact"])["fields"] as? [String] == fields)
    let month = part("datePicker", of: views["month"])["calendar"] as? [String: Any]
    #expect((month?["weekdays"] as? [String])?.first == weekday)
    #expect(month?["daysBeforeFirst"] as? Int == before)
    #expect((month?["days"] as? [String])?.count == 31)
    #expect(month?["time"] as? [String] == [time, fields[1]])
  }

  /// Texts of other languages are shorter or longer, and so is what is as large as they are.
  @Test func widthsFollowTheLanguage() throws {
    let widths = try ["Base", "de"].map { language in
      try #require(try views(language)["compact"]?["frame"] as? [Double])[2]
    }
    #expect(widths[1] < widths[0] - 20)
  }

  /// A button that is wider leaves less room to the field beside it.
  @Test func longerWordsTakeRoom() throws {
    let bar = """
      <searchBar searchBarStyle="minimal" showsCancelButton="YES" id="search">\
      \(DrawnDocument.rect(0, 100, 375, 56))<autoresizingMask key="autoresizingMask" \
      widthSizable="YES"/></searchBar>
      """
    let ends = try [["bounded"], []].map { language in
      let picture = try DrawnPicture(
        DrawnDocument.view(bar, width: 375, height: 667), as: "view.xib", scale: 1,
        arguments: ["--device", "iPhone 8"] + language.flatMap { ["--language", $0] })
      // Above the texts.
      let field = picture.ink(in: Rect(x: 1, y: 114, width: 373, height: 1), tolerance: 0.02)
      return try #require(field).maxX
    }
    #expect(ends[0] < ends[1] - 20)
  }
}
