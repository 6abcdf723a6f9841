import Companion
import Traits
import UIKitMetrics

/// How a controller is presented after adaptation.
package enum PresentationForm: String, Hashable, Sendable, Codable, CaseIterable {
  /// Covers the window; what is below is removed.
  case fullScreen
  case overFullScreen
  /// As wide as the window, with the presenter visible at the top.
  case card
  /// Dimmed and centred, the size of a page.
  case pageSheet
  /// Dimmed and centred, smaller than a page sheet.
  case formSheet
  case popover
  /// Covers the controller that defines the context, which is removed.
  case currentContext
  case overCurrentContext
  case custom

  /// Whether the presenter's view is taken away. Source: UIModalPresentationStyle's documentation,
  /// fullScreen and currentContext.
  package var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether a swipe or a tap outside dismisses it. Source: UIAdaptivePresentationControllerDelegate's
  /// documentation (sheets from iOS 13) and popovers' passthrough views.
  package func isDismissedInteractively(_ system: SystemVersion) -> Bool {
    switch self {
    case .popover: true
    case .card, .pageSheet, .formSheet: Platform(running: system).hasCards
    default: false
    }
  }
}

extension PresentationStyle {
  /// What *automatic* stands for. Source: semantics.md, section 6.
  private func literal(_ platform: Platform) -> PresentationStyle {
    guard self == .automatic else { return self }
    if platform.automaticIsFormSheet { return .formSheet }
    return platform.hasCards ? .pageSheet : .fullScreen
  }

  /// The form that the style takes in an environment.
  ///
  /// Source: semantics.md, section 6. A sheet in regular width and compact height stays one, as
  /// observed on Plus and Max phones; Apple's documentation has it fill the screen, which is noted
  /// as ``SimulationNote/Rule/sheetInCompactHeight``.
  /// - Parameter answer: of the delegate; nil for UIKit's default.
  package func form(
    in traits: TraitCollection, system: SystemVersion, answer: AdaptiveStyle? = nil
  ) -> PresentationForm {
    let platform = Platform(running: system)
    let style = literal(platform)
    switch style {
    case .fullScreen: return .fullScreen
    case .overFullScreen: return .overFullScreen
    case .currentContext: return .currentContext
    case .overCurrentContext: return .overCurrentContext
    case .custom: return answer.map { $0.form(in: traits, platform, of: .custom) } ?? .custom
    case .pageSheet, .formSheet, .popover, .automatic:
      if let answer { return answer.form(in: traits, platform, of: style) }
      return style.sheetForm(in: traits, platform)
    }
  }

  /// The form of a sheet or popover without a delegate.
  fileprivate func sheetForm(
    in traits: TraitCollection, _ platform: Platform
  ) -> PresentationForm {
    let compact = traits.compactSheet
    guard platform.hasCards else { return compact == nil ? literalForm : .fullScreen }
    switch compact {
    case .card: return .card
    case .fullScreen: return .fullScreen
    case nil:
      let isLow = traits.verticalSizeClass == .compact
      return self == .popover && isLow ? .formSheet : literalForm
    }
  }

  /// The form in regular width.
  fileprivate var literalForm: PresentationForm {
    switch self {
    case .automatic, .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    case .custom: .custom
    }
  }
}

extension AdaptiveStyle {
  fileprivate func form(
    in traits: TraitCollection, _ platform: Platform, of style: PresentationStyle
  ) -> PresentationForm {
    switch self {
    case .none:
      // A sheet that is not adapted is still as wide as a compact window.
      style != .popover && style != .custom && platform.hasCards
        && traits.horizontalSizeClass == .compact ? .card : style.literalForm
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .formSheet: PresentationStyle.formSheet.sheetForm(in: traits, platform)
    case .pageSheet: PresentationStyle.pageSheet.sheetForm(in: traits, platform)
    }
  }
}
