import Testing

@testable import Scenes

/// The bars of the controller `vc`.
func wholeBars(
  _ scenes: String, tools: String = "22505", initial: String = "", tieBreakers: [String] = []
) throws -> SimulatedBars {
  let set = try storyboard(scenes, tools: tools, initial: initial, tieBreakers: tieBreakers)
  return try #require(set.entries.first { $0.controller?.id == "vc" }).bars
}

/// Which bars the controller `vc` has: without the elements that they come from, and the stack.
func bars(
  _ scenes: String..., tools: String = "22505", initial: String = "", tieBreakers: [String] = []
) throws -> SimulatedBars {
  var bars = try wholeBars(
    scenes.joined(), tools: tools, initial: initial, tieBreakers: tieBreakers)
  bars.top?.element = nil
  bars.top?.backTitle = nil
  bars.isInNavigationController = false
  bars.bottomElement = nil
  bars.tabs = nil
  return bars
}

func segue(_ kind: String, to id: String = "vc", _ attributes: String = "") -> String {
  #"<segue destination="\#(id)" kind="\#(kind)" \#(attributes) id="segue-\#(kind)-\#(id)"/>"#
}

func root(_ id: String) -> String {
  segue("relationship", to: id, #"relationship="rootViewController""#)
}

func tab(_ id: String) -> String {
  segue("relationship", to: id, #"relationship="viewControllers""#)
}

func navigation(
  _ id: String = "nav", to child: String = "vc", _ attributes: String = "", bar: String = ""
) -> String {
  controller(
    id, "navigationController", attributes,
    #"<navigationBar key="navigationBar" \#(bar)/><connections>\#(root(child))</connections>"#)
}

func tabs(to child: String = "vc", bar: String = "") -> String {
  controller(
    "tabs", "tabBarController", "",
    #"<tabBar key="tabBar" \#(bar)/><connections>\#(tab(child))</connections>"#)
}

func split(to child: String) -> String {
  controller(
    "split", "splitViewController", "",
    "<connections>\(segue("relationship", to: child, #"relationship="masterViewController""#))</connections>"
  )
}

func showing(_ id: String, _ kind: String = "show", from: String = "first") -> String {
  controller(
    from, "viewController", "", "<connections>\(segue(kind, to: id))</connections>")
}

extension SimulatedBars {
  init(
    top: Top? = nil, bottom: Bottom? = nil, isBottomTranslucent: Bool = true,
    isSheet: Bool = false, coversScreen: Bool = false
  ) {
    self.init()
    self.top = top
    self.bottom = bottom
    self.isBottomTranslucent = isBottomTranslucent
    self.isSheet = isSheet
    self.coversScreen = coversScreen
  }

  init(hasStatusBar: Bool, isEmbedded: Bool = false) {
    self.init()
    self.hasStatusBar = hasStatusBar
    self.isEmbedded = isEmbedded
  }
}
