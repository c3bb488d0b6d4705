import Alchemic
import Testing

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
}
