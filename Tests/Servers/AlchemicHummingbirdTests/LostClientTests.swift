#if Hummingbird && os(Linux)
import AlchemicHummingbird
import Foundation
import Glibc
import Hummingbird
import HummingbirdTesting
import NIOCore
import TestSupport
import Testing

@Suite struct LostClientTests {
    /// Sends a request to a port of this machine, reads the beginning of the answer, and is gone.
    ///
    /// On a thread of its own: the server needs those that tasks run on.
    private func visit(_ port: Int, _ path: String) async throws {
        try await OnThread { Result { try visitHere(port, path) } }.value?.get()
    }

    private func visitHere(_ port: Int, _ path: String) throws {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        try #require(connection >= 0)
        defer { close(connection) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isConnected = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        try #require(isConnected)
        let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
        try #require(send(connection, request, request.utf8.count, 0) == request.utf8.count)
        var answer = [UInt8](repeating: 0, count: 64)
        try #require(recv(connection, &answer, answer.count, 0) > 0)
        // Resets the connection instead of waiting for what is still to come.
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(connection, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    }

    @Test func `the scope ends when the client is gone`() async throws {
        let container = try Container(shop)
        let visits = try container.get(Visits.self)
        let router = try makeRouter(container)
        router.get("endless") { _, context in
            _ = try context.scope.get(Ledger.self)
            return streamed { writer in
                while true { try await writer.write(ByteBuffer(repeating: 120, count: 4_096)) }
            }
        }
        try await Application(router: router).test(.live) { client in
            let port = try #require(client.port)
            for number in 1...20 {
                try await visit(port, "/endless?id=\(number)")
                await visits.wait(forEnded: number)
            }
        }
        #expect(visits.living == 0)
        #expect(visits.stopped == 20)
    }
}
#endif
