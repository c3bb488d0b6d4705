import Alchemic
import Dispatch
import TestSupport
import Testing

private final class A: Sendable {
    let b = Variable<B?>(nil)
    let isReady = Variable(false)
    init() {}
    init(b: B) { self.b.value = b }
    init(later: Lazy<B>) {}
    init(provider: Provider<B>) {}
}

private final class B: Sendable {
    let a: A
    init(a: A) { self.a = a }
}

/// Prototypes need not be `Sendable`.
private final class P {
    var q: Q?
    var a: A?
    init() {}
    init(q: Q) {}
}

private final class Q {
    let a: A?
    var p: P?
    init() { a = nil }
    init(a: A) { self.a = a }
}

/// A thing that writes down what is done to it.
private final class Diary: InjectionAware, Sendable {
    let journal: Journal
    let name: String
    let other = Variable<Diary?>(nil)

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        journal.note("\(name) init")
    }

    func didInjectDependencies() { journal.note("\(name) did inject") }
}

@Suite struct BuildingTests {
    @Test(.statement("T5")) func cycleWithADeferredEdgeToSomethingKeptIsLegal() throws {
        let byPoint = try Container(
            Module("Point") {
                Singleton { A() }.inject(\.b.value)
                Singleton(B.init(a:))
            })
        #expect(try byPoint.get(A.self).b.value?.a === byPoint.get(A.self))

        let legal = [
            Module("Lazy") {
                Singleton(A.init(later:))
                Singleton(B.init(a:))
            },
            Module("Provider") {
                Prototype(A.init(provider:))
                Prototype(B.init(a:))
            },
            Module("Call") {
                Singleton { A() }.call { (a: A, b: B) in a.b.value = b }
                Singleton(B.init(a:))
            },
            Module("Weak") {
                Singleton { A() }.weak().inject(\.b.value)
                Prototype(B.init(a:))
            },
            Module("Scoped") {
                Scoped("turn") { A() }.inject(\.b.value)
                Scoped("turn", B.init(a:))
            },
        ]
        for module in legal {
            #expect(problems(of: module).isEmpty, "\(module.name)")
        }
    }

    @Test(.statement("T5")) func cycleOfInitializersAloneIsAnErrorWhateverTheLifetimes() {
        let first = Module("Singletons") {
            Singleton(A.init(b:))
            Singleton(B.init(a:))
        }
        let second = Module("Prototypes") {
            Prototype(A.init(b:))
            Prototype(B.init(a:))
        }
        let third = Module("Scoped") {
            Scoped("turn", A.init(b:))
            Singleton(B.init(a:)).weak()
        }
        for module in [first, second, third] {
            #expect(problems(of: module).contains { $0.id == .cycle && $0.path == ["A", "B", "A"] }, "\(module.name)")
        }
    }

    @Test(.statement("T5")) func cycleThroughPrototypesEndsAtTheSingletonInIt() throws {
        let container = try Container(
            Module("Mixed") {
                Prototype { P() }.inject(\.q).inject(\.a)
                Prototype(Q.init(a:))
                Singleton { A() }.inject(\.b.value)
                Singleton(B.init(a:))
            })
        let p = try container.get(P.self)
        let a = try container.get(A.self)
        #expect(p.a === a)
        #expect(p.q?.a === a)
        #expect(a.b.value?.a === a)
    }

    @Test(.statement("T6")) func objectIsVisibleEarlyToItsOwnConstructionOnly() throws {
        let inside = Journal()
        let outside = Variable<Bool?>(nil)
        let shared = Variable<Container?>(nil)
        let finished = DispatchSemaphore(value: 0)
        let container = try Container(
            Module("Visible") {
                Singleton { A() }
                    .call { (a: A, b: B) in
                        inside.note(b.a === a && !a.isReady.value ? "early" : "other")
                        let started = DispatchSemaphore(value: 0)
                        DispatchQueue.global().async {
                            started.signal()
                            outside.value = (try? shared.value?.get(A.self))?.isReady.value
                            finished.signal()
                        }
                        started.wait()
                    }
                    .configure { (a: A) in a.isReady.value = true }
                Singleton(B.init(a:))
            })
        shared.value = container
        _ = try container.get(A.self)
        finished.wait()
        shared.value = nil
        #expect(inside.entries == ["early"])
        #expect(outside.value == true, "the other thread was handed the object when it was complete")
    }

