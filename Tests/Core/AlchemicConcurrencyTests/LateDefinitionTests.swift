import Alchemic
import TestSupport
import Testing

private final class Plain: Sendable {}

private final class Chicken: Sendable {}

private final class Egg: Sendable {
    let chicken: Chicken
    init(chicken: Chicken) { self.chicken = chicken }
}

private final class Holder: Sendable {
    let egg: Lazy<Egg>
    init(_ egg: Lazy<Egg>) { self.egg = egg }
}

@Suite("Definitions of an override or a child, whose objects live in a scope that was opened before,")
struct LateDefinitionTests {
    private let late = Module("Late") {
        Scoped("scope") { (egg: Lazy<Egg>) in Holder(egg) }
        Scoped("scope", Egg.init(chicken:))
        Scoped("scope") { Chicken() }
    }

    private func scope() throws -> Container {
        try Container(Module("App") { Scoped("scope") { Plain() } }).scope("scope")
    }

    @Test("are out of reach for a lazy that has outlived the override")
    func lazyOfOverride() throws {
        let scope = try scope()
        let holder = try scope.withOverrides {
            late
        } synchronously: {
            try scope.get(Holder.self)
        }
        let error = #expect(throws: ResolutionError.self) { try holder.egg.get() }
        #expect(error?.id == .ended)
    }

    @Test("are out of reach for a lazy that has outlived the child")
    func lazyOfChild() throws {
        let scope = try scope()
        let holder = try Container(late, parent: scope).get(Holder.self)
        let error = #expect(throws: ResolutionError.self) { try holder.egg.get() }
        #expect(error?.id == .ended)
    }

    @Test("have their steps run, with what the scope knows, in an override")
    func stepsOfOverride() throws {
        let scope = try scope()
        let called = Variable<Plain?>(nil)
        try scope.withOverrides {
            Scoped("scope") { Chicken() }.call { (_: Chicken, plain: Plain) in called.withLock { $0 = plain } }
        } synchronously: {
            _ = try scope.get(Chicken.self)
        }
        #expect(try called.withLock { $0 } === scope.get(Plain.self))
    }

    @Test("have their steps run, with what the scope knows, in a child")
    func stepsOfChild() throws {
        let scope = try scope()
        let called = Variable<Plain?>(nil)
        let child = try Container(
            Module("Child") {
                Scoped("scope") { Chicken() }.call { (_: Chicken, plain: Plain) in called.withLock { $0 = plain } }
            }, parent: scope)
        _ = try child.get(Chicken.self)
        #expect(try called.withLock { $0 } === scope.get(Plain.self))
    }
}
