import Traits

/// The screens that a request looks at: all that its lists choose together. On the command line `--devices`,
/// `--orientations`, `--multitasking`, `--windows`, `--poses`, `--built-with`, `--systems`, `--text-sizes`,
/// `--directions` and `--appearances` choose them.
package struct MatrixRequest: Codable, Hashable, Sendable {
  /// `all`, `phones`, `pads`, or names of devices; nil for the project's, or a choice of five. Devices with the same screen
  /// are looked at once.
  package var devices: [String]?
  /// Nil for portrait and landscape.
  package var orientations: [Orientation]?
  /// Parts of pads' screens that the app's window has, on the devices that have such windows; nil for the
  /// whole screen, unless there are ``windows``.
  package var multitasking: [Multitasking]?
  /// Sizes of the app's window, in points, on the devices that have such windows; nil for none.
  package var windows: [Size]?
  /// Poses of the devices that fold; nil for those that their names say, or closed.
  package var poses: [Pose]?
  /// The SDK that the app was built with; nil for the newest.
  package var builtWith: SystemVersion?
  /// Versions of iOS, on the devices that run them; nil for one near to the latest.
  package var systems: [SystemVersion]?
  /// Text sizes, as `contentSize` of other requests; nil for the standard one.
  package var contentSizes: [String]?
  /// Nil for left to right.
  package var layoutDirections: [LayoutDirection]?
  /// For contrast; nil for light.
  package var appearances: [Appearance]?

  package init() {}
}

/// The parameters of a request about documents on a matrix of screens: the matrix, and what the request has of its own.
package protocol ScreensRequest: JoinedRequest where Shared == MatrixRequest {
  var matrix: MatrixRequest { get set }
}

extension ScreensRequest {
  package var shared: MatrixRequest {
    get { matrix }
    set { matrix = newValue }
  }
}
