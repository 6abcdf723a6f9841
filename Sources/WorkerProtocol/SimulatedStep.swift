import Companion
import Drawing
import Simulation
import Traits

/// What a step did, or the launch.
package struct SimulatedStep: ResultMessage {
  /// An event in words, and as data.
  package struct LoggedEvent: Codable, Hashable, Sendable {
    /// The environment that it reaches, such as `viewController abc-de-fgh`.
    package var on: String
    /// As an event log shows it.
    package var text: String
    package var event: Event.Kind

    /// - Parameter frames: Where the layout that follows has the views of controllers: the sizes that these
    ///   are told of.
    package init(_ event: Event, frames: [ControllerID: Rect] = [:]) {
      var event = event
      if case .viewWillTransitionToSize(let from, _) = event.kind,
        event.environment.kind == .viewController,
        let frame = event.environment.id.flatMap({ frames[ControllerID($0)] })
      {
        event = Event(event.environment, .viewWillTransitionToSize(from: from, to: frame.size))
      }
      on = event.environment.description
      text = event.description
      self.event = event.kind
    }
  }

  /// Something to know about the rules that decided.
  package struct Note: Codable, Hashable, Sendable {
    package var rule: String
    package var controller: String?
    package var message: String

    package init(_ note: SimulationNote) {
      rule = note.rule.rawValue
      controller = note.controller?.name
      message = note.message
    }
  }

  /// Nil for the launch.
  package var step: Step?
  /// Why the step could not be played; nothing has changed then, and what follows is not played.
  package var error: FileError?
  /// The catalogue's name of the device; nil for a canvas without one.
  package var device: String?
  /// Points: the window's.
  package var size: Size
  /// Whether the window has the whole screen.
  package var isFullScreen: Bool
  /// The part of a pad's screen that the window has; nil for the whole and for a size of its own.
  package var multitasking: Multitasking?
  /// Of an app that doesn't know the device's screen; nil where the window isn't on a smaller one.
  package var letterbox: Letterbox?
  package var traits: TraitCollection
  package var orientation: Orientation
  /// Those in which the interface is shown.
  package var supportedOrientations: [Orientation] = []
  package var system: SystemVersion
  package var events: [LoggedEvent]
  package var notes: [Note]
  package var controllers: SimulatedController
  /// Of the launch: the companion file beside the document, where there is one that was asked for.
  package var companion: CompanionResult?
  /// Of the launch: what is on screen before the interface, where it was asked for; nil where the document
  /// is of no project, runs on no device, or is the launch screen.
  package var launchScreen: LaunchScreen?
  /// The views in the window, where they were asked for.
  package var root: DrawnView?
  /// What in the window can be used, and how, where the views were asked for.
  package var reactions: [Reaction]?
  /// The id of the view that is typed into; nil while no keyboard is on screen.
  package var editing: String?
  /// In the window, in points, where the views were asked for.
  package var keyboard: Rect?
  /// What is wrong with the layouts on screen, back to front, where the views were asked for.
  package var issues: [Issue]?
  /// The constraints that act on the views, where `details` asked for them.
  package var constraints: [ActingConstraint]?

  package init(
    step: Step?, device: String?, size: Size, isFullScreen: Bool, traits: TraitCollection,
    orientation: Orientation,
    system: SystemVersion, events: [LoggedEvent], notes: [Note], controllers: SimulatedController
  ) {
    self.step = step
    self.device = device
    self.size = size
    self.isFullScreen = isFullScreen
    self.traits = traits
    self.orientation = orientation
    self.system = system
    self.events = events
    self.notes = notes
    self.controllers = controllers
  }
}

/// A controller of the running interface with those inside it and over it.
package struct SimulatedController: Codable, Hashable, Sendable {
  package struct Column: Codable, Hashable, Sendable {
    package var column: SplitColumn
    package var controller: String
    /// Points; nil where the column is not shown.
    package var width: Double?
  }

  package struct Split: Codable, Hashable, Sendable {
    package var isCollapsed: Bool
    package var displayMode: SplitDisplayMode
    package var behavior: SplitBehavior
    package var columns: [Column]
  }

  package struct Tabs: Codable, Hashable, Sendable {
    package var tabs: [String]
    package var visibleCount: Int
    package var selected: Int?
    package var isMoreSelected: Bool
  }

  /// How a controller is presented by the one that has it in `presented`.
  package struct Presented: Codable, Hashable, Sendable {
    package var style: PresentationStyle
    package var form: PresentationForm
    package var segue: String?
    package var anchor: String?
  }

  package var id: String
  package var className: String
  package var title: String?
  package var storyboard: String?
  package var traits: TraitCollection
  package var setBy: TraitSetters
  /// In the window, in points; nil where it is not on screen or views were not asked for.
  package var frame: Rect?
  package var isVisible: Bool
  package var isKey: Bool
  package var showPushes: Bool
  package var showDetailPushes: Bool
  package var split: Split?
  package var tabs: Tabs?
  package var pages: ControllerNode.Pages?
  package var children: [SimulatedController]
  package var presentation: Presented?
  /// What it presents; at most one.
  package var presented: [SimulatedController]

  package enum CodingKeys: String, CodingKey {
    case id
    case className = "class"
    case title, storyboard, traits, setBy, frame, isVisible, isKey, showPushes, showDetailPushes
    case split, tabs, pages, children, presentation, presented
  }

  /// - Parameter frames: of the controllers on screen, in the window.
  package init(_ node: ControllerNode, frames: [ControllerID: Rect]) {
    id = node.id.name
    className = node.className
    title = node.title
    storyboard = node.storyboard
    traits = node.traits
    setBy = TraitSetters(node.setBy)
    frame = frames[node.id]
    isVisible = node.isVisible
    isKey = node.isKey
    showPushes = node.showPushes
    showDetailPushes = node.showDetailPushes
    split = node.split.map { split in
      Split(
        isCollapsed: split.isCollapsed, displayMode: split.displayMode, behavior: split.behavior,
        columns: SplitColumn.allCases.compactMap { column in
          split.columns[column].map {
            Column(
              column: column, controller: $0.name,
              width: split.spans.first { $0.column == column }?.width)
          }
        })
    }
    tabs = node.tabs.map {
      Tabs(
        tabs: $0.tabs.map(\.name), visibleCount: $0.visibleCount, selected: $0.selected,
        isMoreSelected: $0.isMoreSelected)
    }
    pages = node.pages
    children = node.children.map { SimulatedController($0, frames: frames) }
    presentation = node.presentation.map {
      Presented(style: $0.style, form: $0.form, segue: $0.segue, anchor: $0.anchor)
    }
    presented = node.presentedController.map { SimulatedController($0, frames: frames) }
  }
}
