import AsyncHTTPClient
import Domain
import Foundation
import Rates
import Testing

/// The client of another service, against servers that behave as badly as servers do.
struct HTTPRateSourceTests {
    /// The rate that a server's bytes lead to.
    private func rate(_ text: String, timeout: Duration = .seconds(20)) async throws -> Decimal {
        let server = try await StubServer(responding: text)
        let rate = await result(server.address, timeout: timeout)
        try await server.close()
        return try rate.get()
    }

    private func result(_ address: String, timeout: Duration = .seconds(20)) async -> Result<Decimal, any Error> {
        let client = HTTPClient(configuration: .rates)
        let source = HTTPRateSource(client: client, settings: RatesSettings(address: address, timeout: timeout))
        let result: Result<Decimal, any Error>
        do { result = .success(try await source.rate(from: .eur, to: .usd)) } catch { result = .failure(error) }
        try? await client.shutdown()
        return result
    }

    @Test func readsRates() async throws {
        let response = StubServer.response("200 OK", #"{"rate": 1.0843}"#)
        #expect(try await rate(response) == Decimal(string: "1.0843"))
    }

    @Test(arguments: ["", "{}", "[]", #"{"rate": 0}"#, #"{"rate": -1}"#, #"{"rate": "much"}"#, "<html>"])
    func whatIsNoRateIsABadResponse(_ body: String) async throws {
        let response = StubServer.response("200 OK", body)
        await #expect(throws: RateError.badResponse("not a rate")) { try await rate(response) }
    }

    @Test func responsesHaveALimit() async throws {
        let response = StubServer.response("200 OK", #"{"rate": 1}"# + String(repeating: " ", count: 100_000))
        await #expect(throws: RateError.badResponse("too long")) { try await rate(response) }
    }

    @Test(arguments: [404, 500, 202]) func everyOtherStatusIsABadResponse(_ status: Int) async throws {
        let response = StubServer.response("\(status) Something", "{}")
        await #expect(throws: RateError.badResponse("status \(status)")) { try await rate(response) }
    }

    @Test func whatIsNotHTTPIsUnreachable() async throws {
        let error = await #expect(throws: RateError.self) { try await rate("220 mail.example.org ESMTP\r\n") }
        #expect(error?.isUnreachable == true)
    }

    @Test func aServerThatIsNotThereIsUnreachable() async throws {
        let server = try await StubServer(responding: "")
        try await server.close()
        let result = await result(server.address)
        let error = #expect(throws: RateError.self) { try result.get() }
        #expect(error?.isUnreachable == true)
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 13\r\n\r\n{\"rate\": "])
    func aServerThatStopsRespondingTimesOut(_ beginning: String) async throws {
        await #expect(throws: RateError.timedOut) { try await rate(beginning, timeout: .milliseconds(100)) }
    }

    @Test func fixedRatesFitEachOther() throws {
        let rates = FixedRateSource()
        #expect(try rates.rate(from: .usd, to: .usd) == 1)
        #expect(try rates.rate(from: .eur, to: .usd) == Decimal(string: "1.08"))
    }
}

extension RateError {
    fileprivate var isUnreachable: Bool {
        if case .unreachable = self { true } else { false }
    }
}
