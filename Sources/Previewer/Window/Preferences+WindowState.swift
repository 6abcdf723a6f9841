import PreviewerModel
import Traits

extension Preferences {
  /// What a window that is opened begins with, where the last one left a state.
  func begun(_ state: WindowState, in catalogue: DeviceCatalogue) -> WindowState {
    var state = state
    if opening == Self.designed {
      state.choice = .asDesigned
    } else if let opening, catalogue.device(named: opening) != nil {
      state.choice = .device(opening, .portrait)
    }
    if let contentSize { state.contentSize = contentSize == .standard ? nil : contentSize }
    return state
  }
}
