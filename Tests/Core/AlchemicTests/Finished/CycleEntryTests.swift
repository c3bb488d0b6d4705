import Alchemic
import TestSupport
import Testing

private protocol Part: Sendable {}

private final class Own: Part {}

private final class Shared: Part, Sendable {
    let user = Variable<User?>()
}

private final class Passing: Sendable {
    let part: any Part
    init(part: any Part) { self.part = part }
}

private final class User: Sendable {
    let passing: Passing
    init(passing: Passing) { self.passing = passing }
}

private class Base: @unchecked Sendable {}

private final class Sub: Base, @unchecked Sendable {
    let taker = Variable<Taker?>()
}

private final class Taker: Sendable {
    let base: Base
    init(base: Base) { self.base = base }
}

@Suite("A legal cycle", .statement("T5"), .statement("A80"))
struct CycleEntryTests {
    @Test("whose members a scope brings together is built from every entry", arguments: [true, false])
    func byScope(isPartFirst: Bool) throws {
        let container = try Container(
            Module("scopes") {
                Singleton { Own() }.as((any Part).self)
                Scoped("request") { Shared() }.as((any Part).self).inject(\.user.value)
                Prototype(Passing.init(part:))
                Scoped("request", User.init(passing:))
            })
        let scope = try container.scope("request")
        if isPartFirst { _ = try scope.get(Shared.self) } else { _ = try scope.get(User.self) }
        let (part, user) = (try scope.get(Shared.self), try scope.get(User.self))
        #expect(part.user.value === user)
        #expect(user.passing.part as? Shared === part)
        part.user.value = nil
    }

    @Test(
        "that closes by the class that an object turns out to have is built from every entry", arguments: [true, false])
    func byDynamicType(isTakerFirst: Bool) throws {
        let container = try Container(
            Module("classes") {
                Singleton { () -> Base in Sub() }.named("base")
                Singleton(Taker.init(base:), .named("base"))
                External(Sub.self).named("never set").inject(\.taker.value)
            })
        if isTakerFirst { _ = try container.get(Taker.self) } else { _ = try container.get(Base.self, .named("base")) }
        let base = try container.get(Base.self, .named("base"))
        let taker = try container.get(Taker.self)
        #expect(taker.base === base)
        #expect((base as? Sub)?.taker.value === taker)
        (base as? Sub)?.taker.value = nil
    }
}
