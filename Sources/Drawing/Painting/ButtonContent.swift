import Scenes
import Traits

/// Where a button has its image and its title.
///
/// Together they are aligned in the bounds without the content insets; each of them in what insets of its
/// own leave of that. Source: the documentation of UIButton's contentRect(forBounds:),
/// imageRect(forContentRect:), titleRect(forContentRect:) and edge insets, and of
/// UIButton.Configuration's imagePlacement and imagePadding.
struct ButtonContent {
  private(set) var image: Rect
  /// As high as the button's content where the title is beside the image, so that its lines find room.
  private(set) var title: Rect

  /// - Parameters:
  ///   - imageSize: In points, before it is made to fit; zero without an image.
  ///   - measureTitle: The title's size at a width; zero without a title.
  init(
    _ look: Look, image imageSize: Size, in bounds: Rect, measureTitle: (_ width: Double) -> Size
  ) {
    let layout = look.button ?? ButtonLook()
    let content = bounds.inset(by: layout.contentInsets ?? .zero)
    let imageRoom = content.inset(by: layout.imageInsets ?? .zero)
    let titleRoom = content.inset(by: layout.titleInsets ?? .zero)
    // A configuration's image keeps its size, and the content insets give way. Source: UIButton.Configuration's
    // documentation of image and of preferredSymbolConfigurationForImage, which alone changes it.
    let image = look.style.hasConfiguration ? imageSize : imageSize.scaledToFit(imageRoom.size)
    let padding = image.width > 0 ? layout.imagePadding ?? 0 : 0
    let (horizontal, vertical) = (look.alignment ?? .center, look.verticalAlignment ?? .center)
    let placement = layout.imagePlacement ?? .left

    switch placement {
    case .left, .right:
      let title = measureTitle(max(0, titleRoom.width - image.width - padding))
      let gap = title.width > 0 ? padding : 0
      let width = image.width + gap + title.width
      self.image = Rect(
        x: imageRoom.x + (imageRoom.width - width) * horizontal.share
          + (placement == .left ? 0 : title.width + gap),
        y: imageRoom.y + (imageRoom.height - image.height) * vertical.share,
        width: image.width, height: image.height)
      self.title = Rect(
        x: titleRoom.x + (titleRoom.width - width) * horizontal.share
          + (placement == .left ? image.width + gap : 0),
        y: titleRoom.y, width: title.width, height: titleRoom.height)
    case .top, .bottom:
      let title = measureTitle(titleRoom.width)
      let gap = title.height > 0 ? padding : 0
      let height = image.height + gap + title.height
      let top = content.y + (content.height - height) * vertical.share
      self.image = Rect(
        x: imageRoom.x + (imageRoom.width - image.width) * horizontal.share,
        y: placement == .top ? top : top + title.height + gap,
        width: image.width, height: image.height)
      self.title = Rect(
        x: titleRoom.x + (titleRoom.width - title.width) * horizontal.share,
        y: placement == .top ? top + image.height + gap : top,
        width: title.width, height: title.height)
    }
    guard title.width == 0 else { return }
    if horizontal == .fill { (self.image.x, self.image.width) = (imageRoom.x, imageRoom.width) }
    if vertical == .fill { (self.image.y, self.image.height) = (imageRoom.y, imageRoom.height) }
  }
}

extension ButtonContent {
  /// Takes the end of the title's part for what stands behind the title.
  mutating func takeIndicator(_ width: Double, _ look: Look) -> Rect {
    var end = title
    end.width = min(width, title.width)
    title.width -= end.width
    if look.isRightToLeft == true { title.x += end.width } else { end.x = title.maxX }
    return end
  }
}

extension Size {
  fileprivate func scaledToFit(_ room: Size) -> Size {
    let factor = min(1, room.width / max(width, 1), room.height / max(height, 1))
    return Size(width: width * factor, height: height * factor)
  }
}
