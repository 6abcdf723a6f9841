import Assets
import Drawing
import InterfaceBuilder
import Layout
import Scenes
import Styles
import TextMetrics
import Traits

/// Reads what one view looks like. The controls' properties are in extensions, one file for each family.
struct LookBuilder {
  let laidOut: LaidOutScene
  let index: ViewIndex
  let palette: Palette
  /// The tint colour of the view or, where it has none, of the views around it.
  let tint: Color?
  let shownImage: ImageLookup

  var scene: Scene { laidOut.scene }
  var view: View { scene.views[index] }
  var frame: Rect { laidOut.frames[index] }

  func look() -> Look {
    guard view.element != nil || view.kind != .view else { return emptyRoot }
    var look = Look(kind: view.kind)
    readCommon(into: &look)
    readOwn(into: &look)
    return look
  }

  /// A controller whose view is not in the document, such as a container: its name in the middle.
  private var emptyRoot: Look {
    var look = Look(kind: .containerView)
    look.caption = scene.title
    return look
  }

  private func readCommon(into look: inout Look) {
    let isSeen = view.kind != .stackView || scene.platform.stackViewsAreDrawn
    if isSeen { look.background = view.backgroundColor(in: palette) }
    if view.alpha < 1, !isCellOfList { look.alpha = view.alpha }
    if view.isHidden { look.isHidden = true }
    if view.clipsSubviews { look.clipsToBounds = true }
    look.tint = tint
    if !view.isEnabled { look.isEnabled = false }
    if view.isUserInteractionEnabled != look.kind.takesTouches {
      look.isInteractive = view.isUserInteractionEnabled
    }
    if scene.platform.hasFlatControls || look.kind.changesWithSystem || view.parent == nil {
      look.system = scene.platform.drawnMajor
    }
    if look.kind.isMirrored, view.isRightToLeft { look.isRightToLeft = true }
    if look.kind.writesInSystemFont {
      let family = Font.system(size: 0, typography: scene.typography).family
      if family != .system { look.systemFamily = family }
    }
    if view.kind.isScrollView { readScrolling(into: &look) }
    if isSeen { readRuntimeAttributes(into: &look) }
  }

  /// Whether a table or a collection lays it out, which gives its cells an alpha of 1, whatever the document has
  /// for them. Source: UICollectionViewLayoutAttributes.alpha, 1 by default; of tables, moonlight-stream/
  /// moonlight-ios, whose prototypes of alpha 0 and less than 1 are seen as others.
  private var isCellOfList: Bool {
    guard scene.platform.followsPropertyList, let parent = view.parent else { return false }
    switch view.kind {
    case .tableViewCell: return scene.views[parent].kind == .tableView
    case .collectionViewCell: return scene.views[parent].kind == .collectionView
    default: return false
    }
  }

  private func readScrolling(into look: inout Look) {
    let shift = laidOut.contentShift(of: index)
    if shift != .zero { look.contentShift = shift }
    // Code may scroll a view that people can't.
    guard scene.isRunning, ScrollView(view).isScrollEnabled, !view.isAddedInCode else { return }
    let most = laidOut.scrollRange(of: index)
    if most != .zero {
      look.scrolling = Look.Scrolling(offset: laidOut.contentOffset(of: index), most: most)
    }
  }

  /// What the app sets by name when it loads the document, as far as it is about a layer's shape.
  /// The project may say which of its own names does what. Others without `layer.` are those that apps
  /// commonly give to inspectable properties.
  private func readRuntimeAttributes(into look: inout Look) {
    // Source of the defaults: the documentation of CALayer's shadow properties.
    var shadow = Look.Shadow(color: Color(white: 0), x: 0, y: -3, radius: 3)
    var opacity = 0.0
    if let own = scene.looks.look(of: view.customClass) {
      look.cornerRadius = own.cornerRadius
      look.borderWidth = own.borderWidth
      look.borderColor = own.borderColor
      look.background = look.background ?? own.backgroundColor
      look.gradient = own.gradient.map { Look.Gradient($0) }
      if own.clipsToBounds == true { look.clipsToBounds = true }
      shadow.color = own.shadowColor ?? shadow.color
      shadow.radius = min(own.shadowRadius ?? shadow.radius, 500)
      if let offset = own.shadowOffset { (shadow.x, shadow.y) = (offset.width, offset.height) }
      opacity = own.shadowOpacity ?? 0
    }
    for attribute in view.element?.runtimeAttributes ?? [] {
      switch scene.looks.properties[attribute.keyPath]?.rawValue ?? attribute.keyPath {
      case "layer.shadowOpacity", "shadowOpacity": opacity = attribute.value?.number ?? 0
      case "layer.shadowRadius", "shadowRadius":
        shadow.radius = min(max(attribute.value?.number ?? 0, 0), 500)
      case "layer.shadowOffset", "shadowOffset":
        switch attribute.value {
        case .size(let x, let y), .point(let x, let y): (shadow.x, shadow.y) = (x, y)
        default: break
        }
      case "layer.shadowUIColor", "layer.shadowColorFromUIColor", "shadowColor":
        guard case .color(let color) = attribute.value else { continue }
        shadow.color = palette.color(color) ?? shadow.color
      case "layer.cornerRadius", "cornerRadius":
        look.cornerRadius = attribute.value?.number.map { max(0, $0) }
      case "layer.borderWidth", "borderWidth":
        look.borderWidth = attribute.value?.number.map { max(0, $0) }
      case "layer.borderUIColor", "layer.borderColorFromUIColor", "borderColor":
        guard case .color(let color) = attribute.value else { continue }
        look.borderColor = palette.color(color)
      case "layer.masksToBounds", "clipsToBounds":
        if attribute.value == .boolean(true) { look.clipsToBounds = true }
      default: break
      }
    }
    shadow.color = shadow.color.opacity(min(max(opacity, 0), 1))
    if shadow.color.alpha > 0 { look.shadow = shadow }
  }

