import Alchemic
import Foundation

@main struct Main {
    static func main() async {
        let container = Container(orExit: App.module, roots: [Clerk.self])
        do {
            try await container.start()
            let clerk = try container.get(Clerk.self)
            let count = try await clerk.sendAll()
            print("\(count) sent")
        } catch {
            print(error)
            exit(1)
        }
    }
}
