#if Files
import DefinitionFileTools
import DefinitionFiles
import FileValues
import SourceImports
import TestSupport
import Testing

/// What files are compiled to.
///
/// That it compiles, and makes the objects it promises, is shown by `Workshop/IntegrationTests/Files`.
@Suite("The compiler of definition files") struct CompilerTests {
    private func compile(
        _ files: [String: String], _ path: String = "garage.alchemic.yml",
        _ change: (inout FileCompiler) -> Void = { _ in }
    ) -> FileCompiler.Result {
        var compiler = FileCompiler()
        compiler.access = .memory(files)
        change(&compiler)
        return compiler.compile(path)
    }

    private func text(_ file: String) throws -> String {
        let result = compile(["garage.alchemic.yml": file])
        return try #require(result.text, "\(result.problems)")
    }

    @Test(.statement("G44"))
    func
        `the compiler of definition files writes a function for each service that calls the real initializer or method`()
        throws
    {
        let file = """
            ContainerClass: Garage
            Language: ObjC
            Parameters:
              car_factory.class: CarFactory
              spark_plug_factory: '@a_spark_plug_factory'
              wheels: 4
              height: 1.5
              names: [a, b]
              mixed: { a: 1, b: x }
              class: keyword
            Services:
              car_factory: { Class: '%car_factory.class%' }
              a_spark_plug_factory: { Class: EngineSparkPlugFactory }
              engine_factory:
                Class: EngineFactory
                Initializer: 'initWithSparkPlugFactory:'
                Arguments: ['%spark_plug_factory%']
              ingenium:
                Factory: '@engine_factory'
                Initializer: 'engineWithBrand:andCylinders:'
                Arguments: ['%names%', '%env(int:default:wheels:CYLINDERS)%']
                Shared: false
              jaguar:
                Description: |
                  The car,
                  in short.
                Factory: '@car_factory'
                Initializer: 'carWithConfig:andEngine:'
                Arguments: [{ Brand: 'Jag "%plate%"', Wheels: '%wheels%', Sizes: [1, '%height%'] }, '@ingenium']
                Setters: { sunroof: true, spare: '@?nobody', boot: ['@ingenium', { inside: '@jaguar' }] }
                MethodCalls: [['start(at:)', [900]], 'honk()']
                Configurator: ['@inspector', 'inspect(_:)']
                Lifetime: { Scoped: trip }
                Tags: { car: 1, seen: }
                Aliases: [cat]
                Deprecated: 'walk'
              wheel: { Factory: '@jaguar', Initializer: 'wheel()', Lifetime: weak }
              tyre: { Factory: '@wheel', Initializer: 'tyre()' }
              track: { Class: Track, Arguments: { length: !argument , tyre: '@tyre' }, Shared: false }
              tread: { Class: Tread, Initializer: 'init(_:all:)', Arguments: ['@tyre', !tagged car] }
              standard: { Factory: Engine, Initializer: 'standard()', Lazy: false }
              inspector: { Class: Inspector }
              tracks: { Class: Track, Arguments: { length: !key , tyre: '@tyre' } }
              driver: { Class: Driver, Synthetic: true }
              loud: { Class: Loud, Decorates: standard, Arguments: { inner: '@.inner', container: '@service_container' } }
              '%mixed%': { Class: Unused }
            """.replacing(
                "  '%mixed%': { Class: Unused }",
                with: "  unused: { Class: Unused, Arguments: { a: '%mixed%', b: '%class%' } }")
        expectGolden(try text(file), named: "compiled-everything")
    }

    @Test
    func `the compiler of definition files writes what the compiler may complain about where the file says it`() throws
    {
        let file = """
            Services:
              long:
                Initializer: 'init(a:)'
                Class: Long
                Arguments:
                  - - '@plain'
                    - [x, 1]
              flow: { Class: Flow, Initializer: 'init(a:b:)', Arguments: ['@plain', 'http://['] }
              plain: { Class: Plain, Setters: { title: '6BA7B810-9DAD-11D1-80B4-00C04FD430C' } }
            """
        expectGolden(try text(file), named: "compiled-columns")
    }

    @Test
    func `the compiler of definition files gives each constant of a service a name of its own`() throws {
        let setters = (1...21).map { "p\($0): 1" }.joined(separator: ", ")
        let text = try text("Services: { a: { Class: A, Setters: { \(setters) } } }")
        let names = text.matches(of: /let ((?:step|p|a)\d+) =/).map(\.1)
        #expect(names.count == 63 && Set(names).count == names.count, "\(text)")
    }

    @Test
    func `shares between profiles what they do not change, and lets the program choose any set of them`() throws {
        let file = """
            Parameters: { word: plain }
            Services:
              one: { Class: One }
              two: { Class: Two }
              three: { Class: Three, Arguments: { word: '%word%' } }
            when@test:
              Parameters: { word: test }
              Services:
                two: { Class: Other }
            when@night:
              Parameters: { lamp: on }
              Defaults: { Lazy: false }
              Services:
                four: { Class: Four, Arguments: { lamp: '%lamp%' } }
            """
        let text = try text(file)
        expectGolden(text, named: "compiled-profiles")
        #expect(text.matches(of: /\(One\.init\)/).count == 2)
    }

