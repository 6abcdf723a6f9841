import Traits

extension DeviceCatalogue {
  /// The device with a name that the catalogue has, else what such a name stands for. Of what is shown the
  /// names are the catalogue's own, and are asked for often: to take all names apart each time takes long.
  func device(called name: String) -> Device? {
    devices.last { $0.name == name } ?? device(named: name)
  }
}
