import JSON
import Testing
import Traits

@testable import Assets

struct ColorTests {
  @Test(arguments: [
    (
      "{\"color-space\": \"srgb\", \"components\": {\"red\": \"0.250\", \"green\": \"1.000\", "
        + "\"blue\": \"0\", \"alpha\": \"0.5\"}}",
      AssetColor.components(Color(red: 0.25, green: 1, blue: 0, alpha: 0.5))
    ),
    (
      "{\"components\": {\"red\": \"51\", \"green\": \"1\", \"blue\": \"255\", \"alpha\": \"1\"}}",
      .components(Color(red: 0.2, green: 1.0 / 255, blue: 1, alpha: 1))
    ),
    (
      "{\"components\": {\"red\": \"1\", \"green\": \"1\", \"blue\": \"0\"}}",
      .components(Color(red: 1, green: 1, blue: 0, alpha: 1))
    ),
    (
      "{\"components\": {\"red\": \"0xFF\", \"green\": \"0x33\", \"blue\": \"0x00\", "
        + "\"alpha\": \"1.000\"}}",
      .components(Color(red: 1, green: 0.2, blue: 0, alpha: 1))
    ),
    (
      "{\"components\": {\"red\": 0.5, \"green\": 1, \"blue\": 0, \"alpha\": 1}}",
      .components(Color(red: 0.5, green: 1, blue: 0, alpha: 1))
    ),
    (
      "{\"color-space\": \"display-p3\", \"components\": {\"red\": \"0.500\", \"green\": \"0.400\", "
        + "\"blue\": \"0.300\"}}",
      .components(Color(displayP3Red: 0.5, green: 0.4, blue: 0.3))
    ),
    (
      "{\"components\": {\"red\": 51, \"green\": 0.5, \"blue\": 255, \"alpha\": 1}}",
      .components(Color(red: 0.2, green: 0.5, blue: 1, alpha: 1))
    ),
    (
      "{\"color-space\": \"gray-gamma-22\", \"components\": {\"white\": \"0.9\", \"alpha\": \"1\"}}",
      .components(Color(red: 0.9, green: 0.9, blue: 0.9, alpha: 1))
    ),
    (
      "{\"components\": {\"red\": \"2.5\", \"green\": \"-1.0\", \"blue\": \"0.0\"}}",
      .components(Color(red: 1, green: 0, blue: 0, alpha: 1))
    ),
    ("{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}", .system("systemBlueColor")),
  ])
  func readsEveryForm(_ json: String, color: AssetColor) throws {
    #expect(AssetColor(try JSONParser.parse(Array(json.utf8))) == color)
  }

  @Test(arguments: [
    "{}", "{\"components\": {\"red\": \"1.0\"}}", "{\"components\": 3}", "[]", "null",
    "{\"components\": {\"red\": \"nan\", \"green\": \"0\", \"blue\": \"0\"}}",
    "{\"components\": {\"red\": \"0xZZ\", \"green\": \"0\", \"blue\": \"0\"}}",
  ])
  func leavesOutWhatIsNoColor(_ json: String) throws {
    #expect(AssetColor(try JSONParser.parse(Array(json.utf8))) == nil)
  }

  @Test func choosesByAppearanceAndIdiom() throws {
    let project = try ProjectFixture()
    func components(_ white: String) -> String {
      "\"color\": {\"components\": {\"white\": \"\(white)\", \"alpha\": \"1.0\"}}"
    }
    try project.write(
      """
      {"colors": [
        {"idiom": "universal", \(components("0.1"))},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         \(components("0.2"))},
        {"idiom": "ipad", \(components("0.3"))}, {"idiom": "iphone"}
      ]}
      """, to: "A.xcassets/brand.colorset/Contents.json")
    let library = AssetLibrary(folder: project.path)
    func white(_ idiom: Idiom, isDark: Bool) -> Double? {
      let color = library.color(
        named: "brand", traits: TraitCollection(userInterfaceIdiom: idiom),
        appearance: AssetAppearance(isDark ? .dark : .light))
      guard case .components(let components) = color else { return nil }
      return components.red
    }
    #expect(white(.phone, isDark: false) == 0.1)
    #expect(white(.phone, isDark: true) == 0.2)
    #expect(white(.pad, isDark: false) == 0.3)
    #expect(library.color(named: "other", traits: TraitCollection()) == nil)
  }
}
