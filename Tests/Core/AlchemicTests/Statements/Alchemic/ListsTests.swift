import Alchemic
import TestSupport
import Testing

private protocol Ranker: Sendable {
    var title: String { get }
}

private struct ByDate: Ranker {
    let title = "date"
}

private struct ByLength: Ranker {
    let title = "length"
}

private struct ByWord: Ranker {
    let title: String
}

private struct Ranking: Sendable {
    let rankers: [any Ranker]
}

private final class Dashboard: Sendable {
    let rankers = Variable<[any Ranker]>([])
}

@Suite struct ListsTests {
    @Test(.statement("A46")) func `a list holds every match`() throws {
        let container = try Container(
            Module("Search") {
                Singleton { ByDate() }
                Singleton { ByLength() }.named("length")
                Singleton(Ranking.init(rankers:))
                Singleton { Dashboard() }.inject(\.rankers.value)
                Singleton({ Ranking(rankers: $0) }, .named("length")).named("one")
            })
        #expect(try container.get(Dashboard.self).rankers.value.count == 2)
        #expect(try container.get([any Ranker].self).count == 2)
        #expect(try container.get([ByDate].self).count == 1)
        #expect(try container.get([ByWord].self).isEmpty)
        #expect(try container.get(Ranking.self, .named("one")).rankers.map(\.title) == ["length"])
    }

    @Test(.statement("A46")) func `a definition that is the list wins over collecting`() throws {
        let container = try Container(
            Module("Search") {
                Singleton { ByDate() }
                Value([ByWord(title: "a"), ByWord(title: "b")] as [any Ranker])
                Value(["limit": 5])
                Value(Optional<String>.none)
                Value("not this one")
                Singleton(Ranking.init(rankers:))
            })
        #expect(try container.get(Ranking.self).rankers.map(\.title) == ["a", "b"])
        #expect(try container.get([any Ranker].self).count == 2)
        #expect(try container.get([String: Int].self) == ["limit": 5])
        #expect(try container.get(String?.self) == nil)
    }

    @Test(.statement("A46")) func `a named list is passed as it is`() throws {
        let container = try Container(
            Module("Search") {
                Value([ByWord(title: "a"), ByWord(title: "b")] as [any Ranker]).named("words")
                Value([] as [any Ranker]).named("none")
                Singleton(Ranking.init(rankers:), .named("words"))
            })
        #expect(try container.get(Ranking.self).rankers.map(\.title) == ["a", "b"])
        #expect(try container.get([any Ranker].self, .named("none")).isEmpty)
    }

    @Test(.statement("A48", "T4")) func `one wanted never becomes a list however general its type`() throws {
        let container = try Container(
            Module("Search") {
                Singleton { Dashboard() }
                Singleton { ByDate() }
            })
        #expect(try container.get(AnyObject.self) is Dashboard)
        let error = #expect(throws: ResolutionError.self) { try container.get(Any.self) }
        #expect(error?.id == .ambiguous)

        let diagnostics = problems(
            of: Module("Search") {
                Singleton { ByDate() }
                Singleton { ByLength() }
                Prototype { (anything: Any) in Dashboard() }.only(as: Dashboard.self)
            })
        #expect(diagnostics.map(\.id) == [.ambiguous])
    }

    @Test(.statement("A49")) func `a list is in the order of declaration`() throws {
        let words = Module("Words") {
            Singleton { ByWord(title: "a") }
            Singleton { ByWord(title: "b") }.named("b")
        }
        let container = try Container(
            Module("Search") {
                Singleton { ByLength() }
                words
                Prototype { ByWord(title: "c") }
                Singleton { ByDate() }
            },
            Module("Last") { Singleton { ByWord(title: "d") } })
        #expect(
            try container.all(of: (any Ranker).self).map(\.title) == ["length", "a", "b", "c", "date", "d"])
        #expect(try container.all(of: ByWord.self).map(\.title) == ["a", "b", "c", "d"])
    }

    @Test(.statement("A49")) func `an explicit order comes first`() throws {
        let container = try Container(
            Module("Search") {
                Singleton { ByLength() }
                Singleton { ByWord(title: "second") }.order(2)
                Singleton { ByWord(title: "first") }.order(1)
            })
        #expect(try container.all(of: (any Ranker).self).map(\.title) == ["first", "second", "length"])
    }
}
