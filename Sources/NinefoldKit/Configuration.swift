import Traits
import WorkerProtocol

/// Where a document is shown: a screen, and what its user prefers. What is nil is left to the document or the device.
public struct Configuration: Hashable, Sendable {
  /// How a device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape
    /// The home button at the left.
    case landscapeLeft
    /// The home button at the right.
    case landscapeRight
    case portraitUpsideDown
  }

  /// Whether what is shown is light or dark.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark

    var shown: Traits.Appearance { self == .dark ? .dark : .light }
  }

  /// In which direction the interface runs.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case leftToRight, rightToLeft
  }

  /// The part of a pad's screen that the app's window has.
  public enum Multitasking: String, Hashable, Sendable, CaseIterable {
    case fullScreen, oneThird
    /// In landscape only.
    case oneHalf
    case twoThirds, slideOver
  }

  /// How a device that folds is held.
  public enum Pose: String, Hashable, Sendable, CaseIterable {
    case closed, open
    /// Partly folded: in landscape, and in portrait.
    case book, laptop
  }

  /// Whether the document is on its own canvas, as Interface Builder shows it. Then there is no device, orientation or
  /// size class.
  public var isAsDesigned = false
  /// One of ``Ninefold/deviceNames``, or a canvas's id in documents, such as `retina6_1`.
  public var device: String?
  public var orientation: Orientation?
  /// Of a device that folds; nil for closed.
  public var pose: Pose?
  /// The SDK that the app was built with, such as `27.0`; nil for the newest.
  public var builtWith: String?
  /// Nil for the whole screen.
  public var multitasking: Multitasking?
  /// The size of the app's window in points: any on pads since iOS 26 and on phones since 27; nil for that of the
  /// screen, or of its part.
  public var window: Size?
  /// A cell of the size-class grid, such as `wCompact-hRegular`; with a device its classes are replaced.
  public var sizeClass: String?
  /// The text size that the user prefers, such as `large` or `accessibilityLarge`.
  public var textSize: String?
  /// Nil for that of the language, or left to right.
  public var direction: Direction?
  /// The language whose texts are shown, such as `pt-BR`, or a pseudo-language; nil for the document's own texts.
  public var language: String?
  /// The version of iOS, such as `17` or `17.2`; nil for the newest that is known and that the device runs.
  public var system: String?
  public var appearance: Appearance?

  /// - Parameters:
  ///   - device: As ``device``; nil for that of the document.
  ///   - orientation: How it is held; nil for how the document has it, or portrait.
  public init(device: String? = nil, orientation: Orientation? = nil) {
    (self.device, self.orientation) = (device, orientation)
  }

  /// The document's own canvas.
  public static var asDesigned: Configuration {
    var configuration = Configuration()
    configuration.isAsDesigned = true
    return configuration
  }

  func apply(to request: inout CanvasRequest) throws(InterfaceError) {
    request.asDesigned = isAsDesigned ? true : nil
    request.device = device
    request.orientation = orientation.flatMap { Traits.Orientation(rawValue: $0.rawValue) }
    request.multitasking = multitasking.flatMap { Traits.Multitasking(rawValue: $0.rawValue) }
    request.pose = pose.flatMap { Traits.Pose(rawValue: $0.rawValue) }
    request.builtWith = try builtWith.map { text throws(InterfaceError) in
      try SystemVersion.known(text)
    }
    request.window = window.map { Traits.Size(width: $0.width, height: $0.height) }
    request.sizeClass = sizeClass
    request.contentSize = textSize
    request.layoutDirection = direction.flatMap { LayoutDirection(rawValue: $0.rawValue) }
    request.language = language
    request.system = try system.map { text throws(InterfaceError) in
      try SystemVersion.known(text)
    }
  }
}

extension SystemVersion {
  /// - Throws: for what is no version.
  static func known(_ text: String) throws(InterfaceError) -> SystemVersion {
    if let version = SystemVersion(text) { return version }
    throw InterfaceError(
      kind: .request, code: "no-such-system",
      message: "“\(text)” is no version of iOS; write one such as “17” or “17.4”.")
  }
}
