import FoundationEssentials

extension DeviceCatalogue {
  /// Bytes. A file of devices is far smaller; larger ones are not read.
  private static let largestFile = 4 << 20

  /// Where a user keeps files of devices: `ninefold/devices` in the data directory that the XDG
  /// Base Directory Specification names.
  /// - Parameter environment: the process's environment variables.
  package static func customDirectory(environment: [String: String]) -> String? {
    // The specification has relative paths ignored.
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
      return data + "/ninefold/devices"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/share/ninefold/devices"
  }

  /// This catalogue with the devices of every `*.json` in a directory, in the order of their names.
  /// A device with the name of one that is there replaces it. No such directory is no problem.
  /// - Returns: the catalogue, and what couldn't be used of the files.
  package func addingCustomDevices(
    from directory: String
  ) -> (catalogue: DeviceCatalogue, problems: [DeviceCatalogueError]) {
    let files = FileManager.default
    guard files.fileExists(atPath: directory) else { return (self, []) }
    guard let names = try? files.contentsOfDirectory(atPath: directory) else {
      let reason = DeviceCatalogueError.Reason.unreadable("not a directory that can be read")
      return (self, [DeviceCatalogueError(path: directory, reason: reason)])
    }
    var catalogue = self
    var problems: [DeviceCatalogueError] = []
    for name in names.filter({ $0.hasSuffix(".json") && !$0.hasPrefix(".") }).sorted() {
      let path = directory + "/" + name
      do {
        let bytes = try Self.read(path)
        let (found, faults) = try Self.decode(bytes, path: path, over: catalogue)
        catalogue.add(found)
        problems += faults
      } catch {
        problems.append(error)
      }
    }
    return (catalogue, problems)
  }

  private mutating func add(_ other: DeviceCatalogue) {
    for device in other.devices {
      if let index = devices.firstIndex(where: { $0.name == device.name }) {
        devices[index] = device
      } else {
        devices.append(device)
      }
    }
    canvases += other.canvases
    displays.merge(other.displays) { $1 }
  }

  private static func read(_ path: String) throws(DeviceCatalogueError) -> [UInt8] {
    func unreadable(_ why: String) -> DeviceCatalogueError {
      DeviceCatalogueError(path: path, reason: .unreadable(why))
    }
    // Opening a pipe or a device would wait for ever.
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: target)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw unreadable("not a regular file")
    }
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      guard data.count <= largestFile else { throw unreadable("larger than 4 MiB") }
      return Array(data)
    } catch let error as DeviceCatalogueError {
      throw error
    } catch {
      throw unreadable("can't be read; check its permissions")
    }
  }
}
