import Alchemic
import TestSupport

/// A description's container, and requests of several at once.
final class Requests: Sendable {
    let world = World()
    private let container: Container
    /// What they got, and keep.
    private let kept = Variable<[Received]>([])

    /// Fails if the graph has an error.
    init(_ declarations: [Declaration]) throws {
        let elements = Declaring(world: world).elements(declarations)
        container = try Container(Module("model") { elements })
        world.setRoot(container)
    }

    /// Requests something, and notes what comes of it, for one of them.
    func get(_ need: Need, lane: Int) {
        World.$lane.withValue(lane) {
            do throws(ResolutionError) {
                note(try need.shape.get(from: container))
            } catch { world.log("! \(error.id)") }
        }
    }

    /// The same, awaited.
    func get(async need: Need, lane: Int) async {
        await World.$lane.withValue(lane) {
            do throws(ResolutionError) {
                note(try await need.shape.get(asyncFrom: container))
            } catch { world.log("! \(error.id)") }
        }
    }

    private func note(_ value: Received) {
        world.log("= \(world.text(value))")
        kept.withLock { $0.append(value) }
    }

    /// What each requester did, and saw.
    func lines(of lane: Int) -> [Line] {
        world.linesOfLanes.filter { $0.lane == lane }.map { Line($0.line) }
    }

    /// What is wrong about what was handed out: something was done to it later.
    var flaws: [String] {
        let all = world.lines.map(Line.init)
        return all.enumerated().filter { $1.shape.hasPrefix("= ") }.flatMap { place, line in
            let handed =
                line.names
                + reached(from: line.names) { name in
                    all.filter { $0.names.first == name && !$0.shape.hasPrefix("= ") }.flatMap { $0.names.dropFirst() }
                }
            return all.enumerated().filter { later, other in
                later > place && !other.shape.hasPrefix("= ") && other.names.first.map(handed.contains) == true
            }.map { "`\(line.text)` was handed out before `\($1.text)`" }
        }
    }

    /// The objects of declarations that are kept of which there was more than one.
    func repeated(of declarations: [Declaration]) -> [String] {
        let made = world.lines.filter { $0.hasPrefix("make ") }.compactMap { Line($0).names.first }
        // A decorator goes around each that it wraps.
        return declarations.filter { $0.lifetime == .singleton && $0.decorates == nil }.compactMap { declaration in
            let all = made.filter { $0.hasPrefix("\(declaration.number)#") }
            return all.count > 1 ? "\(all) were made" : nil
        }
    }

    /// Takes apart what cycles keep together.
    func end() {
        let kept = kept.withLock { kept in
            defer { kept = [] }
            return kept
        }
        world.setRoot(nil)
        world.end()
        withExtendedLifetime(kept) {}
    }
}

extension Transcript {
    /// The numbers of the declarations of which something was made, or handed out, or whose code has run: a step that is to
    /// fail the nth time counts its runs on objects of other declarations, too.
    var met: Set<Int> {
        let lines = lines.map(Line.init)
        let objects = lines.flatMap(\.names).compactMap { $0.split(separator: "#").first }
        let words = lines.flatMap { line in line.shape.split(separator: " ") }
        let code = words.compactMap { word in word.split(separator: ".").first }
        return Set((objects + code).compactMap { Int($0) })
    }
}
