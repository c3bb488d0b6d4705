public import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles
internal import FileValues

/// A container whose definitions come from files and from code that says the same things by string, as
/// GCDependencyInjection's container allows.
///
/// ```swift
/// let container = DefinitionContainer("garage.alchemic.yml", types: types)
/// try container.set(parameter: "plate", "B-AN 42")
/// try container.define("example") {
///     $0.type = "Example"
///     $0.initializer = "init(dependency:)"
///     $0.arguments = ["@dependency"]
/// }
/// let example = try container.get(Example.self, "example")
/// ```
///
/// The container behind it is made when it is first asked for: everything is checked then, at once, and definitions and
/// parameters are frozen.
///
/// Ids ignore case, as in files. It may be used from any thread.
public final class DefinitionContainer: Sendable {
    private struct State {
        var settings: FileSettings
        /// What code says of services, by folded ids, with the place in the order.
        var entries: [String: (order: Int, entry: FileEntry)] = [:]
        /// Objects that stand in for what is declared under their folded ids.
        var objects: [String: LoadedMaker] = [:]
        /// How often anything was said: whether a container that has been made says all of it.
        var changes = 0
        var made: Made?
    }

    /// What there is once the container has been made.
    struct Made {
        let container: Container
        let files: LoadedFiles
        let names: [String: String]
        let settings: FileSettings
        let surroundings: Surroundings
    }

    private let paths: [String]
    private let access: FileAccess
    let types: FileTypes
    private let modules: [Module]
    private let state: Guard<State>

    /// The containers that the code at hand is called to make, through conversions and sources of definitions.
    @TaskLocal private static var inMaking: Set<ObjectIdentifier> = []

    /// Reads files from the disk, when it is first asked for something.
    ///
    /// - Parameters:
    ///   - paths: The files; what a later one says wins.
    ///   - types: The types that files and definitions may name.
    ///   - settings: What else the program says.
    ///   - modules: What is declared in Swift besides; files and definitions may refer to what has a name there.
    public init(
        _ paths: String..., types: FileTypes, settings: FileSettings = FileSettings(), modules: [Module] = []
    ) {
        self.paths = paths
        self.access = .disk
        self.types = types
        self.modules = modules
        state = Guard(State(settings: settings))
    }

    // MARK: Saying what there is

    /// Defines a service, as a file would.
    ///
    /// - Parameters:
    ///   - id: Its id; what has it already is replaced.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    ///   - define: Says what there is to say.
    /// - Throws: A ``FrozenDefinitions`` once the container has been made.
    public func define(
        _ id: String, file: String = #fileID, line: Int = #line, column: Int = #column,
        _ define: (inout ServiceDefinition) -> Void
    ) throws(FrozenDefinitions) {
        let place = FilePlace(file: file, line: line, column: column)
        var definition = ServiceDefinition(place: place)
        define(&definition)
        try add(FileEntry(id, at: place, definition.value))
    }

    /// Gives a service another name.
    ///
    /// - Parameters:
    ///   - alias: The other name.
    ///   - id: The service.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Throws: A ``FrozenDefinitions`` once the container has been made.
    public func alias(
        _ alias: String, for id: String, file: String = #fileID, line: Int = #line, column: Int = #column
    ) throws(FrozenDefinitions) {
        let place = FilePlace(file: file, line: line, column: column)
        try add(FileEntry(alias, at: place, FileValue(.text("@\(id)"), at: place)))
    }

