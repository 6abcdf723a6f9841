import ConstraintSolver
import Scenes
import TextMetrics
import Traits
import UIKitMetrics

/// Writes a scene's rules as a linear system for one round of layout.
///
/// The order of the rows matters where they conflict, as the solver gives up the last one of a
/// conflicting set: the root, lengths that cannot be negative and placed views come first; then what
/// stacks and the document ask for; last the intrinsic sizes.
struct SceneEquations {
  let scene: Scene
  let geometry: CanvasGeometry
  let insets: ViewInsets
  let sizing: IntrinsicSizing
  /// By view index: the widths that the round before gave to views whose text wraps.
  let wrappingWidths: PerView<Double?>
  let cells: CellLayout
  /// By view index: where views are to be as far as the constraints leave it open, in the root's
  /// coordinates.
  let suggestions: PerView<Rect>
  var system: LayoutSystem
  /// Spans of scroll views' contents, by view index and axis.
  var contentSpans: [ViewIndex: (horizontal: LinearSpan, vertical: LinearSpan)] = [:]
  /// Lengths that came out negative without it, and must not be; see `LayoutEngine.solveRound`.
  var nonNegativeLengths: Set<LayoutVariable> = []
  /// By view index.
  var intrinsicSizes: PerView<IntrinsicSize> = []
  /// By view index: what bars give those views of their items that have no size in the document.
  var barItemFrames: [ViewIndex: Rect] = [:]

  init(
    scene: Scene, geometry: CanvasGeometry, insets: ViewInsets, sizing: IntrinsicSizing,
    wrappingWidths: PerView<Double?>, cells: CellLayout, suggestions: PerView<Rect>
  ) {
    self.scene = scene
    self.geometry = geometry
    self.insets = insets
    self.sizing = sizing
    self.wrappingWidths = wrappingWidths
    self.cells = cells
    self.suggestions = suggestions
    system = LayoutSystem(suggestions: suggestions)
  }

  mutating func build() {
    intrinsicSizes = scene.views.mapIndices(intrinsicSize)
    for index in raisedToolbars { intrinsicSizes[index].height = FixedMetric.toolbarRowHeight }
    addRoot()
    for length in nonNegativeLengths.sorted() {
      system.add(
        LinearAnchor(.init(length.number, 1)), .greaterThanOrEqual,
        origin: .nonNegative(view: length.view))
    }
    for index in scene.views.indices {
      let view = scene.views[index]
      if view.kind == .scrollView || view.kind.isScrollView && !view.children.isEmpty {
        addContentVariables(of: index)
      }
      if view.kind == .navigationBar || view.kind == .toolbar { addBarItemFrames(in: index) }
      if index != .root, isPlaced(index) { place(index) }
    }
    for index in scene.views.indices where scene.views[index].kind == .stackView {
      addStack(index)
    }
    for index in constraintsOutermostFirst { addDocumentConstraint(index) }
    for index in scene.views.indices.dropFirst() where !isPlaced(index) {
      addIntrinsicSize(of: index)
    }
  }

