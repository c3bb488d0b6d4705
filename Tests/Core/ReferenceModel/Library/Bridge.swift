import Alchemic
import AlchemicMain

/// Does with the library what a description says, and tells what happens in the words of the model.
final class Bridge {
    private let world = World()
    private var checks: [[Problem]] = []
    private var places: [Container] = []
    private var kept: [Received] = []

    static func run(_ description: Description) async -> Transcript {
        let bridge = Bridge()
        await bridge.runAll(description)
        bridge.kept = []
        bridge.places = []
        bridge.world.end()
        // The task in which a stop action ran may be about to let go of its object.
        for round in 0..<1_500 where !bridge.world.alive.isEmpty {
            // Beside other work it may wait for a core.
            if round < 1_000 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(10)) }
        }
        return Transcript(checks: bridge.checks, lines: bridge.world.lines, alive: bridge.world.alive)
    }

    private func runAll(_ description: Description) async {
        guard let container = checked(description.declarations, in: nil) else { return }
        places.append(container)
        world.setRoot(container)
        await run(description.operations)
        world.setRoot(nil)
    }

    private func checked(_ declarations: [Declaration], in parent: Container?) -> Container? {
        let elements = Declaring(world: world).elements(declarations)
        do throws(GraphError) {
            let container = try Container(Module("model") { elements }, parent: parent)
            note(container.graph.warnings)
            return container
        } catch {
            note(error.diagnostics)
            world.log("! graph")
            return nil
        }
    }

    private func note(_ diagnostics: [Diagnostic]) {
        checks.append(
            diagnostics.map { diagnostic in
                Problem(
                    id: diagnostic.id.rawValue,
                    places: Set([diagnostic.location].compactMap { $0.map { Int($0.line) } }),
                    subject: diagnostic.headline, isWarning: diagnostic.severity == .warning)
            })
    }

    private func run(_ operations: [Operation]) async {
        for operation in operations {
            do {
                if let value = try await run(operation) { world.log("= \(world.text(value))") }
            } catch let error as ResolutionError {
                world.log("! \(error.id)")
            } catch {
                world.log("! \(error)")
            }
        }
    }

    private func place(_ number: Int) -> Container? { places.indices.contains(number) ? places[number] : nil }

    private func run(_ operation: Operation) async throws -> Received? {
        switch operation {
        case .get(let need, let number, let isKept, let origin):
            guard let place = place(number) else { return nil }
            let value =
                switch origin {
                case .here: try need.shape.get(from: place)
                case .task: try await need.shape.get(asyncFrom: place)
                case .mainActor: try await need.shape.get(mainFrom: place)
                }
            if isKept { kept.append(value) }
            return value
        case .use(let number): return try world.use(number)
        case .letGo: kept = []
        case .open(let scope, let number, let values):
            guard let place = place(number) else { return nil }
            guard let values else {
                places.append(try place.scope(Scope(scope)))
                return nil
            }
            let creatures = values.map { world.newCreature(0, $0) }
            places.append(try Opener(scope: Scope(scope), container: place, creatures: creatures).opened(values))
        case .child(let declarations, let number):
            if let place = place(number), let child = checked(declarations, in: place) { places.append(child) }
        case .overriding(let declarations, let number, let operations):
            guard let place = place(number) else { return nil }
            let elements = Declaring(world: world).elements(declarations)
            do {
                try await place.withOverrides {
                    elements
                } operation: {
                    checks.append([])
                    await run(operations)
                }
            } catch let error as GraphError {
                note(error.diagnostics)
                world.log("! graph")
            }
        case .set(let kind, let number, let name):
            guard let place = place(number) else { return nil }
            let creature = world.newCreature(0, kind)
            try kind.visited(byClass: Setter(creature: creature, name: name, container: place)).get()
        case .inject(let kind, let number):
            if let place = place(number) { try place.inject(into: world.newCreature(0, kind)) }
        case .invoke(let kind, let number, let name, let given):
            guard let place = place(number) else { return nil }
            let creatures = given.map { world.newCreature(0, $0) }
            return try kind.visited(by: Invoker(name: name, container: place, given: creatures)).get()
        case .purge(let number): try await place(number)?.purge()
        case .start(let number):
            do { try await place(number)?.start() } catch is StartError { world.log("! start-failed") }
        case .stop(let number): try await place(number)?.stop()
        }
        return nil
    }
}

/// Sets an object as one of its own class.
private struct Setter: ClassVisitor {
    let creature: Creature
    let name: String?
    let container: Container

    func visit<Type: Creature>(_ type: Type.Type) -> Result<Void, ResolutionError> {
        Result { () throws(ResolutionError) in
            if let name { return try container.set(typed(creature, type), .named(name)) }
            try container.set(typed(creature, type))
        }
    }
}

/// Calls a factory with up to two arguments.
private struct Invoker: KindVisitor {
    let name: String?
    let container: Container
    let given: [Creature]

    func visit<Type: Sendable>(_ type: Type.Type) -> Result<Received, ResolutionError> {
        Result { () throws(ResolutionError) in
            let query: Query<Type> = name.map { .named($0) } ?? .auto
            let object: Type =
                switch given.count {
                case 0: try container.invoke(type, query)
                case 1: try container.invoke(type, query, with: given[0])
                default: try container.invoke(type, query, with: given[0], given[1])
                }
            return (object as? Creature).map(Received.object) ?? .nothing
        }
    }
}

/// Opens a scope with up to two objects.
private struct Opener {
    let scope: Scope
    let container: Container
    let creatures: [Creature]

    func opened(_ kinds: [Kind]) throws -> Container {
        switch kinds.count {
        case 1: try kinds[0].visited(byClass: First(opener: self)).get()
        default: try kinds[0].visited(byClass: Second(opener: self, other: kinds[1])).get()
        }
    }

    private struct First: ClassVisitor {
        let opener: Opener

        func visit<Type: Creature>(_ type: Type.Type) -> Result<Container, any Error> {
            Result { try opener.container.scope(opener.scope, with: typed(opener.creatures[0], type)) }
        }
    }

    private struct Second: ClassVisitor {
        let opener: Opener
        let other: Kind

        func visit<Type: Creature>(_ type: Type.Type) -> Result<Container, any Error> {
            other.visited(byClass: Both(opener: opener, first: type))
        }
    }

    private struct Both<One: Creature>: ClassVisitor {
        let opener: Opener
        let first: One.Type

        func visit<Type: Creature>(_ type: Type.Type) -> Result<Container, any Error> {
            Result {
                try opener.container.scope(
                    opener.scope, with: typed(opener.creatures[0], first), typed(opener.creatures[1], type))
            }
        }
    }
}
