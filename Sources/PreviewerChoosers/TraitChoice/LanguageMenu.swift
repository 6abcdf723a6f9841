import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import WorkerProtocol

/// The languages that a document can be shown in, as a menu: its own, those of the files around it, and
/// pseudo-languages.
@MainActor
package final class LanguageMenu {
  private let scenes: ShownScenes
  private let menu: Object
  /// What the menu has, to leave it alone while it is open.
  private var shown: [[[String]]]?

  /// - Parameter menu: A `GMenu`, which becomes that.
  package init(_ menu: Object, scenes: ShownScenes) {
    self.scenes = scenes
    self.menu = menu
    scenes.observe { [weak self] in if case .scenes = $0 { self?.update() } }
    update()
  }

  private func update() {
    let own = [[localized("Document's Own Texts"), ""]]
    let spoken = Self.parts(of: scenes.facts.languages, for: scenes.facts.projectLanguages).map {
      part in
      part.map { ["\($0.title) (\($0.language))", $0.language] }
    }
    let pseudo = scenes.facts.pseudoLanguages.map { [$0.title, $0.language] }
    let sections = [own + spoken[0], spoken[1], pseudo]
    guard sections != shown else { return }
    shown = sections
    g_menu_remove_all(menu.opaque)
    append(sections[0], title: nil)
    if !spoken[1].isEmpty { append(spoken[1], title: localized("Other Languages")) }
    if !pseudo.isEmpty { append(pseudo, title: localized("Pseudo-Languages")) }
  }

  /// The project's languages in its order, and the others; all where the project names none that are there.
  nonisolated static func parts(
    of languages: [LanguageEntry], for project: [String]
  ) -> [[LanguageEntry]] {
    func plain(_ tag: String) -> String { tag.lowercased().replacing("_", with: "-") }
    let first = project.compactMap { tag in
      languages.first { plain($0.language) == plain(tag) }
    }
    let others = languages.filter { !first.contains($0) }
    return first.isEmpty ? [others, []] : [first, others]
  }

  private func append(_ items: [[String]], title: String?) {
    let section = Object(owning: g_menu_new())
    for words in items {
      let item = g_menu_item_new(words[0], nil)
      g_menu_item_set_action_and_target_value(
        item, "win.language", g_variant_new_string(words[1]))
      g_menu_append_item(section.opaque, item)
      item.map { g_object_unref(UnsafeMutableRawPointer($0)) }
    }
    g_menu_append_section(menu.opaque, title, section.pointer())
  }
}
