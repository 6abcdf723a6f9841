import Localization

/// Why a file cannot be read as an Interface Builder document. Always the user's to mend. Columns are in characters.
package typealias DocumentError = Fault<DocumentErrorCode>

package enum DocumentErrorCode: String, Sendable {
  case fileNotFound = "file-not-found"
  case fileUnreadable = "file-unreadable"
  case isDirectory = "is-directory"
  case malformed = "malformed-xml"
  case notADocument = "not-a-document"
  case tooLarge = "too-large"
  case tooDeep = "too-deep"
  case badNumber = "bad-number"
  case unsupportedEncoding = "unsupported-encoding"
}
