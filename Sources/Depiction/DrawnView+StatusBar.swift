import Assets
import Drawing
import Traits

extension DrawnView {
  /// Gives the status bar over a scene or window the style that the app has for all controllers; nil leaves
  /// it to these.
  package mutating func setStatusBar(_ style: StatusBarStyle?) {
    guard let style else { return }
    for index in children.indices where children[index].look.kind == .statusBar {
      children[index].look.textColor =
        switch style {
        case .light: Color(white: 1)
        case .dark: Color(white: 0)
        // The colour of labels, which over a window is not given by what is around it.
        case .standard: look.appearance == .dark ? Color(white: 1) : nil
        }
    }
  }
}
