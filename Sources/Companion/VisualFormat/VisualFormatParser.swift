import InterfaceBuilder
import Localization

/// Parses Apple's Visual Format Language into constraints.
///
///     format     = ["H:" | "V:"] ["|" connection] view {connection view} [connection "|"]
///     view       = "[" name [predicates] "]"
///     connection = [] | "-" | "-" (number | metric | predicates) "-"
///     predicates = "(" predicate {"," predicate} ")"
///     predicate  = ["==" | ">=" | "<="] (number | metric | name) ["@" (number | metric)]
///
/// A view's name in a predicate stands for that view's length, so only a view's predicates may have one.
/// Source: Auto Layout Guide, appendix "Visual Format Language".
struct VisualFormatParser {
  private var scanner: ConstraintScanner
  private let axis: VisualFormatAxis
  private let options: [VisualFormatOption]
  private var constraints: [DeclaredConstraint] = []
  /// The views so far, in the order in which they are read, and where each is written.
  private var views: [(name: String, offset: Int)] = []

  /// - Parameters:
  ///   - metrics: Numbers by name.
  ///   - options: In any order; of several directions or spacings the last counts.
  static func parse(
    _ text: String, metrics: [String: Double] = [:], options: [VisualFormatOption] = []
  ) throws(ConstraintTextError) -> [DeclaredConstraint] {
    var scanner = ConstraintScanner(text, metrics: metrics)
    let isVertical = try takeOrientation(&scanner)
    var parser = VisualFormatParser(
      scanner: scanner, axis: try axis(isVertical: isVertical, options), options: options)
    try parser.parse()
    parser.align()
    return parser.constraints
  }

  private init(
    scanner: ConstraintScanner, axis: VisualFormatAxis, options: [VisualFormatOption]
  ) {
    self.scanner = scanner
    self.axis = axis
    self.options = options
  }

  // MARK: Orientation and options

  private static func takeOrientation(
    _ scanner: inout ConstraintScanner
  ) throws(ConstraintTextError) -> Bool {
    for (letter, isVertical) in [("H", false), ("V", true)] where scanner.take(letter) {
      let direction =
        isVertical
        ? localized("vertical", context: "arrangement")
        : localized("horizontal", context: "arrangement")
      try scanner.expect(
        ":",
        localized(
          "A colon has to follow the %1$s that makes the arrangement %2$s.", letter, direction))
      return isVertical
    }
    return false
  }

  private static func axis(
    isVertical: Bool, _ options: [VisualFormatOption]
  ) throws(ConstraintTextError) -> VisualFormatAxis {
    for option in options where option.alignment != nil && option.alignsVertically == isVertical {
      let direction = isVertical ? localized("below each other") : localized("side by side")
      throw ConstraintTextError(
        message: localized(
          "“%1$s” can't align views that the format puts %2$s.", option.rawValue, direction),
        offset: 0)
    }
    let spacing = options.last { $0 == .spacingEdgeToEdge || $0 == .spacingBaselineToBaseline }
    if spacing == .spacingBaselineToBaseline {
      guard isVertical else {
        throw ConstraintTextError(
          message: localized("Only a vertical format (V:) can measure from baseline to baseline."),
          offset: 0)
      }
      return .verticalBaselines
    }
    if isVertical { return .vertical }
    switch options.last(where: { $0.rawValue.hasPrefix("direction") }) {
    case .directionLeftToRight: return .leftToRight
    case .directionRightToLeft: return .rightToLeft
    default: return .leadingToTrailing
    }
  }

  /// Each view is aligned with the one before it.
  private mutating func align() {
    for attribute in options.compactMap(\.alignment) {
      for (view, next) in zip(views, views.dropFirst()) {
        constraints.append(
          DeclaredConstraint(
            .named(view.name), attribute, .equal, .named(next.name), attribute,
            textOffset: next.offset))
      }
    }
  }

  // MARK: The line of views

  private mutating func parse() throws(ConstraintTextError) {
    var connection: Connection?
    if scanner.take("|") { connection = try takeConnection() }
    var previous: String?
    while true {
      let view = try takeView()
      if let connection { connect(previous, connection, to: view) }
      previous = view
      if scanner.isAtEnd { return }
      let next = try takeConnection()
      if scanner.take("|") {
        connect(view, next, to: nil)
        if !scanner.isAtEnd { throw scanner.error(localized("Nothing may follow the closing |.")) }
        return
      }
      connection = next
    }
  }

