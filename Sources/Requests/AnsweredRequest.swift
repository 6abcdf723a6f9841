import Processes
import WorkerProtocol

/// A request that a resolver answers. A command lists it, with which the worker knows it.
package protocol AnsweredRequest: RequestParameters {
  associatedtype Answer: RequestAnswer

  func answer(by resolver: Resolver, _ cancellation: Cancellation) throws -> Answer
}
