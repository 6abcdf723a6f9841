/// A request that can't be meant as it is: an unknown device, or options that exclude each other.
/// It is about the request, whatever its documents hold.
package struct UsageError: Error, Hashable, Sendable {
  /// What is wrong and what to do.
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}
