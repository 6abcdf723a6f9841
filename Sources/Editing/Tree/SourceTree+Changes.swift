import InterfaceBuilder

extension SourceTree {
  /// Gives an attribute a value or, with nil, takes it away.
  mutating func set(_ name: String, of index: NodeIndex, to value: String?) {
    guard Self.naming.contains(name) else { return setAttribute(name, of: index, to: value) }
    forgetNames(of: index)
    setAttribute(name, of: index, to: value)
    note(index)
  }

  /// The attributes by which elements are found.
  private static let naming: Set = ["id", "sceneID", "key", "reference"]

  private mutating func setAttribute(_ name: String, of index: NodeIndex, to value: String?) {
    let place = self[index].attributes.firstIndex { $0.name == name }
    guard let value else {
      if let place { self[index].attributes.remove(at: place) }
      return
    }
    if let place {
      guard self[index].attributes[place].value.exact != value.exact else { return }
      self[index].attributes[place].value = value
      self[index].attributes[place].written = .text(XMLText.attribute(value))
      // The quotation mark may be one that the new value has.
      if self[index].attributes[place].end.bytes(in: source).first == UInt8(ascii: "'") {
        self[index].attributes[place] = Attribute(name, value)
      }
      return
    }
    let node = self[index]
    let position = WritingOrder.shared.position(
      ofAttribute: name, in: node.attributes.map(\.name), of: node.name)
    self[index].attributes.insert(Attribute(name, value), at: position)
  }

  /// Replaces all that is in an element without children by text.
  mutating func setText(of index: NodeIndex, to text: String) {
    self[index].text = text
    self[index].ending = text.isEmpty ? [] : [.text(XMLText.content(text))]
    setEmptyTag(of: index, to: text.isEmpty)
  }

  mutating func rename(_ index: NodeIndex, to name: String) {
    forgetNames(of: index)
    self[index].name = name
    note(index)
    self[index].tagStart = .text("<" + name)
    if !self[index].isEmptyTag { self[index].endTag = .text("</\(name)>") }
  }

  /// Adds a new element with all that is in it.
  /// - Parameter place: Which of the children it becomes.
  mutating func insert(_ new: NewElement, into parent: NodeIndex, at place: Int) -> NodeIndex {
    let indentation = childIndentation(of: parent)
    let index = make(new, indentation: indentation)
    attach(index, to: parent, at: place, comment: new.comment)
    return index
  }

  /// Removes an element with all that is in it.
  mutating func remove(_ index: NodeIndex) {
    forget(index)
    detach(index)
  }

  /// Puts an element elsewhere.
  /// - Parameter place: Which of the children it becomes, told where it is no child any more.
  mutating func move(_ index: NodeIndex, into parent: NodeIndex, at place: (SourceTree) -> Int) {
    let old = indentation(of: index)
    detach(index)
    if let old, let new = childIndentation(of: parent) { reindent(index, from: old, to: new) }
    attach(index, to: parent, at: place(self))
  }

  /// Takes an element out of the one that it is in.
  private mutating func detach(_ index: NodeIndex) {
    guard let parent = self[index].parent, let place = place(of: index) else { return }
    var left = self[index].before
    if let piece = left.popLast() {
      // A scene's comment has its controller's title; others are their author's.
      let kept = Self.withoutLineEnd(
        piece.bytes(in: source), takesComment: self[index].name == "scene")
      if !kept.isEmpty { left.append(.made(Array(kept))) }
    }
    self[index].before = []
    if let next = removeChild(index, at: place, of: parent) {
      if !left.isEmpty { self[next].before = left + self[next].before }
    } else {
      if !left.isEmpty { self[parent].ending = left + self[parent].ending }
    }
    if !self[parent].hasChildren, isBlank(self[parent].ending) {
      self[parent].ending = []
      setEmptyTag(of: parent, to: true)
    }
  }

  /// Puts an element that is in no other into one.
  private mutating func attach(
    _ index: NodeIndex, to parent: NodeIndex, at place: Int, comment: String? = nil
  ) {
    let indentation = childIndentation(of: parent)
    var before: [SourcePiece] = []
    if let indentation {
      let lineStart = newline + indentation
      let comment = comment.map { "<!--\($0)-->" + lineStart } ?? ""
      before = [.text(lineStart + comment)]
    }
    if !self[parent].hasChildren {
      if !isBlank(self[parent].ending) { before = self[parent].ending + before }
      setEmptyTag(of: parent, to: false)
      let end = indentation == nil ? nil : self.indentation(of: parent)
      self[parent].ending = end.map { [.text(newline + $0)] } ?? []
    }
    self[index].before = before
    addChild(index, to: parent, at: place)
  }

