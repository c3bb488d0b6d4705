// Producers of the forms in which something may be asked for, and the one that hands out an object as another type.

/// Hands out what a definition makes as a protocol or a superclass.
final class ConvertingProducer: Producer, @unchecked Sendable {
    private unowned(unsafe) let inner: NodeProducer
    private let type: Any.Type
    private let converter: (any ErasedConverter)?

    init(_ inner: NodeProducer, to type: Any.Type, slot: PublishedSlot?) {
        self.inner = inner
        self.type = type
        converter = inner.node.converter(to: type)
        super.init(slot: slot ?? .none)
        if let slot, let shared = inner as? SharedProducer { shared.aliases.append(slot) }
    }

    override func isolation(in context: Context) -> Isolation { inner.isolation(in: context) }
    override func makers(_ context: Context) -> [NodeProducer] { [inner] }
    override var leadsToKept: Bool { inner.leadsToKept }
    override func isBuilt(_ context: Context) -> Bool { inner.isBuilt(context) }
    override func isOutsideScope(_ context: Context) -> ResolutionError? { inner.isOutsideScope(context) }

    override func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        if let box = slot.box { return box }
        return try converted(try inner.box(context, given: given), context)
    }

    override func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        let box = try await inner.box(async: request)
        return inner.node.staysOnMain(as: type)
            ? try await convertedOnMain(box, request) : try converted(box, request.context)
    }

    @MainActor
    private func convertedOnMain(
        _ box: ErasedBox, _ request: AsyncRequest
    ) throws(ResolutionError) -> ErasedBox {
        try converted(box, request.contextOnMain)
    }

    private func converted(_ box: ErasedBox, _ context: Context) throws(ResolutionError) -> ErasedBox {
        let result: ErasedBox?
        if let converter {
            // The same result for as long as the object stays.
            result =
                inner.node.isCached && inner.node.kind != .weak
                ? context.container.takeUnretainedValue().conversion(of: box, by: inner, to: type, converter)
                : converter.converted(box.erased)
        } else {
            result = castBox(box, to: type)
        }
        guard let result else {
            throw ResolutionError(
                .typeMismatch, "`\(inner.node.label)` is not `\(spelling(of: type))`",
                at: inner.node.definition.location)
        }
        if let shared = inner as? SharedProducer, !slot.isNone {
            shared.publish(result, for: box, in: slot)
        }
        return result
    }
}

/// Hands out what stays on the main actor: to code that runs there, and to nobody else.
final class MainActorProducer: Producer, @unchecked Sendable {
    unowned(unsafe) let inner: Producer
    private let node: Node
    private let type: Any.Type

    init(_ inner: Producer, _ node: Node, _ type: Any.Type) {
        self.inner = inner
        self.node = node
        self.type = type
        super.init()
    }

    override func isolation(in context: Context) -> Isolation { max(.main, inner.isolation(in: context)) }
    override func makers(_ context: Context) -> [NodeProducer] { inner.makers(context) }
    override var leadsToKept: Bool { inner.leadsToKept }
    override func isBuilt(_ context: Context) -> Bool { inner.isBuilt(context) }
    override func isOutsideScope(_ context: Context) -> ResolutionError? { inner.isOutsideScope(context) }
    override func staysOnMain(_ context: Context) -> ResolutionError? { .staysOnMain(node, as: type) }

    override func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        guard context.isOnMain else { throw .staysOnMain(node, as: type) }
        return try inner.box(context, given: given)
    }

    override func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        try await inner.box(async: request)
    }
}

/// A box of a type that is known only while the program runs; nil if the value is not of the type.
func castBox(_ box: ErasedBox, to type: Any.Type) -> ErasedBox? {
    func cast<Value>(_: Value.Type) -> ErasedBox? { box.cast(to: Value.self) }
    return _openExistential(type, do: cast)
}

/// Hands out a constant.
final class ConstantProducer: Producer, @unchecked Sendable {
    private let constant: ErasedBox

    init(_ box: ErasedBox, slot: PublishedSlot = .none) {
        constant = box
        super.init(slot: slot)
        if !slot.isNone { slot.publish(box) }
    }

    override func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox { constant }
    override func isBuilt(_ context: Context) -> Bool { true }
}

/// Hands out the container or scope that is asked; for a singleton, the container that declares it.
final class ContainerProducer: Producer, @unchecked Sendable {
    override func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        Box(context.container.takeUnretainedValue())
    }
}

