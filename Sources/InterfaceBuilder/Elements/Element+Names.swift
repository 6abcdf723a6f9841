/// What an object is called, besides its id.
extension Element {
  /// The class that the app's own code gives it.
  package var customClass: String? { self["customClass"] }
  /// The label that its author gave it in Interface Builder.
  package var userLabel: String? { self["userLabel"] }
  /// A cell's.
  package var reuseIdentifier: String? { self["reuseIdentifier"] }
  /// A controller's.
  package var storyboardIdentifier: String? { self["storyboardIdentifier"] }
  package var restorationIdentifier: String? { self["restorationIdentifier"] }
}
