import Synchronization

/// Something that is made when it is asked for first.
final class Lazy<Value: Sendable>: Sendable {
  private enum State {
    case asked(Value)
    case open(@Sendable () -> Value)
  }

  private let state: Mutex<State>

  init(_ make: @escaping @Sendable () -> Value) { state = Mutex(.open(make)) }

  var value: Value {
    state.withLock { state in
      switch state {
      case .asked(let value): return value
      case .open(let make):
        let value = make()
        state = .asked(value)
        return value
      }
    }
  }
}