/// Hands out what is nearest to whoever asks: what belongs to a scope that is open there, else the container's own.
final class NearestProducer: Producer, @unchecked Sendable {
    private let scoped: [(scope: Scope, producer: Producer)]
    private let otherwise: Producer?

    init(_ scoped: [(scope: Scope, producer: Producer)], otherwise: Producer?) {
        self.scoped = scoped
        self.otherwise = otherwise
        super.init()
    }

    private func nearest(_ context: Context) -> Producer {
        var container: Container? = context.container.takeUnretainedValue()
        while let current = container {
            if let scope = current.openScope, let entry = scoped.first(where: { $0.scope == scope }) {
                return entry.producer
            }
            container = current.parent
        }
        return otherwise ?? scoped[0].producer
    }

    override func isolation(in context: Context) -> Isolation { nearest(context).isolation(in: context) }
    override func makers(_ context: Context) -> [NodeProducer] { nearest(context).makers(context) }
    override func isBuilt(_ context: Context) -> Bool { nearest(context).isBuilt(context) }
    override func isOutsideScope(_ context: Context) -> ResolutionError? { nearest(context).isOutsideScope(context) }
    override func staysOnMain(_ context: Context) -> ResolutionError? { nearest(context).staysOnMain(context) }
    override func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        try nearest(context).box(context, given: given)
    }

    override func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        try await nearest(request.context).box(async: request)
    }
}

/// Hands out an optional.
final class OptionalProducer<Wrapped>: Producer, @unchecked Sendable {
    /// Nil if nothing is declared.
    private let inner: Producer?

    init(_ inner: Producer?) {
        self.inner = inner
        super.init()
    }

    override func isolation(in context: Context) -> Isolation { inner?.isolation(in: context) ?? .synchronous }
    override func makers(_ context: Context) -> [NodeProducer] { inner?.makers(context) ?? [] }
    override var leadsToKept: Bool { inner?.leadsToKept ?? true }
    override func isBuilt(_ context: Context) -> Bool { inner?.isBuilt(context) ?? true }
    override func staysOnMain(_ context: Context) -> ResolutionError? { inner?.staysOnMain(context) }

    override func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        wrapped(try inner?.box(context, given: given))
    }

    override func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        wrapped(try await inner?.box(async: request))
    }

    private func wrapped(_ box: ErasedBox?) -> ErasedBox {
        Box<Wrapped?>(box.map { unsafeDowncast($0, to: Box<Wrapped>.self).value })
    }
}

/// Collects every match, as a list or as a dictionary.
final class ManyProducer: Producer, @unchecked Sendable {
    private let members: [Producer]
    private let collect: @Sendable ([(Int, ErasedBox)]) -> ErasedBox

    init(_ members: [Producer], _ collect: @escaping @Sendable ([(Int, ErasedBox)]) -> ErasedBox) {
        self.members = members
        self.collect = collect
        super.init()
    }

    override func isolation(in context: Context) -> Isolation {
        members.lazy.map { $0.isolation(in: context) }.max() ?? .synchronous
    }

    override func makers(_ context: Context) -> [NodeProducer] { members.flatMap { $0.makers(context) } }

    override func staysOnMain(_ context: Context) -> ResolutionError? {
        for member in members where member.isOutsideScope(context) == nil {
            if let reason = member.staysOnMain(context) { return reason }
        }
        return nil
    }

    /// The members that are to be had here: what belongs to a scope that is not open is none, as long as others are left.
    private func present(_ context: Context) throws(ResolutionError) -> [(Int, Producer)] {
        var present: [(Int, Producer)] = []
        var problem: ResolutionError?
        for (number, member) in members.enumerated() {
            if let outside = member.isOutsideScope(context) {
                problem = problem ?? outside
            } else {
                present.append((number, member))
            }
        }
        if present.isEmpty, let problem { throw problem }
        return present
    }

    override func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        var boxes: [(Int, ErasedBox)] = []
        for (number, member) in try present(context) { boxes.append((number, try member.box(context, given: given))) }
        return collect(boxes)
    }

    override func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        var boxes: [(Int, ErasedBox)] = []
        for (number, member) in try present(request.context) {
            boxes.append((number, try await member.box(async: request)))
        }
        return collect(boxes)
    }
}

/// Hands out what is made with a caller's arguments: to a decorator, which the arguments went to first.
final class GivingProducer: Producer, @unchecked Sendable {
    private unowned(unsafe) let inner: Producer
    private let given: [ErasedBox]

    init(_ inner: Producer, _ given: [ErasedBox]) {
        self.inner = inner
        self.given = given
        super.init()
    }

