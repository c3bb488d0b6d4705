// Adds libraries that the program opens while it runs, and modules.

extension MainContainer {
    /// The result of a rescan for libraries that the program has opened.
    public struct Rescan: Sendable {
        /// A library that does not fit the container's graph, or could not be started.
        public struct BrokenLibrary: Sendable, CustomStringConvertible {
            /// The path of the library's file.
            public let path: String
            /// The reason: a ``/Alchemic/GraphError``, or the error of the start.
            public let error: any Error

            /// The file's name.
            public var name: String { fileName(of: path) }
            /// The file's name and the reason.
            @_documentation(visibility: internal)
            public var description: String { "\(name): \(error)" }
        }

        /// The paths of the joined libraries, in order.
        public var joined: [String] = []
        /// The libraries that could not join.
        ///
        /// Broken libraries do not affect the others. The next rescan tries them again, except those that use another copy of
        /// Alchemic.
        public var broken: [BrokenLibrary] = []
    }

    /// Adds the libraries that were opened with `dlopen` since the start.
    ///
    /// The libraries' types, and the modules of their configurations, form a child of the current container. The child answers
    /// all requests from then on: lists have the old members and the new ones. All libraries are added together, because one may
    /// need another. If that fails, they are added one by one, and eager objects of a valid library may be built a second time. A
    /// name that is taken breaks its library, unless the definition overrides. The method waits for the end of the start.
    ///
    /// An object that was built before keeps the list that it was given.
    ///
    /// - Returns: The libraries that have joined, and those that have not, with the reasons.
    /// - Throws: The error of a failed start; never an error of a broken library.
    public func rescan() async throws -> Rescan {
        _ = try await started
        return try await runInTurn { await self.join(self.takeNewLibraries()) }
    }

    /// Adds modules to the container while it runs.
    ///
    /// The modules form a child of the current container. The child answers all requests from then on. Its eager objects are
    /// started. The method waits until there is a container.
    ///
    /// - Parameter modules: The declarations.
    /// - Throws: A ``/Alchemic/GraphError`` if the modules do not fit the container's graph, or the error of their start.
    public func add(_ modules: Module...) async throws {
        _ = try await awaited()
        try await runInTurn { try await self.addChild(declaring: modules) }
    }

    /// Adds an object of the main actor that other code has made, such as the application's delegate.
    ///
    /// If a definition takes the object, the object is set there. Otherwise the injection points that are declared for its
    /// class are set, and from then on the object is found by `Object`, its superclasses and its protocols.
    ///
    /// - Parameter object: The object. If `Object` is an existential, such as `any AnyObject & Sendable`, the object's own class
    ///   counts.
    /// - Throws: A ``/Alchemic/ResolutionError`` if a dependency of the object cannot be resolved; a ``/Alchemic/GraphError``
    ///   if the object does not fit the graph.
    @MainActor
    public func add<Object: AnyObject & Sendable>(main object: Object) async throws {
        let container = try await awaited()
        if container.canSet(Object.self) { return try set(main: object) }
        try container.inject(intoMain: object)
        try await add(Module("\(type(of: object))") { Value(object) })
    }

    /// Takes the libraries that have not joined yet: those that no search has found before, and those that could not join.
    ///
    /// The caller must put libraries that cannot join back into `brokenLibraries`.
    private func takeNewLibraries() -> [JoiningLibrary] {
        var (libraries, frameworkTypes) = state.withLock { state in
            defer { state.brokenLibraries = [] }
            return (state.brokenLibraries, state.settings.frameworkTypes)
        }
        var countBefore: Int
        repeat {
            countBefore = frameworkTypes.count
            let fresh = find(frameworkTypes).map(JoiningLibrary.init)
            libraries += fresh
            frameworkTypes += fresh.flatMap(\.settings.frameworkTypes)
        } while frameworkTypes.count > countBefore
        state.withLock { [frameworkTypes] in $0.settings.frameworkTypes = frameworkTypes }
        return libraries
    }