    @Test
    func `leaves what is wrong with several profiles together to the program, and warns of it`() throws {
        let file = """
            Services:
              car: { Class: Car }
              garage: { Class: Garage, Arguments: { car: '@car' } }
            when@rented:
              Services:
                car: '@rented_car'
                rented_car: { Class: Car }
            when@stolen:
              Services:
                alarm: { Class: Alarm, Decorates: car, Arguments: { around: '@.inner' } }
            """
        let result = compile(["garage.alchemic.yml": file])
        #expect(
            result.problems.map(\.description).joined(separator: "\n") == """
                garage.alchemic.yml:10:39: warning: [unknown-service] 'alarm' decorates 'car', which is an alias
                garage.alchemic.yml:10:39: note: this is so with these profiles together: 'rented', 'stolen'
                garage.alchemic.yml:10:39: note: write Decorates: rented_car; 'car' then returns the decorator
                """)
        let text = try #require(result.text)
        #expect(
            text.contains(
                """
                        case ["rented", "stolen"]:
                            values.report("unknown-service",
                """), "\(text)")
        // Nothing is written of services that cannot be made.
        #expect(!text.contains(".value(nil)"), "\(text)")
    }

    @Test
    func `the compiler of definition files compiles many profiles for as many at a time as come to a limit`() throws {
        let sections = (1...9).map { "when@p\($0): { Services: { s\($0): { Class: S } } }" }
        let text = try text(sections.joined(separator: "\n"))
        #expect(text.contains(#"of: ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9"], together: 2,"#), "\(text)")
        // A list for none, for each, and for each two.
        #expect(text.matches(of: #/ case \[("p\d"(, )?){0,2}\]:/#).count == 1 + 9 + 36, "\(text)")
        let six = try self.text(sections.prefix(6).joined(separator: "\n"))
        #expect(!six.contains("together:"))
        let sixty = (1...60).map { "when@p\($0): { Services: { s\($0): { Class: S } } }" }
        #expect(try self.text(sixty.joined(separator: "\n")).contains("together: 1,"))
    }

    @Test
    func `names files from the root, and points the compiler to where they are`() throws {
        let files = [
            "/package/Sources/App/garage.alchemic.yml":
                "Import: parts/one.alchemic.yml\nServices: { two: { Class: Two } }",
            "/package/Sources/App/parts/one.alchemic.yml": "Services:\n\n  one: { Class: One }",
        ]
        let result = compile(files, "/package/Sources/App/garage.alchemic.yml") { $0.root = "/package/" }
        let text = try #require(result.text)
        #expect(text.contains("#sourceLocation(file: \"/package/Sources/App/parts/one.alchemic.yml\", line: 3)"))
        #expect(text.contains("[\"Sources/App/parts/one.alchemic.yml\", \"Sources/App/garage.alchemic.yml\"]"))
        #expect(text.contains("at(3, 3)") && text.contains("at(2, 13, 1)"))
        #expect(result.files == files.keys.sorted(by: >))
    }

    @Test
    func
        `the compiler of definition files writes whatever a text holds as a text, and lets nothing else into the program`()
        throws
    {
        let text = try text(
            #"""
            Services:
              "a\"\\(b)": { Class: Label, Initializer: 'init(_:)', Arguments: ["\"); exit(0) //\n\\(x)\u202E\t"] }
            """#)
        #expect(text.contains(#".value("\"); exit(0) //\n\\(x)\u{202e}\t")"#))
        #expect(text.contains(#"named: "a\"\\(b)""#), "\(text)")
        let wrong = compile(["garage.alchemic.yml": "Services: { a: { Class: 'X(); func y() {}' } }"])
        #expect(wrong.text == nil)
        #expect(
            wrong.problems.map(\.description) == [
                """
                garage.alchemic.yml:1:25: error: [unknown-class] 'X(); func y() {}' cannot be the name of a type in Swift
                garage.alchemic.yml:1:25: note: write it like 'Engine' or 'Garage.Engine'
                """
            ])
    }

    @Test
    func `the compiler of definition files imports modules as the other files of the target do`() throws {
        let files = ["garage.alchemic.yml": "Services: { now: { Class: Foundation.Date }, a: { Class: A } }"]
        let result = compile(files) {
            $0.modules = ["Vehicles", "Wheels"]
            $0.levels.read(
                "package import Alchemic\nimport Wheels\ninternal import Foundation\nprivate import Vehicles")
        }
        let text = try #require(result.text)
        #expect(
            text.contains(
                """
                internal import Alchemic
                import AlchemicCompiledFiles
                internal import Vehicles
                import Wheels
                #if canImport(Foundation)
                internal import Foundation
                #endif
                """), "\(text)")
    }

    @Test
    func `names parameters as constants of Swift`() throws {
        let text = try text(
            "Parameters: { car_factory.class: A, car-factory.class: B, 9lives: 9, class: x, Big Name: 1, env(HOME): h }"
                .replacing("Big Name", with: "BigName"))
        for declaration in [
            "static let carFactoryClass: String = \"A\"", "static let carFactoryClass_: String = \"B\"",
            "static let _9lives: Int = 9", "static let `class`: String = \"x\"", "static let bigName: Int = 1",
        ] {
            #expect(text.contains(declaration), "\(declaration)\n\(text)")
        }
        #expect(!text.contains("static let env"))
    }

    @Test
    func `checks several files, those that others import with these only, and each profile`() {
        let files = [
            "a.yml": "Import: b.yml\nParameters: { unknown: 1 }\nServices: { a: { Class: A, Arguments: { x: '@b' } } }",
            "b.yml": "Services: { b: { Class: B, Arguments: { y: '%unknown%' } } }",
            "c.yml": "Services: { c: '@d' }\nwhen@test: { Services: { d: { Class: D } } }",
        ]
        let problems = ResolvedFiles.problems(of: ["a.yml", "b.yml", "c.yml"], through: .memory(files))
        #expect(problems.map(\.kind) == [.unknownService], "\(problems)")
        #expect(problems.first?.place.file == "c.yml")
    }
}
#endif
