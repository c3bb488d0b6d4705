#if Hummingbird
import AlchemicHummingbird
import Hummingbird
import Logging
import NIOEmbedded
import TestSupport
import Testing

@Suite("Each public type of request scopes says in one line what it is") struct PrintedTypeTests {
    @Test
    func `those of requests`() throws {
        let container = try Container(Module("App") { Scoped(.request) { Visits() } })
        let open = BasicScopedRequestContext(
            source: ApplicationRequestContextSource(
                channel: EmbeddedChannel(), logger: Logger(label: "sesame")))
        try expectPrinted(
            "AlchemicHummingbird",
            [
                RequestScope(), open,
                try ScopeMiddleware<BasicScopedRequestContext>(container, .request),
            ])
    }
}
#endif
