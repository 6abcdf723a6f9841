import Scenes
import Synchronization
import Testing
import TextMetrics
import Traits

@testable import Layout
@testable import Staging

/// Scenes that are in container views, asked for on their own.
extension SceneStagerTests {
  private static let container = Size(width: 300, height: 200)
  private static let screen = Size(width: 400, height: 800)

  private func controller(_ id: String, _ subviews: String = "", leadingTo next: String? = nil)
    -> String
  {
    let segue = next.map {
      #"<connections><segue destination="\#($0)" kind="show" id="show-\#($0)"/></connections>"#
    }
    return scene(id, "viewController", view("view-" + id, subviews) + (segue ?? ""))
  }

  private func stack(_ id: String, over root: String) -> String {
    scene(
      id, "navigationController",
      #"<navigationBar key="navigationBar"/><connections>"#
        + relation("rootViewController", to: root) + "</connections>")
  }

  /// All the scenes by the ids of their controllers.
  private func layOutAll(_ scenes: [String]) throws -> [String: LaidOutScene] {
    var (stager, set) = try stager(of: scenes)
    var result: [String: LaidOutScene] = [:]
    for entry in set.entries {
      result[try #require(entry.controller?.id)] = try stager.layOut(entry)
    }
    return result
  }

  /// What a container holds is as large as its container view, whether or not it is seen at first.
  @Test func whatIsNotSeenAtFirstIsInItsContainerViewToo() throws {
    let scenes = try layOutAll([
      controller("outer", embedding("tabs")),
      scene(
        "tabs", "tabBarController",
        #"<tabBar key="tabBar"/><connections>"# + relation("viewControllers", to: "first")
          + relation("viewControllers", to: "nav") + "</connections>"),
      controller("first"), stack("nav", over: "second"),
      controller("second", leadingTo: "pushed"),
      controller("pushed", embedding("inner", height: 50)),
      controller("inner"),
    ])
    for (id, top, bottom) in [
      ("tabs", 0.0, 0.0), ("first", 0, 49), ("second", 44, 49), ("pushed", 44, 49),
    ] {
      let scene = try #require(scenes[id])
      #expect(scene.canvas == Self.container, "\(id)")
      #expect(scene.safeArea == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0), "\(id)")
    }
    #expect(try #require(scenes["outer"]).canvas == Self.screen)
    // In a container view of what isn't seen at first.
    #expect(try #require(scenes["inner"]).canvas == Size(width: 300, height: 50))
  }

  /// A collapsed split view's primary column is on its own what it is without the secondary one on it.
  @Test func theColumnsOfASplitViewInAContainerView() throws {
    let scenes = try layOutAll([
      controller("outer", embedding("split")),
      scene(
        "split", "splitViewController",
        "<connections>" + relation("masterViewController", to: "nav")
          + relation("detailViewController", to: "detail") + "</connections>"),
      stack("nav", over: "master"), controller("master"), controller("detail"),
    ])
    let stack = try #require(scenes["nav"])
    #expect(stack.contained.map(\.scene.scene.root.id) == ["view-master"])
    for id in ["split", "nav", "master", "detail"] {
      #expect(try #require(scenes[id]).canvas == Self.container, "\(id)")
    }
    #expect(try #require(scenes["master"]).safeArea.top == 44)
  }

  /// It keeps clear of the status bar, which is drawn for what is around it.
  @Test func aSceneInAContainerViewHasNoStatusBar() throws {
    let inner = try layout(
      controller("inner"), controller("outer", embedding("inner", y: 0)))
    #expect(inner.safeArea.top == 44)
    #expect(!inner.showsStatusBar)
    #expect(try layout(controller("alone")).showsStatusBar)
  }

  /// There would be nothing to see in it.
  @Test func aSceneInAnEmptyContainerViewFillsTheScreen() throws {
    let scenes = try layOutAll([
      controller("outer", embedding("inner", height: 0)),
      controller("inner", embedding("innermost", height: 50)), controller("innermost"),
    ])
    #expect(try #require(scenes["inner"]).canvas == Self.screen)
    #expect(try #require(scenes["innermost"]).canvas == Size(width: 300, height: 50))
  }

  @Test func eachOfTwoContainerViewsHasItsOwnCopyOfAScene() throws {
    let outer = try layout(
      controller(
        "outer",
        embedding("inner", "low", height: 50) + embedding("inner", "high", y: 200)),
      controller("inner"))
    #expect(outer.contained.map { outer.scene.views[$0.view].id } == ["low", "high"])
    #expect(outer.contained.map(\.scene.canvas.height) == [50, 200])
  }

  /// Whichever is asked for first, what is in itself fills the screen, and so does what is in that.
  @Test(arguments: [["a", "b", "c"], ["c", "b", "a"], ["b", "c", "a"]])
  func scenesThatAreInThemselves(order: [String]) throws {
    let scenes = [
      "a": controller("a", embedding("b")),
      "b": controller("b", embedding("a") + embedding("c", "other", y: 400)),
      "c": controller("c"),
    ]
    let all = try layOutAll(order.compactMap { scenes[$0] })
    #expect(all.values.allSatisfy { $0.canvas == Self.screen })
  }

  /// However many container views a scene has, it is laid out once for what is in them.
  @Test func theWorkGrowsWithTheContainerViews() throws {
    func work(_ count: Int) throws -> Int {
      let ids = (0..<count).map { "inner\($0)" }
      let outer = controller("outer", ids.map { embedding($0, "container-" + $0) }.joined())
      return try self.work(on: ids.map { controller($0) } + [outer])
    }
    let few = try work(10)
    #expect(few > 0)
    #expect(try work(20) < few * 3)
  }

  /// So it does where they are in each other, whichever scene is asked for first.
  @Test(arguments: [false, true])
  func theWorkGrowsWithTheDepth(isInnermostFirst: Bool) throws {
    func work(_ depth: Int) throws -> Int {
      let scenes = (0..<depth).map { index in
        controller(
          "v\(index)", index + 1 < depth ? embedding("v\(index + 1)", "c\(index)") : "")
      }
      return try self.work(on: isInnermostFirst ? scenes.reversed() : scenes)
    }
    let few = try work(10)
    #expect(few > 0)
    #expect(try work(40) <= few * 4)
  }

  /// What is laid out with the scene around it is what it is on its own.
  @Test func aSceneIsTheSameWithTheSceneAroundIt() throws {
    let scenes = [
      controller("outer", embedding("middle")),
      controller("middle", embedding("nav", "inner", y: 20, height: 120)),
      stack("nav", over: "top"), controller("top"),
    ]
    let together = try layOutAll(scenes)
    for id in ["middle", "nav", "top"] {
      var (stager, set) = try stager(of: scenes)
      let entry = try #require(set.entries.first { $0.controller?.id == id })
      let alone = try stager.layOut(entry)
      let scene = try #require(together[id])
      #expect(scene.frames == alone.frames, "\(id)")
      #expect(scene.safeArea == alone.safeArea, "\(id)")
      #expect(scene.scene.environment.setBy == alone.scene.environment.setBy, "\(id)")
      #expect(scene.contained.map(\.frame) == alone.contained.map(\.frame), "\(id)")
    }
  }

  /// How often layout asks whether it is cancelled, for all scenes.
  private func work(on scenes: [String]) throws -> Int {
    let asked = Counter()
    let engine = LayoutEngine(
      text: CompatibleTextMeasurer(),
      isCancelled: {
        asked.count.withLock { $0 += 1 }
        return false
      })
    var (stager, set) = try stager(of: scenes, engine: engine)
    for entry in set.entries { _ = try stager.layOut(entry) }
    return asked.count.withLock { $0 }
  }
}

private final class Counter: Sendable {
  let count = Mutex(0)
}
