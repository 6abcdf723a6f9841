import Assets
import Drawing
import InterfaceBuilder
import Layout
import Localization
import Scenes
import Styles
import Traits

/// Finds an image of the app's by its name, for some traits.
package typealias ImageLookup = (String, TraitCollection) -> ShownImage?

extension DrawnView {
  /// The views of a laid-out scene, ready to be drawn.
  /// - Parameters:
  ///   - assetColors: Colours of the app's asset catalogs, by name.
  ///   - includesTraits: Whether views have their traits, where these aren't the superview's.
  ///   - image: An image of the app's, by its name in the document, for some traits; nil where none was
  ///     found.
  package static func tree(
    of scene: LaidOutScene, appearance: Appearance, assetColors: [String: Color] = [:],
    includesTraits: Bool = false, image: ImageLookup = { _, _ in nil }
  ) -> DrawnView {
    tree(
      of: scene, appearance: appearance, assetColors: assetColors, includesTraits: includesTraits,
      image: image, isContained: false)
  }

  /// The views of a laid-out scene for readers that don't draw: every look is `Look.plain`.
  package static func treeWithoutLooks(of scene: LaidOutScene) -> DrawnView {
    let palette = Palette(of: scene.scene, appearance: .light, isElevated: false, assetColors: [:])
    return ViewConverter(
      laidOut: scene, palette: palette, image: { _, _ in nil }, includesLooks: false
    )
    .convert(.root, tint: nil)
  }

  /// - Parameters:
  ///   - isElevated: Whether it lies over the app's main content.
  ///   - isContained: Whether something else draws the status bar.
  static func tree(
    of scene: LaidOutScene, appearance: Appearance, isElevated: Bool = false,
    assetColors: [String: Color], includesTraits: Bool, image: ImageLookup,
    isContained: Bool
  ) -> DrawnView {
    withoutActuallyEscaping(image) { image in
      let isElevated = isElevated || scene.cardTop != nil
      let palette = Palette(
        of: scene.scene, appearance: appearance, isElevated: isElevated, assetColors: assetColors)
      var root = ViewConverter(
        laidOut: scene, palette: palette, image: image, isContained: isContained,
        includesTraits: includesTraits
      ).convert(.root, tint: palette.globalTint)
      if appearance == .dark { root.look.appearance = .dark }
      if isElevated { root.look.isElevated = true }
      root.look.cardTop = scene.cardTop
      if scene.cardTop != nil, scene.scene.platform.hasGlass {
        root.look.cardCornerRadius = CardLook.cornerRadius(scene.scene.platform)
      }
      return root
    }
  }
}

/// Turns a scene's views into what is drawn.
private struct ViewConverter {
  let laidOut: LaidOutScene
  let palette: Palette
  let image: ImageLookup
  /// Whether another scene shows this one, and draws the status bar over both.
  var isContained = false
  /// Whether root views have their traits.
  var includesTraits = false
  var includesLooks = true
  /// What the ids of its views begin with where the document doesn't have them.
  var idPrefix = ""
  /// The xib that it is inferred from.
  var xib: LaidOutScene.Contained.Xib?
  /// What the scene around this one was laid out for.
  var outer: Traits.Environment?

  private var scene: Scene { laidOut.scene }

  /// - Parameter tint: The tint colour that the superview passes on.
  func convert(_ index: ViewIndex, tint: Color?) -> DrawnView {
    let view = scene.views[index]
    let tint = includesLooks ? view.tint(in: palette) ?? tint : nil
    var builder: LookBuilder {
      LookBuilder(laidOut: laidOut, index: index, palette: palette, tint: tint, shownImage: image)
    }
    // A navigation bar is named after its title.
    let look = includesLooks || view.kind == .navigationBar ? builder.look() : nil
    var children = view.children.map { convert($0, tint: tint) }
    for contained in laidOut.contained where contained.view == index {
      if contained.dimsBelow { children.append(dimming(over: index, below: contained)) }
      children.append(inner(contained, tint: tint))
      if contained.hasSeparator { children.append(separator(after: contained)) }
    }
    if view.kind == .tableView { children += builder.sectionTitles() + builder.fillerRows() }
    if view.parent == nil, !isContained, let statusBar = builder.statusBar() {
      children.append(statusBar)
    }
    if !includesLooks {
      for child in children.indices { children[child].removeLook() }
    }
    var drawn = DrawnView(
      id: idPrefix + view.id, className: view.className, customClass: view.customClass,
      line: idPrefix.isEmpty && view.line > 0 ? view.line : nil, name: name(of: view, look),
      frame: laidOut.frames[index],
      unrounded: unroundedGeometry(of: index), look: includesLooks ? look : nil,
      children: children)
    if view.parent == nil, includesTraits { addTraits(to: &drawn) }
    drawn.inferred = xib.map {
      DrawnView.Inferred(path: $0.path, line: view.line > 0 ? view.line : nil)
    }
    return drawn
  }

