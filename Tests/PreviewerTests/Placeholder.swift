import Testing

@testable import Previewer
