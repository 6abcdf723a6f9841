import InterfaceBuilder

/// What changed in Interface Builder and UIKit between the versions that documents were saved with.
package struct Generation: Hashable, Sendable, Comparable {
  /// The document's `toolsVersion`, or its plug-in's where that is a placeholder.
  package let toolsVersion: Int

  package init(toolsVersion: Int) {
    self.toolsVersion = toolsVersion
  }

  package init(of document: Document) {
    toolsVersion = document.toolsVersion ?? Self.xcode15.toolsVersion
  }

  package static func < (a: Generation, b: Generation) -> Bool { a.toolsVersion < b.toolsVersion }

  /// First tools versions of each Xcode. Source: the documents' capabilities and versions, MINED.
  /// 7531 and 7706 are Xcode 6.3 and 6.4: their canvas has margins of 16 and Helvetica Neue.
  package static let xcode7 = Generation(toolsVersion: 8000)
  package static let xcode8 = Generation(toolsVersion: 11000)
  package static let xcode9 = Generation(toolsVersion: 13000)
  package static let xcode10 = Generation(toolsVersion: 14100)
  package static let xcode11 = Generation(toolsVersion: 14800)
  package static let xcode11point2 = Generation(toolsVersion: 15400)
  package static let xcode12 = Generation(toolsVersion: 16100)
  package static let xcode13 = Generation(toolsVersion: 18100)
  package static let xcode14 = Generation(toolsVersion: 21000)
  /// Xcode 14.3, between 21507 (14.2) and 21679, the plug-in's version in it.
  package static let xcode14point3 = Generation(toolsVersion: 21600)
  package static let xcode15 = Generation(toolsVersion: 22000)
  package static let xcode16 = Generation(toolsVersion: 23000)
  /// Xcode 16.3, whose first documents are of 23727; 23504 is 16.2.
  package static let xcode16point3 = Generation(toolsVersion: 23600)
  package static let xcode26 = Generation(toolsVersion: 24127)
}
