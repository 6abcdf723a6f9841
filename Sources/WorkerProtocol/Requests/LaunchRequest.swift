import Traits

/// The parameters of `launch`.
package struct LaunchParameters: RequestParameters {
  package static let method = "launch"

  /// A document, a folder or an app's property list.
  package var path: String
  /// The project's folder; nil to look for it.
  package var root: String?
  /// Names of devices; nil for one of each screen that there has been.
  package var devices: [String]?
  /// How they are held; nil for both shapes.
  package var orientations: [Orientation]?
  /// Nil for the newest on each device.
  package var system: SystemVersion?
  package var appearance: Appearance?
  /// A folder to draw them into.
  package var output: String?

  package init(path: String) {
    self.path = path
  }
}

/// The result of `launch`: what devices show while an app starts, and what comes next.
package struct LaunchResult: ResultMessage {
  package enum Kind: String, Codable, Hashable, Sendable {
    /// A storyboard or xib.
    case document
    /// Made by iOS of a dictionary.
    case dictionary
    case image
    /// Black.
    case nothing
  }

  /// An image that could be shown.
  package struct Image: Codable, Hashable, Sendable {
    package var name: String
    /// Nil where there is no such file.
    package var path: String?
    package var purpose: String
    /// Why it isn't shown; nil for the one that is.
    package var reason: String?

    package init(name: String, path: String?, purpose: String, reason: String?) {
      self.name = name
      self.path = path
      self.purpose = purpose
      self.reason = reason
    }
  }

  /// On one device, held in one way.
  package struct Screen: Codable, Hashable, Sendable {
    package var device: String
    package var orientation: Orientation
    package var system: SystemVersion
    package var kind: Kind
    /// The file that is shown.
    package var path: String?
    /// Why this one.
    package var reason: String
    /// Points: what the app has of the screen, in its own.
    package var size: Size
    /// Points of the screen: where that is, where it isn't all of it.
    package var letterbox: Rect?
    /// How many pixels an image has, and how many it should have.
    package var pixels: Size?
    package var expectedPixels: Size?
    /// The images that there are.
    package var images: [Image]
    /// Files that would help, with their pixels.
    package var missing: [String]
    /// Where it was drawn.
    package var output: String?

    package init(
      device: String, orientation: Orientation, system: SystemVersion, kind: Kind, path: String?,
      reason: String, size: Size, images: [Image] = [], missing: [String] = []
    ) {
      self.device = device
      self.orientation = orientation
      self.system = system
      self.kind = kind
      self.path = path
      self.reason = reason
      self.size = size
      self.images = images
      self.missing = missing
    }
  }

  /// The interface that follows.
  package struct Main: Codable, Hashable, Sendable {
    package var idiom: Idiom
    /// The property list's key.
    package var key: String
    package var name: String
    /// Nil where there is no such document.
    package var path: String?

    package init(idiom: Idiom, key: String, name: String, path: String?) {
      self.idiom = idiom
      self.key = key
      self.name = name
      self.path = path
    }
  }

  /// The app's property list; nil where there is none.
  package var propertyList: String?
  package var screens: [Screen]
  /// Empty where the app's code makes its window.
  package var main: [Main]
  /// In sentences.
  package var problems: [String]

  package init(propertyList: String?, screens: [Screen], main: [Main], problems: [String]) {
    self.propertyList = propertyList
    self.screens = screens
    self.main = main
    self.problems = problems
  }
}
