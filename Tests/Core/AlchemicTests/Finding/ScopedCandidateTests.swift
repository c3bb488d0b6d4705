import Alchemic
import AlchemicMain
import TestSupport
import Testing

private protocol Clock: Sendable { var name: String { get } }
private struct WallClock: Clock { let name: String }
private struct JobClock: Clock { let name: String }
private final class Shift: Sendable {}

/// Code is resolved among what there is where it asks, as a parameter is among what its object may have.
@Suite
struct ScopedCandidateTests {
    /// A container with clocks of its own, and with clocks of a job.
    private func clocks(own: Int, ofJob: Int) throws -> Container {
        try Container(
            Module("clocks") {
                for number in 0..<own {
                    Singleton { WallClock(name: "wall\(number)") }.as((any Clock).self).named("wall\(number)")
                }
                for number in 0..<ofJob {
                    Scoped("job") { JobClock(name: "job\(number)") }.as((any Clock).self).named("job\(number)")
                }
            })
    }

    /// Each way in which code asks; the name of the clock, or the candidates that the error lists.
    private func answers(in container: Container) -> [String] {
        func answer(_ ask: () throws -> (any Clock)?) -> String {
            do {
                return try ask()?.name ?? "none"
            } catch let error as ResolutionError {
                let candidates = error.report.notes.filter { $0.label == "candidate" }.map(\.text)
                return
                    "\(error.id) \(candidates.compactMap { $0.split(separator: "\"").dropFirst().first }.joined(separator: " "))"
            } catch {
                return "\(error)"
            }
        }
        return [
            answer { try container.get((any Clock).self) },
            answer { try container.get((any Clock)?.self) },
            answer { try container.get(Lazy<any Clock>.self).get() },
            answer { try container.get(Provider<any Clock>.self).get() },
            answer { try container.invoke((any Clock).self) },
        ]
    }

    @Test(
        arguments: [0, 1, 2], [0, 1, 2])
    func `a request by code finds the container's own where no scope is open, and the scope's within one`(
        own: Int, ofJob: Int
    ) throws {
        guard own + ofJob > 0 else { return }
        let container = try clocks(own: own, ofJob: ofJob)
        let ownNames = (0..<own).map { "wall\($0)" }
        let jobNames = (0..<ofJob).map { "job\($0)" }
        func expected(_ names: [String]) -> String {
            names.count == 1 ? names[0] : "ambiguous \(names.joined(separator: " "))"
        }
        let outside = answers(in: container)
        // Of a scope that is not open, nothing can be had; a call of a factory makes something new.
        if own == 0, ofJob == 1 {
            #expect(outside.dropLast().allSatisfy { $0.hasPrefix("outside-scope") } && outside.last == "job0")
        } else {
            #expect(outside == Array(repeating: expected(own > 0 ? ownNames : jobNames), count: 5))
        }
        #expect(container.isDeclared((any Clock).self) == (own == 1 || own == 0 && ofJob == 1))
        guard ofJob > 0 else { return }
        let job = try container.scope("job")
        #expect(answers(in: job) == Array(repeating: expected(jobNames), count: 5))
        #expect(job.isDeclared((any Clock).self) == (ofJob == 1))
        if own > 0 { #expect(try container.all(of: (any Clock).self).map(\.name) == ownNames) }
        #expect(try job.all(of: (any Clock).self).map(\.name) == ownNames + jobNames)
    }

    @Test
    func `what a child declares for a scope is not found in the scope around the child, which does not know it`()
        throws
    {
        let container = try Container {
            Singleton { WallClock(name: "wall") }
            Scoped("job") { 1 }
        }
        // No definition promises the protocol: each request searches anew.
        let child = try Container(parent: try container.scope("job")) { Scoped("job") { JobClock(name: "job") } }
        #expect(try child.get((any Clock).self).name == "wall")
        #expect(try child.scope("job").get((any Clock).self).name == "job")
    }

    @Test
    func `a request by code within a scope finds what an override declares for it, and not what a child does`() throws {
        let container = try Container(
            Module("clocks") {
                Singleton { WallClock(name: "wall") }.as((any Clock).self)
                Scoped("job") { Shift() }
            })
        let job = try container.scope("job")
        let child = try Container(
            Module("child") { Scoped("job") { JobClock(name: "child") }.as((any Clock).self) }, parent: job)
        // The scope was opened further out, and has no place for it.
        #expect(answers(in: child) == Array(repeating: "wall", count: 5))
        let jobOfChild = try child.scope("job")
        #expect(answers(in: jobOfChild) == Array(repeating: "child", count: 5))
        try job.withOverrides {
            Scoped("job") { JobClock(name: "override") }.as((any Clock).self)
        } synchronously: {
            let clock = try job.get((any Clock)?.self)
            #expect(clock?.name == "override")
        }
    }
}
