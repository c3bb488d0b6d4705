public import Alchemic
import AlchemicGraphDocument
public import Testing

extension Container {
    /// Whether a type can be resolved, for `#expect(container.resolves(Catalogue.self))`.
    ///
    /// It builds what that needs. Where it fails, the reason is recorded as a warning.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - query: How to find it.
    ///   - location: Where the warning is recorded.
    /// - Returns: Whether it succeeded.
    public func resolves<Value>(
        _ type: Value.Type, _ query: Query<Value> = .auto, at location: SourceLocation = #_sourceLocation
    ) -> Bool {
        do {
            // The place of the expectation is said beside it.
            _ = try get(type, query, file: "", line: 0)
            return true
        } catch {
            Issue.record("\(error)", severity: .warning, sourceLocation: location)
            return false
        }
    }

    /// Whether a type can be resolved by awaiting it, for `#expect(await container.resolves(async: Rates.self))`.
    ///
    /// It builds what that needs. Where it fails, the reason is recorded as a warning.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - query: How to find it.
    ///   - location: Where the warning is recorded.
    /// - Returns: Whether it succeeded.
    public func resolves<Value: Sendable>(
        async type: Value.Type, _ query: Query<Value> = .auto, at location: SourceLocation = #_sourceLocation
    ) async -> Bool {
        do {
            _ = try await get(async: type, query, file: "", line: 0)
            return true
        } catch {
            Issue.record("\(error)", severity: .warning, sourceLocation: location)
            return false
        }
    }

    /// Whether concurrent calls receive one object that is kept, for `#expect(await container.buildsOnce(Cache.self))`.
    ///
    /// Where a call fails, the reason is recorded as a warning.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - query: How to find it.
    ///   - location: Where the warning is recorded.
    /// - Returns: Whether all calls returned the same object; of a value, whether it is kept.
    public func buildsOnce<Value: Sendable>(
        _ type: Value.Type, _ query: Query<Value> = .auto, at location: SourceLocation = #_sourceLocation
    ) async -> Bool {
        let values = await withTaskGroup(of: Value?.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    do {
                        return try await self.get(async: type, query, file: "", line: 0)
                    } catch {
                        Issue.record("\(error)", severity: .warning, sourceLocation: location)
                        return nil
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        // The objects are alive here, so that no two share an address.
        return withExtendedLifetime(values) {
            let objects = values.compactMap { value in
                value.flatMap { Swift.type(of: $0) is AnyClass ? ObjectIdentifier($0 as AnyObject) : nil }
            }
            let isKept = (try? isBuilt(type, query)) ?? false
            return !values.contains { $0 == nil } && Set(objects).count <= 1 && isKept
        }
    }
}
