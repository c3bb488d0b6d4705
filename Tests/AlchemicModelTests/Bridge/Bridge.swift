import Alchemic

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
        return Transcript(checks: bridge.checks, lines: bridge.world.lines, alive: bridge.world.end())
    }

    private func runAll(_ description: Description) async {
        guard let container = checked(description.declarations, in: nil) else { return }
        places.append(container)
        await run(description.operations)
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
                    id: diagnostic.id.rawValue, places: Set([diagnostic.location].compactMap { $0.map { Int($0.line) } }),
                    isWarning: diagnostic.severity == .warning)
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
        case .get(let need, let number, let isKept):
            guard let place = place(number) else { return nil }
            let value = try need.shape.get(from: place)
            if isKept { kept.append(value) }
            return value
        case .use(let number): return try world.use(number)
        case .letGo: kept = []
        case .open(let scope, let number, _):
            if let place = place(number) { places.append(try place.scope(Scope(scope))) }
        case .stop(let number): try await place(number)?.stop()
        default: break
        }
        return nil
    }
}
