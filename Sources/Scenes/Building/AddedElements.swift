import Companion
import InterfaceBuilder
import Styles
import Traits

/// A view that code adds, as an element that a document would have for it.
struct AddedElement: Sendable {
  let view: AddedView
  let element: Element

  /// Those of a companion file.
  static func all(_ views: [AddedView], _ looks: ProjectLooks) -> [AddedElement] {
    guard !views.isEmpty,
      // Few are nested, and their numbers have been read from JSON.
      let document = try? Document(
        scene: "ninefold:added", made: views.map { MadeElement($0, looks) }),
      let elements = document.scenes.first?.element.child("objects")?.children
    else { return [] }
    return zip(views, elements).map { AddedElement(view: $0, element: $1) }
  }
}

/// The views that code adds to a scene, by what they are added to.
struct AddedElements {
  private var byContainer: [Element: [AddedElement]] = [:]
  /// To a controller's view that has no element.
  private var toRoot: [AddedElement] = []

  /// - Parameter all: In the order in which code adds them, each name once.
  init(_ all: [AddedElement], to root: Element?, controller: Element?) {
    guard !all.isEmpty else { return }
    let names = ContainerNames(all, root: root, controller: controller)
    for added in all {
      if let container = names.container(added.view.container) {
        byContainer[container.content, default: []].append(added)
      } else if root == nil, names.isRoot(added.view.container) {
        toRoot.append(added)
      }
    }
  }

  /// Those that are added to a view, in their order.
  /// - Parameter element: The view's; nil for a controller's view that has none.
  func added(to element: Element?) -> [AddedElement] {
    guard let element else { return toRoot }
    return byContainer[element] ?? []
  }
}

/// What the names of containers stand for in one scene, as ``DeclaredNames`` has them of the scene that is made
/// with these views. Each is one view, so that none is in itself, and none is there twice.
private struct ContainerNames {
  private let made: [String: Element]
  private let root: Element?
  private let controller: Element?
  private let owner: Element?
  private let outlets: [OutletElement]

  init(_ added: [AddedElement], root: Element?, controller: Element?) {
    made = Dictionary(added.map { ($0.view.name, $0.element) }, uniquingKeysWith: { a, _ in a })
    self.root = root
    self.controller = controller
    owner = controller == nil ? root?.filesOwner : nil
    outlets = (controller ?? owner)?.outlets ?? []
  }

  func container(_ name: String) -> Element? {
    if let view = made[name] { return view }
    guard let root else { return nil }
    if let view = element(name) { return view }
    let ids = outlets.filter { $0.property == name }.compactMap(\.destination)
    if let view = ids.lazy.compactMap(element).first { return view }
    if isRoot(name) { return root }
    if let view = root.subtree.first(where: { $0.userLabel == name }) { return view }
    return cell(name)
  }

  /// Whether the controller's view is meant.
  func isRoot(_ name: String) -> Bool {
    name == "view" || owner?.customClass == name
      || controller.map { ShownController($0).names.contains(name) } == true
  }

  private func element(_ id: String) -> Element? { root?.subtree.first { $0.id == id } }

  /// A cell by its reuse identifier, or what an outlet of one leads to.
  private func cell(_ name: String) -> Element? {
    let cells = root?.subtree(named: "tableViewCell", "collectionViewCell") ?? []
    return cells.first { $0.reuseIdentifier == name }
      ?? cells.lazy.flatMap(\.outlets).filter { $0.property == name }
      .compactMap { $0.destination.flatMap(element) }.first
  }
}

extension Element {
  /// Where what code adds goes: into the content of a cell or an effect.
  fileprivate var content: Element { child(key: "contentView") ?? self }
}

extension SceneBuilder {
  /// Adds the views of code whose turn it is among the subviews of their container.
  /// - Parameter count: How many subviews are there; nil where all of the document's are.
  /// - Returns: How many there are then.
  @discardableResult
  mutating func add(
    _ upcoming: inout [AddedElement], to container: ViewIndex, behind count: Int?
  ) -> Int {
    var place = count ?? 0
    while let next = upcoming.firstIndex(where: {
      count == nil || ($0.view.place ?? .max) <= place
    }) {
      let added = upcoming.remove(at: next)
      let index = add(added.element, parent: container)
      if !added.view.values.isEmpty { scene.views[index].declaredProperties = added.view.values }
      place += 1
    }
    return place
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
