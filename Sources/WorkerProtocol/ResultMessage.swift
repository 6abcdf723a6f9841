/// What a request is answered with and a command prints as a line. As JSON it begins with the version of the
/// protocol, ``InitializeResult/currentVersion``.
package protocol ResultMessage: Encodable {
  /// The decimals of its numbers.
  static var decimals: Int { get }
}

extension ResultMessage {
  package static var decimals: Int { JSONLine.defaultDecimals }

  /// The result as a line of JSON: the same bytes on the command line and in a response.
  /// - Throws: `EncodingError` for a number that is not finite, which JSON can't express.
  package func encodedLine() throws -> [UInt8] {
    var line = try JSONLine.encode(self, decimals: Self.decimals)
    let isEmpty = line.count == 2
    let version = #"{"protocolVersion":\#(InitializeResult.currentVersion)\#(isEmpty ? "" : ",")"#
    line.replaceSubrange(0..<1, with: version.utf8)
    return line
  }
}

extension ResolveResult: ResultMessage {}
extension ConstraintsResult: ResultMessage {}
extension ExplainResult: ResultMessage {}
extension AttributesResult: ResultMessage {}
extension RenderResult: ResultMessage {}
extension SimulatedStep: ResultMessage {}
extension DevicesResult: ResultMessage {}
extension EditResult: ResultMessage {}
extension ConvertResult: ResultMessage {}
extension DiffResult: ResultMessage {}
extension MergeResult: ResultMessage {}
extension VariationsResult: ResultMessage {}
extension LanguagesResult: ResultMessage {}
extension ImageResult: ResultMessage {}
extension TraitsResult: ResultMessage {}
extension DocumentsResult: ResultMessage {}
extension LaunchResult: ResultMessage {}
extension LintResult: ResultMessage {}
