/// What a level leaves to those below it.
extension LevelSearch {
  /// Narrows the intervals to the best solutions.
  mutating func narrow() {
    for activity in costs.activities.contents where tableau.rowOfActivity[activity] >= 0 {
      let range = costs.range(of: activity)
      let region = range.lowerBound + regions[activity]
      if region > range.lowerBound {
        tableau.lower[activity] = max(
          tableau.lower[activity], costs.breakpoints[region - 1].position)
      }
      if region < range.upperBound {
        tableau.upper[activity] = min(tableau.upper[activity], costs.breakpoints[region].position)
      }
    }
    for column in touched.contents where tableau.nonbasicActivities[column] >= 0 {
      narrow(column)
    }
  }

  private mutating func narrow(_ column: Int) {
    let activity = tableau.nonbasicActivities[column]
    let value = tableau.values[activity]
    let range = costs.range(of: activity)
    let below = costs.passed(activity, at: value, includingEqual: false)
    let notAbove = costs.passed(activity, at: value, includingEqual: true)
    if reducedCosts[column] + costs.slope(activity, afterPassing: notAbove) > Tolerance.cost {
      tableau.upper[activity] = value
    } else if notAbove < range.count {
      tableau.upper[activity] = min(
        tableau.upper[activity], costs.breakpoints[range.lowerBound + notAbove].position)
    }
    if reducedCosts[column] + costs.slope(activity, afterPassing: below) < -Tolerance.cost {
      tableau.lower[activity] = value
    } else if below > 0 {
      tableau.lower[activity] = max(
        tableau.lower[activity], costs.breakpoints[range.lowerBound + below - 1].position)
    }
    if tableau.upper[activity] <= tableau.lower[activity] { tableau.removeColumn(column) }
  }
}
