import InterfaceBuilder
import Layout
import Localization
import Processes
import Requests
import Scenes
import Staging
import Styles
import Traits
import WorkerProtocol
import Workspace

/// Texts that follow the user's text size and have no room to grow.
///
/// They are found by laying out, on the narrowest screen of the matrix, and not by constraints alone: whether one
/// line is enough depends on the text and on what is beside it, and what holds a height may be a constraint
/// of a view around the label. The constraint is named where it is the label's own.
struct TextGrowthRule {
  /// About twice the usual size: Body has 40 points instead of 17, and 33 in the next smaller one.
  /// Source: WCAG 2.2, 1.4.4 “Resize Text”: up to 200 percent without loss of content.
  static let size = ContentSizeCategory.accessibilityExtraLarge

  let scene: Scene
  /// The frames of the scene's views, in points.
  let frames: PerView<Rect>
  /// Whether the document decides how wide and how high there is room around a text; code may make a xib's view, or a
  /// prototype cell, larger.
  let decides: (width: Bool, height: Bool)

  /// - Parameter cutOff: The issue of a text that is cut off in that size.
  /// - Returns: nil where the text itself doesn't grow, or becomes smaller to fit, as large as usual about, or where
  ///   a table, or code that places the scene, may give it room.
  func issue(_ cutOff: LayoutIssue) -> Issue? {
    guard cutOff.severity != .info,
      let (index, view) = scene.views.indexed.first(where: { $1.id == cutOff.id }),
      !isCellStyleLabel(view),
      let font = Self.pointSize(of: view, scene.typography),
      let usual = Self.pointSize(of: view, scene.typography.standard), font > usual,
      !(view.kind == .label && view.minimumScale(pointSize: font) < 1)
    else { return nil }
    let height = fixedHeight(of: index)
    let hasOneLine = view.kind == .label && Label(view).numberOfLines == 1
    // One line that is high enough is too long.
    let isTooLong = hasOneLine && frames[index].height >= font
    guard height != nil || decides.height || isTooLong && decides.width else { return nil }
    let limits: String? =
      switch (height, hasOneLine) {
      case (let height?, true):
        localized(
          "It has one line, and a height of %1$s (line %2$s).", height.constant.text(), height.line)
      case (let height?, false):
        localized("It has a height of %1$s (line %2$s).", height.constant.text(), height.line)
      case (nil, _): isTooLong ? localized("It has one line.") : nil
      }
    return Issue(
      rule: RulePage.textGrowth.id, severity: .info, id: view.id, line: view.line,
      message: [cutOff.message, limits].compactMap(\.self).joined(separator: " "))
  }

  private static func pointSize(of view: View, _ typography: Typography) -> Double? {
    switch view.kind {
    case .label: Label(view).font(typography: typography).pointSize
    case .button: Button(view).font(typography: typography).pointSize
    default: nil
    }
  }

  /// Whether a label is one of a cell of UIKit's own styles, which have several lines in these sizes.
  /// Source: WWDC 2017, session 245, “Building Apps with Dynamic Type”.
  private func isCellStyleLabel(_ view: View) -> Bool {
    guard let content = view.parent, scene.views[content].kind == .tableViewCellContentView,
      let cell = scene.views[content].parent
    else { return false }
    let styled = TableViewCell(scene.views[cell])
    return [styled.textLabel, styled.detailTextLabel].compactMap(\.self).contains {
      RowID.element(of: $0) == RowID.element(of: view.id)
    }
  }

  /// The constraint that says how high a view is.
  private func fixedHeight(of index: ViewIndex) -> Constraint? {
    scene.constraints.first {
      $0.first == .view(index) && $0.firstAttribute == .height && $0.second == nil
        && $0.relation != .greaterThanOrEqual && $0.priority == 1000
    }
  }
}

