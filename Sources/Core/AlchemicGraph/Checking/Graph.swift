/// A checked set of definitions, with every dependency resolved.
///
/// A graph is immutable and complete: a dependency that passed the check cannot be missing later. The check calls
/// no code of yours except ``DefinitionSource/definitions()``, and the declarations of types that declare themselves.
///
/// ```swift
/// let graph = try Graph(shop)
/// ```
public final class Graph: Sendable {
    /// The parent's nodes, then this graph's definitions in order of declaration, then its decorators in effect.
    package let nodes: [Node]
    /// Resolves requests, by the rules that the check has applied to parameters.
    package let resolver: Resolver
    /// The graph of the parent container; nil if there is none.
    package let parent: Graph?
    /// Zero without a parent; an overlay's graph is one above the overridden one.
    package let level: Int
    /// The eager definitions that a start of this graph's container builds, each after the nodes that its construction needs.
    package let startOrder: [Node]
    /// The singletons that a run of the program builds: the eager ones, services, and what both need; dependencies first.
    package let buildOrder: [Node]
    /// The collected modules and sources, the parents' first.
    package let modules: [ListedModule]
    /// The methods of configurations: the name that resolves each method's object, and its definitions, the parents' first.
    package let methods: [ConfigurationMethod.Key: (name: String, nodes: [Node])]
    /// Whether any decorator is in effect, also one of a parent.
    package var hasDecorators: Bool { !resolver.wrappers.isEmpty }
    /// The declared decorators, the parents' first.
    ///
    /// A decorator with nothing to wrap is kept: a child may declare a match.
    package let decorators: [Check.Declared]
    /// The types in a container's table, each with its resolution, see ``Check/directRequests()``.
    package let requests: [(type: Any.Type, resolution: Resolution)]
    /// The scopes that definitions belong to.
    package let scopes: Set<Scope>
    /// The warnings of the check.
    public let warnings: [Diagnostic]
    /// The warnings, with the errors if the graph has been made to be described.
    package var problems: [Diagnostic] { warnings }

    /// Checks modules.
    ///
    /// - Parameters:
    ///   - modules: The declarations.
    ///   - roots: The types that the program resolves. With roots, the check warns about unused definitions.
    ///   - parent: The graph of the parent container.
    ///   - strict: Whether warnings are errors.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``GraphError`` with every problem.
    public convenience init(
        _ modules: Module..., roots: [Any.Type] = [], parent: Graph? = nil, strict: Bool = false,
        file: StaticString = #fileID, line: UInt32 = #line
    ) throws(GraphError) {
        try self.init(modules, roots: roots, parent: parent, strict: strict, file: file, line: line)
    }

    /// Checks modules.
    ///
    /// - Parameters:
    ///   - modules: The declarations.
    ///   - roots: The types that the program resolves. With roots, the check warns about unused definitions.
    ///   - parent: The graph of the parent container.
    ///   - strict: Whether warnings are errors.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Throws: A ``GraphError`` with every problem.
    public convenience init(
        _ modules: [Module], roots: [Any.Type] = [], parent: Graph? = nil, strict: Bool = false,
        file: StaticString = #fileID, line: UInt32 = #line
    ) throws(GraphError) {
        var check = Check(parent: parent)
        check.collect(modules)
        check.roots = (roots, Definition.SourceLocation(file: file, line: line, column: 0))
        try self.init(checking: check, strict: strict)
    }

    /// Checks modules, and that the roots can be resolved, without warnings of definitions that the roots do not reach.
    package convenience init(
        _ modules: [Module], parent: Graph?, within openScopes: [OpenScope],
        resolving roots: (types: [Any.Type], location: Definition.SourceLocation)?, strict: Bool
    ) throws(GraphError) {
        var check = Check(parent: parent)
        check.openScopes = openScopes
        check.collect(modules)
        check.roots = (roots?.types ?? [], roots?.location)
        check.reportsUnused = false
        try self.init(checking: check, strict: strict)
    }

    /// Runs a check, and creates a graph from its results.
    ///
    /// In a program that was started with `ALCHEMIC_CHECK=1`, it reports the problems and ends the program instead.
    package convenience init(checking check: consuming Check, strict: Bool = false) throws(GraphError) {
        var check = check
        check.run()
        self.init(of: check)
        if ProgramCheck.isWanted { ProgramCheck.end(with: self) { check.problemsWithUnused(besides: $0) } }
        let problems = strict ? warnings.map(\.strict) : warnings
        if problems.contains(where: { $0.severity == .error }) { throw GraphError(problems) }
    }

    /// Checks modules, with the types and the definitions that the program resolves, to describe them; never throws.
    ///
    /// Some dependencies are failed resolutions if there are errors.
    package convenience init(
        describing modules: [Module], roots: [Any.Type] = [], at location: Definition.SourceLocation? = nil,
        used: Set<Int> = [], parent: Graph? = nil
    ) {
        var check = Check(parent: parent)
        check.collect(modules)
        check.used = used
        check.roots = (roots, location)
        check.run()
        self.init(of: check)
    }

    /// Takes the results of a check that has run.
    private init(of check: Check) {
        warnings = check.problems.inOrder
        parent = check.parent
        level = check.level
        startOrder = check.startOrder
        buildOrder = check.buildOrder
        modules = check.modules
        var methods = check.methods.mapValues { (name: $0, nodes: [Node]()) }
        if !methods.isEmpty {
            for node in check.allNodes { if let key = node.details.method?.key { methods[key]?.nodes.append(node) } }
        }
        self.methods = methods
        decorators = check.decorators
        scopes = Set(check.allNodes.lazy.compactMap(\.lifetime.scope))
        nodes = check.allNodes
        resolver = check.resolver
        requests = check.directRequests()
    }

    /// Whether the query's own names and tags are declared: such queries are finite in number, so their results can be cached.
    ///
    /// Queries for members are never cached, so their members are not looked at.
    package func knows(_ query: ErasedQuery, using cache: TypeCache) -> Bool {
        query.tags.allSatisfy(resolver.index.tags.contains)
            && query.names.allSatisfy { !resolver.index.nodes(named: $0, using: cache).isEmpty }
    }

    deinit {
        // Nodes in a cycle retain each other.
        for node in nodes.dropFirst(parent?.nodes.count ?? 0) { node.letGo() }
    }

    /// The parent's definitions, then this graph's in order of declaration, then its decorators, once for each wrapped object.
    public var definitions: [Definition] { nodes.map(\.definition) }
}
