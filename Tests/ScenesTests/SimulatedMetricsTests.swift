import Testing

@testable import Scenes

/// The bars around a controller that its simulated metrics, or its containers', say.
@Suite struct SimulatedMetricsTests {
  private func simulating(_ metrics: String) -> String {
    controller("vc", "viewController", "", metrics)
  }

  @Test(arguments: [
    (#"<nil key="simulatedStatusBarMetrics"/>"#, SimulatedBars(hasStatusBar: false)),
    (
      #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="lightContent"/>"#,
      SimulatedBars()
    ),
    (
      #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics" statusBarStyle="none"/>"#,
      SimulatedBars(hasStatusBar: false)
    ),
    (
      #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" largeTitles="YES"/>"#,
      SimulatedBars(top: SimulatedBars.Top(hasLargeTitle: true))
    ),
    (
      #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#,
      SimulatedBars(top: SimulatedBars.Top())
    ),
    (
      """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="YES"/>
      """,
      SimulatedBars(top: SimulatedBars.Top(isTranslucent: false, hasPrompt: true))
    ),
    (
      #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#, SimulatedBars(bottom: .tabBar)
    ),
    (
      #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>"#,
      SimulatedBars(bottom: .toolbar, isBottomTranslucent: false)
    ),
  ])
  func metricsOfTheControllerItself(metrics: String, expected: SimulatedBars) throws {
    #expect(try bars(simulating(metrics)) == expected)
  }

  @Test func aBarThatIsNilIsTakenAway() throws {
    let found = try bars(
      tabs(to: "nav"), navigation(),
      simulating(
        #"<nil key="simulatedTopBarMetrics"/><nil key="simulatedBottomBarMetrics"/>"#))
    #expect(found.top == nil)
    #expect(found.bottom == nil)
  }

  @Test func metricsOfAContainerReachItsChildren() throws {
    let container = controller(
      "nav", "navigationController", "",
      """
      <nil key="simulatedStatusBarMetrics"/>
      <navigationBar key="navigationBar"/><connections>\(root("vc"))</connections>
      """)
    #expect(try !bars(container, controller("vc")).hasStatusBar)
  }
}
