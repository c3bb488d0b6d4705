#if Files
import Alchemic
import AlchemicGraphDocument
import AlchemicFiles
import TestSupport
import Testing

/// What the ancestors promise of their files, statement by statement, where no other suite shows it.
@Suite struct StatementTests {
    private func messages(_ text: String) -> String { problems(in: text) }

    @Test(.statement("G3", "T8")) func `files fold case and report what differs by nothing else`() throws {
        let text = """
            Parameters: { Colour: red }
            Services:
              Engine_One: { Factory: Engine, Initializer: 'standard()' }
              holder: { Class: Holder, Initializer: 'init(_:)', Arguments: ['@ENGINE_one'] }
              label: { Class: Label, Initializer: 'init(_:)', Arguments: ['%COLOUR%'] }
            """
        let container = try load(text)
        #expect(try container.get(Holder.self, .named("holder")).value is Engine)
        #expect(try container.get(Label.self, .named("label")).text == "red")
        // In code names are exact.
        #expect(container.isDeclared(Any.self, .named("Engine_One")))
        #expect(!container.isDeclared(Any.self, .named("engine_one")))
        #expect(messages(text + "\n  engine_one: '@holder'").contains("the same name: case does not matter"))
    }

    @Test(.statement("G13")) func `a class has its module or not`() throws {
        for name in ["CarFactory", "AlchemicFilesTests.CarFactory", "'%which%'"] {
            let container = try load(
                "Parameters: { which: CarFactory }\nServices: { f: { Class: \(name) }, g: { Class: '%which%' } }")
            #expect(try container.get(CarFactory.self, .named("f")) === container.get(CarFactory.self, .named("f")))
        }
        #expect(messages("Services: { f: { Class: Elsewhere.CarFactory } }").contains("[unknown-class]"))
    }

    @Test(.statement("G15", "T15"), arguments: [0, 1, 4])
    func `arguments are counted`(_ count: Int) {
        let arguments = ["x", "4", "~", "5"].prefix(count).joined(separator: ", ")
        let text =
            "Services: { e: { Class: Engine, Initializer: 'init(brand:cylinders:plug:)', Arguments: [\(arguments)] } }"
        #expect(messages(text).contains("expected 3 arguments, got \(count)"))
    }

    @Test(.statement("T15")) func `a missing trailing argument is nil where it may be`() throws {
        let container = try load(
            "Services: { e: { Class: Engine, Initializer: 'init(brand:cylinders:plug:)', Arguments: [x, 4] } }")
        #expect(try container.get(Engine.self, .named("e")).plug == nil)
    }

    @Test(.statement("G16")) func `what the initializer returns is used and an unknown one is an error`() throws {
        #expect(messages("Services: { b: { Class: Engine, Initializer: 'make()' } }").contains("[unknown-method]"))
        let container = try load("Services: { b: { Class: Broken } }")
        #expect(throws: ResolutionError.self) { try container.get(Broken.self, .named("b")) }
    }

    @Test(.statement("G17")) func `a factory may be a parameter`() throws {
        let container = try load(
            """
            Parameters: { factory: '@factory', type: Engine }
            Services:
              factory: { Class: SparkPlugFactory }
              plug: { Factory: '%factory%', Initializer: 'makePlug()' }
              engine: { Factory: '%type%', Initializer: 'standard()' }
            """)
        #expect(try container.get(SparkPlug.self, .named("plug")).brand == "Glow")
        #expect(try container.get(Engine.self, .named("engine")).brand == "standard")
    }

    @Test(.statement("G18", "G19")) func `setters come before calls in the order written`() throws {
        let container = try load(
            """
            Services:
              e: { Factory: Engine, Initializer: 'standard()' }
              c:
                Class: Car
                Arguments: { config: {}, engine: '@e' }
                MethodCalls: ['honk()', ['start(at:gear:)', [1, 2]]]
                Setters: { plate: x, sunroof: false }
            """)
        #expect(try container.get(Car.self, .named("c")).log == ["plate", "sunroof", "honk", "start 1 2"])
    }

