#if os(Linux)
import Alchemic
import Foundation
import TestSupport
import Testing

/// Memory that requests leave behind, measured in a process of its own.
@Suite struct RememberedRequestTests {
    @Test
    func `names and tags that nothing has are not remembered, however many are requested`() async {
        await #expect(processExitsWith: .success) {
            let container = try Container { Value(1).named("first").tagged("number") }
            func request(_ numbers: Range<Int>) throws {
                for number in numbers {
                    guard try container.get([Int].self, .tagged("tag \(number)")).isEmpty,
                        try container.getIfDeclared(Int.self, .named("name \(number)")) == nil,
                        !container.isDeclared(Int.self, .named("name \(number)")),
                        try container.getIfDeclared(Int.self, .tagged("tag \(number)")) == nil
                    else { exit(2) }
                }
            }
            try request(0..<1_000)
            let before = residentPages()
            try request(1_000..<31_000)
            // Remembered, they would take ten megabytes and more.
            exit(residentPages() - before < 1_000 ? 0 : 1)
        }
    }

    @Test
    func `what a query says wrong is said, whatever was requested before`() throws {
        let container = try Container { Value(1).named("first").tagged("number") }
        #expect(try container.getIfDeclared(Int.self, .named("second")) == nil)
        let error = failure(of: try container.getIfDeclared(Int.self, .named("second").tagged("third")))
        #expect(error?.id == .illegalQuery)
    }
}

private func residentPages() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
}
#endif
