import CGtk
import Localization
import PreviewerGtk

/// The window's menus, from the table of actions.
@MainActor
struct WindowMenus {
  /// The main menu: ten items at most, the program's own last, as GNOME's human interface guidelines have primary
  /// menus.
  let main = Object(owning: g_menu_new())
  /// Adds to what is compared.
  let comparing = Object(owning: g_menu_new())
  /// A submenu, which whoever knows the document's languages fills.
  let languages = Object(owning: g_menu_new())
  private let editing = Object(owning: g_menu_new())

  init() {
    main.appendSection(Self.section(.windows))
    let submenus = Object(owning: g_menu_new())
    for (title, sections) in [
      (localized("_Edit"), [editing, Self.section(.finding)]),
      (localized("_Document"), [.files, .project, .changes].map(Self.section)),
      (localized("_View"), [.canvas, .panels].map(Self.section)),
      (localized("Overla_ys"), [.overlays, .guides].map(Self.section)),
    ] {
      let submenu = Object(owning: g_menu_new())
      for section in sections { submenu.appendSection(section) }
      g_menu_append_submenu(submenus.opaque, title, submenu.pointer())
    }
    g_menu_append_submenu(submenus.opaque, localized("Lang_uage"), languages.pointer())
    main.appendSection(submenus)
    main.appendSection(Self.section(.program))
    for section in [MenuSection.another, .presets, .removal] {
      comparing.appendSection(Self.section(section))
    }
  }

  /// Has the items that change the document say what they would do.
  /// - Parameter labels: By the names of actions; nil for the table's.
  func updateEditing(_ labels: [String: String?]) {
    g_menu_remove_all(editing.opaque)
    for action in WindowAction.all where action.menu?.section == .editing {
      editing.append(action, label: labels[action.name] ?? nil)
    }
  }

  private static func section(_ section: MenuSection) -> Object {
    let menu = Object(owning: g_menu_new())
    for action in WindowAction.all where action.menu?.section == section { menu.append(action) }
    return menu
  }
}

/// Of a `GMenu`.
extension Object {
  fileprivate func appendSection(_ section: Object) {
    g_menu_append_section(opaque, nil, section.pointer())
  }

  fileprivate func append(_ action: WindowAction, label: String? = nil) {
    g_menu_append(opaque, label ?? action.menu?.label, action.fullName)
  }
}
