import Alchemic
import Testing

@Suite("A container for the top level of a program")
struct ProgramTests {
    @Test("prints every problem, and ends the program with status 1, without a crash")
    func wrong() async {
        let result = await #expect(
            processExitsWith: .exitCode(1), observing: [\.standardErrorContent, \.standardOutputContent]
        ) {
            _ = Container(
                orExit: Module("Shop") {
                    Singleton { (missing: String) in [missing] }
                    Singleton { (missing: Double) in missing > 0 }
                })
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.ranges(of: "error: [missing-binding]").count == 2)
        #expect(text.hasSuffix("docs: Troubleshooting#missing-binding\n"))
        #expect(!text.contains("Fatal error"))
    }

    @Test("is like any other if nothing is wrong")
    func right() throws {
        let container = Container(orExit: Module("Shop") { Value(1) }, Module("More") { Value("one") })
        #expect(try container.get(Int.self) == 1)
        #expect(try container.get(String.self) == "one")
    }
}