  /// The scene's constraints, those owned by outer views first, as of conflicting constraints the last is dropped.
  /// MINED: where one of two views' constraints is broken by the stored frames it is the inner one's in
  /// 6 of 7 public documents (UTM, openfoodfacts, Loop…); half points in two of the corpus tell so too.
  private var constraintsOutermostFirst: [ConstraintIndex] {
    var depths: PerView<Int> = []
    for view in scene.views { depths.append((view.parent.map { depths[$0] } ?? 0) + 1) }
    let owned = scene.constraints.indices.map {
      (depth: depths[scene.constraints[$0].owner], index: $0)
    }
    return owned.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }.map(\.index)
  }

  /// Whether a view has its frame from its mask or its container rather than from constraints.
  func isPlaced(_ index: ViewIndex) -> Bool {
    let view = scene.views[index]
    if let parent = view.parent, scene.views[parent].kind == .stackView { return false }
    return view.translatesAutoresizingMask || view.kind.isPlacedByContainer
      || view.isFixedFrame || isBarItem(index)
  }

  // MARK: Root

  /// Priority with which a view that sizes itself is as high as the screen: any constraint comes first.
  private static let openHeightPriority = 1.0

  private mutating func addRoot() {
    let size = geometry.root.size
    for (axis, length) in [(Axis.horizontal, size.width), (.vertical, size.height)] {
      let span = system.span(.root, axis)
      system.add(span.min, origin: .root)
      let isOpen = axis == .vertical && sizesItself
      system.add(
        span.extent, constant: length,
        priority: isOpen ? Self.openHeightPriority : LinearSystem.requiredPriority, origin: .root)
    }
    if sizesItself { addIntrinsicSize(of: .root) }
  }

  /// Whether constraints say how high the root is: it is a xib's view whose mask doesn't count and
  /// whose size the document doesn't have. MINED: 4 of the 6 that have a height of their own; each is
  /// as wide as the screen.
  private var sizesItself: Bool {
    scene.controller == nil && !scene.root.translatesAutoresizingMask
      && (scene.root.storedFrame.map { $0.width <= 0 || $0.height <= 0 } ?? true)
  }

  // MARK: Intrinsic sizes

  private func intrinsicSize(of index: ViewIndex) -> IntrinsicSize {
    let view = scene.views[index]
    var size = sizing.size(of: view, wrappingWidth: wrappingWidths[index])
    // A tab bar at the screen's end reaches under the home indicator; its items stay above.
    if view.kind == .tabBar { size.height? += insets.safeArea[index].bottom }
    return size
  }

  /// Whether a view has less width than its text takes; the others' heights don't depend on it. What a
  /// placeholder size stands in for isn't known.
  func isNarrowerThanText(_ index: ViewIndex, _ width: Double) -> Bool {
    guard scene.views[index].placeholderWidth == nil else { return true }
    return intrinsicSizes[index].width.map { width < $0 - 1e-6 } ?? true
  }

  /// Toolbars that have another one between them and the screen's end, so that they need no more room
  /// than where there is no home indicator. MINED: rule raised-toolbars, which is of one repository.
  private var raisedToolbars: Set<ViewIndex> {
    var raised: Set<ViewIndex> = []
    for constraint in scene.constraints {
      guard case .view(let first) = constraint.first, case .view(let second)? = constraint.second,
        scene.views[first].kind == .toolbar, scene.views[second].kind == .toolbar
      else { continue }
      switch (constraint.firstAttribute, constraint.secondAttribute) {
      case (.bottom, .top): raised.insert(first)
      case (.top, .bottom): raised.insert(second)
      default: break
      }
    }
    return raised
  }

  private mutating func addIntrinsicSize(of index: ViewIndex) {
    let view = scene.views[index]
    let size = intrinsicSizes[index]
    // Texts give way before the place of a label without one: else which of both does would be open, and Interface
    // Builder marks the one stack of public documents that is too low for both (LoopKit's Loop) as complete.
    let firmness = sizing.placeOfEmptyLabel(view) == nil ? 0 : 0.1
    for (axis, length) in [(Axis.horizontal, size.width), (.vertical, size.height)] {
      guard let length else { continue }
      let extent = system.span(index, axis).extent
      addLength(
        extent, .lessThanOrEqual, length, huggingPriority(of: index, axis), .hugging(view: index))
      var resistance = compressionResistancePriority(of: index, axis)
      if resistance < LinearSystem.requiredPriority {
        resistance += firmness
        // A text that can wrap gives way before others of its priority do, as UIKit measures it again in
        // the width that is left. MINED: 6 of 6 texts in rows and stacks.
        if axis == .horizontal, IntrinsicSizing.wraps(view) { resistance -= 0.1 }
      }
      addLength(
        extent, .greaterThanOrEqual, length, resistance, .compressionResistance(view: index))
    }
  }

  /// The hugging priority that the document sets, as `compressionResistancePriority` has the other one.
  func huggingPriority(of index: ViewIndex, _ axis: Axis) -> Double {
    let view = scene.views[index]
    return axis == .horizontal ? view.horizontalHuggingPriority : view.verticalHuggingPriority
  }

  func compressionResistancePriority(of index: ViewIndex, _ axis: Axis) -> Double {
    let view = scene.views[index]
    return axis == .horizontal
      ? view.horizontalCompressionResistance : view.verticalCompressionResistance
  }

  private mutating func addLength(
    _ extent: LinearAnchor, _ relation: Relation, _ length: Double, _ priority: Double,
    _ origin: ConstraintOrigin
  ) {
    system.add(extent, relation, constant: length, priority: priority, origin: origin)
    // One that is required, and has to yield all the same, yields as little as it can (MINED: 8 of 8
    // labels and sliders squeezed by their cell, of which the label keeps all that is left).
    if priority >= LinearSystem.requiredPriority {
      system.add(extent, relation, constant: length, priority: 999.5, origin: origin)
    }
  }

  // MARK: Scroll content

  private mutating func addContentVariables(of index: ViewIndex) {
    let id = scene.views[index].id
    let width = system.addVariable(named: id + ".contentWidth")
    let height = system.addVariable(named: id + ".contentHeight")
    let frame = (system.span(index, .horizontal), system.span(index, .vertical))
    contentSpans[index] = (
      LinearSpan(origin: frame.0.origin, length: width),
      LinearSpan(origin: frame.1.origin, length: height)
    )
  }

  // MARK: Document constraints

  private mutating func addDocumentConstraint(_ index: ConstraintIndex) {
    let constraint = scene.directed(scene.constraints[index])
    let first = anchor(
      constraint.first, constraint.firstAttribute, other: constraint.second)
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    var second: LinearAnchor?
    if let item = constraint.second, let attribute = constraint.secondAttribute {
      second = anchor(item, attribute, other: constraint.first)
    }
    system.add(
      first, relation, second, multiplier: constraint.multiplier,
      constant: constraint.constant,
      priority: constraint.priority, frameOfReference: frameOfReference(of: constraint),
      origin: .document(index))
  }

  /// Multiplied places are measured in the nearest view that holds both items, so that half of a
  /// container's centre means the same wherever the container lies.
  private func frameOfReference(of constraint: Constraint) -> LinearAnchor? {
    guard constraint.multiplier != 1, let second = constraint.second,
      let attribute = constraint.secondAttribute, attribute != .width, attribute != .height
    else { return nil }
    let ancestor = scene.commonAncestor(scene.view(of: constraint.first), scene.view(of: second))
    guard ancestor != .root else { return nil }
    return system.span(ancestor, attribute.isHorizontal ? .horizontal : .vertical).min
  }
}
