import Alchemic
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

    @Test(.statement("A56", "T16")) func invokingCallsTheInitializerWithTheCallersArguments() throws {
        let container = try Container(Self.module())
        let letter = try container.invoke(Letter.self, .named("letter"), with: "Dear", "me")
        #expect([letter.text, letter.signature] == ["Dear", "me"])
    }

    @Test(.statement("A56", "T16")) func invokingCallsTheMethodOfTheOwnerInTheContainer() throws {
        let container = try Container(Self.module())
        let letter = try container.invoke(Letter.self, .named("office letter"), with: "Dear", "me")
        #expect([letter.text, letter.signature] == ["Ghent: Dear", "me"])
    }

    @Test(.statement("A56", "T16")) func invokingNeedsExactlyOne() throws {
        let container = try Container(Self.module())
        let several = #expect(throws: ResolutionError.self) { try container.invoke(Letter.self, with: "Dear") }
        #expect(several?.id == .ambiguous)
        let none = #expect(throws: ResolutionError.self) { try container.invoke(String.self, with: "Dear") }
        #expect(none?.id == .missingBinding)
        let external = #expect(throws: ResolutionError.self) {
            try container.invoke(Letter.self, .named("given"), with: "Dear")
        }
        #expect(external?.id == .notSettable)
    }

    @Test(.statement("A56", "T16")) func invokingPassesOverWhatHasNothingToCall() throws {
        let container = try Container(
            Module("Letters") {
                Singleton(Letter.init(text:signature:), .value("declared"), .value(nil))
                External(Letter.self).named("given")
            })
        #expect(try container.invoke(Letter.self, with: "Dear").text == "Dear")
    }

    @Test(.statement("A56", "T16")) func allThatMatchCanBeInvoked() throws {
        let container = try Container(Self.module())
        let letters = try container.invokeAll(Letter.self, with: "Dear", "me")
        #expect(letters.map(\.text) == ["Dear", "Ghent: Dear"])
        #expect(try container.invokeAll(String.self, with: "Dear").isEmpty)
    }

    @Test(.statement("A57", "T16")) func whatInvokingReturnsIsInjectedAndNeverKept() throws {
        let container = try Container(Self.module())
        let first = try container.invoke(Letter.self, .named("letter"), with: "first", nil)
        let second = try container.invoke(Letter.self, .named("letter"), with: "second", nil)
        let ink = try container.get(Ink.self)
        #expect(first !== second)
        #expect(first.ink.value === ink)
        #expect(second.ink.value === ink)

        let kept = try container.get(Letter.self, .named("letter"))
        #expect(kept.text == "declared")
        _ = try container.invoke(Letter.self, .named("letter"), with: "third", nil)
        #expect(try container.get(Letter.self, .named("letter")) === kept)
    }

    @Test(.statement("A58")) func missingTrailingArgumentsAreNil() throws {
        let container = try Container(Self.module())
        for name in ["letter", "office letter"] {
            let letter = try container.invoke(Letter.self, .named(name), with: "Dear")
            #expect(letter.text.hasSuffix("Dear"))
            #expect(letter.signature == nil)
        }
        #expect(try container.invokeAll(Letter.self, with: "Dear").allSatisfy { $0.signature == nil })
        let error = #expect(throws: ResolutionError.self) { try container.invoke(Letter.self, .named("letter")) }
        #expect(error?.id == .argumentCount)
    }
}
