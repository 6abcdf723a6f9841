import Files

/// What a document is for that isn't iOS, or the format that it is in where that can't be read.
package enum DocumentPlatform: String, CaseIterable, Sendable {
  case macOS, watchOS, tvOS, visionOS
  /// The archive of Xcode 3 and 4, which Xcode goes on compiling.
  case archive = "Xcode 3"

  /// The root's start tag is in these bytes.
  private static let head = 4096

  /// What the root element of a file says; nil for iOS, and for what is no such document or can't be read.
  /// - Parameter path: As it is named.
  package static func of(documentAt path: String) -> DocumentPlatform? {
    guard let place = absolutePath(path), let file = OpenFile(at: place) else { return nil }
    return DocumentPlatform(String(decoding: file.read(limit: head), as: UTF8.self))
  }

  /// The same of a document's text.
  package static func of(text: some Collection<UInt8>) -> DocumentPlatform? {
    DocumentPlatform(String(decoding: text.prefix(head), as: UTF8.self))
  }

  /// Source: documents that Xcode wrote. The types are of Interface Builder's plug-ins for each platform.
  private init?(_ head: String) {
    guard let start = head.firstRange(of: /<(document|archive)[\s>]/) else { return nil }
    let tag = head[start.lowerBound...].prefix { $0 != ">" }
    guard tag.hasPrefix("<document") else {
      // Of other programs' archives nothing is known here.
      guard tag.contains("com.apple.InterfaceBuilder") else { return nil }
      self = .archive
      return
    }
    func value(_ name: String) -> Substring {
      guard let place = tag.firstRange(of: " \(name)=\"") else { return "" }
      return tag[place.upperBound...].prefix { $0 != "\"" }
    }
    let (type, runtime) = (value("type"), value("targetRuntime"))
    if type.hasPrefix("com.apple.InterfaceBuilder.WatchKit") || runtime == "watchKit" {
      self = .watchOS
    } else if type.hasPrefix("com.apple.InterfaceBuilder3.Cocoa.") || runtime == "MacOSX.Cocoa" {
      self = .macOS
    } else if type.hasPrefix("com.apple.InterfaceBuilder.AppleTV") || runtime == "AppleTV" {
      self = .tvOS
    } else if runtime.hasPrefix("xr") || runtime.contains("visionOS") {
      self = .visionOS
    } else {
      return nil
    }
  }
}
