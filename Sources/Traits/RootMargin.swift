/// The minimum leading and trailing margin that the system gives a controller's root view.
package enum RootMargin {
  /// Points, for a root view this many points wide.
  ///
  /// 16 up to a width of 393, 20 from 400 on. Source: constraints to the margins of root views in
  /// the corpus, at widths of 240.5, 320, 375, 390, 393 (16) and 400, 414, 427.5, 600, 688, 768
  /// (20). The width decides and not the size class: 414 and 427.5 are compact. Nothing between 393
  /// and 400 was seen. Xcode 6 had 16 on its canvas of 600.
  package static func minimum(forWidth width: Double) -> Double {
    width < 400 ? 16 : 20
  }
}
