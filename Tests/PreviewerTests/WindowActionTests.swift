import Foundation
import Testing

@testable import Previewer
@testable import PreviewerChoosers
@testable import PreviewerLayers
@testable import PreviewerModel

/// The table of actions, from which menus, keys, the shortcuts window and the manual's tables of keys are made.
@MainActor
struct WindowActionTests {
  private static let top = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private static let names = Set(WindowAction.all.compactMap(\.fullName))

  @Test func namesAreThereOnce() {
    let names = WindowAction.all.compactMap(\.fullName)
    #expect(Set(names).count == names.count)
  }

  @Test func noKeyDoesTwoThings() {
    let keys = WindowAction.accelerators.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func everyActionWithAKeyIsListed() {
    for action in WindowAction.all where !(action.accelerators + action.localKeys).isEmpty {
      #expect(action.shortcut != nil && !action.listedKeys.isEmpty, "\(action.name)")
    }
  }

  @Test func everySectionOfAMenuHasSomething() {
    for section in MenuSection.allCases {
      #expect(WindowAction.all.contains { $0.menu?.section == section }, "\(section)")
    }
  }

  /// What definitions and sources name is there. What is put together of several words is its enumerations'.
  @Test func whatIsNamedIsInTheTable() throws {
    for file in try WindowSources.files(["swift", "ui"]) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /[">](?:win|app)\.[a-z-]+["<]/) {
        let name = String(match.output.dropFirst().dropLast())
        #expect(Self.names.contains(name), "\(file.lastPathComponent): \(name)")
      }
      for call in text.matches(of: /(?:enable\(\s*\[|setToggle\(|change\(|activate\()([^)\]]*)/) {
        for word in call.1.matches(of: /"([a-z-]+)"/) {
          #expect(Self.names.contains("win.\(word.1)"), "\(file.lastPathComponent): \(word.1)")
        }
      }
    }
    let made =
      Overlay.allCases.map(\.action) + ConfigurationPreset.allCases.map(\.action)
      + TraitsChooser.Page.allCases.map(\.rawValue)
      + ["ours", "theirs", "both"].map { "use-\($0)" }
    for name in made { #expect(Self.names.contains("win.\(name)"), "\(name)") }
  }

  /// The keys that tooltips name are those of their buttons' actions.
  @Test func tooltipsNameTheKeysOfTheirActions() throws {
    for file in try WindowSources.files(["ui"]) {
      for object in try Self.objects(in: file) {
        guard let name = object["action-name"], let tooltip = object["tooltip-text"],
          let key = tooltip.firstMatch(of: /\(((?:Ctrl|Shift)\+[A-Z0-9][A-Za-z0-9+]*|F\d+)\)$/)?.1,
          let action = WindowAction.all.first(where: { $0.fullName == name })
        else { continue }
        let keys = action.listedKeys.map(Self.inTexts)
          .map { $0.replacing("Ctrl++", with: "Ctrl+Plus").replacing("Ctrl+-", with: "Ctrl+Minus") }
        // In the find bar's entry, Enter does the same.
        let isOfEntry = name == "win.find-previous" && key == "Shift+Enter"
        #expect(isOfEntry || keys.contains(String(key)), "\(name): “\(tooltip)”")
      }
    }
  }

  /// The tables of keys in Window.md. With NINEFOLD_WRITE_TABLES they are written instead.
  @Test func theManualHasTheKeys() throws {
    let file = Self.top.appending(path: "Resources/Documentation/Window.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let (begin, end) = ("<!-- keys -->\n", "<!-- end of keys -->\n")
    let first = try #require(text.range(of: begin))
    let last = try #require(text.range(of: end))
    let tables = Self.tables
    guard ProcessInfo.processInfo.environment["NINEFOLD_WRITE_TABLES"] == nil else {
      return try text.replacingCharacters(in: first.upperBound..<last.lowerBound, with: tables)
        .write(to: file, atomically: true, encoding: .utf8)
    }
    let written = Set(text[first.upperBound..<last.lowerBound].split(separator: "\n"))
    for line in tables.split(separator: "\n") {
      #expect(written.contains(line), "Window.md lacks the line; see Contributing.md")
    }
    #expect(
      text[first.upperBound..<last.lowerBound] == tables,
      "Window.md has other keys than the table; see Contributing.md")
  }

  /// GTK has Shift before Ctrl.
  private static func inTexts(_ key: String) -> String {
    ShortcutsWindow.name(key).replacing("Shift+Ctrl+", with: "Ctrl+Shift+")
  }

  private static var tables: String {
    ShortcutGroup.allCases.map { group in
      let rows = WindowAction.all.compactMap { action -> String? in
        guard let shortcut = action.shortcut, shortcut.group == group else { return nil }
        let keys = action.listedKeys.map { "`\(inTexts($0))`" }.joined(separator: " ")
        return "| \(keys) | \(shortcut.title) |\n"
      }
      return "\n### \(group.title)\n| keys | |\n|---|---|\n" + rows.joined()
    }.joined() + "\n"
  }

  /// The properties of a definition's objects.
  private static func objects(in file: URL) throws -> [[String: String]] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "<object ").map { object in
      var properties: [String: String] = [:]
      for match in object.matches(of: /<property name="([a-z-]+)"[^>]*>([^<]*)</) {
        properties[String(match.1)] = properties[String(match.1)] ?? String(match.2)
      }
      return properties
    }
  }
}
