// The forms in which something may be resolved, and the one that hands out an object as another type.

/// A form in which consumers take something: what it answers for its producer.
///
/// What a form says nothing of is passed on to what is inside of it.
protocol ProducerForm: Sendable {
    /// What it hands out in its form, if that is one thing.
    func inside(_ context: Context) -> Producer?
    func isolation(in context: Context) -> Isolation
    func makers(_ context: Context) -> [NodeProducer]
    var leadsToKept: Bool { get }
    func isBuilt(_ context: Context) -> Bool
    func staysOnMain(_ context: Context) -> ResolutionError?
    func isOutsideScope(_ context: Context) -> ResolutionError?
    func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox
    func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox
}

extension ProducerForm {
    func inside(_ context: Context) -> Producer? { nil }
    func isolation(in context: Context) -> Isolation { inside(context)?.isolation(in: context) ?? .synchronous }
    func makers(_ context: Context) -> [NodeProducer] { inside(context)?.makers(context) ?? [] }
    var leadsToKept: Bool { false }
    func isBuilt(_ context: Context) -> Bool { inside(context)?.isBuilt(context) ?? false }
    func staysOnMain(_ context: Context) -> ResolutionError? { inside(context)?.staysOnMain(context) }
    func isOutsideScope(_ context: Context) -> ResolutionError? { inside(context)?.isOutsideScope(context) }

    func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        if let inside = inside(request.context) { return try await inside.box(async: request) }
        return try box(request.context, given: request.given)
    }
}

/// Hands out something in a form.
final class FormProducer: Producer, @unchecked Sendable {
    let form: any ProducerForm

    init(_ form: any ProducerForm, slot: PublishedSlot = .none) {
        self.form = form
        super.init(slot: slot)
    }

    override func isolation(in context: Context) -> Isolation { form.isolation(in: context) }
    override func makers(_ context: Context) -> [NodeProducer] { form.makers(context) }
    override var leadsToKept: Bool { form.leadsToKept }
    override func isBuilt(_ context: Context) -> Bool { form.isBuilt(context) }
    override func staysOnMain(_ context: Context) -> ResolutionError? { form.staysOnMain(context) }
    override func isOutsideScope(_ context: Context) -> ResolutionError? { form.isOutsideScope(context) }

    override func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        try form.box(context, given: given)
    }

    override func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        try await form.awaitedBox(request)
    }
}

/// What a definition makes, as a protocol or a superclass.
struct ConvertedForm: ProducerForm {
    private let inner: Reference<NodeProducer>
    private let type: Any.Type
    private let converter: (any ErasedConverter)?
    private let slot: PublishedSlot

    init(_ inner: NodeProducer, to type: Any.Type, slot: PublishedSlot) {
        self.inner = Reference(inner)
        self.type = type
        converter = inner.node.converter(to: type)
        self.slot = slot
        if !slot.isNone, let shared = inner as? SharedProducer { shared.aliases.append(slot) }
    }

    func inside(_ context: Context) -> Producer? { inner.object }
    var leadsToKept: Bool { inner.object.leadsToKept }
    func staysOnMain(_ context: Context) -> ResolutionError? { nil }

    func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        if let box = slot.box { return box }
        return try converted(try inner.object.box(context, given: given), context)
    }

    func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        let box = try await inner.object.box(async: request)
        return inner.object.node.staysOnMain(as: type)
            ? try await convertedOnMain(box, request) : try converted(box, request.context)
    }

    @MainActor
    private func convertedOnMain(_ box: ErasedBox, _ request: AsyncRequest) throws(ResolutionError) -> ErasedBox {
        try converted(box, request.contextOnMain)
    }

    private func converted(_ box: ErasedBox, _ context: Context) throws(ResolutionError) -> ErasedBox {
        let inner = inner.object
        let result: ErasedBox?
        if let converter {
            // The same result for as long as the object stays.
            result =
                inner.node.isCached && inner.node.kind != .weak
                ? context.container.object.conversion(of: box, by: inner, to: type, converter)
                : converter.converted(box.erased)
        } else {
            result = castBox(box, to: type)
        }
        guard let result else {
            throw ResolutionError(
                .typeMismatch, "`\(inner.node.label)` is not `\(spelling(of: type))`",
                at: inner.node.definition.location)
        }
        if let shared = inner as? SharedProducer, !slot.isNone { shared.publish(result, for: box, in: slot) }
        return result
    }
}

/// What stays on the main actor: for code that runs there, and for nothing else.
struct MainActorForm: ProducerForm {
    let inner: Reference<Producer>
    let node: Node
    let type: Any.Type

    func inside(_ context: Context) -> Producer? { inner.object }
    func isolation(in context: Context) -> Isolation { max(.main, inner.object.isolation(in: context)) }
    var leadsToKept: Bool { inner.object.leadsToKept }
    func staysOnMain(_ context: Context) -> ResolutionError? { .staysOnMain(node, as: type) }

    func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        guard context.isOnMain else { throw .staysOnMain(node, as: type) }
        return try inner.object.box(context, given: given)
    }
}

/// A box of a type that is known only while the program runs; nil if the value is not of the type.
func castBox(_ box: ErasedBox, to type: Any.Type) -> ErasedBox? {
    func cast<Value>(_: Value.Type) -> ErasedBox? { box.cast(to: Value.self) }
    return _openExistential(type, do: cast)
}

/// A constant that nothing has read: it fails.
struct UnreadForm: ProducerForm {
    let constant: UnreadConstant

    func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox { throw constant.error }
}

/// A constant.
private struct ConstantForm: ProducerForm {
    let constant: ErasedBox

    func isBuilt(_ context: Context) -> Bool { true }
    func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox { constant }
}