  private mutating func takeView() throws(ConstraintTextError) -> String {
    let offset = scanner.offset
    guard scanner.take("[") else {
      if scanner.isAtEnd, !views.isEmpty {
        throw scanner.error(localized("A view or | has to follow here."))
      }
      throw scanner.error(localized("A view is expected here: a name in square brackets."))
    }
    guard let name = scanner.identifier() else {
      throw scanner.error(
        localized("The name of a view is expected: letters, digits and underscores."))
    }
    views.append((name, offset))
    if scanner.isAt("(") {
      for predicate in try takePredicates(mayNameViews: true) {
        constraints.append(
          DeclaredConstraint(
            .named(name), axis.extent, predicate.relation, predicate.view.map { .named($0) },
            predicate.view.map { _ in axis.extent }, constant: predicate.constant,
            priority: predicate.priority, textOffset: predicate.offset))
      }
    }
    try scanner.expect(
      "]", localized("The view has to end with ] (after its predicates, if it has any)."))
    return name
  }

  // MARK: Connections

  private struct Connection {
    let predicates: [Predicate]
    let offset: Int
  }

  private mutating func takeConnection() throws(ConstraintTextError) -> Connection {
    let offset = scanner.offset
    guard scanner.take("-") else {
      return Connection(
        predicates: [Predicate(constant: .points(0), offset: offset)], offset: offset)
    }
    // A lone hyphen is the standard spacing.
    if scanner.isAt("[") || scanner.isAt("|") || scanner.isAtEnd {
      return Connection(
        predicates: [Predicate(constant: .standardSpacing, offset: offset)], offset: offset)
    }
    let predicates =
      scanner.isAt("(")
      ? try takePredicates(mayNameViews: false) : [try takeSimplePredicate()]
    try scanner.expect("-", localized("The distance has to be followed by another -."))
    return Connection(predicates: predicates, offset: offset)
  }

  private mutating func takeSimplePredicate() throws(ConstraintTextError) -> Predicate {
    let offset = scanner.offset
    if ["-", "+", "=", "<", ">"].contains(where: scanner.isAt) {
      throw scanner.error(
        localized(
          """
          A distance is a number that is not negative, or a metric; anything else has to be in \
          parentheses.
          """))
    }
    guard let number = try scanner.numberOrMetric() else {
      throw scanner.error(localized("A distance, a view or | is expected after the -."))
    }
    return Predicate(constant: .points(number), offset: offset)
  }

  /// - Parameters:
  ///   - previous: The view before the connection; nil for the superview.
  ///   - next: The view after it; nil for the superview.
  private mutating func connect(_ previous: String?, _ connection: Connection, to next: String?) {
    guard let inner = previous ?? next else { return }
    for predicate in connection.predicates {
      // The standard spacing to a superview is its margin. Source: UIView.layoutMargins' documentation.
      let isMargin =
        predicate.constant == .standardSpacing && (previous == nil || next == nil)
      let from =
        previous.map {
          (DeclaredConstraint.Item.named($0), next == nil ? axis.far : axis.spacingFrom)
        }
        ?? (.superview(of: inner), isMargin ? axis.nearMargin : axis.near)
      let to =
        next.map {
          (DeclaredConstraint.Item.named($0), previous == nil ? axis.near : axis.spacingTo)
        }
        ?? (.superview(of: inner), isMargin ? axis.farMargin : axis.far)
      let (first, second) = axis.isAscending ? (to, from) : (from, to)
      constraints.append(
        DeclaredConstraint(
          first.0, first.1, predicate.relation, second.0, second.1,
          constant: isMargin ? .points(0) : predicate.constant, priority: predicate.priority,
          textOffset: predicate.offset))
    }
  }

  // MARK: Predicates

  private struct Predicate {
    var relation = ConstraintElement.Relation.equal
    var constant: DeclaredConstraint.Constant
    /// The view whose length is meant; its constant is 0 then.
    var view: String?
    var priority = 1000.0
    let offset: Int
  }

  private mutating func takePredicates(
    mayNameViews: Bool
  ) throws(ConstraintTextError) -> [Predicate] {
    try scanner.expect("(", localized("Predicates have to begin with (."))
    var predicates: [Predicate] = []
    repeat {
      predicates.append(try takePredicate(mayNameViews: mayNameViews))
    } while scanner.take(",")
    try scanner.expect(")", localized("The predicates have to end with )."))
    return predicates
  }

  private mutating func takePredicate(
    mayNameViews: Bool
  ) throws(ConstraintTextError) -> Predicate {
    var predicate = Predicate(constant: .points(0), offset: scanner.offset)
    predicate.relation = try scanner.relation() ?? .equal
    let start = scanner.offset
    if let number = try scanner.number() {
      predicate.constant = .points(number)
    } else if let name = scanner.identifier() {
      if let metric = scanner.metrics[name] {
        predicate.constant = .points(metric)
      } else if mayNameViews {
        predicate.view = name
      } else {
        throw ConstraintTextError(
          message: localized(
            "There is no metric named “%1$s”, and a distance can't be a view's.", name),
          offset: start)
      }
    } else {
      throw scanner.error(
        mayNameViews
          ? localized("A number, a metric or a view is expected.")
          : localized("A number or a metric is expected."))
    }
    predicate.priority = try scanner.priority()
    return predicate
  }
}
