import CGtk

/// Lists whose items are only numbers, of entries that the previewer keeps itself.
@MainActor
enum NumberList {
  /// A list model with a string for each number; the caller owns it.
  static func make(_ numbers: some Sequence<Int>) -> OpaquePointer? {
    let strings = gtk_string_list_new(nil)
    for number in numbers { gtk_string_list_append(strings, String(number)) }
    return strings
  }

  /// The number of an item of such a list.
  static func number(of item: OpaquePointer) -> Int? {
    gtk_string_object_get_string(item).flatMap { Int(String(cString: $0)) }
  }
}

extension Object {
  /// Says what the rows of a list view are. GTK makes as many as are seen, and uses them again for
  /// other items.
  /// - Parameters:
  ///   - make: A row, still without a content.
  ///   - bind: Gives a row the content of a `GtkListItem`.
  func setRows(
    make: @escaping @MainActor () -> Object,
    bind:
      @escaping @MainActor (_ item: OpaquePointer, _ row: UnsafeMutablePointer<GtkWidget>) ->
      Void
  ) {
    let factory = Object(owning: gtk_signal_list_item_factory_new())
    Signal.onPointer(factory.raw, "setup") { item in
      guard let item else { return }
      let row = make()
      gtk_list_item_set_child(OpaquePointer(item), row.widget)
    }
    Signal.onPointer(factory.raw, "bind") { item in
      guard let item = item.map({ OpaquePointer($0) }), let row = gtk_list_item_get_child(item)
      else { return }
      bind(item, row)
    }
    gtk_list_view_set_factory(opaque, factory.opaque)
  }
}
