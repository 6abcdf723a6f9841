import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import Traits

/// The button that says under which traits the design is shown, with a popover in which they are chosen:
/// a page for each that there are many of, and below them what is on or off.
@MainActor
package final class TraitsChooser {
  enum Child: String, TemplateChild {
    case button, label
    static var definition: [UInt8] { PackageResources.TraitsChooser_ui }
  }

  /// A page of the popover. Its name is that of the action which opens it.
  package enum Page: String, CaseIterable, Sendable {
    case sizeClass = "size-class"
    case system
    case textSize = "text-size"

    var title: String {
      switch self {
      case .sizeClass: localized("Size Class")
      case .system: "iOS"
      case .textSize: localized("Text Size")
      }
    }

    fileprivate var action: String { "win.\(rawValue)" }
  }

  private let ui = Template(Child.self)
  private let cells: CellNavigation
  private let button: ChooserButton
  private let stack = Object(gtk_stack_new())
  private let switcher = Object(gtk_stack_switcher_new())
  package let sizeClasses: SizeClassPage
  private let systems: SystemVersionPage
  private let textSizes: TextSizePage

  package init(cells: CellNavigation, scenes: CellScenes) {
    self.cells = cells
    button = ChooserButton(ui[.button], label: ui[.label], actions: Page.allCases.map(\.action))
    sizeClasses = SizeClassPage(cells: cells, scenes: scenes)
    systems = SystemVersionPage(configuration: cells.configuration)
    textSizes = TextSizePage(configuration: cells.configuration)
    buildPopover()
    button.focus = { [weak self] in self?.focusPage() }
    button.turn = { [weak self] action in
      guard let self, let page = Page.allCases.first(where: { $0.action == action }),
        page != self.page
      else { return false }
      show(page)
      focusPage()
      return true
    }
    Signal.onPointer(stack.raw, "notify::visible-child") { [weak self] _ in self?.followPage() }
    cells.observe { [weak self] in self?.update() }
    followPage()
    update()
  }

  package var widget: Object { ui[.button] }

  package func popDown() { button.popDown() }

  package func popUp(_ page: Page) {
    show(page)
    button.popUp()
  }

  // MARK: - Pages

  private var page: Page {
    gtk_stack_get_visible_child_name(stack.opaque)
      .flatMap { Page(rawValue: String(cString: $0)) } ?? .sizeClass
  }

  private func show(_ page: Page) {
    gtk_stack_set_visible_child_name(stack.opaque, page.rawValue)
  }

  private func focusPage() {
    let hasFocus =
      switch page {
      case .sizeClass: sizeClasses.focusChosen()
      case .system: systems.list.focusChosen()
      case .textSize: textSizes.list.focusChosen()
      }
    if !hasFocus { focusTab() }
  }

  /// Where nothing can be chosen on a page, the focus is on what turned to it.
  private func focusTab() {
    var tab = gtk_widget_get_first_child(switcher.widget)
    for _ in 0..<(Page.allCases.firstIndex(of: page) ?? 0) {
      tab = tab.flatMap { gtk_widget_get_next_sibling($0) }
    }
    if let tab { gtk_widget_grab_focus(tab) }
  }

  private func followPage() {
    // The cells of the grid are buttons, which take Enter themselves.
    button.takeFocused =
      switch page {
      case .sizeClass: nil
      case .system: { [weak self] in self?.systems.list.chooseFocused() }
      case .textSize: { [weak self] in self?.textSizes.list.chooseFocused() }
      }
  }

  private func buildPopover() {
    for (page, content) in [
      (Page.sizeClass, sizeClasses.box), (.system, systems.box), (.textSize, textSizes.box),
    ] {
      gtk_stack_add_titled(stack.opaque, content.widget, page.rawValue, page.title)
    }
    // A page is as high as it needs to be.
    gtk_stack_set_vhomogeneous(stack.opaque, 0)
    button.choices = stack
    gtk_stack_switcher_set_stack(switcher.opaque, stack.opaque)
    let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
    box.append(switcher)
    box.append(stack)
    box.append(Object(gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)))
    box.append(makeSwitches())
    box.setMargins(6)
    button.setContent(box)
  }

  /// What is on or off. Their keys work without the popover as well.
  private func makeSwitches() -> Object {
    let row = Object(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 18))
    for (title, action, tooltip) in [
      (
        localized("Dark"), "win.dark-interface",
        localized("Dark appearance of the interface (Ctrl+Shift+A)")
      ),
      (
        localized("Right to Left"), "win.right-to-left",
        localized("An interface that runs from right to left (Ctrl+Shift+T)")
      ),
    ] {
      let check = Object(gtk_check_button_new_with_label(title))
      gtk_actionable_set_action_name(check.opaque, action)
      gtk_widget_set_tooltip_text(check.widget, tooltip)
      row.append(check)
    }
    return row
  }

  // MARK: - What is chosen

  private func update() {
    let cell = cells.editing.reasonWithoutGrid == nil ? cells.configuration.cell : nil
    var words: [String] = []
    var name = [
      cell.map { localized("size class %1$s", $0.label) } ?? localized("no size class")
    ]
    if cells.configuration.hasSystem {
      words.append("iOS \(cells.configuration.chosen.system)")
      name.append("iOS \(cells.configuration.chosen.system)")
      let size = cells.configuration.chosen.settings.contentSize
      name.append(localized("text size %1$s", size.title))
      if size != .standard { words.append("Aa \(size.shortName)") }
    }
    if cells.configuration.chosen.settings.appearance == .dark {
      words.append(localized("dark"))
      name.append(localized("dark"))
    }
    if cells.configuration.hasSystem,
      cells.configuration.chosen.settings.layoutDirection == .rightToLeft
    {
      words.append(LayoutDirection.rightToLeft.words)
      name.append(LayoutDirection.rightToLeft.words)
    }
    let shown = ([cell?.shortLabel].compactMap(\.self) + words).joined(separator: " · ")
    button.show(
      shown.isEmpty ? localized("Traits") : shown,
      name: localized("Traits: %1$s", name.joined(separator: ", ")))
    button.setTooltip(
      localized("Size class (Ctrl+G), iOS (Ctrl+Shift+D), text size (Ctrl+T)"))
  }
}
