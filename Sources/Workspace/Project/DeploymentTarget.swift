import Assets
import Files
import InterfaceBuilder
import Traits
import WorkerProtocol

/// The oldest version of iOS that an app is for: devices that have no later one never show its documents.
package enum DeploymentTarget {
  /// What a document says; nil where it leaves that to its project.
  ///
  /// MINED: the 37 documents of the corpus with a version have its decimal digits as hexadecimal ones, such as
  /// 2048 (0800) for 8.0 and 4352 (1100) for 11.0.
  package static func of(_ document: Document) -> SystemVersion? {
    let element = document.root.child("dependencies")?.child("deployment")
    guard let version = element?["version"].flatMap({ Int($0) }), (0x100...0x9999) ~= version,
      let major = Int(String(version >> 8, radix: 16)),
      let minor = Int(String(version >> 4 & 0xF, radix: 16))
    else { return nil }
    return SystemVersion(major, minor)
  }

  /// The oldest of those in a project's build settings; nil without any.
  /// Source: Xcode's build settings reference, IPHONEOS_DEPLOYMENT_TARGET.
  package static func of(_ project: ProjectFolder) -> SystemVersion? {
    SystemVersion.oldest(of: project.xcodeProjectFiles.flatMap { targets(in: $0.text) })
  }

  /// The same of one project's file.
  package static func of(projectFile file: [UInt8]) -> SystemVersion? {
    SystemVersion.oldest(of: targets(in: file))
  }

  private static func targets(in file: [UInt8]) -> [SystemVersion] {
    let key = Array("IPHONEOS_DEPLOYMENT_TARGET = ".utf8)
    var targets: [SystemVersion] = []
    var rest = file[...]
    while let start = rest.firstRange(of: key)?.upperBound {
      rest = rest[start...]
      let value = rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "\n") }
      let text = String(decoding: value, as: UTF8.self).filter { $0 != "\"" }
      if let target = SystemVersion(text) { targets.append(target) }
    }
    return targets
  }
}
