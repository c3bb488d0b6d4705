public import Alchemic
import AlchemicGraphDocument
public import Testing

extension Container {
    /// Whether a type can be resolved, for `#expect(container.resolves(Catalogue.self))`.
    ///
    /// The method builds the object and what it needs. An error is recorded as a warning.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - query: How to find the object.
    ///   - location: The source location of the warning.
    /// - Returns: Whether the type was resolved.
    public func resolves<Value>(
        _ type: Value.Type, _ query: Query<Value> = .auto, at location: SourceLocation = #_sourceLocation
    ) -> Bool {
        do {
            // The error has no location of its own: the warning has that of the expectation.
            _ = try get(type, query, file: "", line: 0)
            return true
        } catch {
            Issue.record("\(error)", severity: .warning, sourceLocation: location)
            return false
        }
    }

    /// Whether a type can be awaited, for `#expect(await container.resolves(async: Rates.self))`.
    ///
    /// The method builds the object and what it needs. An error is recorded as a warning.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - query: How to find the object.
    ///   - location: The source location of the warning.
    /// - Returns: Whether the type was resolved.
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

    /// Whether concurrent calls get one kept object, for `#expect(await container.buildsOnce(Cache.self))`.
    ///
    /// An error of a call is recorded as a warning.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - query: How to find the object.
    ///   - location: The source location of the warning.
    /// - Returns: Whether all calls returned the same object, which is kept; for a type that is no class, whether it is kept.
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
        // The objects must be alive here: a released object's address may be used again.
        return withExtendedLifetime(values) {
            let objects = values.compactMap { value in
                value.flatMap { Swift.type(of: $0) is AnyClass ? ObjectIdentifier($0 as AnyObject) : nil }
            }
            let isKept = (try? isBuilt(type, query)) ?? false
            return !values.contains { $0 == nil } && Set(objects).count <= 1 && isKept
        }
    }
}
