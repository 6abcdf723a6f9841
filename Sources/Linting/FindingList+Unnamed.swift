import InterfaceBuilder
import WorkerProtocol
import Workspace

/// Views that have no id are told from each other by where they are in their file; what is found about them has
/// fingerprints that survive moves of lines nevertheless.
extension FindingList {
  mutating func nameUnnamed(in document: Document) {
    guard findings.contains(where: { $0.id.map(UnnamedView.isPlace) == true }) else { return }
    var views: [String: UnnamedView] = [:]
    for element in document.root.subtree where element.id == nil {
      let view = UnnamedView(element)
      views[view.place] = view
    }
    var counts: [[String]: Int] = [:]
    rename { finding in
      guard let view = finding.id.flatMap({ views[$0] }) else { return nil }
      // Several of a rule are told apart by their order.
      let number = counts[[finding.rule, view.path], default: 0]
      counts[[finding.rule, view.path]] = number + 1
      return Fingerprint(finding.rule, file: finding.file, view.path, "\(number)").text
    }
  }
}

private struct UnnamedView {
  let element: Element

  init(_ element: Element) { self.element = element }

  /// What stands for its id; see ``Scenes/View``.
  var place: String { "ninefold:\(element.name):\(element.line).\(element.column)" }

  static func isPlace(_ id: String) -> Bool { id.hasPrefix("ninefold:") }

  /// From the nearest element with an id on.
  var path: String {
    var steps: [String] = []
    var current: Element? = element
    while let step = current, step.id == nil {
      let before = step.parent?.children.count { $0.name == step.name && $0.number < step.number }
      steps.append("\(step.name).\(before ?? 0)")
      current = step.parent
    }
    return ([current?.id ?? ""] + steps.reversed()).joined(separator: "/")
  }
}
