/// The minimum leading and trailing margin that the system gives a controller's root view.
package enum RootMargin {
  /// Points, for a root view this many points wide.
  ///
  /// 16 up to a width of 402, 20 from 414 on. Source: constraints to the margins of root views in
  /// the corpus, at widths of 240.5, 320, 375, 390, 393 (16) and 414, 427.5, 600, 688, 768 (20). The
  /// width decides and not the size class: 414 and 427.5 are compact. Lists of running apps are 370
  /// wide at 16 on phones of 402 (iPhone 16 Pro and 17 Pro: three public traces of XCUITest).
  ///
  /// - Parameter onCanvasBeforeXcode16: Whether it is Interface Builder's canvas before Xcode 16, where
  ///   the wider margin began at 400: 20 at 400 and 402 in Xcode 10 (3 of 3 documents), but 16 at 400 in
  ///   Xcode 16 (rule root-margin). Between them nothing tells. Xcode 6 had
  ///   16 on its canvas of 600.
  package static func minimum(
    forWidth width: Double, onCanvasBeforeXcode16: Bool = false
  ) -> Double {
    width
      < (onCanvasBeforeXcode16 ? ScreenMetric.wideCanvasRootWidth : ScreenMetric.wideRootWidth)
      ? ScreenMetric.rootMargin : ScreenMetric.wideRootMargin
  }
}
