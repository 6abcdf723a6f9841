import CGtk
import Files
import Localization
import PreviewerGtk
import PreviewerModel

/// What was found in a document of the project: a picture of the scene, the text that was found, and where it is.
@MainActor
struct MatchRow {
  let row: Object
  let image: Object

  /// Logical pixels.
  private static let pictureSize: Int32 = 48

  init(_ match: ProjectSearch.Match, _ thumbnails: DocumentThumbnails) {
    image = thumbnails.makeImage(pixels: Self.pictureSize)
    row = Object(adw_action_row_new())
    adw_action_row_add_prefix(row.pointer(), image.widget)
    adw_preferences_row_set_use_markup(row.pointer(), 0)
    let text = match.term.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    adw_preferences_row_set_title(row.pointer(), Directions.marked(text))
    adw_action_row_set_title_lines(row.pointer(), 1)
    let file = PathText.shown(String(match.document.fileName))
    // What a scene is called is no label that can be selected.
    let isScene = match.view == nil && match.term.kind == .label
    let kind = isScene ? localized("Scene") : match.term.kind.title
    let parts = [kind, match.sceneTitle, file].map(\.isolated)
    adw_action_row_set_subtitle(
      row.pointer(), parts.joined(separator: " · ").escapedForMarkup)
    adw_action_row_set_subtitle_lines(row.pointer(), 1)
    gtk_list_box_row_set_activatable(row.pointer(), 1)
    gtk_widget_set_tooltip_text(row.widget, PathText.shown(match.document))
    Accessible(row.widget).setLabel(
      localized(
        "%1$s, in %2$s",
        isScene ? localized("Scene: %1$s", match.term.text) : match.term.reason,
        "\(match.sceneTitle), \(match.document)"))
  }
}
