import InterfaceBuilder
import Scenes
import Styles
import TextMetrics
import Traits
import UIKitMetrics

/// Computes intrinsic content sizes by the rules of each control and platform.
struct IntrinsicSizing {
  let scene: Scene
  let text: any TextMeasurer
  /// The app's images.
  private let images: AppImages
  let grid: PixelGrid
  /// By view index: how far the frame reaches beyond the alignment rectangle, in points; below 0 where it
  /// is lower. The root's frame is its canvas.
  private(set) var alignmentOutsets: PerView<EdgeInsets> = []

  init(
    scene: Scene, text: any TextMeasurer, images: @escaping AppImages
  ) {
    self.scene = scene
    self.text = text
    self.images = images
    grid = PixelGrid(scale: scene.environment.traits.displayScale ?? 1)
    alignmentOutsets = scene.views.mapElements {
      $0.parent == nil ? .zero : alignmentOutsets(of: $0)
    }
  }

  var platform: Platform { scene.platform }
  var typography: Typography { scene.typography }

  /// By how many points a line in some font is higher than in the standard text size. That smaller sizes
  /// take nothing away is chosen.
  func growth(of font: (Typography) -> Font) -> Double {
    let (own, standard) = (font(typography), font(typography.standard))
    guard own != standard else { return 0 }
    return max(0, grid.up(text.lineHeight(of: own)) - grid.up(text.lineHeight(of: standard)))
  }

  /// How high a line in some font is, in points.
  func lineHeight(of font: (Typography) -> Font) -> Double {
    grid.up(text.lineHeight(of: font(typography)))
  }

  /// - Parameter wrappingWidth: The width that the view was given, in points, for texts whose height
  ///   depends on it; nil before it is known.
  func size(of view: View, wrappingWidth: Double?) -> IntrinsicSize {
    var size =
      designedSize(of: view, wrappingWidth: wrappingWidth)
      ?? declaredSize(of: view) ?? ownSize(of: view, wrappingWidth: wrappingWidth)
    // A placeholder size stands in at design time only, but where the app's own class has a size that
    // isn't known here it is still its author's best guess.
    if platform.showsPlaceholderSizes || size == .none && view.customClass != nil {
      apply(view.placeholderWidth, to: &size.width)
      apply(view.placeholderHeight, to: &size.height)
    }
    return size
  }

  private func apply(_ placeholder: View.PlaceholderLength?, to length: inout Double?) {
    switch placeholder {
    case .points(let points): length = points
    case .nothing: length = nil
    case nil: break
    }
  }

  /// The size that a designable view's own code gave it when the document was saved. A text that wraps
  /// in less than that width takes as many lines of that height as it fills.
  private func designedSize(of view: View, wrappingWidth: Double?) -> IntrinsicSize? {
    guard platform.showsDesignableSizes, let size = scene.resources.designableSizes[view.id] else {
      return nil
    }
    if view.kind != .button, Self.wraps(view), let wrappingWidth, wrappingWidth > 0,
      size.width > wrappingWidth + 1
    {
      let lines = (size.width / wrappingWidth).rounded(.up)
      return IntrinsicSize(width: wrappingWidth, height: grid.up(lines * size.height))
    }
    let outsets = alignmentOutsets(of: view)
    return IntrinsicSize(
      width: size.width < 0 ? nil : size.width - outsets.left - outsets.right,
      height: size.height < 0 ? nil : size.height - outsets.top - outsets.bottom)
  }

  /// The size that the project says its own class has.
  private func declaredSize(of view: View) -> IntrinsicSize? {
    scene.looks.look(of: view.customClass)?.size.map {
      IntrinsicSize(width: $0.width, height: $0.height)
    }
  }

  private func ownSize(of view: View, wrappingWidth: Double?) -> IntrinsicSize {
    switch view.kind {
    case .label: labelSize(view, wrappingWidth: wrappingWidth)
    case .button: buttonSize(view, wrappingWidth: wrappingWidth)
    case .textField: textFieldSize(view)
    case .textView: textViewSize(view, wrappingWidth: wrappingWidth)
    case .imageView: imageViewSize(view)
    default: ControlMetrics(view: view, scene: scene, text: text, grid: grid).size
    }
  }

