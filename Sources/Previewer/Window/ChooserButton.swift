import CGtk

/// A menu button that says what is chosen, with a popover in which something else can be.
@MainActor
struct ChooserButton {
  let popover = Object(gtk_popover_new())
  private let button: Object
  private let label: Object

  /// - Parameter name: of the interface's objects: `NAME_button` and, in it, `NAME_label`.
  init(_ interface: Interface, _ name: String) {
    button = interface.object(name + "_button")
    label = interface.object(name + "_label")
    gtk_menu_button_set_popover(button.opaque, popover.widget)
  }

  func setContent(_ content: Object) {
    gtk_popover_set_child(popover.pointer(), content.widget)
  }

  /// Shows what is chosen.
  /// - Parameter name: what assistive technology calls the button with it.
  func show(_ choice: String, name: String) {
    label.setText(choice)
    Accessible(button.widget).setLabel(name)
  }

  func popUp() {
    gtk_menu_button_popup(button.opaque)
  }

  func popDown() {
    gtk_popover_popdown(popover.pointer())
  }
}
