#if Hummingbird
import AlchemicHummingbird
import Hummingbird
import HummingbirdTesting
import NIOCore
import TestSupport
import Testing

@Suite struct ManyRequestsTests {
    /// Each request looks at its id before and after it has given way to others, in its handler and in its body.
    @Test func `none shares its objects and none leaves any behind`() async throws {
        let container = try Container(shop)
        let visits = try container.get(Visits.self)
        let router = try makeRouter(container)
        router.get("visit") { request, context in
            let visit = try context.scope.get(Visit.self)
            for _ in 0..<3 { await Task.yield() }
            let again = try context.scope.get(Visit.self)
            guard visit === again, visit.id.text == request.uri.queryParameters["id"].map(String.init) else {
                throw HTTPError(.conflict)
            }
            guard visit.id.text.hasSuffix("0") else {
                return Response(status: .ok, body: .init(byteBuffer: .init(string: visit.id.text)))
            }
            return streamed { writer in
                await Task.yield()
                let visit = try Container.current?.get(Visit.self)
                try await writer.write(ByteBuffer(string: visit?.id.text ?? "none"))
            }
        }
        let count = Rounds.count(2_000, long: 100_000)
        let clients = 8
        try await Application(router: router).test(.router) { client in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for first in 0..<clients {
                    group.addTask {
                        for number in stride(from: first, to: count, by: clients) {
                            try await client.execute(uri: "/visit?id=\(number)", method: .get) { response in
                                #expect(response.status == .ok)
                                #expect(String(buffer: response.body) == "\(number)")
                            }
                        }
                    }
                }
                try await group.waitForAll()
            }
        }
        await visits.wait(forEnded: count)
        #expect(visits.living == 0)
    }
}
#endif