    @Test(.statement("G27", "T1")) func `an optional reference swallows no error`() throws {
        let container = try load(
            """
            Services:
              broken: { Class: Broken }
              holder: { Class: Holder, Initializer: 'init(_:)', Arguments: ['@?broken'] }
            """)
        #expect(throws: ResolutionError.self) { try container.get(Holder.self, .named("holder")) }
    }

    @Test(.statement("G27", "T1")) func `an optional reference to nothing needs an optional`() {
        #expect(
            messages("Services: { h: { Class: Turbo, Arguments: { inner: '@?nothing', factor: 1 } } }")
                .contains("[missing-name]"))
    }

    @Test(.statement("G26", "T20")) func `a reference may be declared in code`() throws {
        var settings = FileSettings()
        settings.definitions = ["clock"]
        let file = DefinitionFile(
            text: "Services: { h: { Class: Holder, Initializer: 'init(_:)', Arguments: ['@CLOCK'] } }",
            path: "a.yml", types: .garage, settings: settings)
        let container = try Container(
            Module("Garage") {
                file
                Value(Label("noon")).named("clock")
            })
        #expect((try container.get(Holder.self, .named("h")).value as? Label)?.text == "noon")
    }

    @Test(.statement("T20", "G39")) func `what a parameter yields is never read again`() throws {
        let container = try load(
            """
            Parameters: { at: '@@f', sign: '%%', text: '%sign%sign%sign%', f: '@f' }
            Services:
              f: { Class: CarFactory }
              a: { Class: Holder, Initializer: 'init(_:)', Arguments: ['%at%'] }
              b: { Class: Label, Initializer: 'init(_:)', Arguments: ['%text%'] }
              c: { Class: Holder, Initializer: 'init(_:)', Arguments: ['%f%'] }
            """)
        #expect(try container.get(Holder.self, .named("a")).value as? String == "@f")
        #expect(try container.get(Label.self, .named("b")).text == "%sign%")
        #expect(try container.get(Holder.self, .named("c")).value is CarFactory)
    }

    @Test(.statement("G31", "G33"), arguments: ["true", "~", "[1]", "{ a: 1 }", "'@f'"])
    func `only texts and numbers stand in a texts`(_ value: String) {
        let text = """
            Parameters: { p: \(value) }
            Services:
              f: { Class: CarFactory }
              b: { Class: Label, Initializer: 'init(_:)', Arguments: ['a %p%'] }
            """
        #expect(messages(text).contains("only texts and numbers can stand inside a text"))
    }

    @Test(.statement("G36")) func `the same parameter twice is no loop`() throws {
        let container = try load(
            """
            Parameters: { a: x, b: '%a%%a%', list: ['%a%', '%b%', '%a%', ['%a%', { '%a%': '%b%' }]] }
            Services:
              h: { Class: Holder, Initializer: 'init(_:)', Arguments: ['%list%'] }
              e: { Class: Engine, Initializer: 'init(brand:cylinders:)', Arguments: ['%a% and %a% or %b%', 4] }
            """)
        #expect(try container.get(Engine.self, .named("e")).brand == "x and x or xx")
        let list = try container.get(Holder.self, .named("h")).value as? [any Sendable]
        #expect(list?.prefix(3).map { $0 as? String } == ["x", "xx", "x"])
    }

    @Test(.statement("G42", "T5")) func `a cycle through setters is legal and one of initializers is not`() throws {
        let container = try load(
            """
            Services:
              a: { Class: Link, Setters: { next: '@b' } }
              b: { Class: Link, Setters: { next: '@c' } }
              c: { Class: Link, Setters: { next: '@a' } }
            """)
        let a = try container.get(Link.self, .named("a"))
        #expect(a.next?.next?.next === a)
        let text = """
            Services:
              e: { Class: Turbo, Arguments: { inner: '@t', factor: 1 } }
              t: { Class: Turbo, Arguments: { inner: '@e', factor: 1 } }
            """
        #expect(messages(text).contains("[cycle]"))
    }

    /// What the message advises, and what the file says then.
    @Test(
        arguments: [
            (
                """
                Services:
                  a: { Class: Link, Initializer: 'init(next:)', Arguments: ['@b'] }
                  b: { Class: Link, Initializer: 'init(next:)', Arguments: ['@a'] }
                """, "set it under `Setters` of 'b', `Setters: { ...: '@a' }`",
                """
                Services:
                  a: { Class: Link, Initializer: 'init(next:)', Arguments: ['@b'] }
                  b: { Class: Link, Setters: { next: '@a' } }
                """
            ),
            (
                """
                Services:
                  a: { Class: Link, Shared: false, Setters: { next: '@b' } }
                  b: { Class: Link, Shared: false, Setters: { next: '@a' } }
                """, "write `Shared: true` for 'a'",
                """
                Services:
                  a: { Class: Link, Shared: true, Setters: { next: '@b' } }
                  b: { Class: Link, Shared: false, Setters: { next: '@a' } }
                """
            ),
        ])
    func `the advice for a cycle is an edit of the file`(_ wrong: String, _ advice: String, _ right: String) throws {
        let said = messages(wrong)
        #expect(said.contains("[cycle]") && said.contains(advice), "\(said)")
        #expect(!said.contains(".inject(") && !said.contains("a `Singleton`"), "\(said)")
        let container = try load(right)
        #expect(try container.get(Link.self, .named("a")).next?.next is Link)
    }

    @Test func `services of one type share no setters`() throws {
        let container = try load(
            """
            Services:
              e: { Factory: Engine, Initializer: 'standard()' }
              f: { Class: CarFactory }
              plain: { Factory: '@f', Initializer: 'carWithConfig(_:andEngine:)', Arguments: [{}, '@e'] }
              open: { Class: Car, Arguments: { config: {}, engine: '@e' }, Setters: { sunroof: true } }
            """)
        #expect(try !container.get(Car.self, .named("plain")).sunroof)
        #expect(try container.get(Car.self, .named("open")).sunroof)
    }

    @Test func `types that are not Sendable are prototypes`() throws {
        let container = try load(
            "Services: { n: { Class: Notebook, Shared: false, Arguments: { title: a }, Setters: { title: b } } }")
        #expect(try container.get(Notebook.self, .named("n")).title == "b")
    }

    @Test @MainActor func `types on the main actor`() throws {
        let container = try load(
            "Services: { d: { Class: Dashboard, Initializer: 'init(car:)', Setters: { title: Speed } } }")
        #expect(try container.get(main: Dashboard.self, .named("d")).title == "Speed")
    }

    @Test func `a conversion of the program's own`() throws {
        var types = FileTypes.garage
        types.convert(to: SparkPlug.self) { (text: String) in text.isEmpty ? nil : SparkPlug(brand: text) }
        let text =
            "Services: { e: { Class: Engine, Initializer: 'init(brand:cylinders:plug:)', Arguments: [x, 4, %] } }"
        let container = try load(text.replacing("%", with: "Glow"), types: types)
        #expect(try container.get(Engine.self, .named("e")).plug?.brand == "Glow")
        let error = try #require(throws: GraphError.self) { try load(text.replacing("%", with: "''"), types: types) }
        #expect(error.description.contains("the text '' is not of type `SparkPlug`"))
    }

    @Test func `types that declare themselves are found`() throws {
        var types = FileTypes()
        types.addFound()
        let container = try load(
            "Services: { r: { Class: Radio, Initializer: 'init(stations:)', Arguments: [[a, b]], Shared: false } }",
            types: types)
        #expect(try container.get(Radio.self, .named("r")).stations == ["a", "b"])
    }

    @Test(.statement("G44")) func `file and style are in the graph document`() throws {
        let document = try load("Services:\n  f: { Class: CarFactory }\n").graph.document
        let definition = try #require(document.definitions.first)
        #expect(definition.location.description == "garage.yml:2:3")
        #expect(definition.style == "file")
        #expect(definition.name == "f")
    }
}
#endif
