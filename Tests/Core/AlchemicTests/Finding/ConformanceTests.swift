import Alchemic
import Foundation
import Testing

private protocol Tagged {}
private protocol Measured {}
private protocol Inherited: Tagged {}

private struct Plain: Tagged {}
private struct Pair<First, Second> {}
extension Pair: Measured where First: Measured {}
private enum Choice: Inherited { case one }
private class Base: Tagged {}
private class Derived: Base, Measured {}
private final class Furthest: Derived {}
private class Crate<Content> {}
private final class IntCrate: Crate<Int> {}
extension Crate: Measured where Content == Int {}
private actor Worker: Measured {}
extension Int: Measured {}
extension Optional: Measured where Wrapped: Measured {}
// Imported from C, where each module that uses it may describe it once more.
extension timespec: Measured {}
extension Data: Tagged {}

/// What a type conforms to is the same, however the answer is found.
@Suite struct ConformanceTests {
    private static let types: [Any.Type] = [
        Plain.self, Pair<Int, String>.self, Pair<String, Int>.self, Choice.self, Base.self, Derived.self, Furthest.self,
        Crate<Int>.self, Crate<String>.self, IntCrate.self, Worker.self, Int.self, Int?.self, String?.self, String.self,
        timespec.self, timeval.self, Data.self, Date.self, URL.self, Thread.self, NSLock.self, [Int].self,
        [String: Plain].self, Set<Int>.self, (Int, Int).self, (() -> Void).self, (any Tagged).self, Plain.Type.self,
        Never.self, Void.self, AnyObject.self, Task<Void, Never>.self, CocoaError.self, Double.self,
    ]

    private func check<Conformed>(_ wanted: Conformed.Type, _ conforms: (Any.Type) -> Bool) {
        for type in Self.types where type != wanted {
            #expect(fits(type, wanted) == conforms(type), "\(type) as \(wanted)")
        }
    }

    @Test func `the answer is that of a cast`() {
        check((any Tagged).self) { $0 is any Tagged.Type }
        check((any Measured).self) { $0 is any Measured.Type }
        check((any Inherited).self) { $0 is any Inherited.Type }
        check((any Tagged & Measured).self) { $0 is any (Tagged & Measured).Type }
        check((any Hashable).self) { $0 is any Hashable.Type }
        check((any Error).self) { $0 is any Error.Type }
        check((any Actor).self) { $0 is any Actor.Type }
        check((any Sequence).self) { $0 is any Sequence.Type }
        check((any CustomStringConvertible).self) { $0 is any CustomStringConvertible.Type }
        check((any Codable).self) { $0 is any Codable.Type }
        check((any Startable).self) { $0 is any Startable.Type }
    }
}
