import Localization

/// Refuses, by its first bytes, what is plainly no text of an interface, and says what it is.
func checkSignature(of bytes: [UInt8]) throws(DocumentError) {
  guard bytes.contains(where: { !$0.isXMLSpace }) else {
    throw DocumentError(
      .malformed, localized("The file is empty; get it again, or create it anew in Xcode."),
      line: 1, column: 1
    )
  }
  let head = Array(bytes.prefix(1024))
  for (start, sentence) in otherSignatures where head.starts(with: start.utf8) {
    throw DocumentError(.notADocument, sentence)
  }
  let text = String(decoding: head.drop(while: \.isXMLSpace).prefix(16), as: UTF8.self)
  if ["<!doctype html", "<html"].contains(where: { text.lowercased().hasPrefix($0) }) {
    throw DocumentError(
      .notADocument,
      localized(
        """
        This is a web page, not an interface; download the file itself, not the page about it.
        """),
      line: 1, column: 1)
  }
  // UTF-16 has zero bytes too, beside a byte order mark or a first “<”.
  let isUTF16 =
    head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
    || head.starts(with: [0x3C, 0]) || head.starts(with: [0, 0x3C])
  if !isUTF16, head.contains(0) {
    throw DocumentError(
      .notADocument,
      localized("This is a binary file, not an interface; open a .storyboard or .xib file."))
  }
}

private let otherSignatures = [
  (
    "NIBArchive",
    localized("This is a compiled nib; open the .xib or .storyboard that it was compiled from.")
  ),
  (
    "bplist00",
    localized(
      """
      This is a binary property list, such as a compiled nib; open the .xib or .storyboard \
      that it was compiled from.
      """)
  ),
  (
    "version https://git-lfs",
    localized(
      """
      This is a Git LFS pointer, not the document itself; fetch the document with “git lfs \
      pull”.
      """)
  ),
]
