public import Alchemic
internal import AlchemicCompiledFiles
internal import DefinitionFiles
internal import FileValues
internal import Synchronization

/// A container with definitions from files, and from code that refers to services by id.
///
/// Modeled on the container of GCDependencyInjection.
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
/// The first use creates the underlying container, which checks the graph and freezes definitions and parameters.
///
/// Ids ignore case, as in files. You can use it from any thread.
public final class DefinitionContainer: Sendable {
    /// The state that the lock guards; `entries` and `settings` stay as they are once `made` is set.
    private struct State {
        var settings: FileSettings
        /// The services declared in code, by folded id, with their positions in the order.
        var entries: [String: (order: Int, entry: FileEntry)] = [:]
        /// The objects that replace services, by folded id.
        var objects: [String: LoadedMaker] = [:]
        /// The number of changes so far, which tells whether a new container has missed one.
        var changes = 0
        /// The underlying container; nil before the first use.
        var made: Made?
    }

    /// The underlying container, with the tables for requests by id.
    struct Made {
        let container: Container
        /// The loaded files, which have the tags of services and resolve attributes.
        let files: LoadedFiles
        /// The definitions' names and aliases, as declared, by folded id.
        let names: [String: String]
        /// The parameters and the environment, for attributes.
        let values: RunTimeValues
    }

    private let paths: [String]
    private let access: FileAccess
    /// The types that files, definitions and attributes may use.
    let types: FileTypes
    /// Definitions in Swift, which become part of the graph.
    private let modules: [Module]
    private let state: Mutex<State>

    /// The containers that the current task is creating, to detect uses by their own conversions and definition sources.
    @TaskLocal private static var inMaking: Set<ObjectIdentifier> = []

    /// Reads files from the disk, on first use.
    ///
    /// - Parameters:
    ///   - paths: The files; a later one overrides an earlier one.
    ///   - types: The types that files and definitions may name.
    ///   - settings: Other settings of the program.
    ///   - modules: Definitions in Swift; files and definitions may refer to those that have a name.
    public init(
        _ paths: String..., types: FileTypes, settings: FileSettings = FileSettings(), modules: [Module] = []
    ) {
        self.paths = paths
        self.access = .disk
        self.types = types
        self.modules = modules
        state = Mutex(State(settings: settings))
    }

    // MARK: Declaring

    /// Defines a service, as a file would.
    ///
    /// - Parameters:
    ///   - id: The service's id; an existing service with the id is replaced.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - column: The column of the declaration.
    ///   - define: Describes the service.
    /// - Throws: A ``DefinitionContainerError`` once the container has been created.
    public func define(
        _ id: String, file: StaticString = #fileID, line: Int = #line, column: Int = #column,
        _ define: (inout ServiceDefinition) -> Void
    ) throws(DefinitionContainerError) {
        let place = FilePlace(file: "\(file)", line: line, column: column)
        var definition = ServiceDefinition(place: place)
        define(&definition)
        try add(FileEntry(id, at: place, value: definition.value))
    }

    /// Adds an alias for a service.
    ///
    /// - Parameters:
    ///   - alias: The alias.
    ///   - id: The service's id.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - column: The column of the declaration.
    /// - Throws: A ``DefinitionContainerError`` once the container has been created.
    public func alias(
        _ alias: String, for id: String, file: StaticString = #fileID, line: Int = #line, column: Int = #column
    ) throws(DefinitionContainerError) {
        let place = FilePlace(file: "\(file)", line: line, column: column)
        try add(FileEntry(alias, at: place, value: FileValue(.text("@\(id)"), at: place)))
    }

    /// Stores an object under an id, and replaces any service defined there.
    ///
    /// Before the container is created, this declares the object; afterwards, it sets the object of a synthetic service.
    ///
    /// - Parameters:
    ///   - id: The id.
    ///   - object: The object.
    ///   - file: The file of the declaration.
    ///   - line: The line of the declaration.
    ///   - column: The column of the declaration.
    /// - Throws: A ``/Alchemic/ResolutionError`` if the container has been created, and the id is not a synthetic
    ///   service's.
    public func set<Object: Sendable>(
        _ id: String, to object: Object, file: StaticString = #fileID, line: UInt32 = #line, column: UInt32 = #column
    ) throws {
        let key = folded(id)
        guard key != "service_container" else {
            throw DefinitionContainerError(
                .reservedName, saying: "'service_container' is the container itself, and cannot be set")
        }
        if let made = state.withLock({ $0.made }) {
            return try made.container.set(object, .named(made.names[key] ?? id), file: file, line: line)
        }
        let place = FilePlace(file: "\(file)", line: Int(line), column: Int(column))
        // Declared as synthetic, so that aliases and decorators of the id refer to the object.
        let synthetic = [FileEntry("Synthetic", at: place, value: FileValue(.boolean(true), at: place))]
        do {
            try add(
                FileEntry(id, at: place, value: FileValue(.map(synthetic), at: place)),
                making: LoadedMaker(value: object))
        } catch {
            // Another task has created the container since.
            try set(id, to: object, file: file, line: line, column: column)
        }
    }

