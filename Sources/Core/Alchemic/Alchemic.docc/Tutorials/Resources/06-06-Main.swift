import Alchemic
import Foundation

@main struct Main {
    static func main() async {
        let requests = await Signals.requests()
        let container = Container(orExit: App.module, roots: [Clerk.self])
        do {
            try await container.start()
            let clerk = try container.get(Clerk.self)
            try await withThrowingTaskGroup { group in
                group.addTask { try await clerk.work() }
                group.addTask { for await _ in requests { break } }
                try await group.next()  // a signal arrived, or the clerk failed
                group.cancelAll()
                try await group.waitForAll()
            }
            try await container.stop()
        } catch {
            print(error)
            try? await container.stop()
            exit(1)
        }
    }
}
