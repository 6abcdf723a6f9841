#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Interface Builder writes texts with control characters in them as base 64, without its padding.
func decodeBase64(_ text: String) -> String? {
  let digits = text.filter { !$0.isWhitespace }
  let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
  return Data(base64Encoded: digits + padding).flatMap { String(data: $0, encoding: .utf8) }
}
