import CGtk

/// A closure that the main loop calls; the source's destroy notification frees it.
private final class Callback {
  let function: @MainActor () -> Bool

  init(_ function: @escaping @MainActor () -> Bool) {
    self.function = function
  }
}

private let callBack: GSourceFunc = { data in
  nonisolated(unsafe) let data = data
  let goesOn = MainActor.assumeIsolated {
    data.map { Unmanaged<Callback>.fromOpaque($0).takeUnretainedValue().function() } ?? false
  }
  return goesOn ? 1 : 0
}

private let release: GDestroyNotify = { data in
  data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
}

/// Something to be done later by the main loop, unless it is cancelled or forgotten before.
@MainActor
package final class Timer {
  private var source: guint = 0

  /// - Parameter milliseconds: from now.
  package init(after milliseconds: Int, _ function: @escaping @MainActor () -> Void) {
    let callback = Callback { [weak self] in
      self?.source = 0
      function()
      return false
    }
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(milliseconds), callBack,
      Unmanaged.passRetained(callback).toOpaque(), release)
  }

  isolated deinit { cancel() }

  package func cancel() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }
}

package enum MainLoop {
  /// Does something when the main loop next has nothing more urgent to do.
  @MainActor
  package static func whenIdle(_ function: @escaping @MainActor () -> Void) {
    let callback = Callback {
      function()
      return false
    }
    g_idle_add_full(
      G_PRIORITY_DEFAULT, callBack, Unmanaged.passRetained(callback).toOpaque(), release)
  }

  /// Computes something on a thread of GLib's pool and hands it to the main thread.
  @MainActor
  package static func inBackground<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then finish: @escaping @MainActor (Value) -> Void
  ) {
    let job = BackgroundJob {
      let value = work()
      return { finish(value) }
    }
    let task = g_task_new(nil, nil, finishJob, nil)
    g_task_set_task_data(task, Unmanaged.passRetained(job).toOpaque(), release)
    g_task_run_in_thread(task, runJob)
    task.map { g_object_unref(UnsafeMutableRawPointer($0)) }
  }
}

/// On a thread of the pool.
private let runJob: GTaskThreadFunc = { task, _, data, _ in
  data.map { Unmanaged<BackgroundJob>.fromOpaque($0).takeUnretainedValue().run() }
  g_task_return_boolean(task, 1)
}

/// On the main thread.
private let finishJob: GAsyncReadyCallback = { _, task, _ in
  nonisolated(unsafe) let task = task
  MainActor.assumeIsolated {
    let data = task.flatMap { g_task_get_task_data($0) }
    data.map { Unmanaged<BackgroundJob>.fromOpaque($0).takeUnretainedValue().finish?() }
  }
}

/// Work for another thread. `run` happens before `finish`, by the task that both belong to, so the
/// two threads never touch it at the same time.
private final class BackgroundJob {
  private let work: () -> @MainActor () -> Void
  private(set) var finish: (@MainActor () -> Void)?

  init(_ work: @escaping () -> @MainActor () -> Void) {
    self.work = work
  }

  func run() {
    finish = work()
  }
}
