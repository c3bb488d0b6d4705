import Alchemic
import TestSupport
import Testing

private final class AuditTrail: Sendable {}
private final class PaperTrail: Sendable {}
private final class AuditLog: Sendable {}

@Suite("A name near to one that was not found") struct NearNameTests {
    @Test("is found by what lies between equal beginnings and ends, however long it is")
    func long() {
        let name = String(repeating: "abcdefghij", count: 8)
        #expect(suggestions(for: name.dropLast(6) + "xy" + name.suffix(4), among: [name]) == [name])
    }

    @Test("is found by letters of any alphabet")
    func anyAlphabet() {
        #expect(suggestions(for: "größe", among: ["größte", "straße"]) == ["größte"])
        #expect(suggestions(for: "цена", among: ["цены", "склад"]) == ["цены"])
    }

    @Test("that is as near as others is the first of them in the alphabet, in whatever order they come")
    func asNear() {
        let names = (10..<40).map { "data-\($0)" }
        #expect(suggestions(for: "data", among: names, limit: 1) == ["data-10"])
        #expect(suggestions(for: "data", among: names) == ["data-10", "data-11", "data-12"])
    }

    @Test("is one that holds it, or that it holds, and none that has the same letters elsewhere")
    func held() {
        let names = ["shopping-cart", "car", "tracker"]
        #expect(suggestions(for: "cart", among: names) == ["car", "shopping-cart"])
        #expect(suggestions(for: "the-tracker-of-all", among: names) == ["tracker"])
    }

    @Test("is that of a type which ends in the same word, however it begins")
    func lastWord() {
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
        "is that of another scope, if both have 64 letters at most",
        arguments: [64: [Diagnostic.ID.similarScopes], 65: []])
    func scope(length: Int, expected: [Diagnostic.ID]) {
        let start = String(repeating: "r", count: length - 1)
        let found = problems(
            of: Module("shop") {
                Scoped(Scope(start + "x")) { AuditLog() }
                Scoped(Scope(start + "y")) { PaperTrail() }
            })
        #expect(found.map(\.id) == expected)
    }
}
