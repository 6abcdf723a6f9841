import InterfaceBuilder
import Layout
import Localization
import WorkerProtocol

/// *Use Size Classes*: a document of before iOS 8 becomes one for every device.
///
/// Its values stay as they are, and are those of wAny hAny, from which all cells inherit.
struct SizeClassConversion {
  let useAutoLayout: Bool
  let safeAreas: Bool?
  /// The document's scenes on its own canvas, with their geometry; asked for where Auto Layout is off.
  let scenes: () throws -> [LaidOutScene]

  func convert(_ conversion: inout Conversion) throws {
    let root = conversion.document.root
    if let runtime = root["targetRuntime"], !runtime.hasPrefix(Self.runtime) {
      throw Conversion.refusal(
        localized(
          """
          Size classes are for iOS, and this document is for %1$s; there is nothing to \
          convert.
          """, runtime),
        at: root)
    }
    guard root.flag("useTraitCollections") != true else {
      throw Conversion.refusal(
        localized("The document uses size classes already; `variations` lists what varies in it."),
        at: root)
    }
    if root.flag("useAutolayout") != true {
      guard useAutoLayout else {
        throw Conversion.refusal(
          localized(
            """
            Auto Layout is off, and size classes need it; with --use-auto-layout frames and \
            masks become constraints in the same step.
            """), at: root)
      }
      try AutoLayoutConversion.convert(&conversion, scenes: scenes())
    }
    try conversion.set("useTraitCollections", of: root, to: "YES")
    conversion.note(
      .document, root, localized("Size classes are on; all values are those of wAny hAny."))
    if let runtime = root["targetRuntime"], runtime != Self.runtime {
      try conversion.set("targetRuntime", of: root, to: Self.runtime)
      conversion.note(
        .document, root, localized("The document is for iPhone and iPad, not for one of them."))
    }
    if let metrics = root.child(key: "defaultSimulatedMetrics") {
      // MINED: none of the documents with size classes has them, and 105 without do.
      try conversion.remove(metrics)
    }
    try SegueKinds.makeAdaptive(&conversion)
    try SafeAreaConversion.convert(&conversion, choice: safeAreas)
  }

  /// MINED: that of all 2,050 documents with size classes; 15 without are for `iOS.CocoaTouch.iPad`.
  private static let runtime = "iOS.CocoaTouch"
}
