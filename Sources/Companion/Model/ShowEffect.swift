/// What code does with a controller that it is to show.
package enum ShowEffect: String, Hashable, Sendable, CaseIterable {
  case show
  case showDetail
  case push
  case present
  case popover
  /// The presented controller around the one that acts is dismissed instead.
  case dismiss
  case none
}
