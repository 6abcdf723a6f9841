import Testing

@testable import Companion

/// The examples and the grammar of Apple's Auto Layout Guide, appendix "Visual Format Language".
@Suite struct VisualFormatTests {
  @Test(arguments: [
    // The examples of the guide.
    ("[button]-[textField]", ["textField.leading == button.trailing + standard"]),
    ("[button(>=50)]", ["button.width >= 50"]),
    (
      "|-50-[purpleBox]-50-|",
      [
        "purpleBox.leading == superview(purpleBox).leading + 50",
        "superview(purpleBox).trailing == purpleBox.trailing + 50",
      ]
    ),
    ("V:[topField]-10-[bottomField]", ["bottomField.top == topField.bottom + 10"]),
    ("[maroonView][blueView]", ["blueView.leading == maroonView.trailing"]),
    ("[button(100@20)]", ["button.width == 100 @20"]),
    ("[button1(==button2)]", ["button1.width == button2.width"]),
    (
      "[flexibleButton(>=70,<=100)]",
      ["flexibleButton.width >= 70", "flexibleButton.width <= 100"]
    ),
    (
      "|-[find]-[findNext]-[findField(>=20)]-|",
      [
        "find.leading == superview(find).leadingMargin",
        "findNext.leading == find.trailing + standard",
        "findField.width >= 20", "findField.leading == findNext.trailing + standard",
        "superview(findField).trailingMargin == findField.trailing",
      ]
    ),
    // Orientations and superviews.
    ("H:|[a]|", ["a.leading == superview(a).leading", "superview(a).trailing == a.trailing"]),
    ("V:|[a]|", ["a.top == superview(a).top", "superview(a).bottom == a.bottom"]),
    ("V:|-[a]", ["a.top == superview(a).topMargin"]),
    ("V:[a(==b)]", ["a.height == b.height"]), ("[a]", []),
    // Connections.
    ("[a]-(8)-[b]", ["b.leading == a.trailing + 8"]),
    ("[a]-(-8)-[b]", ["b.leading == a.trailing + -8"]),
    (
      "[a]-(>=8,<=20@750)-[b]",
      ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @750"]
    ),
    ("[a]-gap-[b]", ["b.leading == a.trailing + 12"]),
    ("[a]-(==gap@low)-[b]", ["b.leading == a.trailing + 12 @250"]),
    ("|-(>=gap)-[a]", ["a.leading >= superview(a).leading + 12"]),
    ("|-0-[a]", ["a.leading == superview(a).leading"]),
    // Predicates of views.
    ("[a(gap)]", ["a.width == 12"]), ("[a(b)]", ["a.width == b.width"]),
    ("[a(<=b@low)]", ["a.width <= b.width @250"]),
    ("[a(>=.5e1@999.5)]", ["a.width >= 5 @999.5"]), ("[a(+5)]", ["a.width == 5"]),
    ("[_a1(1)]", ["_a1.width == 1"]),
    // Spaces mean nothing.
    (
      " V: | - 8 - [ a ( >= 5 , <= 9 @ 20 ) ] ",
      [
        "a.height >= 5", "a.height <= 9 @20", "a.top == superview(a).top + 8",
      ]
    ),
  ]) func formatsBecomeConstraints(format: String, constraints: [String]) throws {
    let parsed = try VisualFormatParser.parse(format, metrics: ["gap": 12, "low": 250])
    #expect(parsed.map(\.description) == constraints)
  }

