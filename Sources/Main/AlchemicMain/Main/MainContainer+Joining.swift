// Libraries that the program opens while it runs, and modules that it adds.

extension MainContainer {
    /// What came of looking for libraries that the program has opened.
    public struct Rescan: Sendable {
        /// A library that does not fit what there is, or could not be started.
        public struct BrokenLibrary: Sendable, CustomStringConvertible {
            /// Where its file is.
            public let path: String
            /// Why: a ``/Alchemic/GraphError``, or what failed.
            public let error: any Error

            /// The file's name.
            public var name: String { fileName(of: path) }
            /// The file's name and what is wrong.
            @_documentation(visibility: internal)
            public var description: String { "\(name): \(error)" }
        }

        /// The files of the libraries that have joined, in the order in which they did.
        public var joined: [String] = []
        /// The libraries that could not join.
        ///
        /// The others are not harmed. The next rescan tries these again, those excepted that see another copy of
        /// Alchemic.
        public var broken: [BrokenLibrary] = []
    }

    /// Looks for libraries that were opened since the start, with `dlopen`, and lets them join.
    ///
    /// Their types and configurations make a child of the container there is, which resolves from then on: lists have
    /// the old members and the new ones. All are tried together, since one may need another; if that fails, one after
    /// another, when what is eager in one that works may be built a second time. A name that stands already is a
    /// mistake, unless the definition overrides. Waits for the end of the start.
    ///
    /// Later calls see what has joined; an object that was built before keeps the list that it was given.
    ///
    /// - Returns: Which have joined and which have not, and why.
    /// - Throws: What made the start fail; a broken library is no reason.
    public func rescan() async throws -> Rescan {
        _ = try await started
        return try await inTurn { await self.join(self.newImages()) }
    }

    /// Adds modules to the container while it runs: as a child of the container there is, which resolves from then on.
    ///
    /// What is eager in them is started. Waits until there is a container.
    ///
    /// - Parameter modules: What is declared.
    /// - Throws: A ``/Alchemic/GraphError`` if they do not fit what there is, or what failed while they were started.
    public func add(_ modules: Module...) async throws {
        _ = try await awaited()
        try await inTurn { try await self.extend(by: modules) }
    }

    /// Adds an object of the main actor that other code has made: the application's delegate.
    ///
    /// If something is declared that takes it, it is set there. If not, the injection points that are declared for its
    /// class are set, and from then on it is found by its class, its superclasses and its protocols.
    ///
    /// - Parameter object: The object; its own class counts, not the type it is known as here.
    /// - Throws: A ``/Alchemic/ResolutionError`` if something that it needs cannot be had; a ``/Alchemic/GraphError``
    ///   if it does not fit.
    @MainActor
    public func add<Object: AnyObject & Sendable>(main object: Object) async throws {
        let container = try await awaited()
        if container.canSet(Object.self) { return try set(main: object) }
        try container.inject(intoMain: object)
        try await add(Module("\(type(of: object))") { Value(object) })
    }

    /// What has not joined yet.
    private func newImages() -> [FoundImage] {
        var (images, searched) = state.withLock { state in
            defer { state.brokenImages = [] }
            return (state.brokenImages, state.settings.searched)
        }
        var named: Int
        repeat {
            named = searched.count
            let fresh = find(searched)
            images += fresh
            var settings = MainSettings()
            for image in fresh { image.configure(&settings) }
            searched += settings.searched
        } while searched.count > named
        state.withLock { [searched] in $0.settings.searched = searched }
        return images
    }

    private func join(_ images: [FoundImage]) async -> Rescan {
        var result = Rescan()
        images.forEach(report)
        for image in images where image.isForeign {
            result.broken.append(
                Rescan.BrokenLibrary(path: image.path, error: GraphError([image.problem].compactMap(\.self))))
        }
        let parts = images.filter { !$0.isForeign }.map(Part.init)
        guard !parts.isEmpty else { return result }
        if parts.count > 1 {
            do {
                try await extend(by: parts.flatMap(\.modules))
                for part in parts { await welcome(part, &result) }
                return result
            } catch {
                // One of them is broken, or more: which, shows when they come alone.
            }
        }
        var left = parts
        var errors: [any Error] = []
        var countBefore: Int
        repeat {
            countBefore = left.count
            errors = []
            var broken: [Part] = []
            for part in left {
                do {
                    try await extend(by: part.modules)
                    await welcome(part, &result)
                } catch {
                    broken.append(part)
                    errors.append(error)
                }
            }
            left = broken
        } while !left.isEmpty && left.count < countBefore
        for (part, error) in zip(left, errors) {
            result.broken.append(Rescan.BrokenLibrary(path: part.image.path, error: error))
            observers.send(ContainerEvent(.failed, "library \(part.image.name)", nil, nil, error))
        }
        state.withLock { [left] in $0.brokenImages = left.map(\.image) }
        return result
    }

    /// Says what cannot be found in a library.
    func report(_ image: FoundImage) {
        guard let problem = image.problem else { return }
        observers.send(ContainerEvent(.failed, "library \(image.name)", nil, nil, GraphError([problem])))
    }

    /// Takes over what else a library wants: its observers and the steps it adds to the start.
    private func welcome(_ part: Part, _ result: inout Rescan) async {
        result.joined.append(part.image.path)
        for observer in part.settings.observers { _ = observers.add(observer) }
        observers.send(ContainerEvent(.joined, part.image.name, nil))
        for step in part.settings.steps {
            do {
                try await step.run(self)
                observers.send(ContainerEvent(.step, step.name, nil))
            } catch {
                observers.send(ContainerEvent(.failed, "step \(step.name)", nil, nil, error))
            }
        }
    }

    /// Makes and starts a child of the container that resolves, which resolves from then on.
    private func extend(by modules: [Module]) async throws {
        let parent = try current()
        let graph = try Graph(modules, parent: parent.graph)
        let clashes = graph.hiddenNames
        guard clashes.isEmpty else { throw GraphError(clashes) }
        let child = Container(graph, parent: parent, observers: observers)
        try await child.start()
        let isAsked = state.withLock { state in
            guard state.containers.last === parent, !state.hasEnded else { return false }
            ask(child, &state)
            return true
        }
        guard isAsked else {
            try? await child.stop()
            throw ResolutionError.mainEnded()
        }
    }

    /// Runs one extension at a time.
    private func inTurn<Result: Sendable>(
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
            // It is a part of the turn before, and takes none of its own.
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

/// A library on its way into the main container.
private struct Part: Sendable {
    let image: FoundImage
    let settings: MainSettings

    init(_ image: FoundImage) {
        self.image = image
        var settings = MainSettings()
        image.configure(&settings)
        self.settings = settings
    }

    var modules: [Module] { [image.module] + settings.modules }
}

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
