import Localization

/// An Interface Builder document as it was written: its elements, and what in them is not known.
package struct Document: Sendable {
  package enum Kind: Sendable {
    case storyboard
    case xib
  }

  /// 64 MiB. The largest of the corpus has 0.6 MB.
  package static let largestSize = 64 << 20

  package let root: Element
  package let kind: Kind
  /// Things in the document that are kept but not known or not consistent, in document order.
  package let diagnostics: [Diagnostic]
  private let ids: ElementIDs

  /// Reads a document from its bytes.
  /// - Parameter isOfAnyPlatform: Whether one for macOS or watchOS is taken, too, of which only the text counts.
  package init(parsing bytes: [UInt8], isOfAnyPlatform: Bool = false) throws(DocumentError) {
    guard bytes.count <= Self.largestSize else { throw DocumentError.tooLarge }
    try checkSignature(of: bytes)
    try self.init(XMLParser().parse(bytes, isOfAnyPlatform: isOfAnyPlatform))
  }

  /// The document of what a builder was given.
  init(_ builder: consuming TreeBuilder) throws(DocumentError) {
    let survey = builder.survey
    let tree = ElementTree(builder)
    let root = Element(tree: tree, index: 0)
    guard let kind = Kind(of: root) else {
      throw DocumentError(
        .notADocument,
        localized(
          """
          The <document> has neither a type nor scenes or objects; open a .storyboard or .xib \
          file.
          """),
        line: root.line, column: root.column)
    }
    self.root = root
    self.kind = kind
    ids = ElementIDs(of: tree)
    diagnostics = Document.diagnostics(of: tree, survey: survey, ids: ids)
  }

  /// The same document with other texts.
  init(_ document: Document, tree: ElementTree) {
    root = Element(tree: tree, index: 0)
    kind = document.kind
    diagnostics = document.diagnostics
    ids = document.ids
  }

  /// The element with this id; the first where several have it.
  package func element(id: String) -> Element? {
    ids.index(of: id, in: root.tree).map { Element(tree: root.tree, index: $0) }
  }
}

extension Document.Kind {
  /// What the root says it is; without a type, what it holds.
  init?(of root: Element) {
    let isStoryboard = root["type"].map {
      $0.hasSuffix(".Storyboard.XIB") || $0.hasSuffix(".Storyboard")
    }
    switch (isStoryboard, root.child("scenes"), root.child("objects")) {
    case (true?, _, _), (nil, .some, _): self = .storyboard
    case (false?, _, _), (nil, nil, .some): self = .xib
    case (nil, nil, nil): return nil
    }
  }
}
