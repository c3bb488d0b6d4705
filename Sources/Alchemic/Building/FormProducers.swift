// Producers of the forms in which something may be asked for, and the one that hands out an object as another type.

/// Hands out what a definition makes as a protocol or a superclass.
final class ConvertingProducer<Value>: Producer<Value>, @unchecked Sendable {
    private let inner: AnyProducer

    init(_ inner: AnyProducer, slot: PublishedSlot?) {
        self.inner = inner
        super.init(slot: slot)
    }

    override func isolation(in context: Context) -> Isolation { inner.isolation(in: context) }
    override func isBuilt(_ context: Context) -> Bool { inner.isBuilt(context) }

    override func value(_ context: Context) throws(ResolutionError) -> Value {
        if let slot, let box = slot.load(Value.self) {
            return box._withUnsafeGuaranteedRef { $0.value }
        }
        let value = try inner.value(context, as: Value.self)
        if let slot { inner.publishAlias(Box(value), slot) }
        return value
    }

    override func value(async request: AsyncRequest) async throws(ResolutionError) -> Value {
        try await inner.value(async: request, as: Value.self)
    }
}

/// Hands out nil: nothing is declared.
final class NilProducer<Wrapped>: Producer<Wrapped?>, @unchecked Sendable {
    override func value(_ context: Context) throws(ResolutionError) -> Wrapped? { nil }
}

/// Hands out something that is declared, for an optional.
final class OptionalProducer<Wrapped>: Producer<Wrapped?>, @unchecked Sendable {
    private let inner: Producer<Wrapped>

    init(_ inner: Producer<Wrapped>) {
        self.inner = inner
        super.init()
    }

    override func isolation(in context: Context) -> Isolation { inner.isolation(in: context) }
    override func value(_ context: Context) throws(ResolutionError) -> Wrapped? { try inner.value(context) }

    override func value(async request: AsyncRequest) async throws(ResolutionError) -> Wrapped? {
        try inner.unboxed(try await inner.boxed(async: request))
    }
}

/// Collects every match (rule 4).
final class ListProducer<Element>: Producer<[Element]>, @unchecked Sendable {
    private let members: [Producer<Element>]

    init(_ members: [Producer<Element>]) {
        self.members = members
        super.init()
    }

    override func isolation(in context: Context) -> Isolation {
        members.lazy.map { $0.isolation(in: context) }.max() ?? .synchronous
    }

    override func value(_ context: Context) throws(ResolutionError) -> [Element] {
        try members.map { (member) throws(ResolutionError) in try member.value(context) }
    }

    override func value(async request: AsyncRequest) async throws(ResolutionError) -> [Element] {
        var list: [Element] = []
        for member in members { list.append(try member.unboxed(try await member.boxed(async: request))) }
        return list
    }
}

/// Collects every match by its name (rule 4).
final class DictionaryProducer<Element>: Producer<[String: Element]>, @unchecked Sendable {
    private let members: [(key: String, producer: Producer<Element>)]

    init(_ members: [(key: String, producer: Producer<Element>)]) {
        self.members = members
        super.init()
    }

    override func isolation(in context: Context) -> Isolation {
        members.lazy.map { $0.producer.isolation(in: context) }.max() ?? .synchronous
    }

    override func value(_ context: Context) throws(ResolutionError) -> [String: Element] {
        var dictionary: [String: Element] = [:]
        for (key, producer) in members { dictionary[key] = try producer.value(context) }
        return dictionary
    }

    override func value(async request: AsyncRequest) async throws(ResolutionError) -> [String: Element] {
        var dictionary: [String: Element] = [:]
        for (key, producer) in members {
            dictionary[key] = try producer.unboxed(try await producer.boxed(async: request))
        }
        return dictionary
    }
}

/// Hands out something that asks later: a `Lazy` or one of the providers.
final class DeferringProducer<Deferred, Element>: Producer<Deferred>, @unchecked Sendable {
    private unowned let inner: Producer<Element>
    private let make: @Sendable (DeferredLink<Element>) -> Deferred

    init(_ inner: Producer<Element>, _ make: @escaping @Sendable (DeferredLink<Element>) -> Deferred) {
        self.inner = inner
        self.make = make
        super.init()
    }

    override func value(_ context: Context) throws(ResolutionError) -> Deferred {
        make(DeferredLink(inner, context.container.takeUnretainedValue()))
    }
}

// MARK: How each form makes its producer

extension Optional: DependencyForm {
    static var form: FormKind { .optional }
    static var element: Any.Type { Wrapped.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> AnyProducer {
        guard case .wrapped(let inside) = resolution else { return NilProducer<Wrapped>() }
        return OptionalProducer(linker.producer(of: Wrapped.self, for: inside))
    }
}

extension Array: DependencyForm {
    static var form: FormKind { .list }
    static var element: Any.Type { Element.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> AnyProducer {
        guard case .list(let members) = resolution else { return AnyProducer() }
        return ListProducer(members.map { linker.producer(of: Element.self, for: $0) })
    }
}

extension Dictionary: DependencyForm where Key == String {
    static var form: FormKind { .dictionary }
    static var element: Any.Type { Value.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> AnyProducer {
        guard case .dictionary(let members) = resolution else { return AnyProducer() }
        return DictionaryProducer(members.map { ($0.key, linker.producer(of: Value.self, for: $0.value)) })
    }
}

extension Lazy: DependencyForm {
    static var form: FormKind { .lazy }
    static var element: Any.Type { Value.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> AnyProducer {
        guard case .wrapped(let inside) = resolution else { return AnyProducer() }
        return DeferringProducer(linker.producer(of: Value.self, for: inside)) { Lazy($0) }
    }
}

extension Provider: DependencyForm {
    static var form: FormKind { .provider }
    static var element: Any.Type { Value.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> AnyProducer {
        guard case .wrapped(let inside) = resolution else { return AnyProducer() }
        return DeferringProducer(linker.producer(of: Value.self, for: inside)) { Provider($0) }
    }
}

extension AsyncProvider: DependencyForm {
    static var form: FormKind { .asyncProvider }
    static var element: Any.Type { Value.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> AnyProducer {
        guard case .wrapped(let inside) = resolution else { return AnyProducer() }
        return DeferringProducer(linker.producer(of: Value.self, for: inside)) { AsyncProvider($0) }
    }
}

extension ScopeProvider: DependencyForm {
    static var form: FormKind { .scopeProvider }
    static var element: Any.Type { Value.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> AnyProducer {
        guard case .wrapped(let inside) = resolution else { return AnyProducer() }
        return DeferringProducer(linker.producer(of: Value.self, for: inside)) { ScopeProvider($0) }
    }
}

/// Hands out the container or scope that is asked; for a singleton, the container that declares it (G4).
final class ContainerProducer: Producer<Container>, @unchecked Sendable {
    init() { super.init() }

    override func value(_ context: Context) throws(ResolutionError) -> Container {
        context.container.takeUnretainedValue()
    }
}
