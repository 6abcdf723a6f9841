import Localization
import Processes
import WorkerProtocol

extension ResolveParameters: AnsweredRequest {
  package func answer(
    by resolver: Resolver, _ cancellation: Cancellation
  ) throws -> EncodedResults<ResolveResult> {
    var lines: [[UInt8]] = []
    try resolver.resolve(self, cancellation: cancellation) { lines.append(try $0.encoded()) }
    return EncodedResults(lines, isArray: own.files != nil)
  }
}

extension ResolveResult {
  /// The result as a line of JSON: the same bytes on the command line and in a response.
  ///
  /// A result that JSON can't express has a length that is not finite, which is a fault of ours;
  /// then it says so, and other files go on.
  package func encoded() throws -> [UInt8] {
    do {
      return try encodedLine()
    } catch is EncodingError {
      var result = ResolveResult(file: file)
      result.error = FileError(
        code: "internal-error",
        message: localized(
          "Ninefold computed a length that is not finite; please report this document."))
      return try result.encodedLine()
    }
  }
}
