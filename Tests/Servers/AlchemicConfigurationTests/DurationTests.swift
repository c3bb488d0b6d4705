#if Configuration
import AlchemicConfiguration
import Configuration
import Testing

@Suite("A duration of the configuration") struct DurationTests {
    private func timeout(from provider: some ConfigProvider) throws -> Duration {
        let shop = Module("Shop") { Value(config: "timeout", default: Duration.milliseconds(100)) }
        return try Container(shop.configured(by: ConfigReader(provider: provider))).get(Duration.self)
    }

    private func timeout(written text: String) throws -> Duration {
        try timeout(from: EnvironmentVariablesProvider(environmentVariables: ["TIMEOUT": text]))
    }

    @Test(
        arguments: [
            ("30", Duration.seconds(30)), ("0", .zero), ("-5", .seconds(-5)), ("5s", .seconds(5)),
            ("100ms", .milliseconds(100)), ("5000ms", .seconds(5)), ("7us", .microseconds(7)), ("9ns", .nanoseconds(9)),
            ("2m", .seconds(120)), ("1h", .seconds(3_600)), ("-1500ms", .milliseconds(-1_500)),
            ("9223372036854775807s", .seconds(Int64.max)),
        ])
    func `a duration of the configuration is whole seconds, or a whole number with its unit`(
        _ text: String, _ expected: Duration
    ) throws {
        #expect(try timeout(written: text) == expected)
        let values: [AbsoluteConfigKey: ConfigValue] = ["timeout": ConfigValue(.string(text), isSecret: false)]
        if Int(text) == nil { #expect(try timeout(from: InMemoryProvider(values: values)) == expected) }
    }

    @Test func `a duration of the configuration is a number in JSON as well`() throws {
        #expect(try timeout(from: InMemoryProvider(values: ["timeout": 30])) == .seconds(30))
        #expect(try timeout(from: InMemoryProvider(values: [:])) == .milliseconds(100))
    }

    @Test(
        arguments: [
            "", "s", "PT5S", "5.0", "5 s", "5S", "1d", "--5s", "5-s", "٣s", "9223372036854775808s",
            "9223372036854775807h",
            "-9223372036854775808m",
        ])
    func `of another form is an error of the check, which never traps`(_ text: String) throws {
        let error = try #require(throws: GraphError.self) { try timeout(written: text) }
        #expect("\(error)".contains("[invalid-configuration]"))
    }

    @Test(
        arguments: [
            (Duration.milliseconds(100), "100ms"), (.seconds(5), "5s"), (.seconds(90), "90s"), (.zero, "0s"),
            (.microseconds(-1_500), "-1500us"), (.nanoseconds(1), "1ns"), (.seconds(Int64.max), "9223372036854775807s"),
            (.seconds(Int64.min), "-9223372036854775808s"),
        ])
    func `a duration of the configuration is listed as it may be written`(_ standard: Duration, _ text: String) throws {
        let shop = Module("Shop") { Value(config: "timeout", default: standard) }
        #expect(shop.configurationKeys.map(\.default) == [text])
        #expect(try timeout(written: text) == standard)
    }
}
#endif
