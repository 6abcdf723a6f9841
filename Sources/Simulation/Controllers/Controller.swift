import Companion
import InterfaceBuilder
import Scenes
import Traits

/// A controller of the running interface, with what it holds.
struct Controller: Sendable {
  enum Kind: String, Sendable {
    case plain
    case navigation
    case tabBar
    case split
    case page
    /// Made in code around the app's first controller.
    case overriding
  }

  /// What a container holds. Children that a container doesn't show are in here too.
  enum Content: Sendable {
    /// The controllers in container views, by the embed segues; empty until the view is loaded.
    case plain(embedded: [ControllerID])
    case navigation(stack: [ControllerID])
    case tabBar(TabBarState)
    case split(SplitState)
    case page(pages: [ControllerID], current: Int)
    case overriding(child: ControllerID)
  }

  let id: ControllerID
  /// The storyboard that the controller is from; empty for the main one.
  let storyboard: String
  /// Nil for controllers that UIKit makes.
  let element: Element?
  /// UIKit's class, such as "UINavigationController".
  let className: String
  var parent: ControllerID?
  var content = Content.plain(embedded: [])
  var presented: Presentation?
  /// The controller that presents this one.
  var presenter: ControllerID?
  var isViewLoaded = false
  /// Whether it has been told of its traits once.
  var knowsTraits = false
  var environment: TraitEnvironment
  /// Points; nil where only layout knows.
  var size: Size?
  /// What its controls are set to and where its scroll views are scrolled to, by their views' ids. They
  /// live as long as its view.
  var values: [String: ControlValue] = [:]
  var offsets: [String: ScrolledPlace] = [:]
  /// The rows of its tables that stay highlighted.
  var selectedRows: Set<SelectedRow> = []
  /// What code gave it when it was shown.
  var passed = PassedContent()
  /// The animations whose completion blocks have set what is in it, the last one last.
  var completed: [AlongsideAnimation] = []
  /// The class of a controller that no document has.
  var codeClass: String?

  var kind: Kind {
    switch content {
    case .plain: .plain
    case .navigation: .navigation
    case .tabBar: .tabBar
    case .split: .split
    case .page: .page
    case .overriding: .overriding
    }
  }

  /// All children, the front one last.
  var children: [ControllerID] {
    switch content {
    case .plain(let embedded): embedded
    case .navigation(let stack): stack
    case .tabBar(let tabs): tabs.children
    case .split(let split): split.children
    case .page(let pages, _): pages
    case .overriding(let child): [child]
    }
  }

  /// The children whose views are in the hierarchy, the one in focus last.
  var shownChildren: [ControllerID] {
    switch content {
    case .plain(let embedded): embedded
    case .navigation(let stack): Array(stack.suffix(1))
    case .tabBar(let tabs): tabs.shown.map { [$0] } ?? []
    case .split(let split): split.shownChildren
    case .page(let pages, let current):
      pages.indices.contains(current) ? [pages[current]] : []
    case .overriding(let child): [child]
    }
  }

  /// All that the controller can be called: its id, that of its element, its storyboard and
  /// restoration identifiers, its own class and UIKit's.
  var names: Set<String> {
    (element.map { ShownController($0).names } ?? [])
      .union([id.name, className] + [codeClass].compactMap { $0 })
  }
}

/// A controller that is presented over another one.
package struct Presentation: Hashable, Sendable, Codable {
  package let controller: ControllerID
  /// The controller that asked for it.
  package let source: ControllerID
  package let style: PresentationStyle
  package internal(set) var form: PresentationForm
  /// The segue's id.
  package let segue: String?
  /// The element that a popover points at.
  package let anchor: String?
  /// Directions of a popover's arrow that are allowed: "up", "down", "left", "right".
  package let arrowDirections: [String]
  /// The name of a declared custom presentation.
  package let custom: String?
  /// Whether the presenter's view is taken away.
  package internal(set) var removesPresenter: Bool
  package internal(set) var environment: TraitEnvironment
}
