import AlchemicMain
import TestSupport
import Testing

private final class Ink: Sendable {}

private final class Letter: Sendable {
    let text: String
    let signature: String?
    let ink = Variable<Ink?>()

    init(text: String, signature: String?) {
        self.text = text
        self.signature = signature
    }
}

private final class Office: Sendable {
    let town: String

    init(town: String) {
        self.town = town
    }

    func write(text: String, signature: String?) -> Letter {
        Letter(text: "\(town): \(text)", signature: signature)
    }
}

@Suite struct InvokingTests {
    private static func module() -> Module {
        Module("Letters") {
            Singleton { Ink() }
            Singleton { Office(town: "Ghent") }
            Singleton(Letter.init(text:signature:), .value("declared"), .value("declared")).named("letter")
                .inject(\.ink.value)
            Prototype(of: Office.self, Office.write(text:signature:), .value("declared"), .value("declared"))
                .named("office letter")
            External(Letter.self).named("given")
        }
    }

    @Test(.statement("A56", "T16")) func `invoking calls the initializer with the callers arguments`() throws {
        let container = try Container(Self.module())
        let letter = try container.invoke(Letter.self, .named("letter"), with: "Dear", "me")
        #expect([letter.text, letter.signature] == ["Dear", "me"])
    }

    @Test(.statement("A56", "T16")) func `invoking calls the method of the owner in the container`() throws {
        let container = try Container(Self.module())
        let letter = try container.invoke(Letter.self, .named("office letter"), with: "Dear", "me")
        #expect([letter.text, letter.signature] == ["Ghent: Dear", "me"])
    }

    @Test(.statement("A56", "T16")) func `all that match can be invoked`() throws {
        let container = try Container(Self.module())
        let letters = try container.invokeAll(Letter.self, with: "Dear", "me")
        #expect(letters.map(\.text) == ["Dear", "Ghent: Dear"])
        #expect(try container.invokeAll(String.self, with: "Dear").isEmpty)
        let other = try Container(Self.module(), Module("list") { Value([Letter]()) })
        #expect(try other.invokeAll(Letter.self, with: "Dear", "me").count == 2)
        #expect(failure(of: try other.invokeAll(Letter.self, .value([])))?.id == .notSettable)
    }
}
