import Alchemic
import Foundation
import TestSupport
import Testing

private protocol Named: AnyObject, Sendable {}

private final class Label: Named {}

/// Keeps the scope that keeps it, for as long as that has not ended.
private final class Owner: Named {
    let container: Container
    init(container: Container) { self.container = container }
}

@Suite("A scope that has ended is let go of")
struct ScopeLeakTests {
    /// Runs a request on a thread, and ends the scope on another one as soon as the request has come so far.
    private func end(
        _ scope: Container, after begun: Gate, thenOpen goOn: Gate,
        during request: @escaping @Sendable (Container) -> Void
    ) async {
        await onThreads(2) { number in
            guard number == 1 else { return request(scope) }
            begun.passHere()
            let stopped = DispatchSemaphore(value: 0)
            Task {
                try? await scope.stop()
                stopped.signal()
            }
            stopped.wait()
            goOn.open()
        }
    }

    /// Waits for the threads to let go of it, too.
    private func letThreadsEnd() async { for _ in 0..<100 { await letOthersGoOn() } }

    @Test("though it ended after, or while, an object was built that keeps it", arguments: [false, true])
    func builtObject(isBeingBuilt: Bool) async throws {
        let (begun, goOn) = (Gate(), Gate())
        weak var gone: Container?
        do {
            let scope = try Container(
                Module("App") {
                    Scoped("scope") { (container: Container) in
                        if isBeingBuilt {
                            begun.open()
                            goOn.passHere()
                        }
                        return Owner(container: container)
                    }
                }
            ).scope("scope")
            gone = scope
            await end(scope, after: begun, thenOpen: goOn) { scope in
                _ = try? scope.get(Owner.self)
                begun.open()
            }
        }
        await letThreadsEnd()
        #expect(gone == nil)
    }

    @Test("though it ended while an object of a child's was built that keeps it")
    func objectOfChild() async throws {
        let (begun, goOn) = (Gate(), Gate())
        weak var gone: Container?
        do {
            let scope = try Container(Module("App") { Scoped("scope") { Label() } }).scope("scope")
            gone = scope
            // It is the scope that is kept: the child does not live that long.
            let kept = scope
            let child = try Container(
                Module("Child") {
                    Scoped("scope") {
                        begun.open()
                        goOn.passHere()
                        return Owner(container: kept)
                    }
                }, parent: scope)
            await end(scope, after: begun, thenOpen: goOn) { _ in _ = try? child.get(Owner.self) }
        }
        await letThreadsEnd()
        #expect(gone == nil)
    }

    @Test("though it ended while an object was converted that keeps it")
    func convertedObject() async throws {
        let (begun, goOn) = (Gate(), Gate())
        weak var gone: Container?
        do {
            let scope = try Container(
                Module("App") {
                    Scoped("scope", Owner.init(container:)).as((any Named).self) { _ in
                        begun.open()
                        goOn.passHere()
                        return Label()
                    }
                }
            ).scope("scope")
            gone = scope
            await end(scope, after: begun, thenOpen: goOn) { scope in _ = try? scope.get((any Named).self) }
        }
        await letThreadsEnd()
        #expect(gone == nil)
    }
}
