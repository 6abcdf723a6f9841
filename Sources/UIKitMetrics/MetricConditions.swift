import Traits

/// What a figure applies to, in a few words: those of the column *on* of Resources/Metrics/metrics.tsv, which
/// meson-helpers/generate-metrics reads here.
package struct MetricConditions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  // Whose UIKit it is; a platform adds them.
  static let canvas = Self(rawValue: 1 << 0)
  static let device = Self(rawValue: 1 << 1)

  // The screen.
  package static let phone = Self(rawValue: 1 << 2)
  package static let pad = Self(rawValue: 1 << 3)
  package static let compactHeight = Self(rawValue: 1 << 4)
  package static let regularHeight = Self(rawValue: 1 << 5)
  package static let regularWidth = Self(rawValue: 1 << 6)
  /// One whose screen has regular width in landscape.
  package static let largePhone = Self(rawValue: 1 << 7)
  package static let homeIndicator = Self(rawValue: 1 << 8)
  package static let landscape = Self(rawValue: 1 << 14)

  // The view and where it is.
  /// It is as wide as has a wider margin.
  package static let wide = Self(rawValue: 1 << 9)
  /// There is little height.
  package static let lowHeight = Self(rawValue: 1 << 10)
  package static let toolbar = Self(rawValue: 1 << 11)
  /// Of the style for bars.
  package static let barStyle = Self(rawValue: 1 << 12)
  package static let contactAdd = Self(rawValue: 1 << 13)

  /// The idiom's word; none where there is no idiom.
  init(_ idiom: Idiom?) {
    self = idiom.map { $0 == .pad ? .pad : .phone } ?? []
  }
}
