import Testing

@testable import Assets
