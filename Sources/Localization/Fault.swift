/// Why something that people wrote can't be used: a code for scripts to switch on, and a sentence that says what is
/// wrong and what to do.
package struct Fault<FaultCode: RawRepresentable<String> & Hashable & Sendable>: Error, Hashable,
  Sendable
{
  package typealias Code = FaultCode

  /// The raw value is what the worker reports.
  package let code: Code
  /// One sentence.
  package let message: String
  /// The path (RFC 9535) of the value in JSON that it is about, such as `$.constraints[0].in`; nil for what is no JSON.
  package let subject: String?
  /// From 1; nil where the fault is with the file as a whole.
  package let line: Int?
  /// From 1; nil where the line is all that is known.
  package let column: Int?

  package init(
    _ code: Code, _ message: String, about subject: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.subject = subject
    self.line = line
    self.column = column
  }
}
