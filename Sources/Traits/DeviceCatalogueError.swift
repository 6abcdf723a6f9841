/// Something in a file of devices that can't be used. The rest of the file, and every other file,
/// is used all the same, but for ``Reason/unreadable(_:)`` and ``Reason/notACatalogue(_:)``.
package struct DeviceCatalogueError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The file, or the directory of such files, can't be read, and why.
    case unreadable(String)
    /// The file is not JSON, or not of the catalogue's shape.
    case notACatalogue(String)
    /// A display that lacks something or has an impossible figure.
    case badDisplay(name: String, problem: String)
    /// A device that lacks something or has an impossible figure; nil when it has no name.
    case badDevice(name: String?, problem: String)
    /// A device on a display that neither the file nor the catalogue has.
    case unknownDisplay(device: String, display: String)
    /// A canvas of a device that neither the file nor the catalogue has.
    case unknownDevice(canvas: String, device: String)
  }

  /// Nil for the catalogue that is built in.
  package let path: String?
  package let reason: Reason
}

extension DeviceCatalogueError: CustomStringConvertible {
  /// One line that says where, what, and what to do.
  package var description: String {
    "\(path ?? "built-in devices"): \(message)"
  }

  private var message: String {
    switch reason {
    case .unreadable(let why):
      "\(why). Its devices are left out."
    case .notACatalogue(let problem):
      "not a file of devices: \(problem). Correct it or remove it; its devices are left out."
    case .badDisplay(let name, let problem):
      "display “\(name)”: \(problem). Correct it; the devices that use it are left out."
    case .badDevice(let name, let problem):
      "device \(name.map { "“\($0)”" } ?? "without a name"): \(problem). Correct it; it is left out."
    case .unknownDisplay(let device, let display):
      "device “\(device)” is on display “\(display)”, which is not defined. "
        + "Define it under “displays” in this file; the device is left out."
    case .unknownDevice(let canvas, let device):
      "canvas “\(canvas)” stands for “\(device)”, which is no device here. "
        + "Correct the name; the canvas is left out."
    }
  }
}
