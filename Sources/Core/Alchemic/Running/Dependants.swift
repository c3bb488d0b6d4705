/// The scopes, children and overlays of a container that are open; it keeps none of them.
///
/// Each takes itself out before it is gone, under the same lock.
final class Dependants: Sendable {
    private struct Contents {
        var entries: [(order: Int, container: Reference<Container>)?] = []
        var free: [Int] = []
        var order = 0
    }

    private let contents = Guarded(Contents())

    /// Notes one more; returns its number, or nil if there may be none.
    func add(_ container: Container, unless isClosed: () -> Bool) -> Int? {
        contents.withLock { contents in
            if isClosed() { return nil }
            contents.order += 1
            let entry = (contents.order, Reference(container))
            if let number = contents.free.popLast() {
                contents.entries[number] = entry
                return number
            }
            contents.entries.append(entry)
            return contents.entries.count - 1
        }
    }

    func remove(_ number: Int) {
        contents.withLock { contents in
            contents.entries[number] = nil
            contents.free.append(number)
        }
    }

    /// Those that are there, the first that was made first.
    var all: [Container] {
        let found = contents.withLock { contents in
            contents.entries.compactMap { entry -> (order: Int, container: Container)? in
                // One whose end has begun waits for this lock to take itself out.
                guard let entry, let container = entry.container.objectUnlessEnding else { return nil }
                return (entry.order, container)
            }
        }
        return found.ordered(by: \.order).map(\.container)
    }
}
