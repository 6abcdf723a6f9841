/// Exit statuses beside ArgumentParser's own (0, and 64 for a wrong command line).
package enum ExitStatus {
  /// A document or picture failed; the others were done.
  package static let failed: Int32 = 1
  /// `lint` found something, as the contract says.
  package static let findings: Int32 = 2
  /// A merge has left conflicts, as git expects of a driver.
  package static let conflicts: Int32 = 1
  /// A merge could not be made.
  package static let mergeFailed: Int32 = 2
  /// A merge could not be made as git's driver: above 128 git ends the merge, and takes nothing for conflicts.
  package static let driverFailed: Int32 = 255
  /// As git's driver a merge by lines ends with the number of its conflicts; from 126 on a shell says what it
  /// could not run.
  package static let mostLineConflicts: Int32 = 125
  /// `EX_IOERR` of sysexits.h.
  package static let outputFailed: Int32 = 74
}
