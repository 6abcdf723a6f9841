import InterfaceBuilder
import Localization

/// Merges what two sides made of a document, by its elements rather than its lines.
///
/// 1. The elements of the three versions are paired: `ElementTrios`.
/// 2. Of each it is decided whether the result has it, in which element, and at which place there.
/// 3. Each is written: of its tags, attributes, texts, and the white space around it, whichever only one side
///    changed is as that side has it, byte for byte.
/// 4. What would refer to something that is gone goes, too.
///
/// What both sides changed, each in another way, is a conflict and stays as ours has it, unless somebody has
/// chosen otherwise.
package struct DocumentMerge {
  typealias NodeIndex = SourceTree.NodeIndex

  let base: SourceTree
  let ours: SourceTree
  let theirs: SourceTree
  let trios: ElementTrios
  /// What was chosen, by the keys of conflicts.
  let choices: [String: MergeChoice]
  let markerLength: Int
  /// What theirs removed of what ours has, and the other way round.
  let removedByTheirs: RemovedParts
  let removedByOurs: RemovedParts
  /// The outermost elements of what theirs removed that stay all the same.
  var kept: Set<Int> = []
  /// Of what ours removed, what is back.
  var restored: Set<Int> = []
  /// What one side made and the result can't have.
  var dropped: Set<Int> = []
  /// The elements of the result by those that they are in; the root is in none.
  var parents: [Int: Int] = [:]
  /// Whose place counts, of elements that both sides moved, or moved into each other.
  var placedBy: [Int: MergeSide] = [:]
  /// Whose tags, or whose version of an attribute, count for another reason than what was changed in them.
  var sidesOfTags: [Int: MergeSide] = [:]
  var sidesOfAttributes: [Int: [String: MergeSide]] = [:]
  /// What somebody chose of frames.
  private let chosenFrames: (ours: [NodeIndex: Set<String>], theirs: [NodeIndex: Set<String>])
  /// What becomes of it. Elements that ours has keep their numbers.
  var result: SourceTree
  /// The elements of the result.
  var nodes: [Int: NodeIndex] = [:]
  var conflicts: [MergeConflict] = []
  /// What comments say of conflicts, by the elements that they are about.
  var comments: [Int: [String]] = [:]
  private var keys: Set<String> = []
  /// How many conflicts would have the same key.
  private var countsOfKeys: [String: Int] = [:]

  /// Merges three versions of a document.
  /// - Parameters:
  ///   - choices: By the keys of conflicts; what is chosen of none counts as not decided.
  ///   - markerLength: How long git's markers of conflicts are in such files.
  package static func merge(
    base: EditedDocument, ours: EditedDocument, theirs: EditedDocument,
    choices: [String: MergeChoice] = [:], markerLength: Int = ConflictComment.usualMarkerLength
  ) -> MergedDocument {
    var merge = DocumentMerge(
      base: base.tree, ours: ours.tree,
      theirs: withoutTakenIDs(theirs.tree, base: base.tree, ours: ours.tree), choices: choices,
      markerLength: markerLength)
    merge.run()
    return MergedDocument(
      document: EditedDocument(tree: merge.result), conflicts: merge.conflicts)
  }

  private init(
    base: SourceTree, ours: SourceTree, theirs: SourceTree, choices: [String: MergeChoice],
    markerLength: Int
  ) {
    self.choices = choices
    self.markerLength = markerLength
    self.base = base
    self.ours = ours
    self.theirs = theirs
    result = ours
    trios = ElementTrios(base: base, ours: ours, theirs: theirs)
    removedByTheirs = RemovedParts(keptBy: .ours, ours, base: base, trios)
    removedByOurs = RemovedParts(keptBy: .theirs, theirs, base: base, trios)
    chosenFrames = (ours.chosenFrames(), theirs.chosenFrames())
  }

  /// What somebody chose of a frame, as ours and theirs have it; nil where Interface Builder works it out.
  func chosenOfFrame(_ trio: Int) -> (ours: Set<String>?, theirs: Set<String>?) {
    (
      trios[trio].ours.flatMap { chosenFrames.ours[$0] },
      trios[trio].theirs.flatMap { chosenFrames.theirs[$0] }
    )
  }

  private mutating func run() {
    if !choices.isEmpty { findRestored() }
    decideRemovalsByTheirs()
    noteRemovalsByOurs()
    dropReferencesToWhatIsGone()
    decidePlaces()
    dropPartsThatBothReplaced()
    settle()
    dropSecondValues()
    write()
    removeReferencesToWhatIsGone()
    addCopies()
    writeComments()
  }

  func tree(_ side: MergeSide) -> SourceTree {
    switch side {
    case .base: base
    case .ours: ours
    case .theirs: theirs
    }
  }

  /// The element that one is in, as one of the versions has it.
  func parent(of trio: Int, _ side: MergeSide) -> Int? {
    let tree = tree(side)
    return trios[trio][side].flatMap { tree[$0].parent }.flatMap { trios.trio(of: $0, side) }
  }

  /// The version that shows best what an element is: ours, where that has it.
  func shown(_ trio: Int) -> (SourceTree, NodeIndex) {
    if let index = trios[trio].ours { return (ours, index) }
    if let index = trios[trio].theirs { return (theirs, index) }
    return (base, trios[trio].base ?? base.root)
  }

  // MARK: Conflicts

  /// What a conflict is known by: the element with an id, what it is about in that, and what of it.
  func key(of trio: Int, _ aspect: String) -> String {
    let (tree, index) = shown(trio)
    let owner = tree.owner(of: index)
    let id = tree[owner].id ?? "document"
    return owner == index ? "\(id)/\(aspect)" : "\(id)/\(tree.childName(of: index))/\(aspect)"
  }

  /// Notes a conflict.
  /// - Parameters:
  ///   - aspect: What of it both sides changed.
  ///   - canBeBoth: Whether theirs' could stand beside ours', for what it is.
  ///   - key: What the conflict is known by, unless that follows from the aspect.
  ///   - isRestored: Whether what ours removed is back for another reason.
  ///   - statement: What is said of it, without a full stop.
  /// - Returns: What was chosen; nil where nobody has decided.
  @discardableResult
  mutating func note(
    _ trio: Int, about aspect: String = "", canBeBoth: Bool = false, key: String? = nil,
    isRestored: Bool = false, _ statement: (_ subject: String) -> String
  ) -> MergeChoice? {
    let (tree, index) = shown(trio)
    let owner = tree.owner(of: index)
    let id = owner == tree.root ? nil : tree[owner].id
    let (name, part) = (tree[owner].name, owner == index ? nil : tree.childName(of: index))
    let key = freeKey(for: key ?? self.key(of: trio, aspect))
    let canBeBoth = canBeBoth && canBeDoubled(owner)
    var choice = isRestored ? .theirs : choices[key]
    if choice == .both, !canBeBoth { choice = nil }
    func message() -> String {
      MergeConflict.sentence(statement(Self.subject(id, name, part)), choice)
    }
    conflicts.append(
      MergeConflict(
        key: key, id: id, message: message(),
        choices: canBeBoth ? MergeChoice.allCases : [.ours, .theirs], choice: choice))
    if choice == nil {
      // Not translated: the document is the same in every language.
      comments[trio, default: []].append(Localization.untranslated(message))
    }
    return choice
  }

  private mutating func freeKey(for key: String) -> String {
    var number = countsOfKeys[key, default: 0] + 1
    var free = number == 1 ? key : "\(key)-\(number)"
    while !keys.insert(free).inserted {
      number += 1
      free = "\(key)-\(number)"
    }
    countsOfKeys[key] = number
    return free
  }
}

extension SourceTree {
  /// The element with an id that one is in, or is; the root where there is none.
  func owner(of index: NodeIndex) -> NodeIndex {
    var owner = index
    while self[owner].id == nil, let parent = self[owner].parent { owner = parent }
    return owner
  }
}
