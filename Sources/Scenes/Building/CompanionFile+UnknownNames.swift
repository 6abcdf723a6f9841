import Companion
import InterfaceBuilder
import Localization
import Styles

extension CompanionFile {
  /// The names that stand for nothing in a document. One scene alone can't tell: what isn't for anything
  /// in it is for another one.
  ///
  /// Where there may be more than is known here (classes in code, and all that is in other storyboards that this one
  /// refers to) only names are reported that nearly are known ones.
  /// - Parameter colors: Those of the project's asset catalogs; nil where they aren't known.
  package func unknownNames(
    in scenes: SceneSet, colors: Set<String>? = nil
  ) -> [CompanionDiagnostic] {
    guard !references.isEmpty else { return [] }
    let known = KnownNames(
      scenes, and: Set(traitOverrides.compactMap(\.container)), colors: colors)
    let added = Set(views.map(\.name))
    let documents = known.names(of: .view).all
    let taken = views.filter { documents.contains($0.name) }.map { view in
      CompanionDiagnostic(
        .badValue,
        localized(
          "“%1$s” is a name of this document's; give the view that code adds another one.",
          view.name),
        at: view.position, path: view.path)
    }
    return taken + viewsInThemselves + badProperties(in: scenes.document)
      + references.compactMap { reference in
        let names = known.names(of: reference.referent)
        guard !names.all.contains(reference.name),
          !(reference.referent.canBeAdded && added.contains(reference.name))
        else { return nil }
        let near = names.all.nearest(to: reference.name)
        guard near != nil || names.areComplete else { return nil }
        return CompanionDiagnostic(
          .unresolvedReference,
          near.map {
            localized(
              """
              “%1$s” is %2$s in this document (did you mean “%3$s”?); what is said of it is left out.
              """, reference.name, reference.referent.absence, $0)
          }
            ?? localized(
              "“%1$s” is %2$s in this document; what is said of it is left out.", reference.name,
              reference.referent.absence),
          at: reference.position, path: reference.path)
      }
  }
}

extension CompanionFile {
  /// Views that code adds to one another in a circle, so that none of them is anywhere.
  private var viewsInThemselves: [CompanionDiagnostic] {
    let containers = Dictionary(
      views.map { ($0.name, $0.container) }, uniquingKeysWith: { first, _ in first })
    return views.compactMap { view in
      var passed: Set = [view.name]
      var container = view.container
      while let next = containers[container], passed.insert(container).inserted { container = next }
      guard passed.contains(container) else { return nil }
      return CompanionDiagnostic(
        .badValue, localized("“%1$s” is added to itself, and so it is nowhere.", view.name),
        at: view.position, path: view.path)
    }
  }
}

extension NamedReference.Referent {
  /// Whether it may be a view that the file adds.
  fileprivate var canBeAdded: Bool {
    switch self {
    case .view, .object: true
    default: false
    }
  }

  /// What a name is not, as the end of a sentence.
  fileprivate var absence: String {
    switch self {
    case .controller: localized("no controller's id, class or identifier")
    case .view: localized("no id, outlet or label")
    case .list: localized("no list's or controller's name")
    case .scene: localized("no controller or root view")
    case .cell: localized("no cell's id or reuse identifier")
    case .sender: localized("no id or reuse identifier of what can be tapped")
    case .segue: localized("no segue's id, identifier or class")
    case .controllerOrSegue: localized("no controller or segue")
    case .constraint: localized("no constraint's id or outlet")
    case .object: localized("no id, outlet, label, class or identifier")
    case .color: localized("no colour")
    case .className: localized("no class of UIKit's, nor one")
    }
  }
}

/// What the objects of a document can be called, by what they are.
private struct KnownNames {
  /// Whether there are objects in other documents that may be meant.
  private let refersToOthers: Bool
  private let hasAllColors: Bool
  private var classes = ClassHierarchy.classes
  private var colors = Palette.colorNames
  private var ids: Set<String> = []
  private var controllers: Set<String> = []
  private var views: Set<String> = ["view"]
  private var reuseIdentifiers: Set<String> = []
  private var segues: Set<String> = []

  /// - Parameters:
  ///   - containers: The classes of controllers that code makes.
  ///   - colors: Those of the project; nil where they aren't known.
  init(_ scenes: SceneSet, and containers: Set<String>, colors projectColors: Set<String>?) {
    let root = scenes.document.root
    hasAllColors = projectColors != nil
    colors.formUnion(projectColors ?? [])
    controllers = containers
    refersToOthers = scenes.graph.controllers.contains { $0.name == "viewControllerPlaceholder" }
    for controller in scenes.graph.controllers {
      controllers.formUnion(ShownController(controller).names)
    }
    views.formUnion(DeclaredNames.guides.keys)
    colors.formUnion(scenes.resources.colorNames)
    for element in root.subtree {
      element.id.map { _ = ids.insert($0) }
      element.customClass.map { _ = classes.insert($0) }
      element.userLabel.map { _ = views.insert($0) }
      element.reuseIdentifier.map { _ = reuseIdentifiers.insert($0) }
      for outlet in element.outlets { outlet.property.map { _ = views.insert($0) } }
      for segue in element.segues {
        segues.formUnion(
          [segue.element.id, segue.identifier, segue.customClass].compactMap { $0 })
      }
      // Of a xib the owner is the controller.
      if element["placeholderIdentifier"] == "IBFilesOwner" {
        element.customClass.map { _ = controllers.insert($0) }
      }
    }
  }

  func names(
    of referent: NamedReference.Referent
  ) -> (all: Set<String>, areComplete: Bool) {
    let areComplete =
      switch referent {
      case .color: hasAllColors
      case .className: false
      default: !refersToOthers
      }
    return (all(referent), areComplete)
  }

  private func all(_ referent: NamedReference.Referent) -> Set<String> {
    switch referent {
    case .controller: controllers
    case .view, .constraint: views.union(ids)
    case .list: views.union(ids).union(controllers)
    case .scene: controllers.union(ids)
    case .cell, .sender: ids.union(reuseIdentifiers)
    case .segue: segues
    case .controllerOrSegue: controllers.union(segues)
    case .object: views.union(ids).union(controllers).union(segues).union(reuseIdentifiers)
    case .color: colors
    case .className: classes
    }
  }
}