  @Test(
    arguments: [
      ("[a]-8-[b]", [.directionLeftToRight], ["b.left == a.right + 8"]),
      ("[a]-8-[b]", [.directionRightToLeft], ["a.left == b.right + 8"]),
      (
        "|-8-[a]-|", [.directionRightToLeft],
        ["superview(a).right == a.right + 8", "a.left == superview(a).leftMargin"]
      ),
      ("[a]-(>=8)-[b]", [.directionRightToLeft], ["a.left >= b.right + 8"]),
      ("|-[a]", [.directionLeftToRight], ["a.left == superview(a).leftMargin"]),
      (
        "[a][b][c]", [.alignAllTop],
        ["b.leading == a.trailing", "c.leading == b.trailing", "a.top == b.top", "b.top == c.top"]
      ),
      (
        "[a][b]", [.alignAllLastBaseline, .alignAllCenterY],
        ["b.leading == a.trailing", "a.baseline == b.baseline", "a.centerY == b.centerY"]
      ),
      (
        "V:[a]-8-[b]", [.alignAllTrailing], ["b.top == a.bottom + 8", "a.trailing == b.trailing"]
      ),
      (
        "V:|-8-[a]-[b]-8-|", [.spacingBaselineToBaseline],
        [
          "a.top == superview(a).top + 8", "b.firstBaseline == a.baseline + standard",
          "superview(b).bottom == b.bottom + 8",
        ]
      ),
      ("V:[a][b]", [.spacingBaselineToBaseline, .spacingEdgeToEdge], ["b.top == a.bottom"]),
      ("V:[a][b]", [.directionRightToLeft], ["b.top == a.bottom"]),
    ] as [(String, [VisualFormatOption], [String])])
  func optionsAlignAndDirect(
    format: String, options: [VisualFormatOption], constraints: [String]
  ) throws {
    #expect(
      try VisualFormatParser.parse(format, options: options).map(\.description) == constraints)
  }

  @Test(arguments: [
    // The mistakes that the guide shows.
    ("V|[backgroundBox]|", 1, "A colon has to follow the V"),
    ("|[whiteBox1][blackBox4(blackWidth][redBox]|", 33, "have to end with )"),
    ("|-[whiteBox1(&blackBox3)]", 13, "A number, a metric or a view is expected"),
    ("V:|-[whiteBox]-[blackBox(=blackWidth)]|", 25, "==, >= or <="),
    // Others.
    ("", 0, "A view is expected"), ("|", 1, "A view is expected"), ("|-|", 2, "A view is expected"),
    ("H[a]", 1, "A colon has to follow the H"), ("-[a]", 0, "A view is expected"),
    ("[]", 1, "name of a view"), ("[1a]", 1, "name of a view"), ("[a", 2, "end with ]"),
    ("[a b]", 3, "end with ]"), ("[a]-", 4, "A view or | has to follow"),
    ("[a]-8[b]", 5, "another -"), ("[a]-8", 5, "another -"), ("[a]--8-[b]", 4, "in parentheses"),
    ("[a]->=8-[b]", 4, "in parentheses"), ("[a]-(>=8)[b]", 9, "another -"),
    ("[a]-gap-[b]", 4, "no metric named “gap”"), ("[a]-(>=b)-[b]", 7, "no metric named “b”"),
    ("[a(8,)]", 5, "is expected"), ("[a(>8)]", 3, "==, >= or <="), ("[a(8@)]", 5, "priority"),
    ("[a(8@1001)]", 5, "from 0 to 1000"), ("[a(8@high)]", 5, "no metric named “high”"),
    ("[a(1.2.3)]", 3, "not a number"), ("[a]|[b]", 4, "Nothing may follow"),
    ("[a]-(8-[b]", 6, "have to end with )"), ("[a]x", 3, "A view is expected"),
  ]) func errorsPointAtTheCharacter(format: String, offset: Int, message: String) {
    let error = #expect(throws: ConstraintTextError.self) { try VisualFormatParser.parse(format) }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test(arguments: [
    ("[a][b]", VisualFormatOption.alignAllLeading), ("H:[a][b]", .alignAllCenterX),
    ("V:[a][b]", .alignAllTop), ("V:[a][b]", .alignAllFirstBaseline),
    ("[a][b]", .spacingBaselineToBaseline),
  ]) func viewsAreAlignedAcrossTheFormatOnly(format: String, option: VisualFormatOption) {
    #expect(throws: ConstraintTextError.self) {
      try VisualFormatParser.parse(format, options: [option])
    }
  }
}

@Suite struct EquationTests {
  @Test(arguments: [
    ("a.width == b.width * 0.5", "a.width == 0.5 * b.width"),
    ("a.width==0.5*superview.width", "a.width == 0.5 * superview(a).width"),
    ("a.height <= b.width / 2 + 10 @750", "a.height <= 0.5 * b.width + 10 @750"),
    ("a.leading >= b.trailing - gap", "a.leading >= b.trailing + -12"),
    ("a.width == gap", "a.width == 12"), ("a.width == gap * b.width", "a.width == 12.0 * b.width"),
    ("a.width >= -1", "a.width >= -1"),
    ("a.lastBaseline == b.firstBaseline", "a.baseline == b.firstBaseline"),
    ("a.centerX == b.leadingMargin", "a.centerX == b.leadingMargin"),
    ("V.width == H.width", "V.width == H.width"),
    // Bounded as numbers of documents are.
    ("a.width == 1e300", "a.width == 1000000000"),
    ("a.width == b.width / 1e-300", "a.width == 1000000000.0 * b.width"),
    ("a.width == 1e300 * b.width * 1e300", "a.width == 1000000000.0 * b.width"),
  ]) func equationsBecomeConstraints(text: String, constraint: String) throws {
    #expect(try EquationParser.parse(text, metrics: ["gap": 12]).description == constraint)
  }

  @Test(arguments: [
    ("a", 1, "A point and an attribute"), ("a.", 2, "attribute is expected"),
    ("a.size == 3", 2, "no attribute named “size”"), ("a.width", 7, "relation is expected"),
    ("a.width = 3", 8, "==, >= or <="), ("a.width ==", 10, "A number, a metric"),
    ("a.width == gap", 14, "A point and an attribute"),
    ("a.width == 3 b", 13, "Nothing may follow"),
    ("a.width == b.width / 0", 21, "can't be 0"),
    ("a.width == b.width +", 20, "number or a metric"),
    ("a.top == 3", 9, "is a place"), ("a.top == b.leading", 9, "can't be compared"),
    ("a.width == b.top", 11, "can't be compared"), ("a.left == b.leading", 10, "can't be compared"),
  ]) func errorsPointAtTheCharacter(text: String, offset: Int, message: String) {
    let error = #expect(throws: ConstraintTextError.self) { try EquationParser.parse(text) }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }
}
