import CImageFormats
import Drawing
import Glibc
import Graphics
import Traits

/// A drawing that a library has read.
protocol VectorImage: AnyObject {
  /// Points.
  var size: Size { get }

  func draw(on canvas: Canvas) throws(ImageProblem)
}

/// A drawing that librsvg has read. Owns it and frees it.
final class SVGImage: VectorImage {
  private let pointer: OpaquePointer

  /// Of the symbols in Apple's template those of regular weight, at the scale that is usual and at the one
  /// that templates have which leave the others to be interpolated.
  private static let usual = ["Regular-M", "Regular-S"]

  /// - Parameter design: What is drawn of a symbol's template; nil is what is usual.
  init(_ bytes: [UInt8], _ design: SymbolDesign?) throws(ImageProblem) {
    var pointer: OpaquePointer?
    let bytes = design?.layer.map { SymbolTemplate(bytes).showing($0) } ?? bytes
    let names = (design?.names ?? Self.usual).map { strdup("#" + $0) }
    defer { for name in names { free(name) } }
    let symbols = names.map { UnsafePointer($0) }
    try ImageProblem.check(
      svg_image_open(bytes, bytes.count, symbols, symbols.count, &pointer), .librsvg)
    guard let pointer else { throw .unreadable }
    self.pointer = pointer
  }

  deinit { svg_image_free(pointer) }

  var size: Size {
    var size = Size.zero
    svg_image_size(pointer, &size.width, &size.height)
    return size
  }

  func draw(on canvas: Canvas) throws(ImageProblem) {
    try ImageProblem.check(svg_image_draw(pointer, canvas.cairo), .librsvg)
  }
}

/// The first page of a PDF that Poppler has read. Owns it and frees it.
final class PDFImage: VectorImage {
  private let pointer: OpaquePointer

  init(_ bytes: [UInt8]) throws(ImageProblem) {
    var pointer: OpaquePointer?
    try ImageProblem.check(pdf_image_open(bytes, bytes.count, &pointer), .poppler)
    guard let pointer else { throw .unreadable }
    self.pointer = pointer
  }

  deinit { pdf_image_free(pointer) }

  var size: Size {
    var size = Size.zero
    pdf_image_size(pointer, &size.width, &size.height)
    return size
  }

  func draw(on canvas: Canvas) { pdf_image_draw(pointer, canvas.cairo) }
}
