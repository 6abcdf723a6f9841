import Files
import Traits

/// What XcodeGen's `project.yml` says of an app's devices, where it stands for an Xcode project that isn't there. Of
/// YAML only plain lines with a key and a value are read, which is how these files have what is looked for; all else
/// counts as not said. Nothing is run.
///
/// Source: XcodeGen, Docs/ProjectSpec.md: `options.deploymentTarget.iOS`, a target's `platform` and `deploymentTarget`,
/// and build settings.
struct XcodeGenSpec {
  private struct Line {
    let indent: Int
    let key: Substring
    /// Without quotation marks; empty where the value is in the lines below.
    let value: Substring
  }

  private static let names = ["project.yml", "project.yaml"]
  /// 1 MiB: more than anybody writes.
  private static let largest = 1 << 20

  private let lines: [Line]

  /// - Returns: Nil where the folder has none.
  static func destinations(in folder: ProjectFolder) -> AppDestinations? {
    for name in names {
      let path = folder.path + "/" + name
      guard let file = try? folder.open(path) else { continue }
      var destinations = XcodeGenSpec(file.read(limit: largest)).destinations
      guard !destinations.isEmpty else { continue }
      destinations.files = [path]
      return destinations
    }
    return nil
  }

  init(_ text: [UInt8]) {
    lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap {
      text in
      let line = text.prefix { $0 != "#" }
      let indent = line.prefix { $0 == " " }.count
      guard let colon = line.firstIndex(of: ":") else { return nil }
      func trimmed(_ part: Substring) -> Substring {
        let marks: Set<Character> = [" ", "\t", "\r", "\"", "'"]
        let start = part.drop { marks.contains($0) }
        return start.prefix(start.count - start.reversed().prefix { marks.contains($0) }.count)
      }
      return Line(
        indent: indent, key: trimmed(line[..<colon]),
        value: trimmed(line[line.index(after: colon)...]))
    }
  }

  private static let platform = "iOS"

  var destinations: AppDestinations {
    var destinations = AppDestinations()
    var versions: [SystemVersion] = []
    var families: [Int] = []
    for (index, line) in lines.enumerated() {
      switch line.key {
      case "deploymentTarget": versions += version(at: index).map { [$0] } ?? []
      case "IPHONEOS_DEPLOYMENT_TARGET":
        versions += SystemVersion(String(line.value)).map { [$0] } ?? []
      case "TARGETED_DEVICE_FAMILY":
        families += line.value.split(separator: ",").compactMap { Int($0) }
      default: break
      }
    }
    destinations.deployment = SystemVersion.oldest(of: versions)
    destinations.idioms = AppDestinations.idioms(families)
    return destinations
  }

  /// That of iOS: the value of a target for it, or what is said of iOS below.
  private func version(at index: Int) -> SystemVersion? {
    let line = lines[index]
    guard line.value.isEmpty else {
      let block = siblings(of: index)
      guard block.contains(where: { $0.key == "platform" && $0.value == Self.platform }) else {
        return nil
      }
      return SystemVersion(String(line.value))
    }
    let below = lines[(index + 1)...].prefix { $0.indent > line.indent }
    return below.first { $0.key == Self.platform }.flatMap { SystemVersion(String($0.value)) }
  }

  /// The lines of the mapping that a line is in.
  private func siblings(of index: Int) -> [Line] {
    let indent = lines[index].indent
    let before = lines[..<index].reversed().prefix { $0.indent >= indent }
    let behind = lines[index...].prefix { $0.indent >= indent }
    return (Array(before) + behind).filter { $0.indent == indent }
  }
}