  /// Whether the view's height depends on the width that it is given.
  static func wraps(_ view: View) -> Bool {
    switch view.kind {
    case .label: Label(view).numberOfLines != 1
    case .textView: !ScrollView(view).isScrollEnabled
    case .button:
      Button(view).configuration?.titleLineBreakMode.wraps == true && Button(view).title != nil
    default: false
    }
  }

  // MARK: Images

  private func imageViewSize(_ view: View) -> IntrinsicSize {
    guard let image = ImageView(view).image else {
      return lengthOfEmptyArranged(view).map { IntrinsicSize(width: $0, height: $0) } ?? .none
    }
    guard let size = imageSize(image, in: view) else { return .none }
    if let height = symbolLineHeight(of: image, in: view) {
      return IntrinsicSize(width: size.width, height: height)
    }
    return IntrinsicSize(alignedSize(size, of: image))
  }

  /// Points; nil where nothing tells.
  ///
  /// An app shows the file that fits its traits, whose size may differ from variant to variant. What the
  /// document remembers is one of them as Interface Builder's canvas had it: that counts there, and where
  /// the file isn't at hand. Source: UIImageView's documentation of intrinsic sizes; 004 of the seeds,
  /// “UIImage”.
  func imageSize(_ reference: ImageReference, in view: View) -> Size? {
    let remembered = scene.resources.images[reference.name]
    guard isSymbol(reference) else {
      let shown =
        platform.showsRememberedImages ? nil : images(reference.name, scene.environment.traits)
      return shown?.size ?? remembered?.size
    }
    guard platform.has(.symbol) else { return nil }
    let configuration = SymbolConfiguration(of: reference, in: view, typography: typography)
    let size: Size
    if let symbol = customSymbol(reference) {
      // Of one that the document doesn't know only its file tells.
      guard let remembered else { return images(reference.name, scene.environment.traits)?.size }
      size = configuration.size(ofCustomSymbol: symbol, remembered: remembered.size)
    } else {
      guard let symbol = scene.rememberedSize(ofSymbol: reference.name) else { return nil }
      size = configuration.size(ofSymbol: symbol)
    }
    return Size(width: grid.nearest(size.width), height: grid.nearest(size.height))
  }

  /// Whether an image is a symbol, Apple's or the project's own.
  func isSymbol(_ reference: ImageReference) -> Bool {
    scene.isSymbol(reference) || customSymbol(reference) != nil
  }

  /// A symbol of the project's own; nil for other images, and on the document's own canvas, where what it
  /// remembers counts.
  private func customSymbol(_ reference: ImageReference) -> CustomSymbol? {
    guard !platform.showsRememberedImages, platform.has(.symbol), !scene.isSymbol(reference) else {
      return nil
    }
    return images(reference.name, scene.environment.traits)?.symbol
  }

  /// How far the alignment rectangle of an image of the app's is inside of it, in points; of symbols see
  /// ``symbolLineHeight(of:in:)``. On the document's own canvas nothing is.
  func alignmentInsets(of reference: ImageReference) -> EdgeInsets {
    guard !platform.showsRememberedImages, !isSymbol(reference) else { return .zero }
    return images(reference.name, scene.environment.traits)?.alignmentInsets ?? .zero
  }

  /// The size of an image's alignment rectangle, in points: that an image view asks for.
  /// - Parameter size: The whole image's.
  func alignedSize(_ size: Size, of reference: ImageReference) -> Size {
    let insets = alignmentInsets(of: reference)
    return Size(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// How high the line of text is that a symbol stands in, in points; nil for other images, and for symbols
  /// of a small or a large scale.
  func symbolLineHeight(of reference: ImageReference, in view: View) -> Double? {
    guard isSymbol(reference) else { return nil }
    let symbol = SymbolConfiguration(of: reference, in: view, typography: typography)
    guard symbol.hasMediumScale else { return nil }
    return grid.up(text.lineHeight(of: .system(size: symbol.pointSize, typography: typography)))
  }
}
