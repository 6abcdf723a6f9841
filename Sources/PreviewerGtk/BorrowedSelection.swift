import CGtk

/// The selection of a list that shows what somebody else has selected. GTK asks the owner which items
/// are selected, and tells it which one the user wants; there is nothing here that could differ from
/// what the owner holds.
///
/// GTK's own models hold a position. It moves as rows come and go above it, which looks like a choice
/// of the user's to whoever listens to it, and is lost with a row that is folded away.
@MainActor
package final class BorrowedSelection {
  /// A `GtkSelectionModel`.
  package let model: Object

  /// What the user wants, in positions of items.
  package enum Wish: Sendable {
    case nothing
    /// Only this one.
    case one(Int)
    /// This one beside the others.
    case add(Int)
    case remove(Int)
    /// Only these, as from the first one.
    case range(Range<Int>)
  }

  /// - Parameters:
  ///   - items: a `GListModel`.
  ///   - isSelected: asked about an item by its position.
  ///   - select: told what the user wants.
  package init(
    of items: Object, isSelected: @escaping @MainActor (Int) -> Bool,
    select: @escaping @MainActor (Wish) -> Void
  ) {
    guard let object = g_object_new_with_properties(selectionType, 0, nil, nil) else {
      preconditionFailure("GObject makes every registered type")
    }
    model = Object(owning: UnsafeMutableRawPointer(object))
    let owner = Owner(items: items, isSelected: isSelected, select: select)
    g_object_set_qdata_full(
      object, ownerKey, Unmanaged.passRetained(owner).toOpaque(),
      { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    let raw = model.raw
    Signal.onItemsChanged(items.raw) { [weak owner] position, removed, added in
      // The model owns its owner's record, and so is there as long as that is.
      guard owner != nil else { return }
      g_list_model_items_changed(OpaquePointer(raw), position, removed, added)
    }
  }

  /// To be called when something else is selected than before.
  package func changed() {
    let count = g_list_model_get_n_items(model.opaque)
    if count > 0 { gtk_selection_model_selection_changed(model.opaque, 0, count) }
  }
}

/// Whom a selection is borrowed from.
@MainActor
private final class Owner {
  let items: Object
  let isSelected: @MainActor (Int) -> Bool
  let select: @MainActor (BorrowedSelection.Wish) -> Void

  init(
    items: Object, isSelected: @escaping @MainActor (Int) -> Bool,
    select: @escaping @MainActor (BorrowedSelection.Wish) -> Void
  ) {
    self.items = items
    self.isSelected = isSelected
    self.select = select
  }
}

private let ownerKey = g_quark_from_string("ninefold-selection-owner")

/// Asks a model's owner, on the main thread, on which GTK calls.
private func ask<Answer: Sendable>(
  _ model: OpaquePointer?, _ question: @MainActor (Owner) -> Answer
) -> Answer? {
  let data = model.flatMap { g_object_get_qdata(UnsafeMutablePointer($0), ownerKey) }
  let owner = data.map { Unmanaged<Owner>.fromOpaque($0) }
  return MainActor.assumeIsolated { owner.map { question($0.takeUnretainedValue()) } }
}

private let selectionType: GType = {
  var about = GTypeInfo()
  about.class_size = guint16(MemoryLayout<GObjectClass>.size)
  about.instance_size = guint16(MemoryLayout<GObject>.size)
  let type = g_type_register_static(
    g_object_get_type(), "NinefoldBorrowedSelection", &about, GTypeFlags(0))
  var list = GInterfaceInfo(
    interface_init: { interface, _ in
      interface.map { implementList($0.assumingMemoryBound(to: GListModelInterface.self)) }
    }, interface_finalize: nil, interface_data: nil)
  g_type_add_interface_static(type, g_list_model_get_type(), &list)
  var selection = GInterfaceInfo(
    interface_init: { interface, _ in
      interface.map {
        implementSelection($0.assumingMemoryBound(to: GtkSelectionModelInterface.self))
      }
    }, interface_finalize: nil, interface_data: nil)
  g_type_add_interface_static(type, gtk_selection_model_get_type(), &selection)
  return type
}()

private func implementList(_ interface: UnsafeMutablePointer<GListModelInterface>) {
  interface.pointee.get_item_type = { model in
    ask(model) { g_list_model_get_item_type($0.items.opaque) } ?? g_object_get_type()
  }
  interface.pointee.get_n_items = { model in
    ask(model) { g_list_model_get_n_items($0.items.opaque) } ?? 0
  }
  interface.pointee.get_item = { model, position in
    // A pointer can't leave the actor; its bits can.
    let bits = ask(model) { Int(bitPattern: g_list_model_get_item($0.items.opaque, position)) }
    return UnsafeMutableRawPointer(bitPattern: bits ?? 0)
  }
}

private func implementSelection(_ interface: UnsafeMutablePointer<GtkSelectionModelInterface>) {
  interface.pointee.is_selected = { model, position in
    ask(model) { $0.isSelected(Int(position)) } == true ? 1 : 0
  }
  interface.pointee.select_item = { model, position, isOnly in
    ask(model) { $0.select(isOnly != 0 ? .one(Int(position)) : .add(Int(position))) } == nil ? 0 : 1
  }
  interface.pointee.unselect_item = { model, position in
    ask(model) { if $0.isSelected(Int(position)) { $0.select(.remove(Int(position))) } } == nil
      ? 0 : 1
  }
  interface.pointee.select_range = { model, position, count, _ in
    ask(model) { $0.select(.range(Int(position)..<Int(position + count))) } == nil ? 0 : 1
  }
  interface.pointee.unselect_all = { model in
    ask(model) { $0.select(.nothing) } == nil ? 0 : 1
  }
}