  /// Which of an element's children one of this name becomes.
  /// - Parameter name: With its property behind an @, where it has one.
  func place(inOrder name: String, in parent: NodeIndex) -> Int {
    let variation = "variation@"
    let children = self[parent].children
    // Variations have an order in any element.
    guard name.hasPrefix(variation) || !WritingOrder.shared.isList(self[parent].name) else {
      return children.count
    }
    // The names of thousands would be asked for nothing.
    let names = children.lazy.map { [self] in self[$0].childName }
    // MINED: in all 48 elements with several variations, of 469 with any, these are in the order of their keys.
    if name.hasPrefix(variation), let first = names.firstIndex(where: { $0.hasPrefix(variation) }) {
      return first + names[first...].prefix { $0.hasPrefix(variation) && $0 < name }.count
    }
    func ranked(_ name: String) -> String { name.hasPrefix(variation) ? "variation" : name }
    return WritingOrder.shared.position(
      ofChild: ranked(name), in: names.map(ranked), of: self[parent].name) ?? children.count
  }

  func childName(of index: NodeIndex) -> String { self[index].childName }

  func isInside(_ index: NodeIndex, _ ancestor: NodeIndex) -> Bool {
    var current: NodeIndex? = index
    while let node = current {
      if node == ancestor { return true }
      current = self[node].parent
    }
    return false
  }

  private mutating func setEmptyTag(of index: NodeIndex, to isEmpty: Bool) {
    guard self[index].isEmptyTag != isEmpty else { return }
    self[index].isEmptyTag = isEmpty
    if !isEmpty { self[index].endTag = .text("</\(self[index].name)>") }
  }

  private mutating func make(_ new: NewElement, indentation: String?) -> NodeIndex {
    var node = Node(
      parent: nil, name: new.name, tagStart: .text("<" + new.name),
      attributes: new.attributes.map { Attribute($0[0], $0[1]) }, tagEnd: .made([]),
      isEmptyTag: true, endTag: .text("</\(new.name)>"), text: new.text ?? "")
    if let text = new.text, !text.isEmpty, new.children.isEmpty {
      node.isEmptyTag = false
      node.ending = [.text(XMLText.content(text))]
    }
    let index = add(node)
    let inner = indentation.map { $0 + indentationUnit }
    for (place, child) in new.children.enumerated() {
      let childIndex = make(child, indentation: inner)
      self[childIndex].before = inner.map { [.text(newline + $0)] } ?? []
      addChild(childIndex, to: index, at: place)
    }
    if !new.children.isEmpty {
      self[index].isEmptyTag = false
      if let indentation { self[index].ending = [.text(newline + indentation)] }
    }
    return index
  }
}

extension SourceTree.Attribute {
  /// An attribute that the file doesn't have.
  init(_ name: String, _ value: String) {
    self.init(
      name: name, value: value, start: .text(" \(name)=\""),
      written: .text(XMLText.attribute(value)), end: .text("\""))
  }
}

extension NewElement {
  var childName: String { name + (self["key"].map { "@" + $0 } ?? "") }
}

extension SourceTree {
  /// Writes comments in lines of their own before elements; before the root's children for the root.
  /// - Parameter markerLength: How many characters the marker in each has by which git finds a conflict.
  mutating func insertComments(_ texts: [NodeIndex: [String]], markerLength: Int) {
    for (index, texts) in texts where index != root {
      let lineStart = Self.lineStart(behind: self[index].before.last, source, newline)
      let comments = texts.map { comment($0, markerLength) + lineStart }
      self[index].before.append(.text(comments.joined()))
    }
    guard let texts = texts[root] else { return }
    let lineStart = newline + (childIndentation(of: root) ?? "")
    let comments = texts.map { lineStart + comment($0, markerLength) }
    if let first = self[root].children.first {
      self[first].before.insert(.text(comments.joined()), at: 0)
    } else {
      self[root].ending.insert(.text(comments.joined()), at: 0)
    }
  }

  private func comment(_ text: String, _ markerLength: Int) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      // Two hyphens would end it.
      if scalar == "-", safe.unicodeScalars.last == "-" { safe += " " }
      safe.unicodeScalars.append(scalar)
    }
    return "<!--\(ConflictComment.marked(safe, newline: newline, length: markerLength))-->"
  }

  /// What begins a line as deep as the one that white space ends in; nothing where something else is in that line.
  private static func lineStart(
    behind piece: SourcePiece?, _ source: [UInt8], _ newline: String
  ) -> String {
    guard let piece, let indentation = indentation(atEndOf: Array(piece.bytes(in: source)))
    else { return "" }
    return newline + String(decoding: indentation, as: UTF8.self)
  }
}
