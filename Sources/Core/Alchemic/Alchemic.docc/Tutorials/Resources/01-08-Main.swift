import Alchemic

@main struct Main {
    static func main() async throws {
        let container = Container(orExit: App.module, roots: [Clerk.self])
        let clerk = try container.get(Clerk.self)
        let count = try await clerk.sendAll()
        print("\(count) sent")
    }
}
