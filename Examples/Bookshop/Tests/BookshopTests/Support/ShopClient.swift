import AsyncHTTPClient
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import Rates
import Web

/// A customer with a cart.
struct ShopClient {
    let address: String
    var cart = UUID()

    /// A shop that has ended is an error immediately.
    private static let client = HTTPClient(configuration: .rates)

    struct Response: Sendable {
        let status: HTTPResponseStatus
        let headers: HTTPHeaders
        let body: ByteBuffer

        var text: String { String(buffer: body) }

        func decoded<Body: Decodable>(as type: Body.Type = Body.self) throws -> Body {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return try decoder.decode(Body.self, from: body)
        }

        /// What is wrong, as programs see it.
        var errorCode: String? { try? decoded(as: ErrorBody.self).error.code }
    }

    func send(
        _ method: HTTPMethod, _ path: String, _ body: String? = nil, headers: [String: String] = [:]
    ) async throws -> Response {
        var request = HTTPClientRequest(url: address + path)
        request.method = method
        request.headers.add(name: "Cart-ID", value: cart.uuidString)
        for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
        if let body { request.body = .bytes(ByteBuffer(string: body)) }
        let response = try await Self.client.execute(request, timeout: .seconds(30))
        return Response(
            status: response.status, headers: response.headers, body: try await response.body.collect(upTo: 1 << 20))
    }

    func get(_ path: String) async throws -> Response { try await send(.GET, path) }

    @discardableResult
    func put(_ quantity: Int, of book: String) async throws -> Response {
        try await send(.PUT, "/cart/books/\(book)", #"{"quantity": \#(quantity)}"#)
    }

    func order(_ key: String, _ body: String = #"{"currency": "EUR"}"#) async throws -> Response {
        try await send(.POST, "/orders", body, headers: ["Idempotency-Key": key])
    }

    /// The same shop for somebody else.
    var another: ShopClient { ShopClient(address: address) }

    /// Waits until the sample's books are there, which are imported in the background.
    func withBooks() async throws -> ShopClient {
        try await until("the books are there") { try await get("/books/b-0200").status == .ok }
        return self
    }
}
