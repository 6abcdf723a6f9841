import Traits

/// The version of Interface Builder that saved a document, by the document's `toolsVersion`.
struct Xcode: Hashable, Sendable, Comparable {
  let toolsVersion: Int

  static func < (a: Xcode, b: Xcode) -> Bool { a.toolsVersion < b.toolsVersion }

  /// First tools versions. Source: the documents' capabilities and versions, MINED; reference/uikit-6-15.md,
  /// section 0.
  ///
  /// 7531 and 7706 are Xcode 6.3 and 6.4: their canvas has margins of 16 and Helvetica Neue.
  static let xcode7 = Xcode(toolsVersion: 8000)
  static let xcode8 = Xcode(toolsVersion: 11000)
  static let xcode9 = Xcode(toolsVersion: 13000)
  /// The canvas of 9.0, 13196, has the margins of cells of Xcode 8.
  static let xcode9point1 = Xcode(toolsVersion: 13500)
  /// 9.3 and 9.4, whose canvas is still that of iOS 11.
  static let xcode9point3 = Xcode(toolsVersion: 14100)
  static let xcode10 = Xcode(toolsVersion: 14300)
  static let xcode11 = Xcode(toolsVersion: 14800)
  static let xcode11point2 = Xcode(toolsVersion: 15400)
  static let xcode12 = Xcode(toolsVersion: 16100)
  static let xcode12point5 = Xcode(toolsVersion: 18100)
  static let xcode13 = Xcode(toolsVersion: 19000)
  static let xcode14 = Xcode(toolsVersion: 21000)
  /// Between 21507 (14.2) and 21679, the plug-in's version in it.
  static let xcode14point3 = Xcode(toolsVersion: 21600)
  static let xcode15 = Xcode(toolsVersion: 22000)
  static let xcode16 = Xcode(toolsVersion: 23000)
  /// Its first documents are of 23727; 23504 is 16.2.
  static let xcode16point3 = Xcode(toolsVersion: 23600)
  static let xcode26 = Xcode(toolsVersion: 24127)

  /// The iOS of the SDK, which the canvas shows.
  var system: SystemVersion {
    switch self {
    case ..<Xcode(toolsVersion: 6000): SystemVersion(7)
    case ..<Xcode.xcode7: SystemVersion(8)
    case ..<Xcode.xcode8: SystemVersion(9)
    case ..<Xcode.xcode9: SystemVersion(10)
    case ..<Xcode.xcode9point3: SystemVersion(11)
    case ..<Xcode.xcode10: SystemVersion(11, 3)
    case ..<Xcode.xcode11: SystemVersion(12)
    case ..<Xcode.xcode12: SystemVersion(13)
    case ..<Xcode.xcode13: SystemVersion(14)
    case ..<Xcode.xcode14: SystemVersion(15)
    case ..<Xcode.xcode15: SystemVersion(16)
    case ..<Xcode.xcode16: SystemVersion(17)
    case ..<Xcode.xcode26: SystemVersion(18)
    default: SystemVersion(26)
    }
  }
}
