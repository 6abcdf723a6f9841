import Companion
import InterfaceBuilder
import Localization
import Traits

/// Playing steps.
extension Simulation {
  mutating func play(_ step: Step, devices: DeviceCatalogue) throws(SimulationError) {
    switch step {
    case .device(let name, let orientation):
      guard let device = devices.device(named: name) else {
        throw SimulationError(
          .unknownDevice,
          localized("There is no device “%1$s”; the worker's devices command lists them.", name))
      }
      transition(to: try moved(to: device, orientation))
    case .system(let version):
      transition(to: try moved(to: version))
    case .sizeClass(let key):
      guard let cell = SizeClassCell(key) else {
        throw SimulationError(
          .unknownSizeClass,
          localized("“%1$s” is not a size class; write it like wCompact-hRegular.", key))
      }
      var environment = cell.environment()
      environment.traits = screen.environment.traits.overridden(by: cell.traits)
      transition(to: screen.moved(to: environment))
    case .rotate(let orientation):
      let wanted = orientation ?? (screen.orientation.isLandscape ? .portrait : .landscape)
      var next = screen
      next.orientation = try supported(wanted, on: screen)
      transition(to: try checked(next))
    case .multitask(let part):
      var next = screen
      next.window = part == .fullScreen ? .fullScreen : .multitasking(part)
      transition(to: try checked(next))
    case .resize(let width, let height):
      guard width > 0, height > 0, width.isFinite, height.isFinite else {
        throw SimulationError(
          .noSuchWindow, localized("A window is more than 0 points wide and high."))
      }
      guard screen.platform.hasMultitasking else {
        throw SimulationError(
          .noSuchWindow,
          screen.device?.display.idiom == .phone
            ? localized(
              "Windows smaller than the screen came to phones with iOS 27; here is iOS %1$s.",
              screen.system)
            : localized(
              "Windows smaller than the screen came with iOS 9; here is iOS %1$s.", screen.system))
      }
      var next = screen
      next.window = .free(Size(width: width.bounded, height: height.bounded))
      transition(to: next)
    case .segue(let id, let source): try performSegue(id, from: source)
    case .trigger(let element): try trigger(element)
    case .selectRow(let section, let row, let id):
      try selectRow(section: section, row: row, in: id)
    case .tapAccessory(let section, let row, let id):
      try tapAccessory(section: section, row: row, in: id)
    case .set(let element, let value): try set(element, to: value)
    case .type(let text): try type(text)
    case .deleteBackward: try deleteBackward()
    case .pressReturn: try pressReturn()
    case .endEditing: try endEditing()
    case .scroll(let element, let x, let y): try scroll(element, x: x, y: y)
    case .selectTab(let index): try selectTab(index)
    case .selectMore: try selectMore()
    case .turnPage(let index): try turnPage(to: index)
    case .back(let id): try goBack(in: id)
    case .dismiss(let interactively): try dismissFront(interactively: interactively ?? false)
    case .unwind(let action, let source):
      try unwind(action, from: try existing(source), segue: nil)
    case .action(let name, let source): try send(name, from: try existing(source))
    case .showColumn(let column): try setColumn(column, of: splitInFront(), isShown: true)
    case .hideColumn(let column): try setColumn(column, of: splitInFront(), isShown: false)
    }
  }

  /// A window that has no counterpart after turning keeps the nearest one: half becomes two thirds, which
  /// is chosen here.
  private func checked(_ screen: SimulatedScreen) throws(SimulationError) -> SimulatedScreen {
    guard case .multitasking(let part) = screen.window, let problem = screen.problem(with: part)
    else { return screen }
    let isThereInLandscape = screen.isOfPad && screen.parts.contains(part)
    guard isThereInLandscape, self.screen.window == screen.window else {
      throw SimulationError(.noSuchWindow, problem)
    }
    var nearest = screen
    nearest.window = .multitasking(.twoThirds)
    return nearest
  }

  private func moved(to system: SystemVersion) throws(SimulationError) -> SimulatedScreen {
    if let problem = system.problem(on: screen.device) {
      throw SimulationError(.noSuchSystem, problem)
    }
    return screen.moved(to: system)
  }

  private func existing(_ id: ControllerID?) throws(SimulationError) -> ControllerID {
    guard let id else { return keyController }
    guard controllers[id] != nil else {
      throw SimulationError(
        .unknownController, localized("There is no controller “%1$s” now.", id))
    }
    return id
  }

  private func splitInFront() throws(SimulationError) -> ControllerID {
    guard let id = container(.split) else {
      throw SimulationError(.noSuchColumn, localized("No split view controller is on screen."))
    }
    return id
  }
}
