import Traits

/// Whose UIKit lays a scene out and draws it: that of a version of iOS on a device, or that of an Xcode's
/// canvas in Interface Builder, which is the iOS of its SDK with some ways of its own.
///
/// It is decided once, where a scene is made. Everything else asks it for facts and can't see which of the
/// two it is: nothing outside of this module compares versions. Figures are rows of
/// Resources/Metrics/metrics.tsv, which `Platform+Metrics.swift` finds; a rule is a property or a function in
/// one of the extensions, with its evidence; those of the canvas alone are in `Platform+Canvas.swift`.
///
/// Evidence: MINED is counted in the frames that public documents store, which show the iOS of the SDK of
/// the Xcode that saved them; K is general knowledge without a source. Others name theirs, most by their
/// place in reference/uikit-6-15.md and reference/uikit-15-26.md.
package struct Platform: Hashable, Sendable {
  /// The iOS whose rules hold.
  let system: SystemVersion
  /// The Xcode whose canvas it is; nil on a device, whatever Xcode saved the document.
  let canvas: Xcode?

  /// A device, or another screen, on which an app runs.
  package init(running system: SystemVersion) {
    self.system = system
    canvas = nil
  }

  /// Interface Builder's canvas.
  /// - Parameter toolsVersion: Of the document; nil where it doesn't say, for Xcode 15's.
  package init(canvasOf toolsVersion: Int?) {
    let xcode = toolsVersion.map { Xcode(toolsVersion: $0) } ?? .xcode15
    system = xcode.system
    canvas = xcode
  }

  // MARK: The axes

  /// Whether a rule holds since a version of iOS.
  func isSince(_ major: Int, _ minor: Int = 0) -> Bool {
    system.isSince(SystemVersion(major, minor))
  }

  /// The same, where the canvas has it since another Xcode than the one with that SDK.
  func isSince(_ major: Int, canvas first: Xcode) -> Bool {
    canvas.map { $0 >= first } ?? isSince(major)
  }

  /// Whether this is the canvas of one of these.
  func isCanvas(_ range: Range<Xcode>) -> Bool { canvas.map(range.contains) ?? false }

  func isCanvas(_ range: PartialRangeFrom<Xcode>) -> Bool { canvas.map(range.contains) ?? false }

  func isCanvas(_ range: PartialRangeUpTo<Xcode>) -> Bool { canvas.map(range.contains) ?? false }

  var isCanvas: Bool { canvas != nil }
}
