import Testing

@testable import WorkerProtocol
