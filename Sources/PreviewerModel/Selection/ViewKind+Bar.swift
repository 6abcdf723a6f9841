import Scenes

extension ViewKind {
  package var isBar: Bool {
    self == .navigationBar || self == .toolbar || self == .tabBar
  }
}
