import Alchemic

/// The type of a parameter, how it is found, and how what it gets is read.
struct Shape<Value: Sendable>: AnyShape {
    let query: Query<Value>
    let isAuto: Bool
    let read: @Sendable (Value) -> Received

    func get(from container: Container) throws(ResolutionError) -> Received {
        read(isAuto ? try container.get(Value.self) : try container.get(Value.self, query))
    }

    func get(asyncFrom container: Container) async throws(ResolutionError) -> Received {
        read(try await container.get(async: Value.self, query))
    }

    @MainActor
    func get(mainFrom container: Container) throws(ResolutionError) -> Received {
        read(try container.get(main: Value.self, query))
    }
}

protocol AnyShape: Sendable {
    associatedtype Value: Sendable
    var query: Query<Value> { get }
    var read: @Sendable (Value) -> Received { get }
    func get(from container: Container) throws(ResolutionError) -> Received
    func get(asyncFrom container: Container) async throws(ResolutionError) -> Received
    @MainActor func get(mainFrom container: Container) throws(ResolutionError) -> Received
}

extension Need {
    var shape: any AnyShape { kind.visited(by: ShapeMaker(need: self)) }
}

private struct ShapeMaker: KindVisitor {
    let need: Need

    func visit<Type: Sendable>(_ type: Type.Type) -> any AnyShape {
        let leaf: @Sendable (Type) -> Received = { value in
            (value as? Creature).map(Received.object) ?? .nothing
        }
        let deferred: @Sendable (Lazy<Type>) -> Received = { lazy in .later { leaf(try lazy.get()) } }
        switch need.form {
        case .direct: return shape(Type.self, leaf)
        case .optional:
            let query: Query<Type?> = need.search == .constant ? .value(nil) : query()
            return Shape(query: query, isAuto: need.search == .auto) { $0.map(leaf) ?? .nothing }
        case .list: return shape([Type].self) { .many($0.map(leaf)) }
        case .dictionary: return shape([String: Type].self) { .keyed($0.mapValues(leaf)) }
        case .lazy: return shape(Lazy<Type>.self, deferred)
        case .provider: return shape(Provider<Type>.self) { provider in .later { leaf(try provider.get()) } }
        case .argumentProvider:
            return shape(Provider<Type, Int>.self) { provider in .later { leaf(try provider.get(7)) } }
        case .listOfLazy: return shape([Lazy<Type>].self) { .many($0.map(deferred)) }
        case .lazyList: return shape(Lazy<[Type]>.self) { lazy in .later { .many(try lazy.get().map(leaf)) } }
        }
    }

    private func shape<Value: Sendable>(_: Value.Type, _ read: @escaping @Sendable (Value) -> Received) -> any AnyShape
    {
        Shape(query: query() as Query<Value>, isAuto: need.search == .auto, read: read)
    }

    private func query<Value>() -> Query<Value> {
        switch need.search {
        case .auto, .constant: .auto
        case .named(let name): .named(name)
        case .tagged(let tag): .tagged(tag)
        case .typed(let kinds): kinds.dropFirst().reduce(.type(kinds[0].type)) { $0.type($1.type) }
        case .atLeastOne: .all(atLeast: 1)
        case .primaries: .all(preferPrimary: true)
        }
    }
}
