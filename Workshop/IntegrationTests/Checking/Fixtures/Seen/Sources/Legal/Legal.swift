@main struct Legal {
    @MainActor static func main() async {
        var count = 0
        for (name, body) in names.map({ ($0.0, $0.1 as @MainActor () async throws -> Void) })
            + outside.map({ ($0.0, $0.1 as @MainActor () async throws -> Void) })
            + forms.map({ ($0.0, $0.1 as @MainActor () async throws -> Void) })
        {
            do {
                try await body()
                count += 1
            } catch {
                print("\(name): \(error)")
            }
        }
        print("\(count) succeeded")
    }
}
