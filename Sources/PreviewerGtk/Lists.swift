import CGtk

/// Lists whose items are only numbers, of entries that the previewer keeps itself.
@MainActor
package enum NumberList {
  /// A list model with a string for each number; the caller owns it.
  package static func make(_ numbers: some Sequence<Int>) -> OpaquePointer! {
    let strings = gtk_string_list_new(nil)
    for number in numbers { gtk_string_list_append(strings, String(number)) }
    return strings
  }

  /// Puts other numbers in the place of those from a position on.
  package static func replace(
    _ list: OpaquePointer?, from position: Int, with numbers: some Sequence<Int>
  ) {
    let count = Int(g_list_model_get_n_items(list)) - position
    if count > 0 { gtk_string_list_splice(list, guint(position), guint(count), nil) }
    for number in numbers { gtk_string_list_append(list, String(number)) }
  }

  /// The number of an item of such a list.
  package static func number(of item: OpaquePointer) -> Int? {
    gtk_string_object_get_string(item).flatMap { Int(String(cString: $0)) }
  }
}

extension Object {
  /// Says what the rows of a list view are. GTK makes as many as are seen, and uses them again for
  /// other items.
  /// - Parameters:
  ///   - make: A row, still without a content.
  ///   - bind: Gives a row the content of a `GtkListItem`.
  ///   - unbind: Told that a row has no content any more.
  package func setRows(
    make: @escaping @MainActor () -> Object,
    bind:
      @escaping @MainActor (_ item: OpaquePointer, _ row: UnsafeMutablePointer<GtkWidget>) ->
      Void,
    unbind: (@MainActor (_ row: UnsafeMutablePointer<GtkWidget>) -> Void)? = nil
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
    if let unbind {
      Signal.onPointer(factory.raw, "unbind") { item in
        guard let item, let row = gtk_list_item_get_child(OpaquePointer(item)) else { return }
        unbind(row)
      }
    }
    gtk_list_view_set_factory(opaque, factory.opaque)
  }
}

/// A closure that a list box keeps for its rows; the list's destroy notification frees it.
private final class RowFunction<Function> {
  let function: Function

  init(_ function: Function) {
    self.function = function
  }
}

extension Object {
  /// Orders the rows of a list box by numbers, now and after `gtk_list_box_invalidate_sort`.
  package func setRowOrder(_ number: @escaping @MainActor (UnsafeMutableRawPointer) -> Int) {
    typealias Ordering = RowFunction<@MainActor (UnsafeMutableRawPointer) -> Int>
    gtk_list_box_set_sort_func(
      opaque,
      { first, second, data in
        nonisolated(unsafe) let (first, second, data) = (first, second, data)
        return MainActor.assumeIsolated {
          guard let data, let first, let second else { return 0 }
          let number = Unmanaged<Ordering>.fromOpaque(data).takeUnretainedValue().function
          return gint(number(first) - number(second))
        }
      }, Unmanaged.passRetained(Ordering(number)).toOpaque(),
      { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
  }

  /// Says what is above each row of a list box, now and after `gtk_list_box_invalidate_headers`.
  /// - Parameter header: given a row and the one before it, of those that are visible.
  package func setRowHeaders(
    _ header:
      @escaping @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Object?
  ) {
    typealias Heading = RowFunction<
      @MainActor (UnsafeMutableRawPointer, UnsafeMutableRawPointer?) -> Object?
    >
    gtk_list_box_set_header_func(
      opaque,
      { row, before, data in
        nonisolated(unsafe) let (row, before, data) = (row, before, data)
        MainActor.assumeIsolated {
          guard let data, let row else { return }
          let header = Unmanaged<Heading>.fromOpaque(data).takeUnretainedValue().function(
            row, before)
          withExtendedLifetime(header) { gtk_list_box_row_set_header(row, header?.widget) }
        }
      }, Unmanaged.passRetained(Heading(header)).toOpaque(),
      { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
  }
}