extension Resolver {
  /// Checks which texts, whole in the usual size, are cut off for people who need large ones.
  /// - Parameter findings: With what was found in the usual size.
  func checkGrowth(
    of scenes: SceneSet, on screens: [LintMatrix.Screen], _ shown: ShownScenes,
    _ source: DocumentSource, _ cancellation: Cancellation, _ findings: inout FindingList
  ) throws {
    let widths = screens.map(\.canvas.environment.size.width)
    guard let narrowest = widths.min(), !scenes.document.isLaunchScreen, scenes.hasTextStyles,
      let screen = screens.first(where: { $0.canvas.environment.size.width == narrowest })
    else { return }
    var canvas = screen.canvas
    canvas.environment.traits.preferredContentSizeCategory = TextGrowthRule.size
    let assets = self.assets(of: source, declaredBy: scenes)
    let engine = engine(showing: assets, canvas.appearance, cancellation)
    var stager = stager(of: scenes, on: canvas, with: engine)
    let known = Set(
      findings.findings.filter { $0.rule == RulePage.textCutOff.id }.compactMap(\.id))
    for entry in scenes.entries where shown.has(entry, on: screen.canvas) {
      try cancellation.check()
      let laidOut = try stager.layOut(entry)
      for cutOff in laidOut.issues
      where cutOff.rule == .textCutOff && !known.contains(RowID.element(of: cutOff.id)) {
        let element = scenes.document.element(id: RowID.element(of: cutOff.id))
        let rule = TextGrowthRule(
          scene: laidOut.scene, frames: laidOut.frames,
          decides: (
            element?.isInCollectionCell == false
              && (entry.controller != nil || laidOut.isAsWideAsTheScreen),
            element?.isInPrototype == false && entry.controller != nil
          ))
        guard let issue = rule.issue(cutOff) else { continue }
        findings.add(
          issue, in: entry, on: screen.name + ", text \(TextGrowthRule.size.rawValue)",
          of: screens.count)
      }
    }
  }
}

extension SceneSet {
  /// Whether any text's size follows the user's; in a configured button it does without saying so.
  fileprivate var hasTextStyles: Bool {
    document.root.subtree(named: "fontDescription", "font", "buttonConfiguration").contains {
      $0.name == "buttonConfiguration" || $0["style"] != nil
    }
  }
}

extension LaidOutScene {
  fileprivate var isAsWideAsTheScreen: Bool {
    guard let root = scene.views.indices.first else { return false }
    return frames[root].width >= scene.environment.size.width
  }
}

extension Element {
  /// Whether it is in a cell or header that is made again for each item or section, which code gives a size.
  fileprivate var isInPrototype: Bool { isInCollectionCell || isIn("prototypes") }

  fileprivate var isInCollectionCell: Bool {
    isIn("collectionViewCell") || isIn("collectionReusableView")
  }

  private func isIn(_ name: String) -> Bool {
    var element = parent
    while let current = element, current.name != name { element = current.parent }
    return element != nil
  }
}

extension RulePage {
  static let textGrowth = RulePage(
    id: "text-growth",
    title: localized("A text that has no room to grow"),
    reason: localized(
      """
      People who need large texts see its beginning only: at text size AX3, about twice the \
      usual one, which WCAG 2.2 (1.4.4) asks for.
      """),
    remedy: localized(
      """
      Let it wrap (lines 0), and give it, and what it is in, a least height in place of a \
      fixed one; turn the rule off for it where code arranges the scene anew for these sizes.
      """),
    finds: """
      a label or button that follows the text size, whole in the usual one and cut off in AX3, \
      about twice as large: laid out on the narrowest screen, as it depends on the text and on \
      what is around it; its own fixed height is named. Not where the text shrinks to fit, nor \
      of UIKit's styles of cells, which have more lines then; of a xib's view and of prototype \
      cells, which code may make larger, only with a fixed height of its own, or as one line \
      that is too long for the screen
      """,
    severity: "info",
    example: {
      func label(_ lines: Int, _ relation: String) -> String {
        """
        <label text="Name" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <rect key="frame" x="20" y="20" width="120" height="22"/>
          <constraints><constraint firstAttribute="height"\(relation) constant="22" id="l-h"/></constraints>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """
      }
      let pins = [ExampleParts.pinned("l", "leading", 20), ExampleParts.pinned("l", "top", 20)]
      return LintExample(
        .view, ExampleParts.content(label(1, ""), pins[0], pins[1]),
        mended: ExampleParts.content(label(0, " relation=\"greaterThanOrEqual\""), pins[0], pins[1])
      )
    }())
}
