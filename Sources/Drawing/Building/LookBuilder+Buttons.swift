import InterfaceBuilder
import Scenes
import TextMetrics
import Traits

extension LookBuilder {
  func readButton(into look: inout Look) {
    let state = view.normalState
    look.text = view.buttonTitle
    look.image = image(view.buttonImage)
    look.backgroundImage = image(state?.imageReference("backgroundImage"))
    look.textColor = color("titleColor", of: state)
    look.style = buttonStyle
    look.lineBreakMode = lineBreakMode(default: .middleTruncation)
    look.alignment =
      switch view["contentHorizontalAlignment"] {
      case "left": .left
      case "right": .right
      case "leading": view.isRightToLeft ? .right : .left
      case "trailing": view.isRightToLeft ? .left : .right
      case "fill": .fill
      default: nil
      }
    look.verticalAlignment =
      switch view["contentVerticalAlignment"] {
      case "top": .top
      case "bottom": .bottom
      case "fill": .fill
      default: nil
      }
    look.font = view.buttonFont(typography: scene.typography)
    look.attributedText = attributedText(
      view.attributedTitle, view.formattedTitle(typography: scene.typography))
    var layout = Look.ButtonLayout()
    layout.imagePlacement = view.imagePlacement == .left ? nil : view.imagePlacement
    if let configuration = view.buttonConfiguration {
      readConfiguration(configuration, into: &look)
      layout.shapeRadius = shapeRadius(of: configuration)
      layout.imagePadding = configuration.number("imagePadding")
      layout.contentInsets = view.configurationInsets
      layout.titleAlignment = titleAlignment(in: configuration)
      let indicator = view.popUpIndicatorWidth(typography: scene.typography)
      layout.indicatorWidth = indicator > 0 ? indicator : nil
    } else {
      layout.contentInsets = view.insets("contentEdgeInsets")
      layout.imageInsets = view.insets("imageEdgeInsets")
      layout.titleInsets = view.insets("titleEdgeInsets")
    }
    look.buttonLayout = layout == Look.ButtonLayout() ? nil : layout
  }

  private var buttonStyle: Look.Style {
    switch view["buttonType"] {
    case "system", "roundedRect": .system
    case "infoLight", "infoDark", "detailDisclosure": .info
    case "contactAdd": .contactAdd
    case "close": .close
    default: .custom
    }
  }

  /// A configuration of iOS 15 replaces the older properties.
  private func readConfiguration(_ configuration: Element, into look: inout Look) {
    switch configuration["style"] {
    case "filled", "borderedProminent": look.style = .filled
    case "tinted", "borderedTinted": look.style = .tinted
    case "gray", "bordered": look.style = .gray
    default: look.style = .plain
    }
    look.textColor = color("baseForegroundColor", of: configuration)
    look.lineBreakMode = view.titleLineBreakMode == .wordWrap ? nil : view.titleLineBreakMode

    // A plain button has nothing behind it for a base colour to be that of.
    look.barTint =
      color("backgroundColor", of: configuration.child(key: "background"))
      ?? (look.style == .plain ? nil : color("baseBackgroundColor", of: configuration))
  }

  /// How title and subtitle are aligned with each other; nil is on their middles. Where nothing is said, by
  /// the image beside them. Source: UIButton.Configuration.TitleAlignment's documentation; which side that
  /// is, is by eye.
  private func titleAlignment(in configuration: Element) -> Look.HorizontalAlignment? {
    let (leading, trailing): (Look.HorizontalAlignment, Look.HorizontalAlignment) =
      view.isRightToLeft ? (.right, .left) : (.left, .right)
    switch configuration["titleAlignment"] {
    case "leading": return leading
    case "trailing": return trailing
    case "center": return nil
    default:
      guard view.buttonImage != nil else { return nil }
      switch view.imagePlacement {
      case .left: return .left
      case .right: return .right
      case .top, .bottom: return nil
      }
    }
  }

  private func shapeRadius(of configuration: Element) -> Double? {
    switch configuration["cornerStyle"] {
    case "capsule": min(frame.width, frame.height) / 2
    case "small": 4
    case "large": 9
    default: configuration.child(key: "background")?.number("cornerRadius").map { max(0, $0) }
    }
  }
}
