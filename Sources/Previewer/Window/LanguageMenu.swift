import CGtk
import Localization
import WorkerProtocol

/// The languages that a document can be shown in, as a menu: its own, those of the files around it, and
/// pseudo-languages.
@MainActor
final class LanguageMenu {
  private let preview: Preview
  private let menu: Object
  /// What the menu has, to leave it alone while it is open.
  private var shown: [[String]]?

  /// The interface's object `language_menu`.
  init(_ interface: Interface, preview: Preview) {
    self.preview = preview
    menu = interface.object("language_menu")
    preview.observe { [weak self] change in
      switch change {
      case .document, .scenes: self?.update()
      default: break
      }
    }
    update()
  }

  private func update() {
    let own = [[localized("Document's Own Texts"), ""]]
    let spoken = preview.languages.map { ["\($0.title) (\($0.language))", $0.language] }
    let pseudo = preview.pseudoLanguages.map { [$0.title, $0.language] }
    guard own + spoken + pseudo != shown else { return }
    shown = own + spoken + pseudo
    g_menu_remove_all(menu.opaque)
    append(own + spoken, title: nil)
    if !pseudo.isEmpty { append(pseudo, title: localized("Pseudo-Languages")) }
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