    /// Sets a parameter, which overrides the value in files.
    ///
    /// - Parameters:
    ///   - name: The parameter's name.
    ///   - value: A constant, or any object.
    /// - Throws: A ``DefinitionContainerError`` once the container has been created.
    public func set(parameter name: String, _ value: any Sendable) throws(DefinitionContainerError) {
        try change { $0.settings.parameters.updateValue(value, forKey: folded(name)) }
    }

    /// Reverts ``set(parameter:_:)``.
    ///
    /// - Parameter name: The parameter's name.
    /// - Throws: A ``DefinitionContainerError`` once the container has been created.
    public func remove(parameter name: String) throws(DefinitionContainerError) {
        try change { $0.settings.parameters.removeValue(forKey: folded(name)) }
    }

    /// Adds a service, or replaces the one with its id; `object` is the factory if the program provides the object.
    private func add(_ entry: FileEntry, making object: LoadedMaker? = nil) throws(DefinitionContainerError) {
        let key = folded(entry.key)
        try change { state in
            state.entries[key] = (state.changes, entry)
            let dropped = state.objects.removeValue(forKey: key)
            if let object { state.objects[key] = object }
            return dropped
        }
    }

    /// Changes a declaration; the closure returns what it removes, so that no object is deinitialized under the lock.
    private func change(_ change: (inout State) -> (any Sendable)?) throws(DefinitionContainerError) {
        let (isFrozen, dropped) = state.withLock { state -> (Bool, (any Sendable)?) in
            guard state.made == nil else { return (true, nil) }
            state.changes += 1
            return (false, change(&state))
        }
        withExtendedLifetime(dropped) {}
        if isFrozen {
            throw DefinitionContainerError(
                .frozen,
                saying: "the container exists: define services and set parameters before its first use")
        }
    }

    // MARK: Requesting

    /// The underlying container, created and checked on first use.
    ///
    /// - Returns: The container.
    /// - Throws: A `GraphError` with all problems of the files, the definitions and the graph.
    public func container() throws(GraphError) -> Container { try make().container }

    /// Returns the object of a service.
    ///
    /// - Parameters:
    ///   - type: The type of the object.
    ///   - id: The service's id, or an alias.
    /// - Returns: The object.
    /// - Throws: A `GraphError` if the declarations have errors, a `ResolutionError` if there is no such service, or if
    ///   building the object fails.
    public func get<Value>(_ type: Value.Type, _ id: String) throws -> sending Value {
        let made = try make()
        if folded(id) == "service_container" { return try made.container.get(type, file: "", line: 0) }
        return try made.container.get(type, .named(made.names[folded(id)] ?? id), file: "", line: 0)
    }

    /// Returns whether there is a service with this id or alias.
    ///
    /// - Parameter id: The id.
    /// - Returns: Whether there is a service.
    /// - Throws: A `GraphError` if the declarations have errors.
    public func contains(_ id: String) throws(GraphError) -> Bool {
        let made = try make()
        return folded(id) == "service_container"
            || made.container.isDeclared(Any.self, .named(made.names[folded(id)] ?? id))
    }

    /// Returns whether the object of a service has been built.
    ///
    /// - Parameter id: The service's id, or an alias.
    /// - Returns: Whether the object has been built.
    /// - Throws: A `GraphError` if the declarations have errors, a `ResolutionError` if there is no such service.
    public func isBuilt(_ id: String) throws -> Bool {
        let made = try make()
        return try made.container.isBuilt(Any.self, .named(made.names[folded(id)] ?? id), file: "", line: 0)
    }

