import FoundationEssentials

extension RequestHead {
  /// Reads the parameters of a message whose head was read.
  /// - Parameter isStrict: Whether members that the parameters don't have are refused.
  package static func parameters<Parameters: Codable & Sendable>(
    of message: [UInt8], as type: Parameters.Type, refusingUnknown isStrict: Bool = true
  ) throws(ResponseError) -> Parameters {
    let decoder = JSONDecoder.ofRequests
    do {
      guard isStrict else {
        let request = try decoder.decode(LenientRequest<Parameters>.self, from: Data(message))
        return try request.params ?? decoder.decode(Parameters.self, from: Data("{}".utf8))
      }
      let request = try decoder.decode(StrictRequest<Parameters>.self, from: Data(message))
      if let parameters = request.params { return parameters.value }
      // Without any, all of them have to be optional.
      return try decoder.decode(Parameters.self, from: Data("{}".utf8))
    } catch {
      throw ResponseError(
        code: ResponseError.Code.invalidParameters, message: explanation(of: error))
    }
  }

  private struct LenientRequest<Parameters: Decodable>: Decodable {
    let params: Parameters?
  }

  private struct StrictRequest<Parameters: Decodable>: Decodable {
    let params: Strict<Parameters>?
  }
}
