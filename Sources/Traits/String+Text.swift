extension StringProtocol {
  /// With a capital letter at its beginning, as a sentence or a class's name has it.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// A name of several words with spaces between them: `TableViewCell` is Table View Cell. What is
  /// written in capitals stays one word.
  package var spacedAtCapitals: String {
    var words = ""
    for letter in self {
      if letter.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(letter)
    }
    return words
  }
}