    override func isolation(in context: Context) -> Isolation { inner.isolation(in: context) }
    override func makers(_ context: Context) -> [NodeProducer] { inner.makers(context) }
    override func staysOnMain(_ context: Context) -> ResolutionError? { inner.staysOnMain(context) }

    override func box(_ context: Context, given _: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        try inner.box(context, given: given)
    }

    override func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        var giving = request
        giving.given = given
        return try await inner.box(async: giving)
    }
}

/// Hands out something that asks later: a `Lazy` or one of the providers.
final class DeferringProducer: Producer, @unchecked Sendable {
    private unowned(unsafe) let inner: Producer
    private let direct: DirectCall?
    /// Keeps this producer, and what it asks.
    private unowned(unsafe) let home: Container
    /// Whether it asks in a scope that is open then.
    private let entersScope: Bool
    private let make: @Sendable (DeferredLink) -> ErasedBox

    init(
        _ inner: Producer, home: Container, entersScope: Bool, _ make: @escaping @Sendable (DeferredLink) -> ErasedBox
    ) {
        self.inner = inner
        self.home = home
        self.entersScope = entersScope
        direct = (inner as? PrototypeProducer).flatMap(DirectCall.init)
        self.make = make
        super.init()
    }

    override func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        make(DeferredLink(inner, direct, context.container.takeUnretainedValue(), keptBy: home))
    }

    // As a member of a list, it goes where its object would.
    override func isOutsideScope(_ context: Context) -> ResolutionError? {
        entersScope ? nil : inner.isOutsideScope(context)
    }
}

// MARK: How each form makes its producer

extension Optional: DependencyForm {
    package static var form: FormKind { .optional }
    package static var element: Any.Type { Wrapped.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> Producer {
        guard case .wrapped(let inside) = resolution else { return OptionalProducer<Wrapped>(nil) }
        return OptionalProducer<Wrapped>(linker.producer(of: Wrapped.self, for: inside))
    }
}

extension Array: DependencyForm {
    package static var form: FormKind { .list }
    package static var element: Any.Type { Element.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> Producer {
        guard case .list(let members) = resolution else { return Producer() }
        return ManyProducer(members.map { linker.producer(of: Element.self, for: $0) }) { boxes in
            Box<[Element]>(boxes.map { unsafeDowncast($0.1, to: Box<Element>.self).value })
        }
    }
}

extension Dictionary: DependencyForm where Key == String {
    package static var form: FormKind { .dictionary }
    package static var element: Any.Type { Value.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> Producer {
        guard case .dictionary(let members) = resolution else { return Producer() }
        let keys = members.map(\.key)
        return ManyProducer(members.map { linker.producer(of: Value.self, for: $0.value) }) { boxes in
            var dictionary: [String: Value] = [:]
            for (number, box) in boxes { dictionary[keys[number]] = unsafeDowncast(box, to: Box<Value>.self).value }
            return Box(dictionary)
        }
    }
}

extension Lazy: DependencyForm {
    package static var form: FormKind { .lazy }
    package static var element: Any.Type { Value.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> Producer {
        linker.deferring(Value.self, resolution) { Box(Lazy($0)) }
    }
}

extension Provider: DependencyForm {
    package static var form: FormKind { .provider }
    package static var element: Any.Type { Value.self }
    package static var arguments: [Any.Type] { typeList(repeat (each Argument).self) }

    static func producer(for resolution: Resolution, in linker: Linker) -> Producer {
        linker.deferring(Value.self, resolution) { Box(Provider($0)) }
    }
}

extension AsyncProvider: DependencyForm {
    package static var form: FormKind { .asyncProvider }
    package static var element: Any.Type { Value.self }
    package static var arguments: [Any.Type] { typeList(repeat (each Argument).self) }

    static func producer(for resolution: Resolution, in linker: Linker) -> Producer {
        linker.deferring(Value.self, resolution) { Box(AsyncProvider($0)) }
    }
}

extension ScopeProvider: DependencyForm {
    package static var form: FormKind { .scopeProvider }
    package static var element: Any.Type { Value.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> Producer {
        linker.deferring(Value.self, resolution, entersScope: true) { Box(ScopeProvider($0)) }
    }
}

extension Linker {
    fileprivate func deferring(
        _ type: Any.Type, _ resolution: Resolution, entersScope: Bool = false,
        _ make: @escaping @Sendable (DeferredLink) -> ErasedBox
    ) -> Producer {
        guard case .wrapped(let inside) = resolution else { return Producer() }
        return DeferringProducer(producer(of: type, for: inside), home: home, entersScope: entersScope, make)
    }
}
