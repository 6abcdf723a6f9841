import InterfaceBuilder
import Localization
import Scenes
import Traits

/// Controls and scroll views, which keep what a user has done to them as long as their controller is
/// there: through rotations and on other devices, as their views do.
extension Simulation {
  mutating func set(_ name: String, to value: ControlValue) throws(SimulationError) {
    let (source, control) = try visibleElement(name)
    guard ControlValue(of: control) != nil else {
      throw SimulationError(
        .notSettable, localized("The %1$s keeps no value; trigger it instead.", control.name),
        line: control.line)
    }
    guard let fitted = value.fitted(to: control) else {
      throw SimulationError(
        .badValue, localized("The %1$s can't be set to %2$s.", control.name, value),
        line: control.line)
    }
    controllers[source]?.values[name] = fitted
    log(source, .valueChanged(element: name, value: fitted))
    let row = self.row(around: control, named: name, in: source)
    try send(by: control, in: source, row: row)
    try performSegue(of: control, in: source, row: row)
  }

  /// What a control on screen is set to; nil for what is no control.
  package func value(of name: String, _ control: Element, in id: ControllerID) -> ControlValue? {
    controllers[id]?.values[name] ?? ControlValue(of: control)
  }

  mutating func scroll(
    _ name: String, x: Double?, y: Double?
  ) throws(SimulationError) {
    let (source, element) = try visibleElement(name)
    guard ViewKind(tag: element.name).isScrollView else {
      throw SimulationError(
        .notSettable, localized("The %1$s doesn't scroll.", element.name),
        line: element.line)
    }
    let former = controllers[source]?.offsets[name]
    let x = (x ?? former?.x).map { max(0, $0) }
    let y = max(0, y ?? former?.y ?? 0)
    guard x?.isFinite != false, y.isFinite else {
      throw SimulationError(
        .badValue, localized("A content offset is a number of points."))
    }
    let place = ScrolledPlace(x: x?.bounded, y: y.bounded)
    controllers[source]?.offsets[name] = place
    log(source, .didScroll(element: name, to: ContentOffset(x: place.x ?? 0, y: place.y)))
    endEditing(byScrolling: element)
  }
}
