import FoundationEssentials

/// The id that ties a response to its request.
package enum RequestID: Hashable, Sendable, Codable {
  case number(Int)
  case string(String)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .string(let text): try container.encode(text)
    }
  }
}

/// Why a request has no result.
package struct ResponseError: Codable, Hashable, Sendable, Error {
  package enum Code {
    /// The message is not JSON.
    package static let parseError = -32700
    /// The message is JSON, but not a request.
    package static let invalidRequest = -32600
    package static let methodNotFound = -32601
    package static let invalidParameters = -32602
    /// A fault of ours.
    package static let internalError = -32603
    /// The client cancelled the request. Source: Language Server Protocol, `RequestCancelled`.
    package static let cancelled = -32800
    /// The document could not be read or has no such scene; `data` says where and why.
    package static let document = -32001
    /// The picture could not be drawn or written.
    package static let output = -32002
  }

  package var code: Int
  package var message: String
  /// What is wrong with the document, where `code` says that something is.
  package var data: FileError?

  package init(code: Int, message: String, data: FileError? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// Of a request that its client cancelled.
  package static let cancelled = ResponseError(
    code: Code.cancelled, message: "The request was cancelled.")
}

/// A request; without an id, a notification.
package struct Request<Parameters: RequestParameters>: Codable, Sendable {
  package var jsonrpc = "2.0"
  package var id: RequestID?
  package var method: String
  package var params: Parameters?

  package init(id: RequestID?, _ parameters: Parameters) {
    self.id = id
    method = Parameters.method
    params = parameters
  }
}

/// The members of a request that can be read before it is known what its parameters are.
package struct RequestHead: Sendable {
  package let id: RequestID?
  package let method: String
}

/// A request that can't be answered with anything but an error.
package struct MalformedRequest: Error, Hashable, Sendable {
  /// Where it could be read.
  package let id: RequestID?
  package let error: ResponseError

  package init(id: RequestID?, error: ResponseError) {
    self.id = id
    self.error = error
  }
}

extension RequestHead {
  /// Reads the head of a message.
  package init(parsing message: [UInt8]) throws(MalformedRequest) {
    let members: Members
    guard isPlainText(message) else {
      throw MalformedRequest(
        id: nil,
        error: ResponseError(
          code: ResponseError.Code.parseError,
          message: "Not JSON: it has bytes that are no UTF-8, or a number that is too large."))
    }
    do {
      members = try JSONDecoder().decode(Members.self, from: Data(message))
    } catch DecodingError.dataCorrupted {
      throw MalformedRequest(
        id: nil, error: ResponseError(code: ResponseError.Code.parseError, message: "Not JSON."))
    } catch {
      throw MalformedRequest(
        id: nil,
        error: ResponseError(
          code: ResponseError.Code.invalidRequest,
          message: "A message is a request, which is a JSON object, or an array of requests."))
    }
    func malformed(_ message: String) -> MalformedRequest {
      MalformedRequest(
        id: members.id,
        error: ResponseError(code: ResponseError.Code.invalidRequest, message: message))
    }
    guard members.isVersion2 else { throw malformed("“jsonrpc” has to be \"2.0\".") }
    guard !members.hasInvalidID else { throw malformed("“id” has to be an integer or a string.") }
    guard let method = members.method else { throw malformed("“method” has to be a string.") }
    self.init(id: members.id, method: method)
  }

  private struct Members: Decodable {
    let id: RequestID?
    let hasInvalidID: Bool
    let method: String?
    let isVersion2: Bool

    enum Key: String, CodingKey {
      case jsonrpc, id, method
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Key.self)
      id = try? members.decode(RequestID.self, forKey: .id)
      hasInvalidID = id == nil && members.contains(.id)
      method = try? members.decode(String.self, forKey: .method)
      isVersion2 = (try? members.decode(String.self, forKey: .jsonrpc)) == "2.0"
    }
  }
}
