import CGtk
import Localization
import WorkerProtocol

/// In the inspector: the image of the selected view, which of its files is shown, and why no other one.
@MainActor
final class ImageSection {
  private let section: FoldingSection
  private let preview: Preview
  private let name = Object.value("")
  private let grid = ImageGrid(side: 56)
  private lazy var answers = ImageAnswers { [weak self] in self?.take($0) }

  init(preview: Preview, folds: SectionFolds) {
    self.preview = preview
    section = FoldingSection(localized("Image"), folds: folds)
    section.content.append(name)
    section.content.append(grid.box)
    let all = Object(gtk_button_new_with_label(localized("All Images…")))
    gtk_actionable_set_action_name(all.opaque, "win.images")
    gtk_widget_set_halign(all.widget, GTK_ALIGN_START)
    gtk_widget_set_margin_top(all.widget, 6)
    section.content.append(all)
    section.box.isVisible = false
  }

  var box: Object { section.box }

  /// Follows what is selected, and on what it is shown.
  func update() {
    let image = preview.selection.flatMap { preview.imageName(of: $0) }
    box.isVisible = image != nil
    if image.map({ $0 != answers.question?.name }) ?? false { grid.say("") }
    name.setText(image ?? "")
    answers.ask(image.flatMap { preview.question(about: $0) })
  }

  /// Follows files that have changed.
  func outdate() {
    guard box.isVisible else { return }
    grid.outdate()
    answers.ask(answers.question, isForced: true)
  }

  private func take(_ answer: Result<ImageResult, Subprocess.Failure>) {
    switch answer {
    case .success(let image): grid.show(image)
    case .failure(let failure): grid.say(failure.message)
    }
  }
}
