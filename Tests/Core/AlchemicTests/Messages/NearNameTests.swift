import Alchemic
import TestSupport
import Testing

private final class AuditTrail: Sendable {}
private final class PaperTrail: Sendable {}
private final class AuditLog: Sendable {}

@Suite("A name near to one that was not found") struct NearNameTests {
    @Test
    func `is found by what lies between equal beginnings and ends, however long it is`() {
        let name = String(repeating: "abcdefghij", count: 8)
        #expect(suggestions(for: name.dropLast(6) + "xy" + name.suffix(4), among: [name]) == [name])
    }

    @Test
    func `is the nearer the fewer letters differ, also where a long name only lacks some`() {
        let name = String(repeating: "abcdefghij", count: 8)
        let changed = name.prefix(75) + "x" + name.suffix(4)
        let longer = name.prefix(40) + "xy" + name.suffix(40)
        #expect(suggestions(for: name, among: [String(longer), String(changed)]) == [String(changed), String(longer)])
    }

    @Test
    func `a name near to one that was not found is found by letters of any alphabet`() {
        #expect(suggestions(for: "größe", among: ["größte", "straße"]) == ["größte"])
        #expect(suggestions(for: "цена", among: ["цены", "склад"]) == ["цены"])
    }

    @Test
    func `that is as near as others is the first of them in the alphabet, in whatever order they come`() {
        let names = (10..<40).map { "data-\($0)" }
        #expect(suggestions(for: "data", among: names, limit: 1) == ["data-10"])
        #expect(suggestions(for: "data", among: names) == ["data-10", "data-11", "data-12"])
    }

    @Test
    func `is one that holds it, or that it holds, and none that has the same letters elsewhere`() {
        let names = ["shopping-cart", "car", "tracker"]
        #expect(suggestions(for: "cart", among: names) == ["car", "shopping-cart"])
        #expect(suggestions(for: "the-tracker-of-all", among: names) == ["tracker"])
    }

    @Test
    func `is the shortest of those that hold it, though one with one letter more was met before`() {
        #expect(suggestions(for: "data", among: ["data-12", "xdata1"], limit: 1) == ["xdata1"])
    }

    @Test
    func `a name near to one that was not found is that of a type which ends in the same word, however it begins`() {
        let found = problems(
            of: Module("log") {
                Singleton { AuditLog() }
                Singleton { PaperTrail() }
                Prototype { (_: AuditTrail) in "" }
            })
        #expect(found.map(\.id) == [.missingBinding])
        let similar = found.flatMap(\.notes).filter { $0.label == "similar" }.map(\.text)
        #expect(similar.count == 1)
        #expect(similar.first?.hasPrefix("`PaperTrail`") == true)
    }

    @Test(
        arguments: [64: [Diagnostic.ID.similarScopes], 65: []])
    func `a name near to one that was not found is that of another scope, if both have 64 letters at most`(
        length: Int, expected: [Diagnostic.ID]
    ) {
        let start = String(repeating: "r", count: length - 1)
        let found = problems(
            of: Module("shop") {
                Scoped(Scope(start + "x")) { AuditLog() }
                Scoped(Scope(start + "y")) { PaperTrail() }
            })
        #expect(found.map(\.id) == expected)
    }
}
