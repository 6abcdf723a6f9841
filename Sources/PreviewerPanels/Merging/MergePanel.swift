import CGtk
import Localization
import PreviewerGtk
import WorkerProtocol

/// The list of a merge's conflicts, in sentences, with what was chosen of each.
@MainActor
package final class MergePanel {
  enum Child: String, TemplateChild {
    case panel, title, list
    static var definition: [UInt8] { PackageResources.MergePanel_ui }
  }

  private let ui = Template(Child.self)
  private let merging: DocumentMerging
  private let list: SentenceList

  package init(merging: DocumentMerging) {
    self.merging = merging
    list = SentenceList(ui[.list], title: ui[.title]) { [weak merging] in merging?.go(to: $0) }
  }

  package var panel: Object { ui[.panel] }

  /// Takes over what is known.
  package func update() {
    let rows = merging.conflicts.map { conflict in
      SentenceList.Row(
        icon: conflict.choice == nil ? "dialog-question-symbolic" : "object-select-symbolic",
        sentence: merging.sentence(of: conflict),
        aside: conflict.choice?.title ?? localized("to decide"))
    }
    list.show(merging.sentence, rows, current: merging.current)
  }
}
