import CGtk
import Localization
import PreviewerGtk

/// A page of the inspector.
package enum InspectorPage: String, CaseIterable, Codable, Sendable {
  /// The values of what is selected, its segues and its connections.
  case attributes
  /// Where it is, how large, and the constraints that act on it.
  case size
  /// What it has in which size class.
  case varies
  /// Why it is where it is, and from where it has its traits.
  case why

  package var title: String {
    switch self {
    case .attributes: localized("Attributes")
    case .size: localized("Size", context: "inspector")
    case .varies: localized("Varies")
    case .why: localized("Why", context: "inspector")
    }
  }
}

/// The pages of the inspector below their tabs; each scrolls by itself.
@MainActor
final class InspectorPages {
  let box = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let stack = Object(gtk_stack_new())
  private let tabs = Object(gtk_stack_switcher_new())
  private var contents: [InspectorPage: Object] = [:]

  /// - Parameter first: The page that is shown at first.
  init(showing first: InspectorPage) {
    tabs.addStyle("inspector-tabs")
    gtk_stack_switcher_set_stack(tabs.opaque, stack.opaque)
    // The words are of different lengths, and all have to have room.
    gtk_box_layout_set_homogeneous(
      gtk_widget_get_layout_manager(tabs.widget).map { OpaquePointer($0) }, 0)
    Accessible(tabs.widget).setLabel(localized("Inspector"))
    // A page is as high as the panel, whatever the others are.
    gtk_stack_set_vhomogeneous(stack.opaque, 0)
    gtk_stack_set_hhomogeneous(stack.opaque, 0)
    gtk_widget_set_vexpand(stack.widget, 1)
    for page in InspectorPage.allCases { add(page) }
    for tab in tabButtons { gtk_widget_set_hexpand(tab, 1) }
    box.append(tabs)
    box.append(stack)
    shown = first
    Signal.onPointer(stack.raw, "notify::visible-child") { [weak self] _ in
      self.flatMap { $0.contents[$0.shown] }.map { Self.measureAnew($0.widget) }
    }
  }

  /// Has GTK measure a page anew. Boxes that were empty while the page wasn't shown keep the size request mode of empty
  /// ones (seen in GTK 4.8): their height would be that of texts that aren't broken into lines. A first measure drops
  /// that mode but still goes by it, so there have to be two.
  private static func measureAnew(_ content: UnsafeMutablePointer<GtkWidget>) {
    forgetSizes(of: content)
    gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, -1, nil, nil, nil, nil)
    forgetSizes(of: content)
  }

  private static func forgetSizes(of widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_queue_resize(widget)
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      forgetSizes(of: child)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  var shown: InspectorPage {
    get {
      gtk_stack_get_visible_child_name(stack.opaque)
        .flatMap { InspectorPage(rawValue: String(cString: $0)) } ?? .attributes
    }
    set { gtk_stack_set_visible_child_name(stack.opaque, newValue.rawValue) }
  }

  /// Whether there is anything to have pages of.
  var hasTabs: Bool {
    get { tabs.isVisible }
    set { tabs.isVisible = newValue }
  }

  /// Puts parts onto a page, one below the other.
  func append(_ parts: [Object], to page: InspectorPage) {
    for part in parts { contents[page]?.append(part) }
  }

  /// Shows a page and has the keyboard on its tab.
  func reveal(_ page: InspectorPage) {
    shown = page
    guard let place = InspectorPage.allCases.firstIndex(of: page), place < tabButtons.count else {
      return
    }
    gtk_widget_grab_focus(tabButtons[place])
  }

  /// The part of a page that a widget is in.
  func part(with widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkWidget>? {
    var part: UnsafeMutablePointer<GtkWidget>? = widget
    while let inner = part, let outer = gtk_widget_get_parent(inner) {
      if contents.values.contains(where: { $0.widget == outer }) { return inner }
      part = outer
    }
    return nil
  }

  private func add(_ page: InspectorPage) {
    let content = Object(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    content.addStyle("inspector-page")
    contents[page] = content
    let scroller = Object(gtk_scrolled_window_new())
    scroller.addStyle("fading")
    gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(scroller.opaque, content.widget)
    gtk_stack_add_titled(stack.opaque, scroller.widget, page.rawValue, page.title)
  }

  private var tabButtons: [UnsafeMutablePointer<GtkWidget>] {
    var buttons: [UnsafeMutablePointer<GtkWidget>] = []
    var next = gtk_widget_get_first_child(tabs.widget)
    while let button = next {
      buttons.append(button)
      next = gtk_widget_get_next_sibling(button)
    }
    return buttons
  }
}
