import Drawing
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

extension LookBuilder {
  func readButton(into look: inout Look) {
    let button = Button(view)
    look.text = button.title
    look.image = image(button.image, isContent: true)
    look.textColor = button.titleColor(in: palette)
    look.style = Look.Style(button.buttonType)
    look.lineBreakMode = button.lineBreakMode == .middleTruncation ? nil : button.lineBreakMode
    look.alignment =
      switch button.contentSide {
      case .left: button.horizontalAlignment == .fill ? .fill : .left
      case .center: nil
      case .right: .right
      }
    look.verticalAlignment =
      switch button.verticalAlignment {
      case .top: .top
      case .bottom: .bottom
      case .fill: .fill
      case .center: nil
      }
    look.font = button.font(typography: scene.typography)
    look.attributedText = attributedText(
      button.attributedTitle, button.formattedTitle(typography: scene.typography))
    var layout = ButtonLook()
    layout.backgroundImage = image(button.backgroundImage)
    layout.imagePlacement = button.imagePlacement == .left ? nil : button.imagePlacement
    if let configuration = button.configuration {
      look.style = Look.Style(configuration.style)
      // Source: the documentation of UIButton.Role.destructive; Human Interface Guidelines, buttons: it is red.
      if button.role == .destructive, view.tint(in: palette) == nil {
        look.tint = palette[.systemRed]
      }
      look.textColor = configuration.foregroundColor(in: palette)
      let lineBreakMode = configuration.titleLineBreakMode
      look.lineBreakMode = lineBreakMode == .wordWrap ? nil : lineBreakMode
      look.barTint = configuration.backgroundColor(in: palette)
      layout.shapeRadius = shapeRadius(of: configuration)
      layout.imagePadding = configuration.imagePadding == 0 ? nil : configuration.imagePadding
      layout.contentInsets = configuration.contentInsets
      layout.titleAlignment = titleAlignment(in: configuration, hasImage: button.image != nil)
      let indicator = configuration.indicatorWidth(typography: scene.typography)
      layout.indicatorWidth = indicator > 0 ? indicator : nil
    } else {
      layout.contentInsets = button.contentInsets
      layout.imageInsets = button.imageInsets
      layout.titleInsets = button.titleInsets
    }
    look.button = layout == ButtonLook() ? nil : layout
  }

  /// How title and subtitle are aligned with each other; nil is on their middles. Where nothing is said, by
  /// the image beside them. Source: UIButton.Configuration.TitleAlignment's documentation; which side that
  /// is, is by eye.
  private func titleAlignment(
    in configuration: ButtonConfiguration, hasImage: Bool
  ) -> Look.HorizontalAlignment? {
    switch configuration.titleAlignment {
    case .leading: return view.isRightToLeft ? .right : .left
    case .trailing: return view.isRightToLeft ? .left : .right
    case .center: return nil
    case .automatic:
      guard hasImage else { return nil }
      switch configuration.imagePlacement {
      case .left: return .left
      case .right: return .right
      case .top, .bottom: return nil
      }
    }
  }

  private func shapeRadius(of configuration: ButtonConfiguration) -> Double? {
    switch configuration.cornerStyle {
    case .capsule: min(frame.width, frame.height) / 2
    case .small: FixedMetric.smallCornerRadius
    case .large: FixedMetric.largeCornerRadius
    case .fixed, .dynamic, .medium: configuration.cornerRadius
    }
  }
}

extension Look.Style {
  fileprivate init(_ type: Button.ButtonType) {
    self =
      switch type {
      case .custom: .custom
      case .system: .system
      case .info: .info
      case .contactAdd: .contactAdd
      case .close: .close
      }
  }

  fileprivate init(_ style: ButtonConfiguration.Style) {
    self =
      switch style {
      case .plain: .plain
      case .gray: .gray
      case .tinted: .tinted
      case .filled: .filled
      }
  }
}
