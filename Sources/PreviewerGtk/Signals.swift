import CGtk

/// A closure that GTK keeps for us; the destroy notification of the connection frees it.
private final class Handler<Function> {
  let function: Function

  init(_ function: Function) {
    self.function = function
  }

  static func function(_ data: UnsafeMutableRawPointer?) -> Function? {
    data.map { Unmanaged<Handler>.fromOpaque($0).takeUnretainedValue().function }
  }
}

private typealias Raw = UnsafeMutableRawPointer

private func connect<Function, Trampoline>(
  _ instance: Raw, _ signal: String, _ function: Function, _ trampoline: Trampoline
) {
  g_signal_connect_data(
    instance, signal, unsafeBitCast(trampoline, to: GCallback.self),
    Unmanaged.passRetained(Handler(function)).toOpaque(),
    { data, _ in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } }, GConnectFlags(0))
}

/// Connects closures to signals: one function for each shape of arguments that GTK's signals have
/// and the previewer uses. GTK calls them on the main thread.
@MainActor
package enum Signal {
  package typealias Plain = @MainActor () -> Void
  package typealias Answering = @MainActor () -> Bool
  package typealias WithPointer = @MainActor (UnsafeMutableRawPointer?) -> Void
  package typealias WithNumber = @MainActor (Int) -> Void
  package typealias WithFactor = @MainActor (Double) -> Void
  package typealias WithPoint = @MainActor (Double, Double) -> Void
  package typealias WithNumbers = @MainActor (Int, Int) -> Void
  package typealias Scrolling = @MainActor (Double, Double) -> Bool
  package typealias Pressing = @MainActor (Int, Double, Double) -> Void
  package typealias Typing = @MainActor (_ key: UInt32, _ modifiers: UInt32) -> Bool
  package typealias Dropping = @MainActor (UnsafePointer<GValue>) -> Bool
  package typealias Opening = @MainActor ([OpaquePointer]) -> Void

  /// For signals without arguments.
  package static func on(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ function: @escaping Plain
  ) {
    let trampoline: @convention(c) (Raw?, Raw?) -> Void = { _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { Handler<Plain>.function(data)?() }
    }
    connect(instance, signal, function, trampoline)
  }

  /// For signals that ask whether they have been handled, like `close-request`.
  package static func asked(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ function: @escaping Answering
  ) {
    let trampoline: @convention(c) (Raw?, Raw?) -> gboolean = { _, data in
      nonisolated(unsafe) let data = data
      return MainActor.assumeIsolated { Handler<Answering>.function(data)?() ?? false } ? 1 : 0
    }
    connect(instance, signal, function, trampoline)
  }

  /// For signals with an object, a variant or a property, like `notify`.
  package static func onPointer(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ function: @escaping WithPointer
  ) {
    let trampoline: @convention(c) (Raw?, Raw?, Raw?) -> Void = { _, argument, data in
      nonisolated(unsafe) let (argument, data) = (argument, data)
      MainActor.assumeIsolated { Handler<WithPointer>.function(data)?(argument) }
    }
    connect(instance, signal, function, trampoline)
  }

  /// For signals with one integer, like `response`.
  package static func onNumber(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ function: @escaping WithNumber
  ) {
    let trampoline: @convention(c) (Raw?, gint, Raw?) -> Void = { _, argument, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { Handler<WithNumber>.function(data)?(Int(argument)) }
    }
    connect(instance, signal, function, trampoline)
  }

  /// For signals with two integers, like `resize`.
  package static func onNumbers(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ function: @escaping WithNumbers
  ) {
    let trampoline: @convention(c) (Raw?, gint, gint, Raw?) -> Void = { _, first, second, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { Handler<WithNumbers>.function(data)?(Int(first), Int(second)) }
    }
    connect(instance, signal, function, trampoline)
  }

  /// For `scale-changed` of a pinch.
  package static func onFactor(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ function: @escaping WithFactor
  ) {
    let trampoline: @convention(c) (Raw?, Double, Raw?) -> Void = { _, argument, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { Handler<WithFactor>.function(data)?(argument) }
    }
    connect(instance, signal, function, trampoline)
  }

  /// For signals with a point or an offset, like `motion` and `drag-update`.
  package static func onPoint(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ function: @escaping WithPoint
  ) {
    let trampoline: @convention(c) (Raw?, Double, Double, Raw?) -> Void = { _, x, y, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { Handler<WithPoint>.function(data)?(x, y) }
    }
    connect(instance, signal, function, trampoline)
  }

  /// For `scroll`.
  package static func onScroll(
    _ instance: UnsafeMutableRawPointer, _ function: @escaping Scrolling
  ) {
    let trampoline: @convention(c) (Raw?, Double, Double, Raw?) -> gboolean = { _, x, y, data in
      nonisolated(unsafe) let data = data
      return MainActor.assumeIsolated { Handler<Scrolling>.function(data)?(x, y) ?? false } ? 1 : 0
    }
    connect(instance, "scroll", function, trampoline)
  }

  /// For `pressed` and `released` of a click.
  package static func onPress(
    _ instance: UnsafeMutableRawPointer, _ signal: String, _ function: @escaping Pressing
  ) {
    let trampoline: @convention(c) (Raw?, gint, Double, Double, Raw?) -> Void = {
      _, count, x, y, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { Handler<Pressing>.function(data)?(Int(count), x, y) }
    }
    connect(instance, signal, function, trampoline)
  }

  /// For `key-pressed`.
  package static func onKey(_ instance: UnsafeMutableRawPointer, _ function: @escaping Typing) {
    let trampoline: @convention(c) (Raw?, guint, guint, guint, Raw?) -> gboolean = {
      _, key, _, modifiers, data in
      nonisolated(unsafe) let data = data
      return MainActor.assumeIsolated {
        Handler<Typing>.function(data)?(key, modifiers) ?? false
      } ? 1 : 0
    }
    connect(instance, "key-pressed", function, trampoline)
  }

  /// For `key-released`.
  package static func onRelease(
    _ instance: UnsafeMutableRawPointer, _ function: @escaping @MainActor (_ key: UInt32) -> Void
  ) {
    typealias Releasing = @MainActor (_ key: UInt32) -> Void
    let trampoline: @convention(c) (Raw?, guint, guint, guint, Raw?) -> Void = {
      _, key, _, _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { Handler<Releasing>.function(data)?(key) }
    }
    connect(instance, "key-released", function, trampoline)
  }

  /// For `draw-page` of a printing, with its context and the page's number from 0.
  package static func onDrawPage(
    _ instance: UnsafeMutableRawPointer,
    _ function: @escaping @MainActor (_ context: OpaquePointer?, _ page: Int) -> Void
  ) {
    typealias Drawing = @MainActor (_ context: OpaquePointer?, _ page: Int) -> Void
    let trampoline: @convention(c) (Raw?, OpaquePointer?, gint, Raw?) -> Void = {
      _, context, page, data in
      nonisolated(unsafe) let (context, data) = (context, data)
      MainActor.assumeIsolated { Handler<Drawing>.function(data)?(context, Int(page)) }
    }
    connect(instance, "draw-page", function, trampoline)
  }

  /// For `activate-link` of a label, with the link's address.
  package static func onLink(
    _ instance: UnsafeMutableRawPointer, _ function: @escaping @MainActor (String) -> Void
  ) {
    typealias Following = @MainActor (String) -> Void
    let trampoline: @convention(c) (Raw?, UnsafePointer<CChar>?, Raw?) -> gboolean = {
      _, address, data in
      nonisolated(unsafe) let data = data
      let address = address.map { String(cString: $0) } ?? ""
      MainActor.assumeIsolated { Handler<Following>.function(data)?(address) }
      return 1
    }
    connect(instance, "activate-link", function, trampoline)
  }

  /// For `accept` of a drop target, with the `GdkDrop`; what is answered counts, and nothing else.
  package static func onAccept(
    _ instance: UnsafeMutableRawPointer, _ function: @escaping @MainActor (OpaquePointer) -> Bool
  ) {
    typealias Accepting = @MainActor (OpaquePointer) -> Bool
    let trampoline: @convention(c) (Raw?, OpaquePointer?, Raw?) -> gboolean = { _, drop, data in
      nonisolated(unsafe) let (drop, data) = (drop, data)
      return MainActor.assumeIsolated {
        drop.flatMap { Handler<Accepting>.function(data)?($0) } ?? false
      } ? 1 : 0
    }
    connect(instance, "accept", function, trampoline)
  }

  /// For `drop`.
  package static func onDrop(_ instance: UnsafeMutableRawPointer, _ function: @escaping Dropping) {
    let trampoline:
      @convention(c) (Raw?, UnsafePointer<GValue>?, Double, Double, Raw?) -> gboolean = {
        _, value, _, _, data in
        nonisolated(unsafe) let (value, data) = (value, data)
        return MainActor.assumeIsolated {
          value.flatMap { Handler<Dropping>.function(data)?($0) } ?? false
        } ? 1 : 0
      }
    connect(instance, "drop", function, trampoline)
  }

  /// For `prepare` of a drag, with where it began; the `GdkContentProvider` that is dragged, or nil for no drag.
  package static func onPrepare(
    _ instance: UnsafeMutableRawPointer,
    _ function: @escaping @MainActor (Double, Double) -> Object?
  ) {
    typealias Preparing = @MainActor (Double, Double) -> Object?
    let trampoline: @convention(c) (Raw?, Double, Double, Raw?) -> Raw? = { _, x, y, data in
      nonisolated(unsafe) let data = data
      // A pointer can't leave the actor; its bits can. GTK takes over a reference.
      let bits = MainActor.assumeIsolated {
        Int(
          bitPattern: Handler<Preparing>.function(data)?(x, y).map { g_object_ref($0.raw) } ?? nil)
      }
      return Raw(bitPattern: bits)
    }
    connect(instance, "prepare", function, trampoline)
  }

  /// For `query-tooltip`: asks for what to say of the widget, or nothing.
  package static func onTooltip(
    _ instance: UnsafeMutableRawPointer, _ function: @escaping @MainActor () -> String?
  ) {
    typealias Saying = @MainActor () -> String?
    let trampoline: @convention(c) (Raw?, gint, gint, gboolean, OpaquePointer?, Raw?) -> gboolean =
      {
        _, _, _, _, tooltip, data in
        nonisolated(unsafe) let (tooltip, data) = (tooltip, data)
        return MainActor.assumeIsolated {
          guard let text = Handler<Saying>.function(data)?() else { return false }
          gtk_tooltip_set_text(tooltip, text)
          return true
        } ? 1 : 0
      }
    connect(instance, "query-tooltip", function, trampoline)
  }

  /// For an application's `open`, with `GFile`s.
  package static func onOpen(_ instance: UnsafeMutableRawPointer, _ function: @escaping Opening) {
    let trampoline:
      @convention(c) (Raw?, UnsafePointer<OpaquePointer?>?, gint, Raw?, Raw?) -> Void = {
        _, files, count, _, data in
        nonisolated(unsafe) let (files, data) = (files, data)
        MainActor.assumeIsolated {
          let files = UnsafeBufferPointer(start: files, count: Int(count)).compactMap { $0 }
          Handler<Opening>.function(data)?(files)
        }
      }
    connect(instance, "open", function, trampoline)
  }

  /// For `items-changed` of a list model, with the position, and how many were removed and added there.
  static func onItemsChanged(
    _ instance: UnsafeMutableRawPointer,
    _ function: @escaping @MainActor (guint, guint, guint) -> Void
  ) {
    typealias Changing = @MainActor (guint, guint, guint) -> Void
    let trampoline: @convention(c) (Raw?, guint, guint, guint, Raw?) -> Void = {
      _, position, removed, added, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { Handler<Changing>.function(data)?(position, removed, added) }
    }
    connect(instance, "items-changed", function, trampoline)
  }

  /// For `changed` of a file's monitor, whatever the change is.
  package static func onFileEvent(_ instance: UnsafeMutableRawPointer, _ function: @escaping Plain)
  {
    let trampoline: @convention(c) (Raw?, Raw?, Raw?, gint, Raw?) -> Void = { _, _, _, _, data in
      nonisolated(unsafe) let data = data
      MainActor.assumeIsolated { Handler<Plain>.function(data)?() }
    }
    connect(instance, "changed", function, trampoline)
  }
}
