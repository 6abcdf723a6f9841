import CGtk

/// One call to GIO whose result comes later, on the main thread.
@MainActor
package struct AsynchronousCall {
  private final class Box {
    let finish: @MainActor (OpaquePointer?) -> Void

    init(_ finish: @escaping @MainActor (OpaquePointer?) -> Void) {
      self.finish = finish
    }
  }

  /// Pass both to GIO's function; it calls back exactly once.
  package let callback: GAsyncReadyCallback = { _, result, data in
    nonisolated(unsafe) let (result, data) = (result, data)
    MainActor.assumeIsolated {
      data.map { Unmanaged<Box>.fromOpaque($0).takeRetainedValue().finish(result) }
    }
  }
  package let data: UnsafeMutableRawPointer

  /// - Parameter finish: takes the `GAsyncResult` to its `…_finish` function.
  package init(_ finish: @escaping @MainActor (OpaquePointer?) -> Void) {
    data = Unmanaged.passRetained(Box(finish)).toOpaque()
  }
}

/// What went wrong in a call to GLib, in GLib's words.
package struct GLibError: Error {
  package let message: String

  /// Takes over an error that a C function has set.
  package init?(_ error: UnsafeMutablePointer<GError>?) {
    guard let error else { return nil }
    message = String(cString: error.pointee.message)
    g_error_free(error)
  }
}
