import FoundationEssentials

/// A response as a line of JSON.
package enum ResponseLine {
  /// The response with a result that is encoded already, so that its bytes are those that a one-shot
  /// command prints.
  package static func success(id: RequestID, result: [UInt8]) throws -> [UInt8] {
    var line = Array(#"{"jsonrpc":"2.0","id":"#.utf8)
    line += try JSONLine.encode(id)
    line += Array(#","result":"#.utf8)
    line += result
    line.append(UInt8(ascii: "}"))
    return line
  }

  /// - Parameter id: Nil where the request's could not be read.
  package static func failure(id: RequestID?, error: ResponseError) throws -> [UInt8] {
    var line = Array(#"{"jsonrpc":"2.0","id":"#.utf8)
    line += try id.map { try JSONLine.encode($0) } ?? Array("null".utf8)
    line += Array(#","error":"#.utf8)
    line += try JSONLine.encode(error)
    line.append(UInt8(ascii: "}"))
    return line
  }
}

/// The members of a response that can be read before it is known what its result is.
package struct ResponseHead: Decodable, Hashable, Sendable {
  /// Nil where the worker could not read the request's.
  package let id: RequestID?
  /// Nil where there is a result.
  package let error: ResponseError?
}

/// The result in a response.
package struct ResponseBody<Result: Decodable & Sendable>: Decodable, Sendable {
  package let result: Result
}
