import CGtk

/// The program's style sheets, over libadwaita's.
@MainActor
package enum StyleSheets {
  private static let general = Object(owning: gtk_css_provider_new())
  private static let highContrast = Object(owning: gtk_css_provider_new())

  /// Also follows whether the desktop has high contrast.
  package static func load() {
    guard let display = gdk_display_get_default() else { return }
    let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    for (provider, priority) in [(general, priority), (highContrast, priority + 1)] {
      gtk_style_context_add_provider_for_display(display, provider.opaque, priority)
    }
    fill(general, with: PackageResources.style_css)
    guard let manager = adw_style_manager_get_default() else { return }
    follow(manager)
    Signal.onPointer(UnsafeMutableRawPointer(manager), "notify::high-contrast") { _ in
      follow(manager)
    }
  }

  private static func follow(_ manager: OpaquePointer) {
    let isHigh = adw_style_manager_get_high_contrast(manager) != 0
    fill(highContrast, with: isHigh ? PackageResources.high_contrast_css : Array(" ".utf8))
  }

  private static func fill(_ provider: Object, with sheet: [UInt8]) {
    sheet.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        gtk_css_provider_load_from_data(provider.pointer(), $0.baseAddress, gssize($0.count))
      }
    }
  }
}
