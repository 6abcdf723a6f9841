import InterfaceBuilder

extension SourceTree {
  /// Gives an attribute a value or, with nil, takes it away.
  mutating func set(_ name: String, of index: NodeIndex, to value: String?) {
    let before = self[index].id
    defer { if before != self[index].id { noteID(of: index, before: before) } }
    let place = self[index].attributes.firstIndex { $0.name == name }
    guard let value else {
      if let place { self[index].attributes.remove(at: place) }
      return
    }
    if let place {
      guard self[index].attributes[place].value != value else { return }
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
    self[index].content = text.isEmpty ? [] : [.trivia(.text(XMLText.content(text)))]
    setEmptyTag(of: index, to: text.isEmpty)
  }

  mutating func rename(_ index: NodeIndex, to name: String) {
    let before = self[index].id
    defer { if before != self[index].id { noteID(of: index, before: before) } }
    self[index].name = name
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
    forgetIDs(in: index)
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
    guard let parent = self[index].parent,
      let place = self[parent].content.firstIndex(where: { $0.isElement(index) })
    else { return }
    // A scene's comment has its controller's title; others are their author's.
    let takesComment = self[index].name == "scene"
    self[parent].content.remove(at: place)
    if place > 0, case .trivia(let piece) = self[parent].content[place - 1] {
      let kept = Self.withoutLineEnd(piece.bytes(in: source), takesComment: takesComment)
      if kept.isEmpty {
        self[parent].content.remove(at: place - 1)
      } else {
        self[parent].content[place - 1] = .trivia(.made(Array(kept)))
      }
    }
    if !self[parent].hasChildren, isBlank(self[parent].content) {
      self[parent].content = []
      setEmptyTag(of: parent, to: true)
    }
    self[index].parent = nil
  }

  /// Puts an element that is in no other into one.
  private mutating func attach(
    _ index: NodeIndex, to parent: NodeIndex, at place: Int, comment: String? = nil
  ) {
    let indentation = childIndentation(of: parent)
    var added: [Content] = []
    if let indentation {
      let lineStart = newline + indentation
      let comment = comment.map { "<!--\($0)-->" + lineStart } ?? ""
      added.append(.trivia(.text(lineStart + comment)))
    }
    added.append(.element(index))
    self[index].parent = parent
    if !self[parent].hasChildren {
      if isBlank(self[parent].content) { self[parent].content = [] }
      setEmptyTag(of: parent, to: false)
      let end = self.indentation(of: parent).map { Content.trivia(.text(newline + $0)) }
      self[parent].content += added + (indentation == nil ? [] : [end].compactMap { $0 })
      return
    }
    let position = self[parent].contentPlace(behind: place)
    self[parent].content.insert(contentsOf: added, at: position)
  }

  /// Which of an element's children one of this name becomes.
  /// - Parameter name: With its property behind an @, where it has one.
  func place(inOrder name: String, in parent: NodeIndex) -> Int {
    let variation = "variation@"
    // The names of thousands would be asked for nothing. Variations have an order in any element.
    if !name.hasPrefix(variation), WritingOrder.shared.isList(self[parent].name) {
      return self[parent].children.count
    }
    let names = self[parent].children.map(childName)
    // MINED: in all 48 elements with several variations, of 469 with any, these are in the order of their keys.
    if name.hasPrefix(variation), let first = names.firstIndex(where: { $0.hasPrefix(variation) }) {
      return first + names[first...].prefix { $0.hasPrefix(variation) && $0 < name }.count
    }
    func ranked(_ name: String) -> String { name.hasPrefix(variation) ? "variation" : name }
    return WritingOrder.shared.position(
      ofChild: ranked(name), in: names.map(ranked), of: self[parent].name) ?? names.count
  }

  /// Which of an element's children comes right behind one of them; the first behind none.
  func place(behind previous: NodeIndex?, in parent: NodeIndex) -> Int {
    previous.flatMap { self[parent].children.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
  }

  func childName(of index: NodeIndex) -> String {
    self[index].name + (self[index]["key"].map { "@" + $0 } ?? "")
  }

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
      isEmptyTag: true, content: [], endTag: .text("</\(new.name)>"), text: new.text ?? "")
    if let text = new.text, !text.isEmpty, new.children.isEmpty {
      node.isEmptyTag = false
      node.content = [.trivia(.text(XMLText.content(text)))]
    }
    let index = add(node)
    let inner = indentation.map { $0 + indentationUnit }
    for child in new.children {
      let childIndex = make(child, indentation: inner)
      self[childIndex].parent = index
      if let inner { self[index].content.append(.trivia(.text(newline + inner))) }
      self[index].content.append(.element(childIndex))
    }
    if !new.children.isEmpty {
      self[index].isEmptyTag = false
      if let indentation { self[index].content.append(.trivia(.text(newline + indentation))) }
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

extension SourceTree.Content {
  func isElement(_ index: SourceTree.NodeIndex) -> Bool {
    if case .element(let other) = self { other == index } else { false }
  }
}

extension NewElement {
  var childName: String { name + (self["key"].map { "@" + $0 } ?? "") }
}

extension SourceTree {
  /// Writes comments in lines of their own before elements; before the root's children for the root.
  /// - Parameter markerLength: How many characters the marker in each has by which git finds a conflict.
  mutating func insertComments(_ texts: [NodeIndex: [String]], markerLength: Int) {
    let parents = Dictionary(grouping: texts.keys) { self[$0].parent }
    for (parent, children) in parents {
      guard let parent else {
        insertCommentsIntoRoot(texts[root] ?? [], markerLength)
        continue
      }
      let commented = Set(children)
      var content: [Content] = []
      for part in self[parent].content {
        if case .element(let child) = part, commented.contains(child) {
          let lineStart = Self.lineStart(behind: content.last, source, newline)
          let comments = (texts[child] ?? []).map { comment($0, markerLength) + lineStart }
          content.append(.trivia(.text(comments.joined())))
        }
        content.append(part)
      }
      self[parent].content = content
    }
  }

  private mutating func insertCommentsIntoRoot(_ texts: [String], _ markerLength: Int) {
    let lineStart = newline + (childIndentation(of: root) ?? "")
    let comments = texts.map { lineStart + comment($0, markerLength) }
    self[root].content.insert(.trivia(.text(comments.joined())), at: 0)
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
    behind content: Content?, _ source: [UInt8], _ newline: String
  ) -> String {
    guard case .trivia(let piece)? = content,
      let indentation = indentation(atEndOf: Array(piece.bytes(in: source)))
    else { return "" }
    return newline + String(decoding: indentation, as: UTF8.self)
  }
}
