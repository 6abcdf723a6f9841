import Foundation
import Testing

@testable import PreviewerModel
@testable import PreviewerWorker

/// The window draws what the worker has laid out: it has none of the modules that lay out.
@Suite struct LinkedModulesTests {
  /// What the names of a module's types begin with in a program, mangled.
  private static func prefix(of module: String) -> Data {
    Data("$s\(module.utf8.count)\(module)".utf8)
  }

  @Test(arguments: [
    ("Graphics", true), ("Drawing", true), ("Simulation", true), ("Layout", false),
    ("Staging", false),
    ("ConstraintSolver", false), ("Depiction", false), ("Requests", false), ("Linting", false),
  ])
  func modulesOfTheWindow(module: String, isLinked: Bool) throws {
    let directory = try #require(ProgramFiles.directory)
    let program = try Data(
      contentsOf: URL(filePath: directory + "/ninefold"), options: .mappedIfSafe)
    #expect((program.range(of: Self.prefix(of: module)) != nil) == isLinked)
  }
}
