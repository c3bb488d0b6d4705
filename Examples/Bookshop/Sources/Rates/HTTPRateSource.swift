package import AsyncHTTPClient
package import Domain
package import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1

/// Exchange rates from a service: `GET /rates/EUR/USD` returns `{"rate": 1.08}`.
package struct HTTPRateSource: RateSource {
    private let client: HTTPClient
    private let settings: RatesSettings

    /// The largest response that is read.
    private static let largestResponse = 16 * 1024

    package init(client: HTTPClient, settings: RatesSettings) {
        self.client = client
        self.settings = settings
    }

    package func rate(from: Currency, to: Currency) async throws -> Decimal {
        let body: ByteBuffer
        do {
            body = try await get("/rates/\(from.rawValue)/\(to.rawValue)")
        } catch {
            throw Self.rateError(for: error)
        }
        guard let response = try? JSONDecoder().decode(Response.self, from: body), response.rate > 0 else {
            throw RateError.badResponse("not a rate")
        }
        return response.rate
    }

    private func get(_ path: String) async throws -> ByteBuffer {
        try await withTimeout {
            let response = try await client.execute(
                HTTPClientRequest(url: settings.address + path), timeout: .nanoseconds(settings.timeout.nanoseconds))
            guard response.status == .ok else { throw RateError.badResponse("status \(response.status.code)") }
            return try await response.body.collect(upTo: Self.largestResponse)
        }
    }

    /// The client's own timeout ends with the head of a response: this one holds for its body too.
    private func withTimeout<Result: Sendable>(
        _ operation: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await withThrowingTaskGroup(of: Result.self) { group in
            defer { group.cancelAll() }
            group.addTask(operation: operation)
            group.addTask {
                try await Task.sleep(for: settings.timeout)
                throw RateError.timedOut
            }
            guard let result = try await group.next() else { throw CancellationError() }
            return result
        }
    }

    private static func rateError(for error: any Error) -> any Error {
        switch error {
        case is RateError, is CancellationError: error
        case let error as HTTPClientError where timeouts.contains(error): RateError.timedOut
        case is NIOTooManyBytesError: RateError.badResponse("too long")
        default: RateError.unreachable("\(error)")
        }
    }

    private static let timeouts: [HTTPClientError] = [.deadlineExceeded, .connectTimeout, .readTimeout]

    private struct Response: Decodable {
        let rate: Decimal
    }
}

extension HTTPClient.Configuration {
    /// A service that is not there is an error immediately.
    ///
    /// By default the client goes on trying until the timeout.
    package static var rates: Self {
        var configuration = Self()
        configuration.connectionPool.retryConnectionEstablishment = false
        return configuration
    }
}

extension Duration {
    fileprivate var nanoseconds: Int64 { Int64(self / .nanoseconds(1)) }
}
