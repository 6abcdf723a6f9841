import Editing
import InterfaceBuilder
import WorkerProtocol

/// What takes a finding away without changing what the document says: one that is certainly right.
package struct LintFix {
  package enum Step {
    case remove(Element)
    case unset(Element, attribute: String)

    package var element: Element {
      switch self {
      case .remove(let element), .unset(let element, _): element
      }
    }
  }

  package let issue: Issue
  /// What it does, for people.
  package let title: String
  package let steps: [Step]
}

extension EditedDocument {
  /// Makes fixes of the document that was read. Elements that only held what is gone go with it.
  package mutating func apply(_ fixes: [LintFix]) throws(EditError) {
    var gone: Set<Int> = []
    for step in fixes.flatMap(\.steps) {
      // With an element around it, it may be gone already.
      guard let path = path(of: step.element) else { continue }
      switch step {
      case .unset(_, let attribute): try apply(.set(path, attribute: attribute, value: nil))
      case .remove(let element):
        gone.insert(element.number)
        var outermost = element
        while let parent = outermost.parent, Self.holders.contains(parent.name),
          parent.attributes.allSatisfy({ $0.name == "key" }),
          parent.children.allSatisfy({ gone.contains($0.number) })
        {
          gone.insert(parent.number)
          outermost = parent
        }
        if let path = self.path(of: outermost) { try apply(.remove(path)) }
      }
    }
  }

  private static let holders: Set = ["mask", "variation", "connections", "constraints"]
}
