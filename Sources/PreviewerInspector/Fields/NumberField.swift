import CGtk
import Drawing
import Localization
import PreviewerGtk

/// A number: typed and taken with Enter or on leaving, or changed by the arrow keys, with Shift or by Page
/// Up and Page Down by eight steps.
@MainActor
final class NumberField: ValueField {
  private let entry = Object(gtk_entry_new())
  private let range: ClosedRange<Double>
  private let step: Double
  private let isWhole: Bool
  private let name: String

  /// What arrow keys do with Shift, in steps; a page is as much.
  private static let largeStep = 8.0

  /// - Parameters:
  ///   - name: What faults call the value.
  ///   - isWide: Whether the field is below its title.
  init(
    _ range: ClosedRange<Double>, step: Double, isWhole: Bool, name: String, isWide: Bool = false,
    isSettled: @escaping @MainActor () -> Bool, change: @escaping @MainActor (String) -> Void
  ) {
    self.range = range
    self.step = step
    self.isWhole = isWhole
    self.name = name
    super.init(widget: entry, isWide: isWide, isSettled: isSettled, change: change)
    entry.prepareForValue { [weak self] in self?.widgetChanged() }
    addSteps()
  }

  private func addSteps() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signal.onKey(UnsafeMutableRawPointer(keys)) { [weak self] key, modifiers in
      guard let self else { return false }
      let factor = modifiers & GDK_SHIFT_MASK.rawValue != 0 ? Self.largeStep : 1
      switch Int32(key) {
      case GDK_KEY_Up, GDK_KEY_KP_Up: move(by: step * factor)
      case GDK_KEY_Down, GDK_KEY_KP_Down: move(by: -step * factor)
      case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: move(by: step * Self.largeStep)
      case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: move(by: -step * Self.largeStep)
      default: return false
      }
      return true
    }
    gtk_widget_add_controller(entry.widget, keys)
  }

  private func move(by distance: Double) {
    guard let number = number(entry.enteredText) else { return widgetChanged() }
    let moved = min(max(number + distance, range.lowerBound), range.upperBound)
    // Tenths add up to more than themselves.
    gtk_editable_set_text(entry.opaque, Self.shown((moved * 1000).rounded() / 1000))
    gtk_editable_set_position(entry.opaque, -1)
    widgetChanged()
  }

  private func number(_ text: String) -> Double? {
    Double(text.replacing("−", with: "-").replacing(",", with: "."))
  }

  /// As it is written in the field.
  private static func shown(_ number: Double) -> String {
    number.text(decimals: 3).replacing("−", with: "-")
  }

  override var entered: String {
    get throws(Fault) {
      let text = entry.enteredText
      let before = content?.value ?? ""
      // What is shown may be shorter than what is written.
      if text == Double(before).map(Self.shown) ?? before { return before }
      guard let number = number(text), number.isFinite else {
        throw Fault(message: localized("“%1$s” is no number.", text))
      }
      guard range.contains(number), !isWhole || number == number.rounded() else {
        throw Fault(
          message:
            isWhole
            ? localized(
              "%1$s is a whole number from %2$s to %3$s.", name, range.lowerBound.text(),
              range.upperBound.text())
            : localized(
              "%1$s is from %2$s to %3$s.", name, range.lowerBound.text(), range.upperBound.text()))
      }
      return Self.shown(number)
    }
  }

  override func display(_ value: String) {
    let text = Double(value).map(Self.shown) ?? value
    if text != entry.enteredText { gtk_editable_set_text(entry.opaque, text) }
  }

  override func displayMixed(_ isMixed: Bool) {
    gtk_entry_set_placeholder_text(entry.pointer(), isMixed ? localized("Several") : nil)
  }

  override func setLabel(_ label: String) { Accessible(entry.widget).setLabel(label) }

  override func setSensitive(_ isSensitive: Bool) {
    gtk_widget_set_sensitive(entry.widget, isSensitive ? 1 : 0)
  }
}

extension Object {
  /// Makes an entry one whose text is taken as a whole: with Enter, or when it is left.
  func prepareForValue(_ take: @escaping @MainActor () -> Void) {
    // The window's undo is meant.
    gtk_editable_set_enable_undo(opaque, 0)
    gtk_editable_set_width_chars(opaque, 5)
    gtk_editable_set_max_width_chars(opaque, 5)
    Signal.on(raw, "activate", take)
    guard let focus = gtk_event_controller_focus_new() else { return }
    Signal.on(UnsafeMutableRawPointer(focus), "leave", take)
    gtk_widget_add_controller(widget, focus)
  }
}
