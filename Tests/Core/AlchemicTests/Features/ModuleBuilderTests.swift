import Alchemic
import TestSupport
import Testing

private struct Rate: Sendable, Equatable {
    let percent: Int
}

extension Module {
    fileprivate static let rates = Module("Rates") { Value(Rate(percent: 19)).tagged(.rate) }
    fileprivate static func rates(_ percent: Int) -> Module {
        Module("Rates") { Value(Rate(percent: percent)).tagged("other", Definition.Tag.rate) }
    }
}

extension Definition.Tag {
    fileprivate static let rate = Definition.Tag("rate", order: 1)
}

@Suite("What is written in a module")
struct ModuleBuilderTests {
    @Test
    func `a module that is a constant of the type is written as its member`() throws {
        let isReduced = true
        let container = try Container {
            .rates
            if isReduced { .rates(7) }
            for percent in [1, 2] { .rates(percent) }
        }
        #expect(try container.all(of: Rate.self).map(\.percent) == [19, 7, 1, 2])
    }

    @Test
    func `queries take the tags that declarations take`() throws {
        let word = "rate"
        let container = try Container {
            .rates
            Value(Rate(percent: 7))
            Singleton({ (rates: [Rate]) in rates.map(\.percent) }, .tagged(.rate))
            Singleton({ (rates: [Rate]) in rates.count }, .type(Rate.self).tagged(.rate))
        }
        #expect(try container.get([Int].self) == [19])
        #expect(try container.get(Int.self) == 1)
        #expect(try container.all(of: Rate.self, .tagged(.rate)).count == 1)
        #expect(try container.all(of: Rate.self, .tagged("rate")).count == 1)
        #expect(try container.all(of: Rate.self, .tagged(word)).count == 1)
        #expect(container.isDeclared(Rate.self, .tagged(.rate)))
    }
}
