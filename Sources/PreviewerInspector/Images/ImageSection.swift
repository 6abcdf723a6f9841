import CGtk
import Localization
import PreviewerGtk
import PreviewerModel
import PreviewerWorker
import WorkerProtocol

/// In the inspector: the image of the selected view, which of its files is shown, and why no other one.
@MainActor
final class ImageSection {
  private let section: FoldingSection
  private let configuration: CurrentConfiguration
  private let selection: CurrentSelection
  private let document: DocumentSession
  private let name = Object.value("")
  private let grid = ImageGrid(side: 56)
  private lazy var answers = ImageAnswers { [weak self] in self?.take($0) }

  init(
    configuration: CurrentConfiguration, selection: CurrentSelection, document: DocumentSession,
    folds: SectionFolds
  ) {
    (self.configuration, self.selection, self.document) = (configuration, selection, document)
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
    let image = selection.element.flatMap { configuration.scenes.imageName(of: $0) }
    box.isVisible = image != nil
    if image.map({ $0 != answers.question?.name }) ?? false { grid.say("") }
    name.setText(image ?? "")
    answers.ask(
      image.flatMap { image in
        document.path.map { configuration.question(about: image, of: $0) }
      })
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
