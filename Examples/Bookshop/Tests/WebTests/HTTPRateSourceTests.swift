import AsyncHTTPClient
import Domain
import Foundation
import Hummingbird
import Testing
import Web

/// The client of another service, against servers that behave as badly as servers do.
struct HTTPRateSourceTests {
    /// The rate that a server's answer leads to.
    private func rate(
        _ body: String, status: HTTPResponse.Status = .ok
    ) async throws -> Decimal {
        try await withStubServer {
            $0.get("/rates/EUR/USD") { _, _ in
                Response(status: status, body: ResponseBody(byteBuffer: ByteBuffer(string: body)))
            }
        } operation: { address in
            try await source(address).rate(from: .eur, to: .usd)
        }
    }

    private func source(_ address: String, timeout: Duration = .seconds(10)) -> HTTPRateSource {
        HTTPRateSource(client: .shared, settings: RatesSettings(address: address, timeout: timeout))
    }

    @Test func readsRates() async throws {
        #expect(try await rate(#"{"rate": 1.0843}"#) == Decimal(string: "1.0843"))
    }

    @Test(arguments: ["", "{}", "[]", #"{"rate": 0}"#, #"{"rate": -1}"#, #"{"rate": "much"}"#, "<html>"])
    func whatIsNoRateIsABadAnswer(_ body: String) async throws {
        await #expect(throws: RateError.badAnswer("not a rate")) { try await rate(body) }
    }

    @Test func answersHaveALimit() async throws {
        let body = #"{"rate": 1}"# + String(repeating: " ", count: 100_000)
        await #expect(throws: RateError.badAnswer("too long")) { try await rate(body) }
    }

    @Test(arguments: [HTTPResponse.Status.notFound, .internalServerError, .noContent])
    func everyOtherStatusIsABadAnswer(_ status: HTTPResponse.Status) async throws {
        await #expect(throws: RateError.badAnswer("status \(status.code)")) { try await rate("{}", status: status) }
    }

    @Test func aServerThatIsNotThereIsUnreachable() async throws {
        let address = try await withStubServer({ _ in }, operation: { $0 })
        let error = await #expect(throws: RateError.self) { try await source(address).rate(from: .eur, to: .usd) }
        guard case .unreachable = error else {
            Issue.record("it was reached: \(String(describing: error))")
            return
        }
    }

    @Test func aServerThatDoesNotAnswerTimesOut() async throws {
        try await withStubServer {
            $0.get("/rates/EUR/USD") { _, _ in
                try await Task.sleep(for: .seconds(60))
                return Response(status: .ok)
            }
        } operation: { address in
            _ = await #expect(throws: RateError.timedOut) {
                try await source(address, timeout: .milliseconds(100)).rate(from: .eur, to: .usd)
            }
        }
    }

    @Test func aServerThatStopsInTheMiddleTimesOut() async throws {
        try await withStubServer {
            $0.get("/rates/EUR/USD") { _, _ in
                let body = ResponseBody { writer in
                    try await writer.write(ByteBuffer(string: #"{"rate": "#))
                    try await Task.sleep(for: .seconds(60))
                    try await writer.finish(nil)
                }
                return Response(status: .ok, body: body)
            }
        } operation: { address in
            _ = await #expect(throws: RateError.timedOut) {
                try await source(address, timeout: .milliseconds(100)).rate(from: .eur, to: .usd)
            }
        }
    }

    @Test func fixedRatesFitEachOther() throws {
        let rates = FixedRateSource()
        #expect(try rates.rate(from: .usd, to: .usd) == 1)
        #expect(try rates.rate(from: .eur, to: .usd) == Decimal(string: "1.08"))
    }
}
