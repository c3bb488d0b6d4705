#if Configuration
import AlchemicConfiguration
import Configuration
import Foundation
import Testing

/// What the page Configuring says may be written for each type.
@Suite("What may be written for a type") struct WrittenValueTests {
    enum Level: String { case quiet, loud }
    enum Size: Int {
        case small = 1
        case large
    }

    private func expect<Wanted: Sendable & Equatable>(
        _ value: Value<Wanted>, _ variable: String, is wanted: Wanted?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let reader = ConfigReader(provider: EnvironmentVariablesProvider(environmentVariables: ["THE_KEY": variable]))
        let read = try? Container(Module("Settings") { value }.configured(by: reader)).get(Wanted.self)
        #expect(read == wanted, sourceLocation: sourceLocation)
    }

    @Test
    func `in the environment`() {
        expect(Value(config: "the.key", of: String.self), "a b", is: "a b")
        expect(Value(config: "the.key", of: URL.self), "/a", is: URL(string: "/a"))
        expect(Value(config: "the.key", of: Int.self), "-8", is: -8)
        expect(Value(config: "the.key", of: Double.self), "0.5", is: 0.5)
        expect(Value(config: "the.key", of: Double.self), "2", is: 2)
        for text in ["true", "yes", "1", "Yes"] { expect(Value(config: "the.key", of: Bool.self), text, is: true) }
        for text in ["false", "no", "0"] { expect(Value(config: "the.key", of: Bool.self), text, is: false) }
        for (text, duration) in [
            ("5", Duration.seconds(5)), ("100ms", .milliseconds(100)), ("5s", .seconds(5)), ("2m", .seconds(120)),
            ("1h", .seconds(3_600)),
        ] {
            expect(Value(config: "the.key", of: Duration.self), text, is: duration)
        }
        expect(Value(config: "the.key", of: [UInt8].self), "AQI=", is: [1, 2])
        expect(Value(config: "the.key", of: [String].self), "a,b", is: ["a", "b"])
        expect(Value(config: "the.key", of: [Int].self), "1,2", is: [1, 2])
        expect(Value(config: "the.key", of: Level.self), "loud", is: .loud)
        expect(Value(config: "the.key", of: Size.self), "2", is: .large)
    }

    @Test
    func `what may be written for a type is nothing else: another spelling is refused`() {
        expect(Value(config: "the.key", of: Int.self), "8.0", is: nil)
        expect(Value(config: "the.key", of: Bool.self), "on", is: nil)
        expect(Value(config: "the.key", of: Duration.self), "PT5S", is: nil)
        expect(Value(config: "the.key", of: Level.self), "Loud", is: nil)
        expect(Value(config: "the.key", of: Size.self), "large", is: nil)
        expect(Value(config: "the.key", of: Size.self), "3", is: nil)
    }
}
#endif
