import Testing

@Suite
struct PageTests {
    @Test
    func `a page that is pasted says where each block belongs, and what is printed`() throws {
        let steps = try Page.steps(
            of: """
                <!-- file: Sources/App/main.swift -->
                ```swift
                print(1)
                ```
                <!-- prints: 1 -->

                Some prose.

                ```swift
                print(2)
                ```

                <!-- prints -->
                ```text
                1
                2
                ```
                <!-- in Package.swift, instead of: .package(url -->
                ```swift
                .package(path: "..")
                ```
                <!-- part of: Package.swift -->
                ```swift
                "App"    // its name
                ```
                <!-- not compiled: it is wrong -->
                ```swift
                print(
                ```
                ```sh
                swift run
                ```
                <!-- prints without: print(1) -->
                ```text
                2
                ```
                """, path: "Page.md")
        #expect(
            steps == [
                .file("Sources/App/main.swift", ["print(1)"]),
                .prints(["1"], without: nil, lines: nil),
                .append(["print(2)"]),
                .prints(["1", "2"], without: nil, lines: 14..<16),
                .edit("Package.swift", insteadOf: ".package(url", [".package(path: \"..\")"]),
                .part("Package.swift", ["\"App\"    // its name"]),
                .prints(["2"], without: "print(1)", lines: 34..<35),
            ])
    }

    @Test
    func `a page that is pasted shows no block before the program that it belongs to`() {
        #expect(throws: Page.Problem.self) {
            try Page.steps(of: "```swift\nprint(1)\n```", path: "Page.md")
        }
    }
}