    /// Returns the ids of the services with a tag, and the value that each gives to the tag.
    ///
    /// - Parameter tag: The tag's word.
    /// - Returns: The ids, in order of declaration, with the values; nil for a service that gives none.
    /// - Throws: A `GraphError` if the declarations have errors.
    public func services(tagged tag: String) throws(GraphError) -> [(id: String, value: (any Sendable)?)] {
        try make().files.files.services.compactMap { service in
            guard let found = service.tags.first(where: { $0.name == tag }) else { return nil }
            let value = found.value?.constant ?? found.order.map { FileConstant.integer($0) } ?? .null
            return (service.id.value, value == .null ? nil : value.natural)
        }
    }

    /// Discards every object and keeps the definitions: the next resolution builds again.
    ///
    /// Objects that the program still holds stay as they are; nothing is stopped.
    public func reset() {
        let old = state.withLock { state -> Made? in
            let old = state.made
            state.made = old.map { made in
                Made(
                    container: Container(made.container.graph), files: made.files, names: made.names,
                    values: made.values)
            }
            return old
        }
        // Outside of the lock, since deinitializers of the objects may use this container.
        withExtendedLifetime(old) {}
    }

    /// The underlying container with its tables, created by the first call; concurrent first calls may each create one.
    func make() throws(GraphError) -> Made {
        let identity = ObjectIdentifier(self)
        guard !DefinitionContainer.inMaking.contains(identity) else {
            throw GraphError([
                Diagnostic(
                    Diagnostic.ID(rawValue: FileProblem.Kind.askedWhileMade.rawValue),
                    "the container was used by code that it calls while it is created", at: nil,
                    help: "do not use the container in its own conversions and definition sources"
                ).explained(on: "FileProblems")
            ])
        }
        while true {
            let state = state.withLock { $0 }
            if let made = state.made { return made }
            // Not under the lock, since conversions and definition sources are the program's code.
            let result = DefinitionContainer.$inMaking.withValue(DefinitionContainer.inMaking.union([identity])) {
                Result<Made, GraphError> { () throws(GraphError) in try makeNow(state) }
            }
            let made = try result.get()
            // Of several containers created concurrently, the first is kept; nothing has been built in the others.
            let kept = self.state.withLock { current -> Made? in
                if current.made == nil, current.changes == state.changes { current.made = made }
                return current.made
            }
            if let kept { return kept }
        }
    }

    /// Creates a container from a copy of the state; runs code of the program, so the lock must not be held.
    private func makeNow(_ state: State) throws(GraphError) -> Made {
        var settings = state.settings
        let declared = modules.namesGiven
        settings.definitions += declared
        let services = state.entries.values.sorted { $0.order < $1.order }.map(\.entry)
        let entries = [CodeEntries(path: "", services: services, parameters: [])]
        let files = LoadedFiles(
            access, paths: paths, entries: entries, objects: state.objects, types: types, settings: settings)
        var names: [String: String] = [:]
        for name in declared { names[folded(name)] = name }
        for definition in files.definitions {
            for name in definition.allNames { names[folded(name)] = name }
        }
        let elements =
            files.diagnostics.map { ModuleElement($0) } + files.definitions.map { ModuleElement($0) }
        let container = try Container(Module("Files") { elements + modules.map { ModuleElement($0) } })
        var values = RunTimeValues(
            given: state.settings.parameters, variables: state.settings.variables,
            files: state.settings.readsOtherFiles ? access : access.limited(to: []))
        values.room = FileCost().left
        return Made(container: container, files: files, names: names, values: values)
    }
}

extension [Module] {
    /// The names and aliases given to definitions in the modules and their nested modules, without definition sources.
    fileprivate var namesGiven: [String] {
        var names: [String] = []
        var seen: Set<ObjectIdentifier> = []
        var waiting = self
        while let module = waiting.popLast() {
            guard seen.insert(ObjectIdentifier(module.storage)).inserted else { continue }
            for element in module.storage.elements {
                switch element.kind {
                case .definition(let definition): names += definition.allNames
                case .module(let inner): waiting.append(inner)
                case .source, .problem: break
                }
            }
        }
        return names
    }
}

extension DefinitionContainer: Printed, Opaque {
    package var summary: String {
        let (entries, made) = state.withLock { ($0.entries.count, $0.made) }
        return "DefinitionContainer"
            + facts(
                several(paths.count, of: "file"), several(entries, of: "service").map { "\($0) in code" },
                made?.container.summary ?? "not created yet")
    }
}
