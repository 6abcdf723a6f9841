import Drawing
import Graphics
import Localization
import PreviewerModel
import TextMetrics
import Traits

/// A picture of what the window shows: to be copied, exported or printed.
package struct ExportPage: Sendable {
  private enum Content: Sendable {
    case scene(ScenePicture)
    /// A tree with one view in it, and where in it that is.
    case view(DrawnView, Rect)
    case sheet(ContactSheet)
  }

  /// What other programs are given of it to choose from.
  package static let carriedFormats: [(type: String, format: PictureFile.Format)] = [
    ("image/png", .png), ("image/svg+xml", .svg),
  ]

  /// What a file of it is called, without the document's name.
  package var name: String
  private let content: Content
  /// Pixels to a point where nobody chooses.
  let density: Double

  init(_ picture: ScenePicture, named name: String, density: Double = 2) {
    self.name = name
    self.density = density
    content = .scene(picture)
  }

  init(_ sheet: ContactSheet) {
    name = sheet.title
    density = 2
    content = .sheet(sheet)
  }

  /// One view with all that is in it and nothing around it; nil for one that the tree doesn't have, or without
  /// an extent.
  init?(view id: String, in root: DrawnView, named name: String, density: Double = 2) {
    guard let tree = root.isolated(id), let frame = tree.placedFrame(of: id), frame.width > 0,
      frame.height > 0
    else { return nil }
    self.name = name
    self.density = density
    content = .view(tree, frame)
  }

  /// Whether it has captions of its own.
  package var isSheet: Bool {
    if case .sheet = content { true } else { false }
  }

  /// Points.
  package var size: Size {
    switch content {
    case .scene(let picture): picture.size
    case .view(_, let frame): frame.size
    case .sheet(let sheet): sheet.size
    }
  }

  package func paint(with painter: ViewPainter, on canvas: Canvas) {
    switch content {
    case .scene(let picture): picture.paint(with: painter, on: canvas)
    case .view(let tree, let frame):
      canvas.saved {
        canvas.translate(-frame.x, -frame.y)
        painter.paint(tree, on: canvas)
      }
    case .sheet(let sheet): sheet.paint(with: painter, on: canvas)
    }
  }

  /// Draws it.
  /// - Parameters:
  ///   - scale: Pixels to a point; nil for its own density.
  ///   - imageReader: The worker's path.
  package func bytes(
    _ format: PictureFile.Format, scale: Double? = nil, imageReader: String?,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> Result<[UInt8], DrawingError> {
    let painter = ViewPainter(imageReader: imageReader)
    painter.isCancelled = isCancelled
    func draw() -> Result<[UInt8], DrawingError> {
      Result { () throws(DrawingError) in
        try format.bytes(size: size, scale: scale ?? density, isCancelled: isCancelled) {
          paint(with: painter, on: $0)
        }
      }
    }
    let first = draw()
    // What Cairo refuses is a placeholder the second time.
    return painter.takeUndrawableFound() ? draw() : first
  }
}

extension DrawnView {
  /// The way to a view, with nothing beside it and nothing drawn of what it is in.
  fileprivate func isolated(_ id: String) -> DrawnView? {
    if self.id == id { return self }
    for child in children {
      guard let inner = child.isolated(id) else { continue }
      var holder = self
      // What views have of those that they are in.
      var look = Look(kind: .view)
      look.appearance = self.look.appearance
      look.isElevated = self.look.isElevated
      look.tint = self.look.tint
      look.contentShift = self.look.contentShift
      look.background = Color(white: 0, alpha: 0)
      holder.look = look
      holder.children = [inner]
      return holder
    }
    return nil
  }
}

extension [ExportPage] {
  /// The names of their files, none twice, in the form that any file system takes.
  package func fileNames(for document: String, _ format: PictureFile.Format) -> [String] {
    var known: Set<String> = []
    return map { page in
      let name = "\(document) - \(page.name)".map { "/\\:\0\n".contains($0) ? "-" : $0 }
      var unique = String(name.prefix(100))
      var number = 1
      // File systems that ignore case have both under one name.
      while !known.insert(unique.lowercased()).inserted {
        number += 1
        unique = String(name.prefix(100)) + " \(number)"
      }
      return "\(unique).\(format.rawValue)"
    }
  }
}

extension DocumentSession {
  /// What files of its pictures are called after.
  package var name: String {
    let name = path?.split(separator: "/").last.map(String.init) ?? localized("Interface")
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
