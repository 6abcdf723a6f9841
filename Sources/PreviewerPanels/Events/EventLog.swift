import Localization
import PreviewerModel
import Simulation
import Traits
import WorkerProtocol

/// Everything that happened in the running interface, in order, under the steps that made it happen.
struct EventLog: Hashable, Sendable {
  enum Row: Hashable, Sendable {
    /// A step.
    case heading(String)
    /// - Parameters:
    ///   - subject: the environment that the event reaches.
    ///   - traits: those before and after, where they change.
    case event(subject: String, text: String, traits: TraitChange?)
    /// A rule without a source that decided something.
    case note(String)
  }

  private(set) var rows: [Row] = []
  /// Without headings and notes.
  private(set) var eventCount = 0

  init() {}

  /// - Parameter cleared: so many of the launch and the steps, the first ones, are not shown any more.
  init(_ interaction: Interaction, cleared: Int = 0) {
    for (index, step) in interaction.played.enumerated().dropFirst(cleared) {
      let title = index == 0 ? localized("Launch") : interaction.steps[index - 1].title
      rows.append(.heading(index == 0 ? title : "\(index). \(title)"))
      // Who is gone after the step was there before it.
      let before = index == 0 ? [] : interaction.played[index - 1].controllers.all
      let names = Names(before + step.controllers.all)
      if let launch = step.launchScreen, launch.root != nil {
        rows.append(.event(subject: localized("Screen"), text: launch.name, traits: nil))
        eventCount += 1
      }
      for event in step.events {
        rows.append(
          .event(
            subject: names.subject(event.on), text: names.named(event.event.description),
            traits: TraitChange(event.event)))
        eventCount += 1
      }
      for note in step.notes {
        let subject = note.controller.map { names[$0] + ": " } ?? ""
        rows.append(.note("\(subject)\(note.message)"))
      }
    }
  }
}

extension EventLog.Row {
  var isHeading: Bool {
    if case .heading = self { true } else { false }
  }

  /// As it is copied.
  var text: String {
    switch self {
    case .heading(let title): title
    case .event(let subject, let text, let traits):
      "\t\(subject)\t\(text)" + (traits.map { "\t\($0.text)" } ?? "")
    case .note(let note): "\tnote\t\(note)"
    }
  }
}

/// The traits before and after an event.
struct TraitChange: Hashable, Sendable {
  let from: TraitCollection
  let to: TraitCollection

  /// Nil for an event that isn't about traits.
  init?(_ event: Event.Kind) {
    switch event {
    case .willTransitionToTraits(let from, let to): (self.from, self.to) = (from, to)
    case .traitCollectionDidChange(let from, let to):
      (self.from, self.to) = (from ?? TraitCollection(), to)
    default: return nil
    }
  }

  /// What differs: "horizontal compact → regular, scale 3 → 2".
  var text: String {
    [
      part(
        localized("horizontal"), from.horizontalSizeClass?.rawValue,
        to.horizontalSizeClass?.rawValue),
      part(localized("vertical"), from.verticalSizeClass?.rawValue, to.verticalSizeClass?.rawValue),
      part(localized("idiom"), from.userInterfaceIdiom?.rawValue, to.userInterfaceIdiom?.rawValue),
      part(localized("scale"), from.displayScale?.text(), to.displayScale?.text()),
      part(
        localized("text size"), from.preferredContentSizeCategory?.rawValue,
        to.preferredContentSizeCategory?.rawValue),
      part(localized("direction"), from.layoutDirection?.rawValue, to.layoutDirection?.rawValue),
    ].compactMap { $0 }.joined(separator: ", ")
  }

  private func part(_ name: String, _ from: String?, _ to: String?) -> String? {
    from == to ? nil : "\(name) \(from ?? "unspecified") → \(to ?? "unspecified")"
  }
}

/// What controllers are called, with their ids.
private struct Names {
  private let names: [String: String]

  init(_ controllers: [SimulatedController]) {
    names = Dictionary(
      controllers.map { ($0.id, Self.name(of: $0)) }, uniquingKeysWith: { _, last in last })
  }

  private static func name(of controller: SimulatedController) -> String {
    "\(controller.displayName) (\(controller.id))"
  }

  subscript(id: String) -> String { names[id] ?? id }

  /// - Parameter environment: such as `viewController abc-de-fgh`.
  func subject(_ environment: String) -> String {
    let parts = environment.split(separator: " ", maxSplits: 1)
    guard let id = parts.dropFirst().first else { return environment }
    let name = self[String(id)]
    // Not translated: as the trace has it.
    return parts[0] == "viewController" ? name : "\(parts[0]) of \(name)"
  }

  /// A text with the names of the controllers whose ids are in it.
  func named(_ text: String) -> String {
    text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let end = word.lastIndex { !"):,".contains($0) }.map(word.index(after:)) ?? word.startIndex
      let start = word[..<end].lastIndex(of: "(").map(word.index(after:)) ?? word.startIndex
      guard let name = names[String(word[start..<end])] else { return String(word) }
      return word[..<start] + name + word[end...]
    }.joined(separator: " ")
  }
}
