import Glibc
import Logging
import Requests
import TextMetrics
import Traits
import Workspace

extension Resolver {
  /// The resolver of the program: the built-in devices with the user's own, and texts measured as
  /// iOS does.
  package static func standard(
    _ standardInput: StandardInput, timeLimit: TimeLimit, log: Logger
  ) -> Resolver {
    Resolver(
      catalogue: catalogueWithCustomDevices(log: log), text: CompatibleTextMeasurer(),
      rules: .lint, standardInput: standardInput,
      // This program, be it replaced by another in the meantime.
      imageReader: "/proc/self/exe", timeLimit: timeLimit, indexes: .standard)
  }

  package static func catalogueWithCustomDevices(log: Logger) -> DeviceCatalogue {
    var environment: [String: String] = [:]
    for name in ["XDG_DATA_HOME", "HOME"] {
      environment[name] = getenv(name).map { String(cString: $0) }
    }
    guard let directory = DeviceCatalogue.customDirectory(environment: environment) else {
      return .builtIn
    }
    let (catalogue, problems) = DeviceCatalogue.builtIn.addingCustomDevices(from: directory)
    for problem in problems { log.warning("\(problem)") }
    return catalogue
  }
}
