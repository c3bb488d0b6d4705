import Alchemic
import Dispatch
import TestSupport
import Testing

private final class A: Sendable {
    let isReady = Variable(false)
}

private final class B: Sendable {
    let a: A
    init(a: A) { self.a = a }
}

@Suite struct BuildingTests {
    @Test(.statement("T6")) func `object is visible early to its own construction only`() throws {
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
}
