#if Files
import Alchemic
import AlchemicGraphDocument
import AlchemicFiles
import DefinitionFiles
import TestSupport
import Testing

/// The files in `Files/valid`, and what they make.
@Suite struct ValidFileTests {
    private func container(
        _ file: String, profiles: [String] = [], parameters: [String: any Sendable] = [:]
    ) throws -> Container {
        var settings = TestFiles.settings
        settings.profiles = profiles
        settings.parameters = parameters
        let loaded = TestFiles.load(["\(file).yml"], in: "valid", settings: settings)
        return try #require(loaded.container, "\(loaded.messages)")
    }

    @Test(arguments: TestFiles.valid) func `loads`(_ file: String) throws {
        let container = try container(file)
        #expect(container.graph.warnings.filter { $0.severity == .error }.isEmpty)
        #expect(container.graph.document.definitions.allSatisfy { $0.style == "file" })
    }

    @Test(.statement("G9", "G22", "T10")) func `lifetimes`() throws {
        let container = try container("lifetimes")
        #expect(
            try container.get(CarFactory.self, .named("one")) === container.get(CarFactory.self, .named("one")))
        #expect(
            try container.get(CarFactory.self, .named("many")) !== container.get(CarFactory.self, .named("many")))
        let visit = try container.scope("visit")
        #expect(
            try visit.get(CarFactory.self, .named("visit")) === visit.get(CarFactory.self, .named("visit")))
        #expect(throws: ResolutionError.self) { try container.get(Engine.self, .named("given")) }
        let engine = Engine.standard()
        try container.set(engine, .named("given"))
        #expect(try container.get(Engine.self, .named("given")) === engine)
        let document = container.graph.document
        let eager = document.definitions.filter(\.isEager).compactMap(\.name)
        #expect(eager == ["early", "earlier"])
        #expect(document.definitions.first { $0.name == "loose" }?.lifetime == "weak")
    }

    @Test func `arguments of the caller`() throws {
        let container = try container("arguments")
        let engine = try container.get(Provider<Engine, String>.self, .named("engine"))("V8")
        #expect((engine.brand, engine.cylinders) == ("V8", 8))
        let other = try container.get(Provider<Engine, String, Int>.self, .named("other_engine"))("V12", 12)
        #expect((other.brand, other.cylinders, other.plug?.brand) == ("V12", 12, "Glow"))
        // Of one parameter: its type may declare itself, with a factory of another kind.
        #expect(try container.get(Provider<SparkPlug, String>.self, .named("plugs"))("Fire").brand == "Fire")
        #expect(failure(of: try container.get(Engine.self, .named("engine")))?.id == .argumentMismatch)
    }

    @Test func `keys of the caller`() throws {
        let container = try container("keys")
        let engine = try container.get(Provider<Engine, String, Int>.self, .named("engines"))
        let first = try engine("V8", 8)
        #expect((first.brand, first.cylinders, first.plug?.brand) == ("V8", 8, "Glow"))
        #expect(try engine("V8", 8) === first)
        #expect(try engine("V8", 9) !== first)
        #expect(try container.get(Provider<SparkPlug, String>.self, .named("plugs"))("Fire").brand == "Fire")
    }

    @Test(.statement("G28", "G29", "G30", "G31", "G32", "G34", "G36", "G40", "T18", "T20"))
    func `values`() throws {
        let container = try container("values")
        let everything = try container.get(Everything.self, .named("everything"))
        #expect(everything.text == "the blue one costs 8, 100% of 8")
        #expect(everything.integer == 8)
        #expect(everything.number == 0.5)
        #expect(everything.boolean)
        #expect(everything.list == [1, 2, 3])
        #expect(everything.map == ["one": 1, "two": 8])
        #expect(everything.fuel == .petrol)
        #expect(everything.nothing == nil)
        let literal = try container.get(Everything.self, .named("literal"))
        #expect(literal.text == "5% to 15%")
        #expect(literal.integer == -3)
        #expect(literal.number == 2)
        #expect(literal.list == [16, 15])
        #expect(literal.map == ["colour": 1, "7": 2])
        let nested = try #require(
            try container.get(Holder.self, .named("nested")).value as? [any Sendable])
        #expect(nested[0] as? String == "blue")
        #expect(nested[1] as? String == "blue")
        let deep = (nested[2] as? [String: any Sendable])?["deep"] as? [any Sendable]
        #expect(deep?[0] as? Int == 8)
        #expect((deep?[1] as? [any Sendable])?.count == 3)
    }

    @Test(
        .statement("G26", "G34", "G36", "T20"),
        arguments: [
            ("at", "@home"), ("at_word", "@blue"), ("at_at", "@@"), ("percent", "100%"),
            ("percent_name", "%word% is blue"), ("twice", "blue and blue"), ("text", "12"), ("anchored", "anchored"),
            ("merged", "anchored"), ("variable", "blue"), ("variable_text", "plate B-AN 42, blue"),
        ]) func `texts`(_ id: String, of text: String) throws
    {
        #expect(try container("values").get(Label.self, .named(id)).text == text)
    }

    @Test func `variables`() throws {
        let container = try container("values")
        #expect(try container.get(Holder.self, .named("variable_number")).value as? Int == 8)
        #expect(try container.get(Holder.self, .named("variable_fallback")).value as? Int == 80)
        #expect(try container.get(Holder.self, .named("variable_boolean")).value as? Bool == false)
        let list = try container.get(Holder.self, .named("variable_list")).value as? [any Sendable]
        #expect(list?.compactMap { $0 as? String } == ["a", "b"])
        #expect(try container.get(Holder.self, .named("variable_json")).value as? Int == 2)
    }

    @Test(.statement("G24", "G25", "G26", "G28", "G39", "G40")) func `references`() throws {
        let container = try container("references")
        let big = try container.get(Engine.self, .named("big"))
        let small = try container.get(Engine.self, .named("small"))
        for alias in ["motor", "other_motor"] {
            #expect(try container.get(Engine.self, .named(alias)) === big)
        }
        #expect(try container.get(Engine.self, .named("third_motor")) === small)
        let workshop = try container.get(Workshop.self, .named("workshop"))
        #expect(workshop.main == nil)
        #expect(workshop.engines.map(\.?.brand) == ["big", nil, "small", nil])
        #expect(workshop.named["a"] === big)
        let same = try container.get(Workshop.self, .named("same_workshop"))
        #expect(same.main === big)
        #expect(same.engines.map(\.?.brand) == ["big", "small"])
        #expect(same.named["big"] === big)
        #expect(try container.get(Workshop.self, .named("empty_workshop")).main === small)
        for id in ["exhibition", "exhibition_too"] {
            #expect(try container.get(Exhibition.self, .named(id)).motors.map(\.cylinders) == [2, 8, 4])
        }
        #expect(try container.get(Exhibition.self, .named("empty_exhibition")).motors.isEmpty)
        #expect(try container.get(Reception.self, .named("reception")).container === container)
        let radio = try container.get(Radio.self, .named("radio"))
        #expect(radio.stations == ["jazz"])
        #expect(radio.volume == 7)
        #expect(try container.get(Label.self, .named("Label")).text == "the id is the class")
    }

    @Test(.statement("G18", "G19", "G20", "G21", "T13")) func `steps`() throws {
        let container = try container("steps")
        let first = try container.get(Car.self, .named("first"))
        #expect(first.configuration["Brand"] as? String == "base")
        #expect(first.engine.brand == "standard")
        #expect(
            first.log == [
                "plate", "sunroof", "honk", "start 900 1", "by method", "short", "inspected",
            ])
        #expect(first.plate == "B-AS 1")
        #expect(first.extras == ["radio", "heating"])
        #expect(first.spare?.brand == "standard")
        let second = try container.get(Car.self, .named("second"))
        #expect(second.configuration["Brand"] as? String == "second")
        #expect(second.plate == nil)
        #expect(second.log == ["plate", "honk", "by selector", "start 1000 2", "honk", "honk", "inspected"])
        let third = try container.get(Car.self, .named("third"))
        #expect(third.engine.brand == "other")
        #expect(third.configuration["Brand"] as? String == "bound")
        #expect(third.log == ["sunroof", "inspected"])
        let fourth = try container.get(Car.self, .named("fourth"))
        #expect(fourth.configuration.isEmpty)
        #expect(fourth.log == ["inspected"])
        #expect(try container.get([Car].self, .tagged("kept")).map(\.engine.brand) == ["other", "other"])
        #expect(try container.get([Car].self, .tagged("made")).count == 4)
        _ = try container.get(Label.self, .named("label"))
        #expect(try container.get(Label.self, .named("label_too")).text == "own")
    }

    @Test func `decorators stand in for what they wrap`() throws {
        let container = try container("decorators")
        let outmost = try container.get(Turbo.self, .named("motor"))
        // What decorates `outer` stands in for it here, too.
        #expect(outmost.cylinders == 2 * 10 * 3 * 100 * 1)
        #expect(try container.get(Turbo.self, .named("outmost")) === outmost)
        #expect(try container.get(Holder.self, .named("user")).value as? Turbo === outmost)
        let aroundOuter = try #require(
            try container.get(Holder.self, .named("user_of_outer")).value as? Turbo)
        #expect(aroundOuter.cylinders == 2 * 10 * 3 * 100)
        #expect(try container.get(Exhibition.self, .named("exhibition")).motors.map(\.cylinders) == [6000])
        // An abstract service says how something is wrapped, and what inherits it, what.
        #expect(try container.get(Turbo.self, .named("pump")).cylinders == 7)
        // Whoever asks for the wrapped type gets it bare.
        #expect(try container.all(of: Engine.self).map(\.cylinders) == [2, 1])
    }

    @Test(.statement("G23")) func `deprecated services say so when they are built`() throws {
        let container = try container("decorators")
        let events = Journal()
        let observation = container.observe { events.note($0.description) }
        defer { withExtendedLifetime(observation) {} }
        _ = try container.get(Label.self, .named("new"))
        #expect(!events.entries.contains { $0.contains("deprecated") })
        _ = try container.get(Label.self, .named("old"))
        #expect(events.entries.contains { $0.hasPrefix("deprecated") && $0.hasSuffix("use new instead") })
    }

    @Test(.statement("G43")) func `imports and profiles`() throws {
        let container = try container("imports")
        #expect(try container.get(Engine.self, .named("small")).brand == "overridden")
        #expect(try container.get(Label.self, .named("where")).text == "here")
        #expect(try container.get(Label.self, .named("part")).text == "here")
        #expect(try container.get(Engine.self, .named("bound")).brand == "bound")
        #expect(!container.isDeclared(Any.self, .named("only_in_tests")))
        #expect(
            try container.get(Label.self, .named("where")) !== container.get(Label.self, .named("where")))
        let test = try self.container("imports", profiles: ["test"])
        #expect(try test.get(Label.self, .named("where")).text == "test")
        #expect(test.isDeclared(Any.self, .named("only_in_tests")))
        #expect(test.isDeclared(Any.self, .named("imported_in_tests")))
        #expect(!test.isDeclared(Any.self, .named("only_in_production")))
        let production = try self.container("imports", profiles: ["production"])
        #expect(
            try production.get(Label.self, .named("where"))
                === production.get(Label.self, .named("where")))
    }

    @Test(.statement("T19")) func `every key stands in them three times`() {
        var counts: [String: Int] = [:]
        func count(_ value: FileValue) {
            switch value.content {
            case .list(let members): for member in members { count(member) }
            case .map(let entries):
                for entry in entries {
                    let prefix = Format.file.prefixes.map(\.name).first { entry.key.hasPrefix($0) }
                    counts[prefix ?? entry.key, default: 0] += 1
                    count(entry.value)
                }
            default: break
            }
        }
        for file in TestFiles.allValid {
            if let value = FileValue.reading(TestFiles.text(file, in: "valid"), file: file) { count(value) }
        }
        for section in Format.sectionsThereAre {
            for key in section.keys + section.prefixes {
                let total = ([key.name] + key.synonyms).reduce(0) { $0 + (counts[$1] ?? 0) }
                #expect(total >= 3, "\(key.name) of \(section.name)")
            }
        }
    }

    @Test(arguments: ["'@?", "'@@", "'@.inner'", "!tagged ", "'%", "%%", "%env(", "!!str", "'@service_container'"])
    func `every form of reference stands in them`(_ form: String) {
        let text = TestFiles.allValid.map { TestFiles.text($0, in: "valid") }.joined()
        #expect(
            text.split(separator: form, omittingEmptySubsequences: false).count
                > (form.hasPrefix("!!") || form.contains("container") ? 1 : 3))
    }
}
#endif
