import CGtk
import Files
import Glibc
import Localization
import PreviewerGtk
import PreviewerModel
import PreviewerWorker
import Traits
import WorkerProtocol

/// The application: its windows, and what belongs to none of them.
@MainActor
package final class PreviewerApplication {
  package nonisolated static let id = "dev.ninefold.Ninefold"
  package nonisolated static let version = programVersion

  private let application: Object
  private var windows: [PreviewWindow] = []
  private let catalogue: DeviceCatalogue
  private var opening = Opening()
  /// Whether what is open has been remembered, as all of it is being closed.
  private var isLeft = false
  /// Whether a window has merged what the command line named.
  private var isMerged = false

  package init() {
    // A worker that dies while it is written to is an error to handle, not a reason to die with it.
    signal(SIGPIPE, SIG_IGN)
    Self.beginSentences()
    g_set_application_name("Ninefold")
    application = Object(
      owning: adw_application_new(Self.id, G_APPLICATION_HANDLES_OPEN))
    catalogue = Self.loadCatalogue()
    Signal.on(application.raw, "startup") { [weak self] in self?.startUp() }
    Signal.on(application.raw, "activate") { [weak self] in self?.activate() }
    Signal.onOpen(application.raw) { [weak self] files in
      for file in files { self?.open(file) }
      self?.beginAsAsked()
    }
  }

  /// Has all sentences in the user's language, those of the command line before there is an application.
  package nonisolated static func beginSentences() {
    Localization.begin(in: ProgramFiles.translations)
  }

  /// What ``run(_:)`` returns where no display can be opened, or without any font: `EX_UNAVAILABLE` of
  /// sysexits.h.
  private nonisolated static let unavailableStatus: Int32 = 69

  /// `EX_USAGE` of sysexits.h.
  private nonisolated static let usageStatus: Int32 = 64

  /// What git takes for a merge that isn't done.
  private nonisolated static let conflictStatus: Int32 = 1

  /// Runs until the last window is closed.
  /// - Parameters:
  ///   - documents: paths to open, each in a window.
  ///   - opening: what the windows begin with.
  ///   - isService: Whether the session's bus has started the program, which says then what to open.
  /// - Returns: the exit status.
  package func run(
    _ documents: [String], _ opening: Opening = Opening(), asService isService: Bool = false
  ) -> Int32 {
    self.opening = opening
    if let device = opening.device, catalogue.device(named: device) == nil {
      return Self.refuse(
        localized("there is no device “%1$s”; `ninefold-worker devices` lists them.", device),
        Self.usageStatus)
    }
    if opening.isSpecial {
      g_application_set_flags(
        application.pointer(),
        GApplicationFlags(
          G_APPLICATION_HANDLES_OPEN.rawValue | G_APPLICATION_NON_UNIQUE.rawValue))
    }
    guard gtk_init_check() != 0 else {
      return Self.refuse(
        localized(
          """
          no display can be opened; check DISPLAY or WAYLAND_DISPLAY. `ninefold-worker render` \
          draws without one.
          """))
    }
    // Without one GTK shows a black window.
    guard Self.hasFont else {
      return Self.refuse(
        localized(
          """
          no font is installed, or fontconfig finds none; install one (Debian: fonts-inter), and \
          check with `fc-list`.
          """))
    }
    // What begins with a dash was an option, or a path that ArgumentParser was told is one.
    let arguments =
      ["ninefold"] + (isService ? ["--gapplication-service"] : ["--"] + documents)
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { PathText.copy(of: $0) }
    defer { for pointer in pointers { free(pointer) } }
    let status = g_application_run(application.pointer(), Int32(pointers.count), &pointers)
    return status == 0 && opening.merge != nil && !isMerged ? Self.conflictStatus : status
  }

  private nonisolated static func refuse(
    _ reason: String, _ status: Int32 = unavailableStatus
  ) -> Int32 {
    let message = "ninefold: \(reason)\n"
    write(STDERR_FILENO, message, message.utf8.count)
    return status
  }

  /// Whether there is any font at all: every name leads to one then.
  private static var hasFont: Bool {
    guard let map = pango_cairo_font_map_get_default(),
      let context = pango_font_map_create_context(map),
      let description = pango_font_description_from_string("Sans")
    else { return false }
    defer {
      g_object_unref(UnsafeMutableRawPointer(context))
      pango_font_description_free(description)
    }
    guard let font = pango_font_map_load_font(map, context, description) else { return false }
    g_object_unref(font)
    return true
  }

  private static func loadCatalogue() -> DeviceCatalogue {
    var environment: [String: String] = [:]
    for name in ["HOME", "XDG_DATA_HOME"] {
      environment[name] = g_getenv(name).map { String(cString: $0) }
    }
    guard let directory = DeviceCatalogue.customDirectory(environment: environment) else {
      return .builtIn
    }
    let (catalogue, problems) = DeviceCatalogue.builtIn.addingCustomDevices(from: directory)
    for problem in problems {
      let message = "ninefold: \(problem)\n"
      write(STDERR_FILENO, message, message.utf8.count)
    }
    return catalogue
  }

  private func startUp() {
    StyleSheets.load()
    if let display = gdk_display_get_default() {
      // Not installed, the program has its icon beside its samples.
      if let resources = ProgramFiles.resources {
        gtk_icon_theme_add_search_path(
          gtk_icon_theme_get_for_display(display), resources + "/icons")
      }
    }
    for action in WindowAction.all {
      if case .ofApplication(let run) = action.effect { addAction(action.name, run) }
    }
    for (action, keys) in WindowAction.accelerators {
      ProgramKeys.set(keys, of: action, in: application)
    }
  }

  private func addAction(
    _ name: String, _ body: @escaping @MainActor (PreviewerApplication) -> Void
  ) {
    let action = Object(owning: g_simple_action_new(name, nil))
    Signal.onPointer(action.raw, "activate") { [weak self] _ in
      if let self { body(self) }
    }
    g_action_map_add_action(application.opaque, action.opaque)
  }

  func presentAbout() {
    AboutWindow.present(over: gtk_application_get_active_window(application.pointer()))
  }

  private func activate() {
    // Where a program that ended left unsaved changes, they are offered with their documents.
    let left = windows.isEmpty ? Journal.abandoned(in: Journal.folder) : []
    for entry in left { open(entry.journal.path) }
    if left.isEmpty, !(windows.isEmpty && restore()) { makeWindow().present() }
    beginAsAsked()
  }

  /// Has the windows that the command line opened be as it wants them.
  private func beginAsAsked() {
    for window in windows { window.begin(opening) }
    opening = Opening()
  }

  /// Shows the windows that were left open, where there are any and the user wants them.
  private func restore() -> Bool {
    guard Preferences.load().restores != false else { return false }
    for left in Session.load().windows {
      let window = makeWindow(left.state, isRestored: true)
      window.open(left)
      window.present()
    }
    return !windows.isEmpty
  }

  private func open(_ file: OpaquePointer) {
    // What has no path, such as a web address, gets the message that such a file gets.
    if let path = path(of: file) { return open(path) }
    guard let name = g_file_get_parse_name(file) else { return }
    defer { g_free(name) }
    open(String(cString: name))
  }

  private func open(_ path: String, selecting selection: Selection? = nil) {
    // A window that shows nothing yet is as good as a new one.
    let window = windows.first { $0.preview.document.path == nil } ?? makeWindow()
    window.open(path, selecting: selection)
    window.present()
  }

  /// - Parameter isRestored: Whether the state is its own, over which no preference for new windows goes.
  func makeWindow(_ state: WindowState? = nil, isRestored: Bool = false) -> PreviewWindow {
    let window = PreviewWindow(
      application: application, state: state ?? WindowState.load(), isRestored: isRestored,
      catalogue: catalogue)
    windows.append(window)
    isLeft = false
    window.onOpen = { [weak self] in self?.open($0, selecting: $1) }
    window.onClose = { [weak self, weak window] in
      if let self, !isLeft, windows.count == 1 { rememberWindows() }
      // The window's widgets still emit signals on their way out.
      if window?.isMerged == true { self?.isMerged = true }
      MainLoop.whenIdle { self?.windows.removeAll { $0 === window } }
    }
    return window
  }

  /// What is open comes back at the next start.
  private func rememberWindows() {
    Session(windows: windows.compactMap(\.forSession)).save()
  }

  func quit() {
    rememberWindows()
    isLeft = true
    for window in windows { gtk_window_close(window.window.pointer()) }
  }
}
