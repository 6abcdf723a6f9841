/// UIImageView.
package struct ImageView: TypedView {
  private let view: View

  package init(_ view: View) { self.view = view }

  package var image: ImageReference? { view.imageReference("image") }

  /// What it shows in a selected cell; nil where that is no other image.
  package var highlightedImage: ImageReference? { view.imageReference("highlightedImage") }
}
