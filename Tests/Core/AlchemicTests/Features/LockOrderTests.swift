import Alchemic
import Testing

// Release builds do not know the order of locks.
#if DEBUG
@Suite("A thread that takes a lock under another one")
struct LockOrderTests {
    @Test
    func `goes on if the second one comes later in the order`() {
        let first = Guarded(1, in: .outermost)
        let second = Guarded(2)
        #expect(first.withLock { one in second.withLock { two in one + two } } == 3)
        // Each may be taken again once it has been released, also in another order.
        #expect(second.withLock(\.self) + first.withLock(\.self) == 3)
    }

    @Test
    func `ends the program if it holds the second one already`() async {
        await #expect(processExitsWith: .failure) {
            let number = Guarded(1)
            number.withLock { _ in number.withLock { _ in } }
        }
    }

    @Test
    func `ends the program if the second one comes earlier, or if no order is known between them`() async {
        await #expect(processExitsWith: .failure) {
            let first = Guarded(1, in: .outermost)
            Guarded(2).withLock { _ in first.withLock { _ in } }
        }
        await #expect(processExitsWith: .failure) {
            let second = Guarded(2)
            Guarded(1).withLock { _ in second.withLock { _ in } }
        }
    }
}
#endif
