import Foundation
import Testing

@testable import page

@Suite struct PageSourcesTests {
    /// This file is `Workshop/Tools/Tests/PageTests/PageSourcesTests.swift` in the repository.
    private let target = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/Graphs/GraphPage")

    @Test func checkedInSourcesAreWhatIsWritten() throws {
        let files = try PageSources(folder: target.appendingPathComponent("Page")).files
        for file in files {
            let written = try? String(
                contentsOf: target.appendingPathComponent("Parts").appendingPathComponent(file.name), encoding: .utf8)
            #expect(written == file.text, "\(file.name) is out of date: swift run --package-path Workshop/Tools page")
        }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: target.appendingPathComponent("Parts").path)
        #expect(Set(names) == Set(files.map(\.name)))
    }

    @Test func modulesBecomeFunctions() {
        let module = ScriptModule(
            name: "graph-view",
            source: """
                // What it is.
                import { a, b } from "./some-names.mjs"

                export const limit = 3
                /** Text: export const nothing = 1 */
                export function f() {
                    return a
                }
                export class C {}
                const own = b

                """)
        #expect(module.imports == ["some-names"])
        #expect(
            module.text == """
                const graphViewModule = (() => {
                // What it is.
                const { a, b } = someNamesModule

                const limit = 3
                /** Text: export const nothing = 1 */
                function f() {
                    return a
                }
                class C {}
                const own = b
                return { limit, f, C }
                })()

                """)
    }

    @Test func modulesComeAfterWhatTheyImport() {
        let modules = [("a", "import { x } from \"./c.mjs\""), ("b", ""), ("c", "import { y } from \"./b.mjs\"")]
        let ordered = ScriptModule.ordered(modules.map { ScriptModule(name: $0.0, source: $0.1) })
        #expect(ordered.map(\.name) == ["b", "c", "a"])
    }

    /// An import or export that spans lines would be left as it is, and the script would not run.
    @Test func noImportOrExportIsLeftAndLinesAreShort() throws {
        for file in try PageSources(folder: target.appendingPathComponent("Page")).files {
            for line in file.text.split(separator: "\n") {
                #expect(!line.hasPrefix("import ") && !line.hasPrefix("export "), "\(file.name): \(line)")
                #expect(line.count <= 130, "\(file.name): \(line)")
            }
        }
    }
}