    @Test(.statement("T6")) func objectWhoseConstructionFailsIsSeenByNobody() throws {
        let shouldFail = Variable(true)
        let seen = Variable<A?>(nil)
        let container = try Container(
            Module("Failing") {
                Singleton { A() }.inject(\.b.value)
                Singleton { (a: A) throws -> B in
                    seen.value = a
                    if shouldFail.value { throw Broken() }
                    return B(a: a)
                }
            })
        #expect(failure(of: try container.get(A.self))?.underlying as? Broken == Broken())
        #expect(try !container.isBuilt(A.self))
        let lost = seen.value
        shouldFail.value = false
        let a = try container.get(A.self)
        #expect(a !== lost)
        #expect(a.b.value?.a === a)
    }

    @Test(.statement("T12")) func sharedObjectIsBuiltOnceHoweverManyAsk() throws {
        for _ in 0..<50 {
            let made = Journal()
            let identities = Journal()
            let container = try Container(
                Module("Contended") {
                    Singleton { made.noting("A", A()) }.inject(\.b.value)
                    Singleton { (a: A) in made.noting("B", B(a: a)) }
                })
            DispatchQueue.concurrentPerform(iterations: 8) { turn in
                // Half of them begin at either end of the cycle.
                let a = turn.isMultiple(of: 2) ? try? container.get(A.self) : (try? container.get(B.self))?.a
                identities.note(a.map { "\(ObjectIdentifier($0)) \($0.b.value != nil)" } ?? "none")
            }
            #expect(made.entries.sorted() == ["A", "B"])
            #expect(Set(identities.entries).count == 1)
            #expect(identities.entries.allSatisfy { $0.hasSuffix(" true") })
        }
    }

    @Test(.statement("T12")) func sharedObjectIsBuiltOnceHoweverManyTasksAwaitIt() async throws {
        let made = Journal()
        let container = try Container(
            Module("Contended") {
                Singleton({ () async -> A in
                    await Task.yield()
                    return made.noting("A", A())
                })
            })
        let identities = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
            for _ in 0..<16 { group.addTask { ObjectIdentifier(try await container.get(async: A.self)) } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(identities.count == 1)
        #expect(made.entries == ["A"])
    }

    @Test(.statement("T13")) func thereIsOneOrderOfWhatIsDoneToAnObject() throws {
        let journal = Journal()
        let container = try Container(
            Module("Diaries") {
                Singleton { Diary("first", journal) }.named("first")
                    .configure { (diary: Diary) in journal.note("\(diary.name) configure") }
                    .call { (diary: Diary) in journal.note("\(diary.name) call 1") }
                    .inject(nonisolated: "one", .named("second")) { (diary: Diary, other: Diary) in
                        journal.note("\(diary.name) point 1")
                    }
                    .call { (diary: Diary) in journal.note("\(diary.name) call 2") }
                    .inject(nonisolated: "two", .value(2)) { (diary: Diary, _: Int) in
                        journal.note("\(diary.name) point 2")
                    }
                Singleton { Diary("second", journal) }.named("second")
                    .inject(nonisolated: "back", .named("first")) { (diary: Diary, other: Diary) in
                        journal.note("\(diary.name) point to \(other.name)")
                    }
                    .configure { (diary: Diary) in journal.note("\(diary.name) configure") }
            })
        _ = try container.get(Diary.self, .named("first"))
        #expect(
            journal.entries == [
                "first init", "second init", "first point 1", "first point 2", "first call 1", "first call 2",
                "first configure", "second point to first", "second configure", "first did inject",
                "second did inject",
            ])
    }
}
