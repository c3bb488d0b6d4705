/// What a self-declaring type says of itself.
///
/// ```swift
/// extension Transactions: SelfDeclaring {
///     static func declare(_ declaration: inout Declaration<Transactions>) {
///         declaration.singleton(Transactions.init(store:), .named("main")).named("transactions")
///         declaration.inject(\.audit, .named("audit"))
///         declaration.method(Transactions.makeTransaction, lifetime: .prototype, .value(5))
///     }
/// }
/// ```
///
/// - Lifetimes are `singleton`, `prototype`, `weak`, `scoped` and `external`; each registers the type once, with its own
///   name, and returns a ``Registration`` that takes what else there is to say.
/// - Injection points, calls and the rest are said once, on the declaration itself, and hold for every registration of
///   the type and for its subclasses.
/// - A type that says nothing but these is external: it is injected, and made by others (A8).
/// - A type that only has methods that make objects is a lazy singleton, if it conforms to ``DefaultInitialisable`` (A9).
/// - Singletons are eager, unless they are ``Registration/lazy()`` (rule 7).
public struct Declaration<Declared> {
    @usableFromInline let record = DeclarationRecord()

    init() {}

    /// Adds a declaration as it would stand in a module: the general way, for what has no shorter one.
    ///
    /// - Parameter declaration: The declaration.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    public mutating func add<Kind: TypedDeclaration>(_ declaration: Kind) -> Registration<Kind> {
        record.definitions.append(declaration.definition)
        return Registration(kind: declaration, record: record, index: record.definitions.count - 1)
    }

    /// Declares that the program hands the object over with `set`.
    ///
    /// - Parameters:
    ///   - scope: The scope it belongs to, each of which is given its own; nil for the container.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Returns: What takes anything else that is to be said of it.
    @discardableResult
    public mutating func external(
        in scope: String? = nil, file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) -> Registration<External<Declared>> {
        add(External(Declared.self, in: scope, file: file, line: line, column: column))
    }

    /// What it comes to, each definition with the steps of its type.
    var definitions: [Definition] {
        var definitions = record.definitions
        if !definitions.contains(where: { $0.type == Declared.self }), let implied {
            definitions.insert(implied, at: 0)
        }
        for index in definitions.indices {
            if definitions[index].kind == .singleton, !definitions[index].traits.contains(.lazy) {
                definitions[index].traits.insert(.eager)
            }
            var details = definitions[index].details
            if details.style == nil { details.style = Details.selfDeclaring }
            if definitions[index].type == Declared.self { details.steps += record.steps }
            definitions[index].details = details
        }
        return definitions
    }

    /// The registration of a type that says other things only (A8, A9).
    private var implied: Definition? {
        if let location = record.firstMethod, let type = Declared.self as? any DefaultInitialisable.Type {
            return lazySingleton(of: type, at: location)
        }
        guard let place = record.steps.first?.location else { return nil }
        return External(Declared.self, file: place.file, line: place.line, column: place.column).definition
    }
}

private func lazySingleton<Made: DefaultInitialisable>(of _: Made.Type, at place: SourceLocation) -> Definition {
    Singleton({ Made() }, file: place.file, line: place.line, column: place.column).lazy().definition
}

/// A type with an initialiser that takes nothing, which its declaration then need not name.
///
/// ```swift
/// extension Clock: SelfDeclaring, DefaultInitialisable {
///     static func declare(_ declaration: inout Declaration<Clock>) { declaration.singleton() }
/// }
/// ```
///
/// Others name it: `declaration.singleton(Clock.init)`. So do types on the main actor.
public protocol DefaultInitialisable: Sendable {
    /// Makes one.
    init()
}

/// What a ``Declaration`` has been told; a class, so that a ``Registration`` can add to it.
@usableFromInline
final class DeclarationRecord {
    var definitions: [Definition] = []
    /// Injection points, calls and configure steps, for every definition of the type.
    var steps: [Step] = []
    /// Where the first instance method stands that makes objects.
    var firstMethod: SourceLocation?

    init() {}
}