    /// Stores an object under an id; what was defined under it is retired.
    ///
    /// Before the container is made this declares the object; afterwards it is set on what is declared as synthetic.
    ///
    /// - Parameters:
    ///   - id: The id.
    ///   - object: The object.
    ///   - file: The file it stands in.
    ///   - line: The line it stands on.
    ///   - column: The column it stands at.
    /// - Throws: A ``ResolutionError`` if the container has been made, and the id is no synthetic service's.
    public func set<Object: Sendable>(
        _ id: String, to object: Object, file: String = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) throws {
        let key = folded(id)
        guard key != "service_container" else { throw ReservedName() }
        if let made = state.withLock({ $0.made }) {
            return try made.container.set(object, .named(made.names[key] ?? id))
        }
        let place = FilePlace(file: file, line: Int(line), column: Int(column))
        // Declared as the program's to hand over, so that other names and decorators of the id mean the object.
        let synthetic = [FileEntry("Synthetic", at: place, FileValue(.boolean(true), at: place))]
        do {
            try add(FileEntry(id, at: place, FileValue(.map(synthetic), at: place)), LoadedMaker(value: object))
        } catch {
            // The container has been made in the meantime.
            try set(id, to: object, file: file, line: line, column: column)
        }
    }

    /// Sets a parameter, which wins over what files say.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: A constant, or any object.
    /// - Throws: A ``FrozenDefinitions`` once the container has been made.
    public func set(parameter name: String, _ value: any Sendable) throws(FrozenDefinitions) {
        try change { $0.settings.parameters.updateValue(value, forKey: folded(name)) }
    }

    /// Takes back what ``set(parameter:_:)`` said.
    ///
    /// - Parameter name: The parameter's name.
    /// - Throws: A ``FrozenDefinitions`` once the container has been made.
    public func remove(parameter name: String) throws(FrozenDefinitions) {
        try change { $0.settings.parameters.removeValue(forKey: folded(name)) }
    }

    private func add(_ entry: FileEntry, _ object: LoadedMaker? = nil) throws(FrozenDefinitions) {
        let key = folded(entry.key)
        try change { state in
            state.entries[key] = (state.changes, entry)
            let dropped = state.objects.removeValue(forKey: key)
            if let object { state.objects[key] = object }
            return dropped
        }
    }

    /// Changes what is said; the closure returns what it drops, so that no object's end comes under the lock.
    private func change(_ change: (inout State) -> (any Sendable)?) throws(FrozenDefinitions) {
        let (isFrozen, dropped) = state.withLock { state -> (Bool, (any Sendable)?) in
            guard state.made == nil else { return (true, nil) }
            state.changes += 1
            return (false, change(&state))
        }
        withExtendedLifetime(dropped) {}
        if isFrozen { throw FrozenDefinitions() }
    }

    // MARK: Asking

    /// The container, made and checked when it is first asked for.
    ///
    /// - Returns: The container.
    /// - Throws: A `GraphError` with everything that is wrong with the files, the definitions and the graph.
    public func container() throws(GraphError) -> Container { try make().container }

    /// The object of a service.
    ///
    /// - Parameters:
    ///   - type: Its type.
    ///   - id: The service's id, or an alias.
    /// - Returns: The object.
    /// - Throws: A `GraphError` if something is wrong with what is declared, a `ResolutionError` if there is no such
    ///   service, or building it fails.
    public func get<Value>(_ type: Value.Type, _ id: String) throws -> sending Value {
        let made = try make()
        if folded(id) == "service_container" { return try made.container.get(type, file: "", line: 0) }
        return try made.container.get(type, .named(made.names[folded(id)] ?? id), file: "", line: 0)
    }

    /// Whether there is a service of this id, or an alias.
    ///
    /// - Parameter id: The id.
    /// - Returns: Whether there is.
    /// - Throws: A `GraphError` if something is wrong with what is declared.
    public func contains(_ id: String) throws(GraphError) -> Bool {
        let made = try make()
        return folded(id) == "service_container"
            || made.container.isDeclared(Any.self, .named(made.names[folded(id)] ?? id))
    }

    /// Whether the object of a service has been made.
    ///
    /// - Parameter id: The service's id, or an alias.
    /// - Returns: Whether it is there.
    /// - Throws: A `GraphError` if something is wrong with what is declared, a `ResolutionError` if there is no such service.
    public func isBuilt(_ id: String) throws -> Bool {
        let made = try make()
        return try made.container.isBuilt(Any.self, .named(made.names[folded(id)] ?? id))
    }

