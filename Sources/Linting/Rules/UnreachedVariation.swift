import InterfaceBuilder
import Localization
import Traits
import WorkerProtocol
import Workspace

extension BuildRules {
  /// Variations for size classes that no window of the app has.
  func unreachedVariations() -> [Issue] {
    let cells = reachedCells
    return document.root.subtree.flatMap { owner in
      owner.variations.filter { variation in
        guard variation.isOfSizeClasses, let conditions = variation.conditions,
          !conditions.isEmpty
        else { return false }
        return !cells.contains { cell in
          conditions.allSatisfy {
            $0.value == ($0.trait == "widthClass" ? cell.width : cell.height)?.rawValue
          }
        }
      }.map { variation in
        Issue(
          rule: RulePage.unreachedVariation.id, severity: .info, id: owner.id,
          line: variation.element.line,
          message: localized(
            "No window of this app has %1$s: it is for pads alone.", variation.key))
      }
    }
  }

  /// The cells that windows of any size have on the devices of the app.
  private var reachedCells: Set<SizeClassCell> {
    let lengths = [1, SizeClassCell.regularHeight, SizeClassCell.regularWidth]
    return Set(
      [Idiom.phone, .pad].filter(app.has).flatMap { idiom in
        lengths.flatMap { width in
          lengths.map { SizeClassCell.window(Size(width: width, height: $0), idiom: idiom) }
        }
      })
  }
}

extension RulePage {
  static let unreachedVariation = RulePage(
    id: "unreached-variation",
    title: localized("A variation for size classes that no window has"),
    reason: localized("It never holds, and has to be kept in step with what does."),
    remedy: localized("Remove the variation, or make it one of a width that windows have."),
    finds: """
      of an app that is deployed to iOS 27 or built with its SDK: a variation for size classes that no window of its \
      devices has, such as compact height in an app for pads alone
      """,
    severity: "info",
    tag: .unnecessary,
    source: localized("CharlesWiltgen/Axiom, layout reference, which measured phones' windows."),
    example: LintExample(
      .subviews,
      ExampleParts.view(#"<variation key="heightClass=compact" alpha="0.5"/>"#),
      mended: ExampleParts.view(#"<variation key="widthClass=compact" alpha="0.5"/>"#),
      files: ["project.yml": ExampleParts.padSpec], sdk: "27.1"))
}
