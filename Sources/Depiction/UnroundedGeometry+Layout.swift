import Drawing
import Layout
import Traits

extension UnroundedGeometry {
  /// - Parameter traits: Of a scene's root view; nil of any other one.
  init(_ geometry: ViewGeometry, traits: TraitCollection?) {
    self.init(
      frame: geometry.frame, alignmentOutsets: geometry.alignmentOutsets,
      safeArea: geometry.safeArea, layoutMargins: geometry.layoutMargins,
      firstBaseline: geometry.firstBaseline, lastBaseline: geometry.lastBaseline)
    contentSize = geometry.contentSize
    layoutGuides =
      geometry.guides.isEmpty
      ? nil : geometry.guides.map { Guide(id: $0.id, kind: $0.kind, frame: $0.frame) }
    self.traits = traits
  }
}
