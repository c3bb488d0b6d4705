/// One way to build one kind of object: the result of a declaration in any style.
///
/// Two definitions are equal if they come from the same declaration. The declarations (``Singleton``, ``Prototype``
/// and the others) create them for a ``Module`` or a ``DefinitionSource``.
public struct Definition: Sendable {
    /// The yes-or-no facts of a declaration, in one byte, because every definition has them.
    package struct Traits: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        /// A start builds the object; ignored unless the definition is a singleton.
        package static let eager = Traits(rawValue: 1)
        /// The definition wins where several match.
        static let primary = Traits(rawValue: 2)
        /// A purge may remove the object; ignored unless the container or a scope keeps it.
        static let evictable = Traits(rawValue: 4)
        /// The compiler has seen that the type is `Sendable`.
        package static let sendable = Traits(rawValue: 8)
        /// The definition is a prototype with one object for each resolution.
        static let oncePerResolution = Traits(rawValue: 16)
        /// The declaration is lazy, although a start would otherwise build the object.
        package static let lazy = Traits(rawValue: 32)
        /// A test must allow the definition or override it.
        package static let live = Traits(rawValue: 64)
        /// Some of its parameters are left to the caller.
        package static let takesArguments = Traits(rawValue: 128)
    }

    /// The factory; its identity is the definition's identity, which copies share.
    package private(set) var maker: any ErasedMaker
    /// The type that the factory returns, by which the definition is found.
    public let type: Any.Type
    /// The details, which copies share; nil for a plain definition whose file name is a literal.
    private(set) var storage: Box<Details>?
    // The parts of the source location, next to the smallest properties: a program has thousands of definitions.
    /// The address of the file's name, if that is a literal.
    private let file: Int?
    /// Counted from one.
    private let line: UInt32
    /// Zero if it is unknown or does not fit.
    private let column: UInt16
    /// The lifetime without its scope, which is one of the details.
    package var kind: Lifetime.Kind
    /// Also written after the initializer: modifiers and the module builder add traits.
    package var traits: Traits

    /// Creates a definition; without queries, every parameter is resolved by its type.
    package init(
        _ maker: any ErasedMaker, of type: Any.Type, lifetime: Lifetime, traits: Traits = [],
        location: SourceLocation, queries: [ErasedQuery]? = nil, owner: Any.Type? = nil
    ) {
        self.maker = maker
        self.type = type
        self.kind = lifetime.kind
        self.traits = traits
        file = location.name.literal
        line = location.line
        column = UInt16(exactly: location.column) ?? 0
        guard queries != nil || lifetime.scope != nil || owner != nil || file == nil else { return }
        var details = Details()
        details.scope = lifetime.scope
        details.ownerType = owner
        details.queries = queries
        if file == nil { details.file = location.file }
        storage = Box(details)
        let isLeft = queries?.contains { kind == .prototype ? $0.isArgument : $0.key != nil }
        if isLeft == true { self.traits.insert(.takesArguments) }
    }

    /// Creates the definition of any declaration.
    ///
    /// It is not inlined, so that a declaration takes little code in its module.
    ///
    /// A single query is that of a method's owner; the method's other parameters are then resolved by their types.
    @usableFromInline
    package init(
        _ maker: any ErasedMaker, of type: Any.Type, lifetime kind: Lifetime.Kind, in scope: Scope? = nil,
        isSendable: Bool, queries: [ErasedQuery]?, owner: Any.Type?, file: StaticString, line: UInt32, column: UInt32
    ) {
        var queries = queries
        if owner != nil, let ownerQuery = queries, ownerQuery.count == 1 {
            let others = maker.parameterTypes().count - 1
            queries = ownerQuery[0] === ErasedQuery.auto ? nil : ownerQuery + Array(repeating: .auto, count: others)
        }
        self.init(
            maker, of: type, lifetime: Lifetime(kind, scope: scope), traits: isSendable ? .sendable : [],
            location: SourceLocation(file: file, line: line, column: column), queries: queries, owner: owner)
    }

    /// The types of the parameters that are left to the caller, in order.
    var argumentTypes: [Any.Type] {
        guard traits.contains(.takesArguments), let queries = details.queries else { return [] }
        return zip(maker.parameterTypes(), queries).compactMap { type, query in query.isArgument ? type : nil }
    }

    /// The rarer parts.
    ///
    /// They are yielded, because a getter would copy all of them to read one.
    package var details: Details {
        _read {
            let storage = storage ?? Details.none
            yield storage.value
        }
        set { storage = Box(newValue) }
    }

    /// Whether the declaration says anything besides the factory and the lifetime.
    package var hasDetails: Bool { storage != nil }

    /// A copy with another factory.
    package func with(maker: any ErasedMaker) -> Definition {
        var copy = self
        copy.maker = maker
        return copy
    }

    /// The source location of the declaration.
    public var location: SourceLocation {
        SourceLocation(
            name: file.map { .literal($0) } ?? .text(storage?.value.file ?? ""), line: line, column: UInt32(column))
    }
    /// The name, if it has one.
    public var name: String? { storage?.value.name }
    /// The other names.
    public var aliases: [String] { storage?.value.aliases ?? [] }
    /// The tags.
    public var tags: [Tag] { storage?.value.tags ?? [] }
    /// How long the container keeps the object.
    public var lifetime: Lifetime { Lifetime(kind, scope: storage?.value.scope) }
    /// Whether `start()` builds the object.
    package var isEager: Bool { traits.contains(.eager) && kind == .singleton }
    /// Whether the definition is a prototype, and every consumer within one resolution gets the same object.
    package var isOncePerResolution: Bool { traits.contains(.oncePerResolution) && kind == .prototype }
    /// Whether the definition is preferred when several match.
    package var isPrimary: Bool { traits.contains(.primary) }
    /// Whether `purge()` may discard the object.
    package var isEvictable: Bool { traits.contains(.evictable) && (kind == .singleton || kind == .scoped) }

    /// The type and the given name.
    package var label: String { named(spelling(of: type)) }
    /// The label as messages show it.
    package var mention: String { named(AlchemicGraph.mention(of: type)) }

    /// The spelling of the type, followed by the name unless the name is the type's own spelling.
    private func named(_ type: String) -> String {
        guard let name, name != spelling(of: self.type) else { return type }
        return "\(type) \"\(name)\""
    }

    /// Whether the factory returns a type, or the declaration promises it.
    package func isDeclared(as type: Any.Type) -> Bool {
        self.type == type || details.promised.contains { $0.type == type }
    }

    /// Whether both definitions come from the same declaration.
    package func isSame(as other: Definition) -> Bool { maker === other.maker }
}

extension Definition: CustomStringConvertible {
    /// A summary of the definition on one line.
    ///
    /// It has the lifetime, type, name, parameters with their queries, steps and source location, but no constants.
    @_documentation(visibility: internal)
    public var description: String {
        let details = details
        let queries = details.queries ?? []
        let parameters = maker.parameterTypes().enumerated().map { position, type in
            guard position < queries.count, !queries[position].isAuto else { return spelling(of: type) }
            return "\(spelling(of: type)) (\(queries[position]))"
        }
        let steps = details.steps.map { step in step.kind.rawValue + (step.name.map { " \($0)" } ?? "") }
        return
            ("\(lifetime) \(label)"
            + (parameters.isEmpty ? "" : " takes \(parameters.joined(separator: ", "))")
            + (steps.isEmpty ? "" : ", then \(steps.joined(separator: ", "))") + " (\(location))").printable
    }
}