extension Producer {
    /// Hands out a constant.
    static func constant(_ box: ErasedBox, slot: PublishedSlot = .none) -> Producer {
        if !slot.isNone { slot.publish(box) }
        return FormProducer(ConstantForm(constant: box), slot: slot)
    }
}

/// The container or scope that is asked; for a singleton, the container that declares it.
struct ContainerForm: ProducerForm {
    func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        Box(context.container.object)
    }
}

/// What is nearest to the caller: what belongs to a scope that is open there, else the container's own.
struct NearestForm: ProducerForm {
    let scoped: [(scope: Scope, producer: Producer)]
    let otherwise: Producer?

    func inside(_ context: Context) -> Producer? {
        var container: Container? = context.container.object
        while let current = container {
            if let scope = current.openScope, let entry = scoped.first(where: { $0.scope == scope }) {
                return entry.producer
            }
            container = current.parent
        }
        return otherwise ?? scoped[0].producer
    }

    func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        guard let nearest = inside(context) else { throw .gone() }
        return try nearest.box(context, given: given)
    }
}

/// An optional.
private struct OptionalForm<Wrapped>: ProducerForm {
    /// Nil if nothing is declared.
    let inner: Producer?

    func inside(_ context: Context) -> Producer? { inner }
    var leadsToKept: Bool { inner?.leadsToKept ?? true }
    func isBuilt(_ context: Context) -> Bool { inner?.isBuilt(context) ?? true }
    func isOutsideScope(_ context: Context) -> ResolutionError? { nil }

    func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        wrapped(try inner?.box(context, given: given))
    }

    func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        wrapped(try await inner?.box(async: request))
    }

    private func wrapped(_ box: ErasedBox?) -> ErasedBox { Box<Wrapped?>(box.map { $0.value(as: Wrapped.self) }) }
}

/// Every match, as a list or as a dictionary.
private struct CollectedForm: ProducerForm {
    let members: [Producer]
    let collect: @Sendable ([(Int, ErasedBox)]) -> ErasedBox

    func isolation(in context: Context) -> Isolation {
        members.lazy.map { $0.isolation(in: context) }.max() ?? .synchronous
    }

    func makers(_ context: Context) -> [NodeProducer] { members.flatMap { $0.makers(context) } }

    func staysOnMain(_ context: Context) -> ResolutionError? {
        members.lazy.filter { $0.isOutsideScope(context) == nil }.compactMap { $0.staysOnMain(context) }.first
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

    func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        var boxes: [(Int, ErasedBox)] = []
        for (number, member) in try present(context) { boxes.append((number, try member.box(context, given: given))) }
        return collect(boxes)
    }

    func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        var boxes: [(Int, ErasedBox)] = []
        for (number, member) in try present(request.context) {
            boxes.append((number, try await member.box(async: request)))
        }
        return collect(boxes)
    }
}

/// What is made with a caller's arguments: for a decorator, which the arguments went to first.
struct GivenForm: ProducerForm {
    let inner: Reference<Producer>
    let given: [ErasedBox]

    func inside(_ context: Context) -> Producer? { inner.object }
    func isBuilt(_ context: Context) -> Bool { false }
    func isOutsideScope(_ context: Context) -> ResolutionError? { nil }

    func box(_ context: Context, given _: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        try inner.object.box(context, given: given)
    }

    func awaitedBox(_ request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        var giving = request
        giving.given = given
        return try await inner.object.box(async: giving)
    }
}

/// Something that asks later: a `Lazy` or one of the providers.
private struct DeferredForm: ProducerForm {
    let inner: Reference<Producer>
    let direct: DirectCall?
    /// Keeps the producer, and what it asks.
    let home: Reference<Container>
    /// Whether it asks in a scope that is open then.
    let entersScope: Bool
    let make: @Sendable (DeferredLink) -> ErasedBox

    // As a member of a list, it goes where its object would.
    func isOutsideScope(_ context: Context) -> ResolutionError? {
        entersScope ? nil : inner.object.isOutsideScope(context)
    }

    func box(_ context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        make(DeferredLink(inner, direct, context.container.object, keptBy: home.object))
    }
}

// MARK: How each form makes its producer

extension Optional: DependencyForm {
    package static var form: FormKind { .optional }
    package static var element: Any.Type { Wrapped.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> Producer {
        guard case .wrapped(let inside) = resolution else { return FormProducer(OptionalForm<Wrapped>(inner: nil)) }
        return FormProducer(OptionalForm<Wrapped>(inner: linker.producer(of: Wrapped.self, for: inside)))
    }
}

extension Array: DependencyForm {
    package static var form: FormKind { .list }
    package static var element: Any.Type { Element.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> Producer {
        guard case .list(let members) = resolution else { return Producer() }
        let producers = members.map { linker.producer(of: Element.self, for: $0) }
        return FormProducer(
            CollectedForm(members: producers) { boxes in
                Box<[Element]>(boxes.map { $0.1.value(as: Element.self) })
            })
    }
}

extension Dictionary: DependencyForm where Key == String {
    package static var form: FormKind { .dictionary }
    package static var element: Any.Type { Value.self }

    static func producer(for resolution: Resolution, in linker: Linker) -> Producer {
        guard case .dictionary(let members) = resolution else { return Producer() }
        let keys = members.map(\.key)
        let producers = members.map { linker.producer(of: Value.self, for: $0.value) }
        return FormProducer(
            CollectedForm(members: producers) { boxes in
                var dictionary: [String: Value] = [:]
                for (number, box) in boxes { dictionary[keys[number]] = box.value(as: Value.self) }
                return Box(dictionary)
            })
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
        let inner = producer(of: type, for: inside)
        return FormProducer(
            DeferredForm(
                inner: Reference(inner), direct: DirectCall(inner), home: Reference(home), entersScope: entersScope,
                make: make))
    }
}
