import Companion
import InterfaceBuilder
import Traits

/// The views that code adds, as elements that a document would have for them.
struct AddedElements {
  struct Added {
    let view: AddedView
    let element: Element
  }

  private let all: [Added]
  private let controller: Element?

  /// - Parameter views: In the order in which code adds them.
  init(_ views: [AddedView], controller: Element?, looks: ProjectLooks) {
    self.controller = controller
    let made = views.map { MadeElement($0, looks) }
    // What is nested this little and has no numbers of its own can be read.
    let document = made.isEmpty ? nil : try? Document(scene: "ninefold:added", made: made)
    let elements = document?.scenes.first?.element.child("objects")?.children.map { $0 } ?? []
    all = zip(views, elements).map { Added(view: $0, element: $1) }
  }

  /// Those that are added to a view. What code adds to a cell or an effect is added to its content.
  /// - Parameter element: The view's; nil for a controller's view that has none.
  func added(to element: Element?, isRoot: Bool) -> [Added] {
    guard !all.isEmpty, element?.child(key: "contentView") == nil else { return [] }
    let owner = element?.key == "contentView" ? element?.parent : nil
    var names = self.names(of: element).union(self.names(of: owner))
    if isRoot {
      names.insert("view")
      names.formUnion(controller.map { ShownController($0).names } ?? [])
    }
    return all.filter { names.contains($0.view.container) }
  }

  private func names(of element: Element?) -> Set<String> {
    guard let element else { return [] }
    let outlets = controller?.outlets.filter {
      $0.destination != nil && $0.destination == element.id
    }
    return Set(
      [element.id, element.userLabel].compactMap(\.self) + (outlets ?? []).compactMap(\.property))
  }
}

extension SceneBuilder {
  /// Adds the views of code whose turn it is among the subviews of their container.
  /// - Parameter isLast: Whether all other subviews are there.
  mutating func add(
    _ upcoming: inout [AddedElements.Added], to container: ViewIndex, isLast: Bool
  ) {
    while let next = upcoming.firstIndex(where: {
      isLast || ($0.view.place ?? .max) <= scene.views[container].children.count
    }) {
      let added = upcoming.remove(at: next)
      let index = add(added.element, parent: container)
      if !added.view.values.isEmpty { scene.views[index].declaredProperties = added.view.values }
    }
  }
}

extension MadeElement {
  fileprivate init(_ view: AddedView, _ looks: ProjectLooks) {
    let kind = ViewKind(className: view.className, looks)
    let isOwnClass = kind.className != view.className
    var children: [MadeElement] = []
    if let frame = view.frame {
      children.append(.frame(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    }
    if let font = view.font {
      // Of an image view it is that of its symbol.
      children.append(
        kind == .imageView
          ? MadeElement(
            "preferredSymbolConfiguration",
            ["key": "preferredSymbolConfiguration", "configurationType": "font"],
            [MadeElement(font)])
          : MadeElement(font))
    }
    if kind == .button {
      children.append(
        MadeElement(
          "state",
          known: [
            "key": "normal", "title": view.text, "image": view.image ?? view.systemImage,
            "catalog": view.catalog,
          ]))
    }
    if !view.segments.isEmpty {
      children.append(
        MadeElement("segments", [:], view.segments.map { MadeElement("segment", ["title": $0]) }))
    }
    self.init(
      kind.rawValue,
      known: [
        "id": view.name, "userLabel": view.name,
        "customClass": isOwnClass ? view.className : nil,
        "translatesAutoresizingMaskIntoConstraints": view.frame == nil ? "NO" : nil,
        "buttonType": view.buttonType?.rawValue,
        "text": kind == .button ? nil : view.text, "placeholder": view.placeholder,
        "image": kind == .button ? nil : view.image ?? view.systemImage,
        "catalog": kind == .button ? nil : view.catalog,
      ], children)
  }

  private init(_ font: AddedView.Font) {
    let size = font.size.map { "\($0)" }
    if let style = font.style {
      self.init("fontDescription", ["key": "fontDescription", "style": TextStyle(style).rawValue])
    } else if let name = font.name {
      self.init(
        "fontDescription", known: ["key": "fontDescription", "name": name, "pointSize": size])
    } else {
      self.init(
        "fontDescription",
        known: [
          "key": "fontDescription", "type": "system", "weight": font.weight?.rawValue,
          "pointSize": size,
        ])
    }
  }
}

extension AddedView {
  fileprivate var catalog: String? { image == nil && systemImage != nil ? "system" : nil }
}

extension ViewKind {
  /// The kind of view that a class makes: UIKit's, or that which it inherits from as far as that is known.
  fileprivate init(className: String, _ looks: ProjectLooks) {
    let base = looks.look(of: className)?.baseClass
    let classes = [className, base].compactMap(\.self).flatMap(ClassHierarchy.lineage)
    self = classes.lazy.compactMap(ViewKind.init(madeBy:)).first ?? .view
  }
}

extension TextStyle {
  fileprivate init(_ style: AddedView.FontStyle) {
    self =
      switch style {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
  }
}
