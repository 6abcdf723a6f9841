import CGtk

/// What is carried to another program and made only when one takes it, beside the window.
@MainActor
package enum PromisedContent {
  package enum Form: Sendable {
    case bytes(type: String, make: @Sendable () -> [UInt8]?)
    /// A file, for programs that take files: its path.
    case file(make: @Sendable () -> String?)
  }

  /// A `GdkContentProvider`; who takes it chooses one of the forms, of which the best come first.
  package static func provider(_ forms: [Form]) -> Object {
    guard let object = g_object_new_with_properties(providerType, 0, nil, nil) else {
      preconditionFailure("GObject makes every registered type")
    }
    g_object_set_qdata_full(
      object, promisesKey, Unmanaged.passRetained(Promises(forms)).toOpaque(),
      { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
    return Object(owning: UnsafeMutableRawPointer(object))
  }
}

/// The forms of a provider by their types.
@MainActor
private final class Promises {
  let types: [String]
  private let forms: [String: PromisedContent.Form]

  init(_ forms: [PromisedContent.Form]) {
    let pairs = forms.flatMap { form in
      switch form {
      case .bytes(let type, _): [(type, form)]
      case .file: Self.typesOfFiles.map { ($0, form) }
      }
    }
    types = pairs.map(\.0)
    self.forms = Dictionary(pairs) { first, _ in first }
  }

  /// The types in which GTK hands out files, also to programs in a sandbox.
  private static var typesOfFiles: [String] {
    let builder = gdk_content_formats_builder_new()
    gdk_content_formats_builder_add_gtype(builder, gdk_file_list_get_type())
    let formats = gdk_content_formats_union_serialize_mime_types(
      gdk_content_formats_builder_free_to_formats(builder))
    defer { gdk_content_formats_unref(formats) }
    var count: gsize = 0
    let types = gdk_content_formats_get_mime_types(formats, &count)
    return (0..<Int(count)).compactMap { index in types?[index].map { String(cString: $0) } }
  }

  /// Makes the form of a type and writes it; the task is told how that ends.
  func write(_ type: String, to stream: Object, priority: gint, telling task: Object) {
    switch forms[type] {
    case .bytes(_, let make):
      MainLoop.inBackground(make) { bytes in
        guard let bytes else { return fail(task) }
        writeAll(bytes, to: stream, priority, telling: task)
      }
    case .file(let make):
      MainLoop.inBackground(make) { path in
        guard let path else { return fail(task) }
        writeFile(path, as: type, to: stream, priority, telling: task)
      }
    case nil: fail(task)
    }
  }
}

private let promisesKey = g_quark_from_string("ninefold-promises")

private func promises(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> Promises? {
  let data = provider.flatMap {
    g_object_get_qdata(
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self), promisesKey)
  }
  return data.map { Unmanaged<Promises>.fromOpaque($0).takeUnretainedValue() }
}

private let providerType: GType = {
  var about = GTypeInfo()
  about.class_size = guint16(MemoryLayout<GdkContentProviderClass>.size)
  about.instance_size = guint16(MemoryLayout<GdkContentProvider>.size)
  about.class_init = { provider, _ in
    provider.map { implement($0.assumingMemoryBound(to: GdkContentProviderClass.self)) }
  }
  return g_type_register_static(
    gdk_content_provider_get_type(), "NinefoldPromisedContent", &about, GTypeFlags(0))
}()

private func implement(_ provider: UnsafeMutablePointer<GdkContentProviderClass>) {
  provider.pointee.ref_formats = { provider in
    nonisolated(unsafe) let provider = provider
    // A pointer can't leave the actor; its bits can.
    let bits = MainActor.assumeIsolated {
      let builder = gdk_content_formats_builder_new()
      for type in promises(of: provider)?.types ?? [] {
        gdk_content_formats_builder_add_mime_type(builder, type)
      }
      return Int(bitPattern: gdk_content_formats_builder_free_to_formats(builder))
    }
    return OpaquePointer(bitPattern: bits)
  }
  provider.pointee.write_mime_type_async = {
    provider, type, stream, priority, cancellable, callback, data in
    guard let stream, let type, let task = g_task_new(provider, cancellable, callback, data)
    else { return }
    let name = String(cString: type)
    nonisolated(unsafe) let provider = provider
    nonisolated(unsafe) let (output, pending) = (stream, UnsafeMutableRawPointer(task))
    MainActor.assumeIsolated {
      let task = Object(owning: pending)
      guard let promises = promises(of: provider) else { return fail(task) }
      promises.write(name, to: Object(output), priority: priority, telling: task)
    }
  }
  provider.pointee.write_mime_type_finish = { _, result, error in
    g_task_propagate_boolean(result, error)
  }
}

@MainActor
private func fail(_ task: Object) {
  g_task_return_error(
    task.opaque,
    g_error_new_literal(
      g_io_error_quark(), gint(G_IO_ERROR_FAILED.rawValue),
      "It can't be made."))  // Not translated.
}

@MainActor
private func writeAll(
  _ bytes: [UInt8], to stream: Object, _ priority: gint, telling task: Object
) {
  let data = bytes.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
  let call = AsynchronousCall { result in
    var error: UnsafeMutablePointer<GError>?
    let isDone = g_output_stream_write_all_finish(stream.pointer(), result, nil, &error)
    g_bytes_unref(data)
    finish(task, isDone, error)
  }
  g_output_stream_write_all_async(
    stream.pointer(), UnsafeMutableRawPointer(mutating: g_bytes_get_data(data, nil)),
    gsize(bytes.count), priority, g_task_get_cancellable(task.opaque), call.callback, call.data)
}

@MainActor
private func writeFile(
  _ path: String, as type: String, to stream: Object, _ priority: gint, telling task: Object
) {
  let file = g_file_new_for_path(path)
  let list = g_slist_append(nil, file.map { UnsafeMutableRawPointer($0) })
  var value = GValue()
  g_value_init(&value, gdk_file_list_get_type())
  g_value_take_boxed(
    &value, gdk_file_list_new_from_list(list).map { UnsafeMutableRawPointer($0) })
  defer {
    g_value_unset(&value)
    g_slist_free_full(list, g_object_unref)
  }
  let call = AsynchronousCall { result in
    var error: UnsafeMutablePointer<GError>?
    finish(task, gdk_content_serialize_finish(result, &error), error)
  }
  gdk_content_serialize_async(
    stream.pointer(), type, &value, priority, g_task_get_cancellable(task.opaque), call.callback,
    call.data)
}

@MainActor
private func finish(
  _ task: Object, _ isDone: gboolean, _ error: UnsafeMutablePointer<GError>?
) {
  if let error {
    g_task_return_error(task.opaque, error)
  } else {
    g_task_return_boolean(task.opaque, isDone)
  }
}
