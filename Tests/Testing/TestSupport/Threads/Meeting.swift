/// Where all tasks that are expected wait for one another.
package final class Meeting: Sendable {
    private let expected: Int
    private let arrivals = Variable(0)
    private let gate = Gate()

    package init(of expected: Int) { self.expected = expected }

    package func arrive() async {
        let count = arrivals.withLock { count in
            count += 1
            return count
        }
        if count == expected { gate.open() }
        await gate.pass()
    }
}
