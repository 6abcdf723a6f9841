import Companion

extension Scene {
  /// Does to the bars of containers, which other documents have, what these documents' code does to them: their
  /// appearance, their properties, and the texts of their items. What the scene's own code does goes before that.
  mutating func applyToBars(_ containers: [CompanionFile], _ circumstances: Circumstances) {
    let bars = [addedTopBar, addedBottomBar].compactMap(\.self)
    for companion in containers {
      itemTexts.merge(companion.texts.texts(in: circumstances)) { own, _ in own }
      let values = companion.properties.values(in: circumstances)
      for bar in bars {
        if let declared = views[bar].element?.id.flatMap({ values[$0] }) {
          views[bar].declaredProperties = (views[bar].declaredProperties ?? [:])
            .merging(declared) { own, _ in own }
        }
        let properties = appearance(of: bar, by: companion.appearance)
        if !properties.isEmpty {
          views[bar].appearance = (views[bar].appearance ?? [:])
            .merging(properties) { own, _ in own }
        }
      }
    }
  }
}