    /// Adds the libraries together, or one by one if that fails, until no more of them can join.
    private func join(_ found: [JoiningLibrary]) async -> Rescan {
        var result = Rescan()
        let images = found.map(\.image)
        images.forEach(report)
        for image in images where image.isOfOtherCopyOnly {
            result.broken.append(
                Rescan.BrokenLibrary(path: image.path, error: GraphError([image.problem].compactMap(\.self))))
        }
        let libraries = found.filter { !$0.image.isOfOtherCopyOnly }
        guard !libraries.isEmpty else { return result }
        if libraries.count > 1 {
            do {
                try await addChild(declaring: libraries.flatMap(\.modules))
                for library in libraries { await finishJoining(library, recordingIn: &result) }
                return result
            } catch {
                // At least one library is broken. Adding them one by one shows which.
            }
        }
        var left = libraries
        var errors: [any Error] = []
        var countBefore: Int
        repeat {
            countBefore = left.count
            errors = []
            var broken: [JoiningLibrary] = []
            for library in left {
                do {
                    try await addChild(declaring: library.modules)
                    await finishJoining(library, recordingIn: &result)
                } catch {
                    broken.append(library)
                    errors.append(error)
                }
            }
            left = broken
        } while !left.isEmpty && left.count < countBefore
        for (library, error) in zip(left, errors) {
            result.broken.append(Rescan.BrokenLibrary(path: library.image.path, error: error))
            observers.send(ContainerEvent(.failed, label: "library \(library.image.name)", error: error))
        }
        state.withLock { [left] in $0.brokenLibraries = left }
        return result
    }

    /// Sends an event if a library has types that cannot be found.
    func report(_ image: FoundImage) {
        guard let problem = image.problem else { return }
        observers.send(ContainerEvent(.failed, label: "library \(image.name)", error: GraphError([problem])))
    }

    /// Adds the observers of a library that has joined, for good, and runs the steps that it adds to the start.
    ///
    /// A step that fails is an event; the library stays joined.
    private func finishJoining(_ library: JoiningLibrary, recordingIn result: inout Rescan) async {
        result.joined.append(library.image.path)
        for observer in library.settings.observers { _ = observers.add(observer) }
        observers.send(ContainerEvent(.joined, label: library.image.name))
        for step in library.settings.steps {
            do {
                try await step.run(self)
                observers.send(ContainerEvent(.step, label: step.name))
            } catch {
                observers.send(ContainerEvent(.failed, label: "step \(step.name)", error: error))
            }
        }
    }

    /// Creates and starts a child of the current container, and makes it the current one.
    private func addChild(declaring modules: [Module]) async throws {
        let parent = try current()
        let graph = try Graph(modules, parent: parent.graph)
        let clashes = graph.nameClashes
        guard clashes.isEmpty else { throw GraphError(clashes) }
        let child = Container(graph, parent: parent, observers: observers)
        try await child.start()
        let isCurrent = state.withLock { state in
            guard state.containers.last === parent, !state.hasEnded else { return false }
            makeCurrent(child, in: &state)
            return true
        }
        guard isCurrent else {
            try? await child.stop()
            throw ResolutionError.mainEnded()
        }
    }

    /// Runs one rescan or addition at a time.
    private func runInTurn<Result: Sendable>(
        _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let turn = Awaited<Void>("what joins the main container")
        let previous = state.withLock { state in
            defer { state.lastTurn = turn }
            return state.lastTurn
        }
        do {
            try await previous?.value(endsWhenCancelled: false)
        } catch {
            // The caller is part of the previous turn, and would wait for itself. This turn ends when the previous one does.
            Undertaking.withNone {
                _ = Task {
                    try? await previous?.value(endsWhenCancelled: false)
                    turn.settle(.success(()))
                }
            }
            throw error
        }
        defer { turn.settle(.success(())) }
        return try await Undertaking(turn).run(body)
    }
}

/// A library that joins the main container.
struct JoiningLibrary: Sendable {
    let image: FoundImage
    /// The settings of the library's own configurations, of which framework types, modules, observers and steps count.
    let settings: MainSettings

    /// Calls the configurations of the library; this is done once, however often the library tries to join.
    init(_ image: FoundImage) {
        self.image = image
        var settings = MainSettings()
        image.configure(&settings)
        self.settings = settings
    }

    /// The found declarations, and the modules that the configurations add.
    var modules: [Module] { [image.module] + settings.modules }
}

/// The last component of a path.
private func fileName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

extension FoundImage {
    /// The file's name.
    fileprivate var name: String { fileName(of: path) }
}

extension MainContainer.Rescan: Printed {
    package var summary: String {
        "Rescan" + facts("\(joined.count) joined", broken.isEmpty ? nil : "\(broken.count) broken")
    }
}
