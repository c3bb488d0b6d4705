// The producers of forms, such as `[T]` and `Lazy<T>`, and of objects as another type.

/// Puts the objects of other producers into a form, or returns a value for which nothing has to be built.
final class FormProducer: Producer, @unchecked Sendable {
    /// The way from the members to the value.
    enum Form: Sendable {
        case constant(ErasedBox)
        /// A value that is made for each request: a container, an injection site.
        case made(@Sendable (Context) throws(ResolutionError) -> ErasedBox)
        /// A `Lazy` or a provider, which requests its member later: by a direct call of the factory, if that is possible.
        ///
        /// For a `ScopeProvider`, whose callers name the scope later, the declarer of the definitions is given as well: no scope has
        /// to be open where the form is made.
        case deferred(DirectCall?, declarer: Reference<Container>?, @Sendable (DeferredLink) -> ErasedBox)
        /// The object of a definition, as a protocol or a superclass.
        case converted(Any.Type, Converter?)
        /// An object that stays on the main actor: only code that runs there gets it.
        case onMain(Node, Any.Type)
        /// The object nearest to the caller: a member for each scope, taken while that scope is open, or else the last member.
        case nearest([Scope])
        /// The object that a decorator wraps, made with the arguments that the caller gave to the decorator.
        case given([ErasedBox])
        /// All members: an optional, a list, or a dictionary with these keys.
        case collected(isOptional: Bool, keys: [String], FormContent.Collecting)
    }

    let form: Form
    /// The producers of the objects inside, kept by the form.
    let members: [Producer]
    private let ownSources: [SharedProducer]?

    /// A form with `sources` is published in `slot` once all of their objects are.
    init(_ form: Form, of members: [Producer] = [], slot: PublishedSlot = .none, sources: [SharedProducer]? = nil) {
        self.form = form
        self.members = members
        ownSources = sources
        super.init(slot: slot)
    }

    /// The members that have to be built for the value; if all members of a list are out of scope, all of them.
    private func inside(in context: Context) -> [Producer] {
        switch form {
        case .constant, .made, .deferred: []
        case .converted, .onMain, .given: members
        case .collected: ((try? presentMembers(in: context)) ?? Array(members.indices)).map { members[$0] }
        case .nearest(let scopes): [nearest(of: scopes, in: context)]
        }
    }

    /// The member of the innermost open scope, or else the member for no scope.
    ///
    /// If neither exists, the first member, which then throws.
    private func nearest(of scopes: [Scope], in context: Context) -> Producer {
        for container in sequence(first: context.container.object, next: \.parent) {
            if let scope = container.openScope, let index = scopes.firstIndex(of: scope),
                members[index].scopeError(in: context) == nil
            {
                return members[index]
            }
        }
        return members[members.count > scopes.count ? scopes.count : 0]
    }

    override func isReady(in context: Context) -> Bool {
        switch form {
        case .constant, .made, .deferred: true
        case .converted, .onMain, .given: members[0].isReady(in: context)
        case .nearest: false
        case .collected: slot.isPublished
        }
    }

    override func visit(_ visit: PlanWalk.Visit, in walk: inout PlanWalk) throws(ResolutionError) {
        switch form {
        case .constant, .made, .deferred: return
        case .converted, .onMain, .given: walk.push(members, for: visit)
        case .nearest(let scopes): walk.push([nearest(of: scopes, in: Context(visit.container))], for: visit)
        case .collected:
            // Deferred members need nothing built. Assembling the form leaves out those outside of their scope.
            if members.contains(where: { ($0 as? FormProducer)?.isDeferred == true }) { return }
            walk.push(try presentMembers(in: Context(visit.container)).map { members[$0] }, for: visit)
        }
    }

    /// Whether nothing is built until the value is used.
    private var isDeferred: Bool { if case .deferred = form { true } else { false } }

    override func ownIsolation(in context: Context) -> Isolation {
        let inside = inside(in: context).lazy.map { $0.ownIsolation(in: context) }.max() ?? .synchronous
        switch form {
        case .onMain: return max(.main, inside)
        // Each member is made where its own isolation requires.
        case .collected: return inside == .synchronous ? .synchronous : .asynchronous
        case .constant, .made, .deferred, .converted, .nearest, .given: return inside
        }
    }

    override var leadsToKept: Bool {
        switch form {
        case .converted, .onMain, .collected(isOptional: true, _, _): members.allSatisfy(\.leadsToKept)
        case .constant, .made, .deferred, .nearest, .given, .collected: false
        }
    }

    override var sources: [SharedProducer]? { ownSources }

    override func isBuilt(in context: Context) -> Bool { if case .constant = form { true } else { false } }

    override func errorOffMain(in context: Context) -> ResolutionError? {
        if case .onMain(let node, let type) = form { return .staysOnMain(node, as: type) }
        return inside(in: context).lazy.compactMap { $0.errorOffMain(in: context) }.first
    }

    override func scopeError(in context: Context) -> ResolutionError? {
        switch form {
        case .converted, .onMain, .nearest: inside(in: context).first?.scopeError(in: context)
        // A list leaves out a deferred member where it would leave out the object itself.
        case .deferred(_, let declarer, _): declarer == nil ? members[0].scopeError(in: context) : nil
        case .constant, .made, .given, .collected: nil
        }
    }