  // MARK: Help for the families

  /// An image with the size that the document or the file tells.
  /// - Parameter isContent: Whether it is what the view shows, as its symbol configuration says, and not an
  ///   item's.
  func image(_ reference: ImageReference?, isContent: Bool = false) -> Look.Image? {
    guard let reference else { return nil }
    let name = reference.name
    if scene.isSymbol(reference) { return symbol(reference, isContent: isContent) }
    let found = shownImage(name, scene.environment.traits)
    // As layout has it: its own canvas has the size that the document remembers.
    let known = scene.resources.images[name]?.size
    var image = Look.Image(
      name, found?.file,
      size: scene.platform.showsRememberedImages ? known ?? found?.size : found?.size ?? known)
    if isContent, found?.file.isSymbol == true {
      image.symbol = customSymbol(reference)
      if let known, !scene.platform.showsRememberedImages {
        let symbol = SymbolConfiguration(of: reference, in: view, typography: scene.typography)
        image.size = symbol.size(
          ofCustomSymbol: CustomSymbol(width: found?.symbolWidth), remembered: known)
      }
    }
    return image
  }

  /// Which of its drawings a custom symbol is shown with; nil for the usual one.
  private func customSymbol(_ reference: ImageReference) -> Look.Symbol? {
    let configuration = SymbolConfiguration(of: reference, in: view, typography: scene.typography)
    var symbol = Look.Symbol()
    if configuration.weight != .regular { symbol.weight = configuration.weight }
    if configuration.scale != .medium { symbol.scale = configuration.scale }
    setLayers(of: &symbol, configuration)
    return symbol == Look.Symbol() ? nil : symbol
  }

  private func symbol(_ reference: ImageReference, isContent: Bool) -> Look.Image? {
    guard scene.platform.has(.symbol) else { return nil }
    var image = Look.Image(name: reference.name, isSymbol: true)
    if view.isRightToLeft, Look.Image.isMirroredSymbol(reference.name) { image.isTurned = true }
    guard isContent else { return image }
    let symbol = SymbolConfiguration(of: reference, in: view, typography: scene.typography)
    if let stored = scene.rememberedSize(ofSymbol: reference.name) {
      image.size = symbol.size(ofSymbol: stored)
    }
    var style = Look.Symbol()
    if symbol.weight != .regular { style.weight = symbol.weight }
    setLayers(of: &style, symbol)
    if style != Look.Symbol() { image.symbol = style }
    return image
  }

  private func setLayers(of style: inout Look.Symbol, _ configuration: SymbolConfiguration) {
    if configuration.isHierarchical { style.isHierarchical = true }
    let colors = configuration.colors.compactMap { palette.color($0) }
    if !colors.isEmpty { style.colors = colors }
  }

  /// The alignment of the view's text; nil is left.
  var textAlignment: Look.HorizontalAlignment? {
    if view.textAlignment == .justified { return .justified }
    return switch view.textSide {
    case .left: nil
    case .center: .center
    case .right: .right
    }
  }
}

extension Look.Image {
  /// Whether a symbol points where texts begin or end, as `chevron.backward` does; `chevron.left` and the
  /// signs of players, such as `backward.fill`, stay.
  /// Source: Human Interface Guidelines, “Right to left”.
  static func isMirroredSymbol(_ name: String) -> Bool {
    name.split(separator: ".").dropFirst().contains { $0 == "backward" || $0 == "forward" }
  }

  /// - Parameters:
  ///   - file: Nil where none was found.
  ///   - size: In points; nil where it isn't known.
  fileprivate init(_ name: String, _ file: ImageFile?, size: Size?) {
    self.init(name: name, path: file?.path, size: size)
    if file?.isMirrored == true { isTurned = true }
    slices = file.flatMap { file in file.resizing.map { Look.Slices($0, scale: file.scale) } }
    rendering =
      switch file?.rendering {
      case .template: .template
      case .original: .original
      case .automatic, nil: nil
      }
  }
}