  /// A scene has one collection: its views hand down their superview's.
  private func addTraits(to root: inout DrawnView) {
    let environment = scene.environment
    let setters = environment.setters
    guard environment.traits != outer?.traits || setters != outer?.setters else { return }
    root.traits = environment.traits
    root.setBy = setters
  }

  /// The views of a scene that this one shows.
  private func inner(_ contained: LaidOutScene.Contained, tint: Color?) -> DrawnView {
    let palette = palette.of(contained.scene.scene)
    var converter = ViewConverter(
      laidOut: contained.scene, palette: palette, image: image, isContained: true,
      includesTraits: includesTraits, includesLooks: includesLooks, outer: scene.environment)
    converter.idPrefix = idPrefix
    if let xib = contained.xib {
      converter.idPrefix =
        "\(DrawnView.inferredPrefix)\(idPrefix)\(scene.views[contained.view].id):"
      converter.xib = xib
    }
    // A scene that UIKit makes around one of the document's has no tint.
    var root = converter.convert(.root, tint: tint ?? palette.globalTint)
    root.frame.x += contained.frame.x
    root.frame.y += contained.frame.y
    root.unrounded?.frame.x += contained.frame.x
    root.unrounded?.frame.y += contained.frame.y
    return root
  }

  /// What darkens a split view's secondary column below one that lies over it; by eye.
  private func dimming(over index: ViewIndex, below contained: LaidOutScene.Contained) -> DrawnView
  {
    var look = Look(kind: .view)
    look.background = Color(white: 0, alpha: 0.2)
    let size = laidOut.frames[index].size
    return DrawnView(
      id: "ninefold:columnDimming:\(contained.scene.scene.id)", className: "UIDimmingView",
      name: "Dimming", frame: Rect(x: 0, y: 0, width: size.width, height: size.height),
      look: look)
  }

  /// The line at the right of a column: one pixel wide, in the colour for lines over any background;
  /// by eye.
  private func separator(after contained: LaidOutScene.Contained) -> DrawnView {
    var look = Look(kind: .view)
    look.background = palette[.opaqueSeparator]
    let pixel = 1 / (scene.environment.traits.displayScale ?? 2)
    let frame = contained.frame
    let isRightToLeft = scene.environment.traits.layoutDirection == .rightToLeft
    return DrawnView(
      id: "ninefold:columnSeparator:\(contained.scene.scene.id)", className: "UIView",
      name: "Separator",
      frame: Rect(
        x: isRightToLeft ? frame.x : frame.maxX - pixel, y: frame.y, width: pixel,
        height: frame.height),
      look: look)
  }

  private func unroundedGeometry(of index: ViewIndex) -> UnroundedGeometry? {
    laidOut.geometry.map { geometry in
      let isRoot = scene.views[index].parent == nil
      return UnroundedGeometry(
        geometry[index], traits: isRoot ? scene.environment.traits : nil)
    }
  }

  /// What people know it by, a bar's title, or its class; the controller's title for a view that only
  /// containers have.
  private func name(of view: View, _ look: Look?) -> String {
    if let xib, view.parent == nil {
      // Translators: what a view shows that is not known, but likely; %1$s is a file.
      return localized("%1$s, inferred", xib.name)
    }
    if view.element == nil, view.parent == nil, !scene.title.isEmpty { return scene.title }
    let title = look?.kind == .navigationBar ? look?.text?.firstLine : nil
    return view.givenName ?? title ?? view.customClass ?? view.className
  }
}
