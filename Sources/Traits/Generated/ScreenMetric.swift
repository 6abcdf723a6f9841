// UIKit's figures. Made by meson-helpers/generate-metrics from Resources/Metrics, where metrics.tsv has what
// each one applies to, the kind of evidence and the source; don't edit.

// swift-format-ignore-file

/// Figures of screens and windows, in points, which devices and their traits need.
package enum ScreenMetric {
  package static let rootMargin = 16.0
  package static let wideRootMargin = 20.0
  package static let wideRootWidth = 403.0
  package static let wideCanvasRootWidth = 400.0
  package static let windowDivider = 10.0
  package static let narrowWindowWidth = 320.0
  package static let wideNarrowWindowWidth = 375.0
  package static let leastWidthOfWideNarrowWindows = 1024.0
  package static let leastLengthOfWideNarrowWindows = 1133.0
  package static let regularWidth = 678.0
  package static let regularHeight = 480.0
}