    override func box(in context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        if let box = slot.box { return box }
        guard let sources, let wiring = sources.first?.declarer.wiring else {
            return try assemble(in: context, given: given)
        }
        let family = wiring.family
        let withdrawals = family.locked { family.withdrawals }
        let box = try assemble(in: context, given: given)
        // The form is published if all of its members are, and none was withdrawn meanwhile.
        let isPublished = family.locked { () -> Bool in
            guard !wiring.isClosed, family.withdrawals == withdrawals, !slot.isPublished,
                sources.allSatisfy(\.slot.isPublished)
            else { return false }
            slot.publish(box)
            return true
        }
        if isPublished { wiring.keepUntilEnd(Retained(box)) }
        return box
    }

    /// Makes the value, and the members that are not kept; a list, a dictionary or an optional without a plan first makes one
    /// for all of its members.
    private func assemble(in context: Context, given: [ErasedBox]?) throws(ResolutionError) -> ErasedBox {
        switch form {
        case .constant(let box): return box
        case .made(let make): return try make(context)
        case .deferred(let direct, let declarer, let make):
            return make(DeferredLink(to: members[0], calling: direct, in: (declarer ?? context.container).object))
        case .converted:
            return try convert(try members[0].box(in: context, given: given), in: context)
        case .onMain(let node, let type):
            guard context.isOnMain else { throw .staysOnMain(node, as: type).refusal(if: context.isAwaiting) }
            return try members[0].box(in: context, given: given)
        case .nearest(let scopes): return try nearest(of: scopes, in: context).box(in: context, given: given)
        case .given(let own): return try members[0].box(in: context, given: own)
        case .collected(_, let keys, let collect):
            guard context.plan != nil else {
                let plan = try Plan.buildNeeds(below: [self], in: context)
                defer { withExtendedLifetime(plan) {} }
                return try assemble(in: context.planned(by: plan), given: given)
            }
            var boxes: [(key: String, box: ErasedBox)] = []
            for index in try presentMembers(in: context) {
                boxes.append((keys[index], try members[index].box(in: context, given: given)))
            }
            return collect(boxes)
        }
    }

    override func awaitBox(for request: AsyncRequest) async throws(ResolutionError) -> ErasedBox {
        switch form {
        case .constant, .made, .deferred: return try box(in: request.context, given: nil)
        case .converted(let type, _):
            let box = try await members[0].box(async: request)
            guard (members[0] as? NodeProducer)?.node.staysOnMain(as: type) == true else {
                return try request.context.asPart { (context) throws(ResolutionError) in try convert(box, in: context) }
            }
            return try await request.onMain { (context) throws(ResolutionError) in try convert(box, in: context) }
        case .onMain: return try await members[0].box(async: request)
        case .nearest(let scopes): return try await nearest(of: scopes, in: request.context).box(async: request)
        case .given(let given):
            return try await members[0].box(async: request.with(given: given))
        case .collected(_, let keys, let collect):
            var boxes: [(key: String, box: ErasedBox)] = []
            for index in try presentMembers(in: request.context) {
                boxes.append((keys[index], try await members[index].box(async: request)))
            }
            return collect(boxes)
        }
    }

    /// Whether the form is a list or a dictionary.
    private var isMany: Bool { if case .collected(isOptional: false, _, _) = form { true } else { false } }

    /// The numbers of the members that can be resolved here.
    ///
    /// A list or a dictionary leaves out members of scopes that are not open, but throws if no other member is left.
    private func presentMembers(in context: Context) throws(ResolutionError) -> [Int] {
        guard isMany else { return Array(members.indices) }
        var present: [Int] = []
        var problem: ResolutionError?
        for index in members.indices {
            if let outside = members[index].scopeError(in: context) {
                problem = problem ?? outside
            } else {
                present.append(index)
            }
        }
        if present.isEmpty, let problem { throw problem }
        return present
    }

    /// Returns an object as the type of the form; throws if the object is not of the type.
    private func convert(_ box: ErasedBox, in context: Context) throws(ResolutionError) -> ErasedBox {
        guard case .converted(let type, let converter) = form, let inner = members[0] as? NodeProducer else {
            return box
        }
        let result: ErasedBox?
        if let converter, let shared = inner as? SharedProducer, shared.retention != .weak {
            // A kept object has one conversion for as long as it stays.
            result = context.container.object.conversion(of: box, by: shared, to: type, converter)
        } else if let converter {
            result = converter(box.erased)
        } else {
            result = castBox(box, to: type)
        }
        guard let result else {
            throw ResolutionError(
                .typeMismatch, "`\(inner.node.mention)` is not \(Diagnostic.code(type))",
                at: inner.node.definition.location)
        }
        return result
    }
}

extension Producer {
    /// A producer of a value that is there, and is published immediately if it has a slot.
    static func constant(_ box: ErasedBox, slot: PublishedSlot = .none) -> Producer {
        if !slot.isNone { slot.publish(box) }
        return FormProducer(.constant(box), slot: slot, sources: [])
    }
}

/// A box of a type that is known only while the program runs; nil if the value is not of the type.
func castBox(_ box: ErasedBox, to type: Any.Type) -> ErasedBox? {
    func cast<Value>(_: Value.Type) -> ErasedBox? { box.cast(to: Value.self) }
    return _openExistential(type, do: cast)
}
