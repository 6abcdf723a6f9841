import Foundation
import Testing
import TextMetrics
import Traits
import WorkerProtocol

@testable import Linting
@testable import Requests

/// Lays documents below the folder that `NINEFOLD_CORPUS` names out on devices, as they are and as other
/// Xcodes would have saved them: on a device nothing depends on that. The corpus is not part of the project,
/// so without the variable the test is skipped.
///
/// There are no exceptions: what UIKit keeps for apps that are linked against an older SDK is nothing that
/// a document tells, which may be saved anew without its app being built, and is left out.
@Suite struct SavedByOtherXcodeTests {
  private static let folder = ProcessInfo.processInfo.environment["NINEFOLD_CORPUS"]
  private static let most = 500

  /// An Xcode, by its `toolsVersion` and its plug-in's.
  private static let xcodes = [
    ("11542", "11524"), ("14868", "14824"), ("19162", "19144"), ("22505", "22504"),
  ]

  private typealias Screen = (device: String, orientation: Orientation, system: String)

  private static let screens: [Screen] = [
    ("iPhone 15 Pro", .landscape, "17"), ("iPhone 13", .portrait, "26"),
    ("iPhone SE (1st generation)", .portrait, "9"), ("ipad9_7", .portrait, "12"),
    ("iPhone 11 Pro", .portrait, "14"),
  ]

  @Test(.enabled(if: folder != nil, "set NINEFOLD_CORPUS to a folder of documents"))
  func framesOnADeviceAreTheSame() throws {
    let folder = try #require(Self.folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    let step = max(1, names.count / Self.most)
    let resolver = Resolver(
      catalogue: .builtIn, text: CompatibleTextMeasurer(), rules: .lint, standardInput: .requests)
    var compared = 0
    var different: [String] = []
    var differentOnCanvas = 0
    for (number, name) in names.enumerated() where number % step == 0 && compared < Self.most {
      let path = folder + "/" + name
      guard let text = try? String(contentsOfFile: path, encoding: .utf8),
        let header = Self.header(of: text)
      else { continue }
      let screen = Self.screens[number % Self.screens.count]
      let documents = Self.xcodes.map { tools, plugIn in
        String(header.savedBy(tools: tools, plugIn: plugIn) + text.dropFirst(header.count))
      }
      let results = Set(try documents.map { try Self.lines(of: $0, path, screen, resolver) })
      compared += 1
      // On the canvas the Xcode counts, so it is seen there that there are four of them.
      if compared % 25 == 0,
        try Set(documents.map { try Self.lines(of: $0, path, nil, resolver) }).count > 1
      {
        differentOnCanvas += 1
      }
      if results.count > 1 {
        let difference = Self.first(results)
        different.append("\(name) on \(screen.device), iOS \(screen.system): \(difference)")
      }
    }
    print(
      "\(compared) documents compared, \(different.count) different, \(differentOnCanvas) of \(compared / 25) on the canvas"
    )
    #expect(compared > 0)
    #expect(compared < 100 || differentOnCanvas > 0)
    let some = different.prefix(20).joined(separator: "\n")
    #expect(different.isEmpty, "\(different.count):\n\(some)")
  }

  /// The text up to the end of the versions that the document says.
  private static func header(of text: String) -> Substring? {
    if let end = text.range(of: "</dependencies>") { return text[..<end.upperBound] }
    return text.range(of: #"<document [^>]*>"#, options: .regularExpression)
      .map { text[..<$0.upperBound] }
  }

  /// A view, and where it is.
  private struct Line: Hashable {
    let id: String
    let frame: Rect
    let isHidden: Bool
  }

  /// - Parameter screen: nil for Interface Builder's canvas.
  private static func lines(
    of text: String, _ path: String, _ screen: Screen?, _ resolver: Resolver
  ) throws -> [Line] {
    var request = ResolveParameters(file: path)
    request.text = text
    request.details = true
    request.device = screen?.device
    request.orientation = screen?.orientation
    request.system = screen.flatMap { SystemVersion($0.system) }
    request.asDesigned = screen == nil
    var lines: [Line] = []
    try resolver.resolve(request) { result in
      for scene in result.scenes ?? [] {
        var open = [scene.root].compactMap(\.self)
        while let view = open.popLast() {
          lines.append(Line(id: view.id, frame: view.frame, isHidden: view.look.isHidden == true))
          open += view.children
        }
      }
    }
    return lines
  }

  /// The first view that isn't the same in all.
  private static func first(_ results: Set<[Line]>) -> String {
    let all = Array(results)
    for (one, other) in zip(all[0], all[1]) where one != other {
      return "\(one.id) \(one.frame) or \(other.id) \(other.frame)"
    }
    return "\(all[0].count) or \(all[1].count) views"
  }
}

extension Substring {
  fileprivate func savedBy(tools: String, plugIn: String) -> String {
    replacingOccurrences(
      of: #"toolsVersion="[^"]*""#, with: #"toolsVersion="\#(tools)""#, options: .regularExpression
    ).replacingOccurrences(
      of: #"(IBCocoaTouchPlugin" version=")[^"]*""#, with: "$1\(plugIn)\"",
      options: .regularExpression)
  }
}
