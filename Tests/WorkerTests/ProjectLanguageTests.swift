import Foundation
import Testing

/// Languages that a project has, in documents that have nothing of them.
@Suite struct ProjectLanguageTests {
  private let folder: Folder

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"
    useAutolayout="NO"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
    <label text="Seat" id="a"><rect key="frame" x="16" y="20" width="60" height="21"/></label>
    <label text="7 / 8" id="b"><rect key="frame" x="16" y="60" width="60" height="21"/></label>
    <searchBar showsCancelButton="YES" id="s">
      <rect key="frame" x="0" y="90" width="320" height="56"/></searchBar>
    <imageView image="Flag" id="i"><rect key="frame" x="16" y="160" width="20" height="20"/>
    </imageView></subviews></view></objects></document>
    """

  init() throws {
    folder = try Folder()
    _ = try folder.add(
      "App.xcodeproj/project.pbxproj",
      "{ developmentRegion = en; knownRegions = (en, Base, ja); }")
    _ = try folder.add("de.lproj/InfoPlist.strings", "")
    _ = try folder.add("Other/ar.lproj/Other.strings", "")
    _ = try folder.add(
      "Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
      "sv": {"stringUnit": {"state": "translated", "value": "b"}}}}}}
      """)
    _ = try folder.add("Pad.xib", Self.document)
  }

  private func resolved(
    _ language: String, device: String = "iPhone 8", of name: String = "Pad.xib"
  ) throws -> [String: Any] {
    let run = try WorkerProgram.run([
      "resolve", "--details", "--device", device, "--language", language,
      folder.path + "/" + name,
    ])
    return try #require(try run.objects().first, "\(run.errors)")
  }

  private func look(_ id: String, in result: [String: Any]) throws -> [String: Any] {
    let scene = (result["scenes"] as? [[String: Any]])?.first
    let root = try #require(scene?["root"] as? [String: Any])
    let view = (root["children"] as? [[String: Any]])?.first { $0["id"] as? String == id }
    return try #require(view?["look"] as? [String: Any])
  }

  /// Such a document has its own texts, and the language's forms.
  @Test(arguments: [("de", "Abbrechen"), ("ar", "إلغاء"), ("ja", "キャンセル"), ("sv", "Avbryt")])
  func documentsAreShownInTheProjectsLanguages(language: String, cancel: String) throws {
    let result = try resolved(language)
    #expect(result["error"] == nil)
    #expect(try look("a", in: result)["text"] as? String == "Seat")
    let text = try JSONSerialization.data(withJSONObject: look("s", in: result))
    #expect(String(decoding: text, as: UTF8.self).contains(cancel))
    let direction = (result["traits"] as? [String: Any])?["layoutDirection"] as? String
    #expect((direction == "rightToLeft") == (language == "ar"))
  }

  @Test func aLanguageOfNothingIsAnError() throws {
    let error = try #require(try resolved("fr")["error"] as? [String: Any])
    #expect(error["code"] as? String == "no-such-language")
    let message = try #require(error["message"] as? String)
    #expect(message.contains("there are Base, ar, de, en, ja, sv"), "\(message)")
  }

  /// One finding for a text, with all languages that the project has something of but its own.
  @Test(arguments: [
    ("all", "Arabic, German, Swedish"), ("de", "German"), ("de-AT,ar", "Arabic, German"),
    ("en", nil), ("double-length", nil),
  ])
  func textsOfSuchDocumentsAreUntranslated(languages: String, named: String?) throws {
    let run = try WorkerProgram.run([
      "lint", "--devices", "iPhone 8", "--languages", languages, "--format", "json", folder.path,
    ])
    let findings = try #require(try run.objects().first?["findings"] as? [[String: Any]])
      .filter { $0["rule"] as? String == "untranslated" }
    #expect(findings.count == (named == nil ? 0 : 1))
    #expect(findings.first?["line"] as? Int == (named == nil ? nil : 4))
    if let named {
      let message = findings.first?["message"] as? String
      #expect(message == "“Seat” isn't translated into \(named): no text has the key a.text.")
    }
  }

  /// The language of the document's catalogue is that of its own texts.
  @Test func nothingIsUntranslatedInTheLanguageThatIsWritten() throws {
    _ = try folder.add(
      "Pad.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"other": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "a"}},
      "de": {"stringUnit": {"state": "translated", "value": "b"}}}}}}
      """)
    let run = try WorkerProgram.run([
      "lint", "--devices", "iPhone 8", "--languages", "en,de", "--format", "json", folder.path,
    ])
    let findings = try #require(try run.objects().first?["findings"] as? [[String: Any]])
      .filter { $0["rule"] as? String == "untranslated" }
    #expect(
      findings.compactMap { $0["message"] as? String } == [
        "“Seat” isn't translated into German: no text has the key a.text."
      ])
  }

  @Test func aLanguageOfNothingIsNoneToLint() throws {
    let run = try WorkerProgram.run([
      "lint", "--devices", "iPhone 8", "--languages", "fr", folder.path,
    ])
    #expect(run.status == 64)
    #expect(run.errors.contains("fr") && run.errors.contains("de"), "\(run.errors)")
  }

  /// Of the files that languages have: without one of its own that of the language which the app is written in.
  @Test(arguments: [("de", "de"), ("ar", "ar"), ("Base", "en"), ("ja", "en")])
  func imagesAreThoseOfTheLanguage(language: String, file: String) throws {
    for name in ["ar", "de", "en"] { _ = try folder.add("\(name).lproj/Flag.png", "") }
    let image = try look("i", in: resolved(language))["image"] as? [String: Any]
    let path = try #require(image?["path"] as? String)
    #expect(path.hasSuffix("/\(file).lproj/Flag.png"), "\(path)")
  }

  @Test(arguments: [("iPhone 8", "Tippen"), ("iPad Air (5th generation)", "Auf dem iPad tippen")])
  func textsMayBeOthersByDevice(device: String, text: String) throws {
    _ = try folder.add(
      "de.lproj/Pad.stringsdict",
      """
      <plist version="1.0"><dict><key>a.text</key><dict>
      <key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tippen</string>
      <key>ipad</key><string>Auf dem iPad tippen</string></dict></dict></dict></plist>
      """)
    #expect(try look("a", in: resolved("de", device: device))["text"] as? String == text)
  }
}
