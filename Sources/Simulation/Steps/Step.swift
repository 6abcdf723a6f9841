import Companion
import Scenes
import Traits

/// Something that a user or a script does to the running interface.
package enum Step: Hashable, Sendable, Codable {
  /// Goes on on another device, named as on the command line.
  case device(name: String, orientation: Orientation? = nil)
  /// Goes on with another version of the system.
  case system(version: SystemVersion)
  /// Goes on on the canvas of a cell of the size-class grid, such as "wCompact-hRegular".
  case sizeClass(cell: String)
  /// Turns the device on its side or upright, or to an orientation that the interface is shown in.
  case rotate(to: Orientation? = nil)
  /// Gives the window a part of a pad's screen.
  case multitask(as: Multitasking)
  /// Gives the window a size of its own, in points.
  case resize(width: Double, height: Double)

  /// Performs a segue by its id or identifier, from a controller or from one that is on screen.
  case segue(id: String, from: ControllerID? = nil)
  /// Uses a control, bar button item, cell or gesture recognizer that is on screen: its segue is
  /// performed. A switch is turned on or off, and what takes text gets the keyboard.
  case trigger(element: String)
  /// Selects a row of a controller's table, or of the first one on screen. Rows of a table with
  /// prototypes, whose content is not declared, have the segue of the first prototype that has one.
  case selectRow(section: Int, row: Int, in: ControllerID? = nil)
  /// Taps the accessory button of a row.
  case tapAccessory(section: Int, row: Int, in: ControllerID? = nil)
  /// Sets a control that is on screen, as a user does: a switch to true or false, a slider, a stepper, a
  /// segmented or a page control to a number, a text field, a text view or a search bar to a text. Its
  /// segue is performed, if it has one. The control keeps the value as long as its controller is there.
  case set(element: String, value: ControlValue)
  /// Types into the text field, the text view or the search bar that has the keyboard, which is the last
  /// one that was triggered; a line break is Return.
  case type(text: String)
  /// Takes back the last letter.
  case deleteBackward
  /// Presses the Return key.
  case pressReturn
  /// Puts the keyboard away, as the key for it on pads does.
  case endEditing
  /// Scrolls a scroll view, a table, a collection or a text view that is on screen to so many points
  /// from where it rests. What goes beyond its content counts as the content's end.
  case scroll(element: String, x: Double? = nil, y: Double? = nil)
  /// Selects a tab by its place among all tabs, from 0.
  case selectTab(index: Int)
  /// Selects the tab "More".
  case selectMore
  /// Shows a page of a page view controller, from 0.
  case turnPage(to: Int)
  /// Uses the back button of the navigation bar: of the stack that a controller is in, or of the one
  /// in front that has something to go back to.
  case back(in: ControllerID? = nil)
  /// Dismisses what is presented last: by code, or by swiping or tapping outside.
  case dismiss(interactively: Bool? = nil)
  /// Unwinds to the controller that implements a selector.
  case unwind(action: String, from: ControllerID? = nil)
  /// Sends a custom action up the controllers, as `targetViewController(forAction:sender:)` does.
  case action(name: String, from: ControllerID? = nil)
  case showColumn(column: SplitColumn)
  case hideColumn(column: SplitColumn)
}
