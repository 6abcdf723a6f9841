import Testing

@testable import Previewer

/// The keyboard shortcuts window.
@MainActor
struct ShortcutsTests {
  private static let listed = String(decoding: PackageResources.shortcuts_ui, as: UTF8.self)
    .split(separator: "\n")
    .filter { $0.contains(#"name="accelerator""#) }
    .map { $0.replacing("&lt;", with: "<").replacing("&gt;", with: ">") }

  @Test func everyActionWithAKeyIsListed() {
    for (action, keys) in PreviewWindow.accelerators {
      let isListed = Self.listed.contains { line in
        line.contains(">\(keys[0])<") || line.contains(">\(keys[0]) ")
          || line.contains(" \(keys[0])<")
      }
      #expect(isListed, "\(action): \(keys[0])")
    }
  }

  @Test func noKeyDoesTwoThings() {
    let keys = PreviewWindow.accelerators.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }
}
