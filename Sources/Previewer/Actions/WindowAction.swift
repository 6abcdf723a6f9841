/// Something that the user can have the program do, or keys that a widget takes by itself: a row of the one table
/// (`WindowAction.all`) that actions, their keys, the menus, the shortcuts window and Window.md's tables are made of.
@MainActor
struct WindowAction {
  /// What a row does.
  enum Effect {
    case command(@MainActor (PreviewWindow) -> Void)
    /// What is on or off.
    /// - Parameters:
    ///   - isOn: At the beginning.
    ///   - set: Told what it is from then on.
    case toggle(
      isOn: @MainActor (PreviewWindow) -> Bool, set: @MainActor (PreviewWindow, Bool) -> Void)
    /// Something about a text, such as a path, which the menu's item has.
    case ofText(@MainActor (PreviewWindow, String) -> Void)
    /// One of several texts.
    /// - Parameter choose: Told the one that is wanted. Which one it is becomes the action's state elsewhere.
    case choice(choose: @MainActor (PreviewWindow, String) -> Void)
    case ofApplication(@MainActor (PreviewerApplication) -> Void)
    /// GTK does it by itself, or the widget that has the keyboard.
    case elsewhere
  }

  /// Without what GTK has in front of it; empty for keys that are no action.
  let name: String
  /// Where it is in a menu, and what it is called there, with the sign of its mnemonic.
  let menu: (section: MenuSection, label: String)?
  /// Keys that do it anywhere in the window, in GTK's words: "<Control>d".
  let keys: [String]
  /// Keys that do the same and aren't listed, such as those of the number pad.
  let otherKeys: [String]
  /// Keys that only some widgets take, which see to them.
  let localKeys: [String]
  /// Where keys are listed for people, and what they are said to do.
  let shortcut: (group: ShortcutGroup, title: String)?
  let effect: Effect

  private init(
    _ name: String, _ menu: (MenuSection, String)?, _ keys: [String], _ otherKeys: [String],
    _ localKeys: [String], _ shortcut: (ShortcutGroup, String)?, _ effect: Effect
  ) {
    self.name = name
    self.menu = menu
    self.keys = keys
    self.otherKeys = otherKeys
    self.localKeys = localKeys
    self.shortcut = shortcut
    self.effect = effect
  }

  // MARK: - Kinds of rows

  static func command(
    _ name: String, menu: (MenuSection, String)? = nil, keys: [String] = [],
    otherKeys: [String] = [], localKeys: [String] = [], shortcut: (ShortcutGroup, String)? = nil,
    _ run: @escaping @MainActor (PreviewWindow) -> Void
  ) -> WindowAction {
    WindowAction(name, menu, keys, otherKeys, localKeys, shortcut, .command(run))
  }

  static func toggle(
    _ name: String, menu: (MenuSection, String)? = nil, keys: [String] = [],
    shortcut: (ShortcutGroup, String)? = nil,
    isOn: @escaping @MainActor (PreviewWindow) -> Bool = { _ in false },
    set: @escaping @MainActor (PreviewWindow, Bool) -> Void
  ) -> WindowAction {
    WindowAction(name, menu, keys, [], [], shortcut, .toggle(isOn: isOn, set: set))
  }

  static func ofText(
    _ name: String, _ run: @escaping @MainActor (PreviewWindow, String) -> Void
  ) -> WindowAction {
    WindowAction(name, nil, [], [], [], nil, .ofText(run))
  }

  static func choice(
    _ name: String, _ choose: @escaping @MainActor (PreviewWindow, String) -> Void
  ) -> WindowAction {
    WindowAction(name, nil, [], [], [], nil, .choice(choose: choose))
  }

  static func ofApplication(
    _ name: String, menu: (MenuSection, String)? = nil, keys: [String] = [],
    shortcut: (ShortcutGroup, String)? = nil,
    _ run: @escaping @MainActor (PreviewerApplication) -> Void
  ) -> WindowAction {
    WindowAction(name, menu, keys, [], [], shortcut, .ofApplication(run))
  }

  /// What GTK's windows do by themselves.
  static func ofGTK(
    _ name: String, keys: [String], shortcut: (ShortcutGroup, String)
  ) -> WindowAction {
    WindowAction(name, nil, keys, [], [], shortcut, .elsewhere)
  }

  /// Keys of widgets, which are no action of the window.
  static func keys(_ keys: String..., group: ShortcutGroup, _ title: String) -> WindowAction {
    WindowAction("", nil, [], [], keys, (group, title), .elsewhere)
  }

  // MARK: - What GTK wants of it

  /// As menus, buttons and keys name it; nil for keys that are no action.
  var fullName: String? {
    guard !name.isEmpty else { return nil }
    return switch effect {
    case .command, .toggle, .ofText, .choice: "win.\(name)"
    case .ofApplication: "app.\(name)"
    case .elsewhere: "window.\(name)"
    }
  }

  /// Those that do it anywhere in the window.
  var accelerators: [String] { keys + otherKeys }

  /// Those that people are told of.
  var listedKeys: [String] { keys + localKeys }
}

// MARK: - The table

extension WindowAction {
  /// All rows. In menus and in lists of keys they are in this order, section by section and group by group.
  static let all: [WindowAction] =
    documents + running + canvas + comparing + selection + overlays + program + context

  /// - Parameter name: Of an action of a window. One that isn't in the table is a mistake in the program.
  static func named(_ name: String) -> WindowAction {
    guard let action = all.first(where: { $0.name == name }) else {
      preconditionFailure("there is no action “\(name)”")
    }
    return action
  }

  /// The keys of all actions, with the names that GTK has for these.
  static let accelerators: [(action: String, keys: [String])] = all.compactMap { row in
    row.accelerators.isEmpty ? nil : row.fullName.map { ($0, row.accelerators) }
  }
}
