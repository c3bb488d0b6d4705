import BuildingPackages
import Foundation
import Testing

/// Builds the programs in `Fixtures`, whose definition files the plugin compiles.
///
/// What they and the compiler say is looked at.
@Suite(.serialized)
struct FilesTests {
    @Test
    func `definition files that a plugin compiles make the objects that they promise`() throws {
        let (status, output) = try build("Garage")
        try #require(status == 0, "\(output.suffix(3000))")
        #expect(
            try lines() == [
                "brand: Jaguar, wheels: 4",
                "engine: INGENIUM, 4",
                "set: true, 1500.0, INGENIUM",
                #"log: ["start 900 [\"INGENIUM\", \"INGENIUM\"]", "wash", "inspected in the Coventry of the north"]"#,
                "shared: false, false, false",
                #"inspector: the Coventry of the north, ["lights": ["front", "rear"]], pound, @sign 5% of 4"#,
                "helpers: [true, false]",
                "same: true",
                "window: Garage!!",
                "parameters: 8, CarFactory",
                "place: Sources/Garage/MyContainer.alchemic.yml:34:3",
            ])
        // Which profile is active is decided as the program runs.
        #expect(try lines("night")[1] == "engine: Quiet, 12")
        // Whoever loads no file links no parser.
        let program = try Data(contentsOf: URL(filePath: "\(scratch)/debug/Garage"))
        #expect(program.range(of: Data("AlchemicCompiledFiles".utf8)) != nil)
        #expect(program.range(of: Data("yaml_parser".utf8)) == nil)
    }

    @Test
    func `definition files are compiled again when one of them changes, and otherwise not`() throws {
        _ = try build("Garage")
        let second = try build("Garage").output
        #expect(!second.contains("Compiling"), "\(second)")

        let part = fixtures.appending(path: "Sources/Garage/parts/inspection.alchemic.yml")
        let text = try String(contentsOf: part, encoding: .utf8)
        defer { try? text.write(to: part, atomically: true, encoding: .utf8) }
        // A file that is imported counts as well.
        try text.replacing("pound", with: "euro")
            .write(to: part, atomically: true, encoding: .utf8)
        let third = try build("Garage")
        #expect(third.status == 0, "\(third.output.suffix(3000))")
        #expect(third.output.contains("Compiling the definition files of Garage"), "\(third.output)")
        #expect(try lines()[5].contains("euro"))

        // What Swift says counts only as far as it imports modules with other access levels.
        let code = fixtures.appending(path: "Sources/Garage/Main.swift")
        let swift = try String(contentsOf: code, encoding: .utf8)
        defer { try? swift.write(to: code, atomically: true, encoding: .utf8) }
        try (swift + "\n// One more line.\n").write(to: code, atomically: true, encoding: .utf8)
        let fourth = try build("Garage")
        #expect(fourth.status == 0 && fourth.output.contains("Reading the imports of Garage"), "\(fourth.output)")
        #expect(!fourth.output.contains("Compiling the definition files of Garage"), "\(fourth.output)")
        try ("internal " + swift).write(to: code, atomically: true, encoding: .utf8)
        let fifth = try build("Garage")
        #expect(fifth.status == 0, "\(fifth.output.suffix(3000))")
        #expect(fifth.output.contains("Compiling the definition files of Garage"), "\(fifth.output)")
    }

    @Test
    func `definition files have their mistakes reported at their lines`() throws {
        let (status, output) = try build("WrongFile")
        #expect(status != 0)
        let path = fixtures.appending(path: "Sources/WrongFile/Wrong.alchemic.yml").path()
        #expect(
            output.contains(
                "\(path):5:23: error: [unknown-parameter] there is no parameter 'cylinder'; did you mean 'cylinders'?"),
            "\(output.suffix(3000))")
        #expect(
            output.contains("\(path):9:17: error: [unknown-service] there is no service 'plug'"),
            "\(output.suffix(3000))")
    }

    @Test
    func `what does not go with the types is reported once, at its line and column, by the compiler of Swift`() throws {
        let (status, output) = try build("WrongType")
        #expect(status != 0)
        let path = fixtures.appending(path: "Sources/WrongType/Wrong.alchemic.yml").path()
        let errors = output.split(separator: "\n").filter { $0.hasPrefix(path) && $0.contains("error: ") }
            .map { $0.dropFirst(path.count + 1) }
        // One message for each mistake, at its line and column, and nothing that follows from it.
        let expected = [
            "8:9: error: cannot convert value of type 'String' to expected argument type 'Int'",
            "13:9: error: cannot convert value of type 'Engine' to closure result type 'EngineSparkPlugFactory'",
            "16:18: error: value of type 'EngineFactory' has no member 'engine(withBrand:)'",
            "18:40: error: 'omitted' is unavailable: an argument is missing: only optional ones at the end can be left out",
            "19:83: error: cannot convert value of type '[Int]' to expected argument type 'Int'",
            "20:79: error: cannot convert value of type 'Int' to expected argument type 'String'",
            "21:85: error: cannot convert value of type 'String' to expected argument type 'EngineSparkPlugFactory'",
            "22:86: error: 'nil' is not compatible with expected argument type 'Int'",
            "23:40: error: type 'Engine' has no member 'init(brnad:cylinders:)'",
            "25:57: error: value of type 'EngineSparkPlugFactory' has no member 'brand'",
            "25:70: error: value of type 'EngineSparkPlugFactory' has no member 'cylinders'",
            "26:57: error: value of type 'EngineSparkPlugFactory' has no member 'wash(with:)'",
            "26:78: error: value of type 'EngineSparkPlugFactory' has no member 'polish'",
            "27:75: error: value of type 'EngineFactory' has no member 'inspect'",
            "34:23: error: cannot find 'Inspecktor' in scope",
            "35:45: error: value of type 'EngineFactory' has no member 'make(of:and:)'",
            "36:43: error: type 'Engine' has no member 'standard(brand:)'",
            """
            37:40: error: 'withoutArguments' is unavailable: this takes arguments: write its labels, as in \
            'init(brand:)', and the arguments
            """,
            "38:37: error: type 'Page' does not conform to the 'Sendable' protocol",
            // What URLs and identifiers are is known before the program runs; a text that need be neither may be anything.
            "39:46: error: 'text' is unavailable: this text is not a URL",
            "39:63: error: 'text' is unavailable: this text is not a URL",
            "39:97: error: 'text' is unavailable: this text is not a UUID",
            "45:4: error: 'id' is unavailable: this service is of another type than the one to which the parameter leads",
            "47:11: error: cannot convert value of type 'EngineSparkPlugFactory' to closure result type 'Engine'",
            "49:21: error: cannot find 'Motor' in scope",
            "50:77: error: property 'list' requires that 'String' conform to 'ListParameter'",
            "50:92: error: property 'map' requires that 'Int' conform to 'MapParameter'",
            // Not that its type cannot be inferred, too.
            "51:65: error: type 'Engine' has no member 'standard'",
        ]
        #expect(errors.sorted() == expected.map { Substring($0) }.sorted())
    }

    @Test
    func `compiled definition files come to the same graphs as files that are loaded`() throws {
        let (names, keys) = try copyFiles()
        let (status, output) = try build("AlchemicFilesTests")
        try #require(status == 0, "\(output.suffix(5000))")
        // Compiled files are named from the package's folder, and loaded ones from where the program runs.
        let result = try launch("\(scratch)/debug/AlchemicFilesTests", [], in: fixtures)
        #expect(result.status == 0, "\(result.output)")
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(lines.allSatisfy { $0.hasSuffix(", the same") }, "\(result.output)")
        #expect(lines.count { $0.hasSuffix("definitions, the same") } >= names.count)
        // So are the objects, with every set of profiles.
        let wrong = lines.filter { $0.hasSuffix("problems, the same") }
        #expect(lines.count { $0.hasSuffix("objects, the same") } * 2 + wrong.count == lines.count)
        // Two profiles that do not go together are an error of whoever asks for both.
        #expect(
            wrong == [#"Sources/Both/Files/apart.alchemic.yml ["rented", "tuned"]: 1 problems, the same"#], "\(wrong)")
        // Each key of a service, and each form of a value, stands there at least three times.
        let counts = keys.filter { $0.value < 3 }
        #expect(counts.isEmpty, "\(counts)")
    }

    /// Copies the files that are known to be right to where the plugin finds them, and lists them in Swift.
    ///
    /// - Returns: The files, and how often each key and each form of a value stands in them.
    private func copyFiles() throws -> (names: [String], keys: [String: Int]) {
        let source = PackageBuild.repository.appending(path: "Tests/Styles/AlchemicFilesTests/Files/valid")
        let folder = fixtures.appending(path: "Sources/Both")
        let copies = folder.appending(path: "Files")
        try? FileManager.default.removeItem(at: copies)
        var names: [String] = []
        var entries: [String] = []
        var everything = ""
        let paths = try FileManager.default.subpathsOfDirectory(atPath: source.path()).filter { $0.hasSuffix(".yml") }
        let imports = try paths.map { try String(contentsOf: source.appending(path: $0), encoding: .utf8) }
            .flatMap { $0.matches(of: /[\w\/]+\.yml/).map { String($0.output) } }
        for path in paths.sorted() {
            var text = try String(contentsOf: source.appending(path: path), encoding: .utf8)
            everything += text
            // The plugin takes files by their ending.
            text = text.replacing(".yml", with: ".alchemic.yml")
            let copy = copies.appending(path: path.replacing(".yml", with: ".alchemic.yml"))
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: copy, atomically: true, encoding: .utf8)
            // What another file imports becomes part of that one.
            guard !path.contains("/"), !imports.contains(path) else { continue }
            let said = text.firstMatch(of: /ContainerClass: *(\w+)/).map { String($0.1) }
            let name = said ?? String(path.dropLast(4))
            names.append(name)
            // Every set of the profiles that the file knows by itself, and one of a stranger.
            let profiles = Set(text.matches(of: /when@(\w+):/).map { String($0.1) }).sorted()
            let sets = profiles.reduce([[]]) { sets, profile in sets + sets.map { $0 + [profile] } }
            for set in sets + [["stranger"]] {
                entries.append(
                    "    CompiledFile(path: \"Sources/Both/Files/\(copy.lastPathComponent)\", profiles: \(set)) { "
                        + "\(name).definitions(profiles: $0, environment: $1) },")
            }
        }
        let list = """
            // swift-format-ignore-file
            import AlchemicCompiledFiles

            let compiled: [CompiledFile] = [
            \(entries.joined(separator: "\n"))
            ]

            """
        try list.write(to: folder.appending(path: "Compiled.swift"), atomically: true, encoding: .utf8)
        return (names, try count(everything))
    }

    private func count(_ text: String) throws -> [String: Int] {
        let keys = [
            "Class", "Parent", "Abstract", "Factory", "Initializer|Initializer|Selector", "Arguments", "Bind",
            "Setters|Properties", "MethodCalls|Calls",
            "Configurator", "Shared", "Lifetime", "Synthetic", "Lazy", "Tags", "Aliases", "Decorates", "Deprecated",
            "Description", "Import|Imports", "Parameters", "Defaults", "Services",
        ]
        var counts: [String: Int] = [:]
        for key in keys {
            counts[key] = text.matches(of: try Regex("(^|[\\s{,])(\(key)):").anchorsMatchLineEndings()).count
        }
        counts["when@"] = text.matches(of: /when@/).count
        counts["@id"] = text.matches(of: /['"]@\w/).count
        counts["@?id"] = text.matches(of: /['"]@\?/).count
        counts["@@"] = text.matches(of: /['"]@@/).count
        counts["%name%"] = text.matches(of: /['"]%\w+%['"]/).count
        counts["%name% in a text"] = text.matches(of: /['"][^'"%]+%\w+%/).count
        counts["%%"] = text.matches(of: /%%/).count
        counts["%env()%"] = text.matches(of: /%env\(/).count
        counts["!tagged"] = text.matches(of: /!tagged/).count
        return counts
    }

    // MARK: Running

    private var fixtures: URL { PackageBuild.repository.appending(path: "Workshop/IntegrationTests/Files/Fixtures") }
    private var scratch: String { PackageBuild.withFiles }

    private func build(_ product: String) throws -> (status: Int32, output: String) {
        try PackageBuild.swift("build", ["--product", product], package: fixtures, scratch: scratch)
    }

    /// What the program prints.
    private func lines(_ arguments: String...) throws -> [String] {
        let (status, output) = try launch("\(scratch)/debug/Garage", arguments)
        #expect(status == 0, "\(output)")
        return output.split(separator: "\n").map(String.init)
    }
}
