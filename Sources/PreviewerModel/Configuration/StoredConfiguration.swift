import Traits

/// A configuration as files have it: a flat list of members, each absent for what is usual.
package protocol StoredConfiguration {
  /// A device's name; nil for a canvas without one.
  var device: String? { get set }
  var orientation: Orientation? { get set }
  /// The part of its screen that the window has; nil for the whole.
  var part: Multitasking? { get set }
  /// The size of the window, where it has one of its own.
  var window: Size? { get set }
  /// A cell of the size-class grid, by its key; with no device either, documents are shown as designed.
  var sizeClass: String? { get set }
  /// Nil for the newest.
  var system: SystemVersion? { get set }
  /// Of the interface; nil for light.
  var appearance: Appearance? { get set }
  /// Nil for the standard one.
  var contentSize: ContentSizeCategory? { get set }
  /// Nil for left to right.
  var layoutDirection: LayoutDirection? { get set }
  /// Nil for the document's own texts.
  var language: String? { get set }
}

extension StoredConfiguration {
  package var choice: CanvasChoice {
    get {
      if let device {
        let whole = CanvasChoice.device(device, orientation ?? .portrait)
        if let window { return .resized(device, orientation ?? .portrait, window) }
        return part.map(whole.inPart) ?? whole
      }
      return sizeClass.flatMap { SizeClassCell($0) }.map { .cell($0) } ?? .asDesigned
    }
    set {
      part = newValue.part
      window = newValue.ownSize
      switch newValue {
      case .asDesigned:
        (device, orientation, sizeClass) = (nil, nil, nil)
      case .cell(let cell):
        (device, orientation, sizeClass) = (nil, nil, cell.key)
      case .device(let name, let orientation), .window(let name, let orientation, _),
        .resized(let name, let orientation, _):
        (device, self.orientation, sizeClass) = (name, orientation, nil)
      }
    }
  }

  package var settings: UserSettings {
    get {
      UserSettings(
        appearance: appearance ?? .light, contentSize: contentSize ?? .standard,
        layoutDirection: layoutDirection ?? .leftToRight, language: language)
    }
    set {
      appearance = newValue.appearance == .light ? nil : newValue.appearance
      contentSize = newValue.contentSize == .standard ? nil : newValue.contentSize
      layoutDirection = newValue.layoutDirection == .leftToRight ? nil : newValue.layoutDirection
      language = newValue.language
    }
  }
}
