#if Configuration
import AlchemicConfiguration
import Configuration
import TestSupport
import Testing

@Suite("Each public type of configurations says in one line what it is") struct PrintedTypeTests {
    private struct Login: Sendable {
        let user: String
        let password: String
    }

    @Test
    func `those of keys, and queries that read one`() throws {
        let module = Module("App") {
            Value(
                config: "password", default: "sesame", isSecret: true, file: "AlchemicConfigurationTests/App.swift",
                line: 1, column: 1)
        }
        try expectPrinted("AlchemicConfiguration", [try #require(module.configurationKeys.first)])
        #expect("\(Query<String>.config("login.user", default: "sesame"))" == ".config(\"login.user\")")
    }
}
#endif
