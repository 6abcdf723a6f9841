import Testing
import Traits

@testable import Assets

/// What `project.yml` says of an app's devices.
@Suite struct XcodeGenTests {
  /// The oldest version of iOS that is said of iOS, and the families of devices.
  @Test(
    arguments: [
      ("", nil, nil),
      ("name: Pier", nil, nil),
      (
        "options:\n  deploymentTarget:\n    iOS: 15.0\n    macOS: \"12.0\"\n", SystemVersion(15),
        nil
      ),
      ("options:\n  deploymentTarget:\n    macOS: 12.0 # iOS: 9.0\n", nil, nil),
      (
        "targets:\n  Pier:\n    platform: iOS\n    deploymentTarget: \"14.1\"\n",
        SystemVersion(14, 1),
        nil
      ),
      ("targets:\n  Pier:\n    platform: macOS\n    deploymentTarget: \"10.15\"\n", nil, nil),
      (
        """
        targets:
          Pier:
            type: application
            deploymentTarget: 16.0
            platform: iOS
            settings:
              base:
                TARGETED_DEVICE_FAMILY: "1"
          Mac:
            platform: macOS
            deploymentTarget: 11.0
        """, SystemVersion(16), [Idiom.phone]
      ),
      ("settings:\n  TARGETED_DEVICE_FAMILY: 1,2\r\n", nil, [.phone, .pad]),
    ] as [(String, SystemVersion?, [Idiom]?)])
  func destinations(_ text: String, _ oldest: SystemVersion?, _ idioms: [Idiom]?) {
    let found = XcodeGenSpec(Array(text.utf8)).destinations
    #expect(found.deployment == oldest)
    #expect(found.idioms == idioms.map(Set.init))
  }
}
