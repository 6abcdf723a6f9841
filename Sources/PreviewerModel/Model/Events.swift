/// Who is told of what happens to one owner, in the order in which they began to listen.
@MainActor
package final class Events<Event> {
  private var observers: [@MainActor (Event) -> Void] = []
  private var follower: (@MainActor (Event) -> Void)?

  package init() {}

  package func observe(_ observer: @escaping @MainActor (Event) -> Void) {
    observers.append(observer)
  }

  /// Has one more told, after all observers: it does what follows from an event.
  func follow(_ follower: @escaping @MainActor (Event) -> Void) {
    self.follower = follower
  }

  package func tell(_ event: Event) {
    for observer in observers { observer(event) }
    follower?(event)
  }

  /// Nobody is told anything any more.
  package func end() {
    observers = []
    follower = nil
  }
}
