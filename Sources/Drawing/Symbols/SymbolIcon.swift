import Files
import Graphics
import Synchronization
import Traits

#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// An icon of Bootstrap Icons: shapes somewhere in a square of 16 units.
package struct SymbolIcon: Sendable {
  struct Part: Sendable {
    let path: Path
    let isEvenOdd: Bool
  }

  let parts: [Part]
  /// What the shapes cover, in units.
  let bounds: Rect
  let isFilled: Bool

  /// Units: as thick as most lines of these icons are.
  static let lineWidth = 1.0

  private init?(svg: [UInt8], isFilled: Bool) {
    guard let root = try? ShapeElement(parsing: svg), root.name == "svg" else { return nil }
    var parts: [Part] = []
    var bounds: Rect?
    for element in root.children {
      // One of the icons has a transformation; the table doesn't name it.
      guard element["transform"] == nil, let data = Self.outline(of: element),
        let path = Path(svg: data), let extent = path.extent
      else { return nil }
      parts.append(Part(path: path, isEvenOdd: element["fill-rule"] == "evenodd"))
      bounds = bounds?.union(extent) ?? extent
    }
    guard let bounds else { return nil }
    (self.parts, self.bounds, self.isFilled) = (parts, bounds, isFilled)
  }

  /// As a path's data: of what icons are made besides paths, a circle or a rectangle.
  private static func outline(of element: ShapeElement) -> String? {
    func number(_ name: String) -> Double { (try? element.number(name, default: 0)) ?? 0 }
    switch element.name {
    case "path": return element["d"]
    case "circle":
      let r = number("r")
      return "M\(number("cx") - r) \(number("cy"))a\(r) \(r) 0 1 0 \(2 * r) 0 "
        + "\(r) \(r) 0 1 0 \(-2 * r) 0z"
    case "rect":
      let (width, height) = (number("width"), number("height"))
      return "M\(number("x")) \(number("y"))h\(width)v\(height)h\(-width)z"
    default: return nil
    }
  }

  /// The outlines that lie in no other one.
  var outerOutlines: [Path] {
    let outlines = parts.flatMap(\.path.outlines).compactMap { path in
      path.extent.map { (path: path, extent: $0) }
    }
    func isInside(_ a: Rect, _ b: Rect) -> Bool {
      a != b && a.x >= b.x && a.y >= b.y && a.maxX <= b.maxX && a.maxY <= b.maxY
    }
    return outlines.filter { outline in
      !outlines.contains { isInside(outline.extent, $0.extent) }
    }.map(\.path)
  }

  // MARK: Files

  /// Where the icons are in a folder of installed data. Source: Debian's package bootstrap-icons.
  private static let folder = "/bootstrap-icons/svg/"

  /// Bytes; the largest icon has a few thousand.
  private static let largestFile = 1 << 16

  /// Those that were looked for, and found or not.
  private static let known = Mutex<[String: SymbolIcon?]>([:])

  /// - Returns: nil where the icon isn't installed, or can't be read.
  static func named(_ name: String) -> SymbolIcon? {
    known.withLock { known in
      if let icon = known[name] { return icon }
      let icon = dataFolders.lazy.compactMap { read(name, in: $0 + folder) }.first
      known[name] = .some(icon)
      return icon
    }
  }

  /// Whether there are any. `star` is as good as any other.
  package static var areInstalled: Bool { named("star") != nil }

  static func areInstalled(_ names: [String]) -> Bool { names.allSatisfy { named($0) != nil } }

  private static func read(_ name: String, in folder: String) -> SymbolIcon? {
    guard let place = absolutePath(folder + name + ".svg"), let file = OpenFile(at: place) else {
      return nil
    }
    return SymbolIcon(
      svg: file.read(limit: largestFile), isFilled: name.split(separator: "-").contains("fill"))
  }

  /// Source: the XDG Base Directory Specification, which has relative paths ignored.
  private static let dataFolders: [String] = {
    func value(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    let own = value("XDG_DATA_HOME") ?? value("HOME").map { $0 + "/.local/share" }
    let shared = value("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return ([own].compactMap(\.self) + shared.split(separator: ":").map(String.init))
      .filter { $0.hasPrefix("/") }
  }()
}
