import Testing

@testable import Editing

/// Children are found by their ranks, whatever is done to the list that they are in.
@Suite struct ChildPlaceTests {
  private static func tree(_ names: [String]) throws -> SourceTree {
    let elements = names.enumerated().map { "<\($1) reference=\"r\($0 % 7)\" id=\"e\($0)\"/>" }
    return try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      \(elements.joined(separator: "\n"))
      </objects></document>
      """
    ).tree
  }

  /// Every child is where it is said to be, and is the one that its path leads to.
  private func check(_ tree: SourceTree, _ list: SourceTree.NodeIndex) {
    var counts: [String: Int] = [:]
    for (place, child) in tree[list].children.enumerated() {
      #expect(tree.place(of: child) == place)
      let name = tree.childName(of: child)
      #expect(tree.ordinal(of: child, in: list) == counts[name, default: 0])
      counts[name, default: 0] += 1
      #expect(tree.node(at: tree.path(of: child)) == child)
      #expect(tree[child].parent == list)
    }
    let referring = tree.elements.filter { tree[$0]["reference"] != nil }
    for (reference, found) in Dictionary(grouping: referring, by: { tree[$0]["reference"] ?? "" }) {
      #expect(Set(tree.nodesByReference[reference] ?? []) == Set(found))
    }
  }

  /// More insertions at one place than ranks lie between two neighbours.
  @Test func manyInsertionsAtOnePlace() throws {
    var tree = try Self.tree(["view", "label", "view"])
    let list = tree[tree.root].children[0]
    for number in 0..<200 {
      let new = NewElement(name: number % 3 == 0 ? "label" : "view")
      _ = tree.insert(new, into: list, at: number % 2 == 0 ? 1 : 2)
      if number % 20 == 0 { check(tree, list) }
    }
    check(tree, list)
    #expect(tree[list].children.count == 203)
  }

  @Test func randomChanges() throws {
    var random = SystemRandomNumberGenerator()
    var tree = try Self.tree((0..<60).map { $0 % 4 == 0 ? "label" : "view" })
    let list = tree[tree.root].children[0]
    for step in 0..<400 {
      let children = tree[list].children
      guard let chosen = children.randomElement(using: &random) else { break }
      let place = Int.random(in: 0..<children.count, using: &random)
      switch step % 5 {
      case 0: tree.move(chosen, into: list) { _ in place }
      case 1:
        let reference = "r\(step % 7)"
        _ = tree.insert(
          NewElement(name: "view", attributes: [["reference", reference]]), into: list, at: place)
      case 2: tree.remove(chosen)
      case 3: tree.rename(chosen, to: step % 2 == 0 ? "label" : "view")
      default: tree.set("key", of: chosen, to: step % 2 == 0 ? "k" : nil)
      }
      if step % 40 == 0 { check(tree, list) }
    }
    check(tree, list)
  }
}
