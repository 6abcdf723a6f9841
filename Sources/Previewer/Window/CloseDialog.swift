import CGtk
import Localization
import PreviewerGtk

/// Asks what becomes of changes that aren't saved when their window is closed.
@MainActor
final class CloseDialog {
  enum Child: String, TemplateChild {
    case dialog
    static var definition: [UInt8] { PackageResources.CloseDialog_ui }
  }

  /// What is answered, as the definition calls it.
  enum Answer: String {
    case save, discard, cancel
  }

  private let ui = Template(Child.self)

  init(parent: Object, answered: @escaping @MainActor (Answer) -> Void) {
    gtk_window_set_transient_for(ui[.dialog].pointer(), parent.pointer())
    Signal.onPointer(ui[.dialog].raw, "response") { response in
      let name = response.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) }
      if let answer = name.flatMap(Answer.init) { answered(answer) }
    }
  }

  /// - Parameter file: The document's name.
  func present(for file: String) {
    ui[.dialog].set("heading", localized("Save the Changes to “%1$s”?", file))
    gtk_window_present(ui[.dialog].pointer())
  }
}
