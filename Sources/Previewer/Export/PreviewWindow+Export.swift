import CGtk
import Drawing
import Graphics
import Localization
import PreviewerCanvas
import PreviewerGtk
import PreviewerModel
import PreviewerPanels
import PreviewerWorker
import Traits

/// Getting pictures out: onto the clipboard, into files and onto paper.
extension PreviewWindow {
  func connectPictures() {
    addPictureDrags()
    for widget in [canvas.area, outline.list] {
      widget.addShortcuts(WindowAction.named("copy-picture").localKeys) { [weak self] in
        self?.copyPicture()
      }
    }
  }

  /// The selection as PNG and as SVG; what is pasted into takes what it knows.
  func copyPicture() {
    guard let page = canvas.pageOfSelection() ?? canvas.pageOfScene() else { return }
    let reader = WorkerLocation.find()
    MainLoop.inBackground {
      ExportPage.carriedFormats.map { ($0.type, page.bytes($0.format, imageReader: reader)) }
    } then: { [weak self] pictures in
      guard let self else { return }
      var providers: [UnsafeMutablePointer<GdkContentProvider>?] = []
      for (type, result) in pictures {
        switch result {
        case .success(let bytes):
          let data = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
          providers.append(gdk_content_provider_new_for_bytes(type, data))
          g_bytes_unref(data)
        case .failure(let error):
          preview.document.notices.say(
            Notice(title: localized("The picture can't be copied. %1$s", error.description)))
        }
      }
      guard !providers.isEmpty else { return }
      // It takes over the array's references.
      guard let all = gdk_content_provider_new_union(&providers, gsize(providers.count)) else {
        return
      }
      gdk_clipboard_set_content(gtk_widget_get_clipboard(window.widget), all)
      g_object_unref(UnsafeMutableRawPointer(all))
      toast(localized("The picture is copied."))
    }
  }

  // MARK: - Printing

  /// What is compared on one page; else the selected scene, or all scenes, each on a page.
  private var pagesToPrint: [ExportPage] {
    if let page = canvas.comparisonPage() { return [page] }
    if preview.selection.element != nil, let page = canvas.pageOfScene() { return [page] }
    return canvas.pagesOfScenes()
  }

  func printPages() {
    let pages = pagesToPrint
    guard !pages.isEmpty else { return }
    let operation = Object(owning: gtk_print_operation_new())
    gtk_print_operation_set_n_pages(operation.pointer(), gint(pages.count))
    gtk_print_operation_set_job_name(operation.pointer(), fileName)
    gtk_print_operation_set_use_full_page(operation.pointer(), 0)
    if let settings = gtk_print_settings_new() {
      gtk_print_settings_set(settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME, preview.document.name)
      gtk_print_operation_set_print_settings(operation.pointer(), settings)
      g_object_unref(UnsafeMutableRawPointer(settings))
    }
    let captions = pages.map { $0.isSheet ? nil : caption(of: $0) }
    let painter = ViewPainter(imageReader: WorkerLocation.find())
    Signal.onDrawPage(operation.raw) { context, page in
      guard let context, pages.indices.contains(page),
        let cairo = gtk_print_context_get_cairo_context(context)
      else { return }
      let width = gtk_print_context_get_width(context)
      let top = captions[page].map { Self.print($0, width: width, context, cairo) } ?? 0
      let size = pages[page].size
      let scale = min(
        width / size.width, (gtk_print_context_get_height(context) - top) / size.height)
      let canvas = Canvas(borrowing: cairo)
      canvas.saved {
        canvas.translate((width - size.width * scale) / 2, top)
        canvas.scale(scale, scale)
        pages[page].paint(with: painter, on: canvas)
      }
    }
    var error: UnsafeMutablePointer<GError>?
    gtk_print_operation_run(
      operation.pointer(), GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, window.pointer(), &error)
    if let error = GLibError(error) {
      preview.document.notices.say(
        Notice(title: localized("It can't be printed. %1$s", error.message)))
    }
  }

  /// Two lines of Pango markup: what a page has, and on what.
  private func caption(of page: ExportPage) -> String {
    let place = [fileName, shownOn].filter { !$0.isEmpty }.joined(separator: " · ")
    return "<b>\(page.name.escapedForMarkup)</b>\n<small>\(place.escapedForMarkup)</small>"
  }

  /// Prints a caption at the top of a page, in the middle.
  /// - Parameter width: of the page, in the unit of the context.
  /// - Returns: What it takes of the height, with the room below it.
  private static func print(
    _ caption: String, width: Double, _ context: OpaquePointer, _ cairo: OpaquePointer
  ) -> Double {
    guard let layout = gtk_print_context_create_pango_layout(context) else { return 0 }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_markup(layout, caption, -1)
    pango_layout_set_width(layout, gint(width * Double(PANGO_SCALE)))
    pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    var height: gint = 0
    pango_layout_get_size(layout, nil, &height)
    cairo_set_source_rgb(cairo, 0, 0, 0)
    cairo_move_to(cairo, 0, 0)
    pango_cairo_show_layout(cairo, layout)
    return Double(height) / Double(PANGO_SCALE) * 1.5
  }
}
