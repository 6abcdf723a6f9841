import CGtk
import Localization
import PreviewerGtk

/// One value of the document in the inspector: what it is called, and below or beside that the widget that
/// changes it. Each kind of value has a field of its own, which says what its widget has and shows values.
@MainActor
class ValueField {
  struct Content: Equatable {
    /// Tells the value from those of other elements.
    var id: String
    var title: String
    /// What assistive technology calls the widget.
    var label: String
    /// As the document has it; empty where `isMixed`.
    var value: String
    /// Whether several elements have other values.
    var isMixed = false
    var isEditable = true
  }

  /// What is wrong with what was entered, in a sentence.
  struct Fault: Error, Equatable {
    var message: String
  }

  let box: Object
  private let title = Object.label(wraps: true)
  private let fault = Object.label(wraps: true)
  private(set) var content: Content?
  private var hasTooltip = false
  /// While the widget follows the document rather than leads it.
  private var isFollowing = false
  /// Whether something was entered while another change was under way, which it waits for.
  private(set) var isAhead = false
  private let isSettled: @MainActor () -> Bool
  private let change: @MainActor (String) -> Void

  /// Of a widget beside its title, in logical pixels.
  static let width: gint = 136

  /// - Parameters:
  ///   - isWide: Whether the widget is below the title.
  ///   - isSettled: Whether what is shown is what the document has, with no change under way.
  ///   - change: Takes what was entered, as the document has it.
  init(
    widget: Object, isWide: Bool = false, isSettled: @escaping @MainActor () -> Bool,
    change: @escaping @MainActor (String) -> Void
  ) {
    box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 3))
    self.isSettled = isSettled
    self.change = change
    title.addStyle("dim-label")
    fault.addStyle("error", "caption")
    fault.isVisible = false
    gtk_widget_set_hexpand(title.widget, 1)
    // All in a column begin at one edge.
    if !isWide {
      gtk_widget_set_size_request(widget.widget, Self.width, -1)
      // Titles end where their widgets begin.
      gtk_label_set_xalign(title.opaque, 1)
      gtk_label_set_justify(title.opaque, GTK_JUSTIFY_RIGHT)
    }
    // What grows in the widget grows within it, rather than at the title's cost.
    gtk_widget_set_hexpand(widget.widget, isWide ? 1 : 0)
    let orientation = isWide ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    let row = Object(gtk_box_new(orientation, isWide ? 3 : 6))
    row.append(title)
    row.append(widget)
    box.append(row)
    box.append(fault)
  }

  /// For a widget that has it.
  func hideTitle() { title.isVisible = false }

  // MARK: What each kind of value says

  /// What the widget has, as the document would.
  /// - Throws: ``Fault`` for what is no value.
  var entered: String { get throws(Fault) { "" } }

  /// Has the widget show a value.
  func display(_ value: String) {}

  /// Has the widget say that there are several values, or not.
  func displayMixed(_ isMixed: Bool) {}

  func setLabel(_ label: String) {}

  func setSensitive(_ isSensitive: Bool) {}

  // MARK: - Both ways

  func show(_ content: Content) {
    guard content != self.content || isAhead else { return }
    if content.id != self.content?.id {
      isAhead = false
      fault.isVisible = false
    }
    self.content = content
    title.setText(content.title)
    // Each time, GTK asks the display server where the pointer is.
    if hasTooltip != content.isMixed {
      hasTooltip = content.isMixed
      gtk_widget_set_tooltip_text(
        box.widget, hasTooltip ? localized("The selected views have several values here.") : nil)
    }
    setLabel(content.label)
    setSensitive(content.isEditable)
    if isAhead {
      guard isSettled() else { return }
      isAhead = false
      return widgetChanged()
    }
    isFollowing = true
    defer { isFollowing = false }
    fault.isVisible = false
    display(content.value)
    displayMixed(content.isMixed)
  }

  /// Takes what is in the widget, or says what is wrong with it.
  func widgetChanged() {
    guard !isFollowing, let content else { return }
    do throws(Fault) {
      let value = try entered
      fault.isVisible = false
      guard value != content.value else { return }
      guard isSettled() else {
        isAhead = true
        return
      }
      change(value)
    } catch {
      fault.setText(error.message)
      fault.isVisible = true
    }
  }
}
