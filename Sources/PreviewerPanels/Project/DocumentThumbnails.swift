import CGtk
import Files
import FoundationEssentials
import PreviewerGtk
import PreviewerModel
import PreviewerWorker

/// Documents as small pictures: those of the cache at once, others when a worker of their own has drawn them,
/// one after the other. What can't be drawn, or takes long, keeps its symbol.
@MainActor
package final class DocumentThumbnails {
  /// A widget that waits for its picture.
  private struct Wish {
    let picture: Subject
    let image: Object
    let isInSight: @MainActor () -> Bool
  }

  /// What a picture is of.
  private struct Subject {
    let path: String
    /// The id of a scene or top-level view; nil for the document.
    let scene: String?
  }

  private let version: String
  private var wishes: [Wish] = []
  private var drawing: Subprocess?
  /// The pictures that could not be drawn: of a document that changes another one is drawn.
  private var failed: Set<String> = []
  private var isTidied = false
  private var isGoingOn = false

  /// In the cache directory that the XDG Base Directory Specification names; nil where a link leads elsewhere.
  private static var folder: String? {
    makeFolder(["ninefold", "thumbnails"], in: String(cString: g_get_user_cache_dir()))
  }

  /// The longest side of a picture in pixels: that of a card on a display with two pixels to one.
  private static let side = 256
  /// Seconds; a document of usual size takes less than one.
  private static let patience = 5
  /// What pictures take on the disk stays below some megabytes.
  private nonisolated static let mostPictures = 1000

  /// - Parameter version: The program's; each has pictures of its own.
  package init(version: String) {
    self.version = version
  }

  /// A `GtkImage` without a picture yet.
  /// - Parameter pixels: Its longest side; logical ones.
  package func makeImage(pixels: Int32) -> Object {
    // What it shows, the row says.
    let image = Object(type: gtk_image_get_type(), role: GTK_ACCESSIBLE_ROLE_PRESENTATION)
    gtk_image_set_pixel_size(image.opaque, pixels)
    Signal.on(image.raw, "map") { [weak self] in self?.goOnSoon() }
    Self.showSymbol(in: image)
    return image
  }

  /// Shows a document's picture as soon as there is one.
  /// - Parameters:
  ///   - scene: The id of one of its scenes or top-level views; nil for the document.
  ///   - image: From ``makeImage(pixels:)``; it waits for nothing else any more.
  ///   - isInSight: Asked before a picture is looked for; tell ``goOn()`` when the answer changes.
  package func show(
    _ path: String, scene: String? = nil, in image: Object,
    isInSight: (@MainActor () -> Bool)? = nil
  ) {
    forget(image)
    Self.showSymbol(in: image)
    wishes.append(
      Wish(
        picture: Subject(path: path, scene: scene), image: image,
        isInSight: isInSight ?? { gtk_widget_get_mapped(image.widget) != 0 }))
  }

  /// Leaves an image as it is.
  package func forget(_ image: Object) {
    wishes.removeAll { $0.image.raw == image.raw }
  }

  /// Ends everything, for a window that is closed.
  package func stop() {
    wishes = []
    drawing?.cancel()
    drawing = nil
  }

  /// Looks again for what is in sight.
  func goOn() {
    wishes.removeAll { wish in
      guard wish.isInSight() else { return false }
      guard let file = file(of: wish.picture), !failed.contains(file) else { return true }
      return showPicture(at: file, in: wish.image)
    }
    guard drawing == nil, let next = wishes.first(where: { $0.isInSight() }),
      let file = file(of: next.picture)
    else { return }
    draw(next.picture, as: file)
  }

  /// Once for all rows that are shown at a time.
  func goOnSoon() {
    guard !isGoingOn else { return }
    isGoingOn = true
    MainLoop.whenIdle { [weak self] in
      self?.isGoingOn = false
      self?.goOn()
    }
  }

  // MARK: - Pictures

  private func draw(_ picture: Subject, as file: String) {
    if !isTidied, let folder = Self.folder {
      isTidied = true
      MainLoop.inBackground {
        Self.tidy(folder)
      } then: { _ in
      }
    }
    // What a link leads to would be written.
    guard !isLink(file) else {
      failed.insert(file)
      return goOn()
    }
    let arguments =
      [
        "thumbnail", "--size", "\(Self.side)", "--timeout", "\(Self.patience)",
      ] + (picture.scene.map { ["--scene=\($0)"] } ?? []) + [picture.path, file]
    drawing = Subprocess(worker: arguments, input: []) { [weak self] outcome in
      guard let self else { return }
      drawing = nil
      if case .failure = outcome { failed.insert(file) }
      // A picture that can't be read would be drawn again and again.
      if Self.picture(at: file) == nil { failed.insert(file) }
      goOn()
    }
  }

  /// Where a document's picture is, once there is one: its content, the picture's size and the program make
  /// another one. Nil where there is no document.
  private func file(of picture: Subject) -> String? {
    let (path, scene) = (picture.path, picture.scene ?? "")
    guard let folder = Self.folder, let stamp = FileStamps.of(path),
      let name = g_compute_checksum_for_string(
        G_CHECKSUM_SHA256,
        "\(version)\n\(Self.side)\n\(stamp)\n\(scene)\n\(path)", -1)
    else { return nil }
    defer { g_free(name) }
    return folder + "/" + String(cString: name) + ".png"
  }

  private static func picture(at file: String) -> Object? {
    guard g_file_test(file, G_FILE_TEST_IS_REGULAR) != 0, !isLink(file) else { return nil }
    return gdk_texture_new_from_filename(file, nil).map { Object(owning: $0) }
  }

  private func showPicture(at file: String, in image: Object) -> Bool {
    guard let picture = Self.picture(at: file) else { return false }
    gtk_image_set_from_paintable(image.opaque, picture.opaque)
    image.setStyle("dim-label", false)
    return true
  }

  private static func showSymbol(in image: Object) {
    gtk_image_set_from_icon_name(image.opaque, "ninefold-controller-symbolic")
    image.addStyle("dim-label")
  }

  /// Takes away the pictures that were made longest ago, of which some are of documents that have changed.
  private nonisolated static func tidy(_ folder: String) {
    let manager = FileManager.default
    let names = (try? manager.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > mostPictures else { return }
    let dated = names.map { name in
      let path = folder + "/" + name
      let date = (try? manager.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      return (path: path, date: date ?? .distantPast)
    }
    for old in dated.sorted(by: { $0.date > $1.date }).dropFirst(mostPictures / 2) {
      try? manager.removeItem(atPath: old.path)
    }
  }
}
