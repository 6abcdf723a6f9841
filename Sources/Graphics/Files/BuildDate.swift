import Glibc

/// The date that is written into files: not that of the moment, or no two of them would be the same.
struct BuildDate {
  /// As ISO 8601 has it.
  let text: String

  /// Seconds since 1970 from `SOURCE_DATE_EPOCH`, or none.
  /// Source: https://reproducible-builds.org/specs/source-date-epoch/
  static var standard: BuildDate {
    BuildDate(seconds: getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) } ?? 0)
  }

  init(seconds: Int) {
    var seconds = time_t(seconds)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 64)
    strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    self.text = text.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }
}
