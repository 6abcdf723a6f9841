import Testing

@testable import Traits