    /// The ids of the services with a tag, and what each says with it.
    ///
    /// - Parameter tag: The tag's word.
    /// - Returns: The ids, in order of declaration, with the values; nil where a service says none.
    /// - Throws: A `GraphError` if something is wrong with what is declared.
    public func services(tagged tag: String) throws(GraphError) -> [(id: String, value: (any Sendable)?)] {
        try make().files.files.services.compactMap { service in
            guard let found = service.tags.first(where: { $0.name == tag }) else { return nil }
            let value = found.value?.constant ?? found.order.map { FileConstant.integer($0) } ?? .null
            return (service.id.value, value == .null ? nil : value.natural)
        }
    }

    /// Discards every object and keeps the definitions: the next request builds again.
    ///
    /// What objects there are elsewhere stays as it is; nothing is stopped.
    public func reset() {
        let old = state.withLock { state -> Made? in
            let old = state.made
            state.made = old.map { made in
                Made(
                    container: Container(made.container.graph), files: made.files, names: made.names,
                    settings: made.settings, surroundings: made.surroundings)
            }
            return old
        }
        // What the objects do as they end may ask this container.
        withExtendedLifetime(old) {}
    }

    func make() throws(GraphError) -> Made {
        let identity = ObjectIdentifier(self)
        guard !DefinitionContainer.inMaking.contains(identity) else {
            throw GraphError([
                Diagnostic(
                    Diagnostic.ID(rawValue: FileProblem.Kind.askedWhileMade.rawValue),
                    "the container was requested by code that it calls while it is created", at: nil,
                    help: "do not use the container in its own conversions and definition sources"
                ).explained(on: "FileProblems")
            ])
        }
        while true {
            let state = state.withLock { $0 }
            if let made = state.made { return made }
            // Not under the lock: conversions and sources of definitions are the program's code.
            let result = DefinitionContainer.$inMaking.withValue(DefinitionContainer.inMaking.union([identity])) {
                Result<Made, GraphError> { () throws(GraphError) in try makeNow(state) }
            }
            let made = try result.get()
            // Of several that are made at the same time, the first one is kept: nothing has been built in the others.
            let kept = self.state.withLock { current -> Made? in
                if current.made == nil, current.changes == state.changes { current.made = made }
                return current.made
            }
            if let kept { return kept }
        }
    }

    private func makeNow(_ state: State) throws(GraphError) -> Made {
        var settings = state.settings
        let declared = namesGiven(in: modules)
        settings.definitions += declared
        let services = state.entries.values.sorted { $0.order < $1.order }.map(\.entry)
        let entries = [CodeEntries(path: "", services: services, parameters: [])]
        let files = LoadedFiles(
            access, paths: paths, entries: entries, objects: state.objects, types: types, settings: settings)
        var names: [String: String] = [:]
        for name in declared { names[folded(name)] = name }
        for definition in files.definitions {
            for name in [definition.name].compactMap(\.self) + definition.aliases { names[folded(name)] = name }
        }
        let elements =
            files.diagnostics.map { ModuleElement($0) } + files.definitions.map { ModuleElement($0) }
        let container = try Container(Module("Files") { elements + modules.map { ModuleElement($0) } })
        return Made(
            container: container, files: files, names: names, settings: state.settings,
            surroundings: Surroundings(
                variables: state.settings.variables,
                files: state.settings.readsOtherFiles ? access : access.limited(to: [])))
    }
}

/// Nothing can be declared or set any more: the container has been made.
public struct FrozenDefinitions: Error, Sendable, CustomStringConvertible {
    /// What is wrong, and what to do.
    public let description = "the container has been made: define services and set parameters before it is first asked"
}

/// The container itself cannot be replaced.
public struct ReservedName: Error, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let description = "'service_container' is the container itself, and cannot be set"
}
