import InterfaceBuilder
import Localization
import Scenes
import Traits

/// Typing.
extension Simulation {
  /// Gives the keyboard to what is tapped, if it takes text.
  /// - Returns: Whether it does.
  mutating func beginEditing(_ view: String, _ element: Element, in source: ControllerID) -> Bool {
    guard let input = TextInput(element, view: view, of: source) else { return false }
    guard input != editing else { return true }
    let former = keyboard?.height
    if let editing { log(editing.controller, .didEndEditing(element: editing.view)) }
    editing = input
    if TextField(element).clearsOnBeginEditing { write("", into: input) }
    log(source, .didBeginEditing(element: view))
    if let height = keyboard?.height, height != former {
      outcome.events.append(Event(.init(.window), .keyboardWillShow(height: height)))
    }
    return true
  }

  mutating func type(_ text: String) throws(SimulationError) {
    let input = try focusedInput()
    // A field of one line has no line breaks: they are Return.
    let typed =
      input.isMultiline ? text : String(text.prefix { !$0.isNewline })
    if !typed.isEmpty { write(self.text(of: input) + typed, into: input) }
    if typed.count < text.count { try pressReturn() }
  }

  mutating func deleteBackward() throws(SimulationError) {
    let input = try focusedInput()
    let text = text(of: input)
    if !text.isEmpty { write(String(text.dropLast()), into: input) }
  }

  /// Presses Return: a text view gets a line; of a field its action or its segue is performed, and it gives
  /// the keyboard up. That one without an action does so too is for its delegate to say, and is noted.
  mutating func pressReturn() throws(SimulationError) {
    let input = try focusedInput()
    if input.isMultiline { return write(text(of: input) + "\n", into: input) }
    log(input.controller, .didPressReturn(element: input.view))
    endEditing(input)
    if try send(by: input.element, in: input.controller) { return }
    if hasSegue(input.element, in: input.controller) {
      try performSegue(of: input.element, in: input.controller)
    } else if !input.hasExitAction {
      note(.returnKey, input.controller)
    }
  }

  /// Puts the keyboard away, as `endEditing(_:)` does and the key for it on pads.
  mutating func endEditing() throws(SimulationError) {
    endEditing(try focusedInput())
  }

  /// Nothing is typed into what is not in front any more.
  mutating func settleEditing() {
    guard let editing else { return }
    let inFront = visible(from: frontPresentation?.controller ?? root)
    if !inFront.contains(editing.controller) { endEditing(editing) }
  }

  /// Scrolling puts the keyboard away where the scroll view says so.
  /// Source: UIScrollView.KeyboardDismissMode's documentation.
  mutating func endEditing(byScrolling scrollView: Element) {
    guard let editing, ScrollView(scrollView).dismissesKeyboard else { return }
    endEditing(editing)
  }

  private mutating func endEditing(_ input: TextInput) {
    editing = nil
    if controllers[input.controller] != nil {
      log(input.controller, .didEndEditing(element: input.view))
    }
    outcome.events.append(Event(.init(.window), .keyboardWillHide))
  }

  private func focusedInput() throws(SimulationError) -> TextInput {
    guard let editing else {
      throw SimulationError(
        .noFocus,
        localized(
          "Nothing has the keyboard; trigger a text field, a text view or a search bar first."))
    }
    return editing
  }

  private func text(of input: TextInput) -> String {
    guard case .text(let text)? = value(of: input.view, input.element, in: input.controller) else {
      return ""
    }
    return text
  }

  private mutating func write(_ text: String, into input: TextInput) {
    controllers[input.controller]?.values[input.view] = .text(text)
    log(input.controller, .valueChanged(element: input.view, value: .text(text)))
  }
}
