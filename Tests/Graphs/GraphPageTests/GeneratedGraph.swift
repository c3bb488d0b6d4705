import Alchemic
import AlchemicGraphDocument

/// Graphs of any size, the same each time: features of 25 definitions, which take what earlier ones declare.
///
/// A feature has layers, from a client of some system to the controllers that nothing else uses, and now and then a dependency
/// of each kind that the page draws.
enum GeneratedGraph {
    protocol Part: Sendable {}
    struct Client: Part {}
    struct Cache: Part {}
    struct Repository: Part {}
    struct Validator: Part {}
    struct Service: Part {}
    struct Session: Part {}
    struct Job: Part {}
    struct Controller: Part {}
    struct Metered: Part {}

    private static let features = [
        "accounts", "billing", "catalogue", "delivery", "events", "feeds", "gateways", "help", "invoices", "journal",
    ]
    private static let files: [StaticString] = [
        "App/accounts.swift", "App/billing.swift", "App/catalogue.swift", "App/delivery.swift", "App/events.swift",
        "App/feeds.swift", "App/gateways.swift", "App/help.swift", "App/invoices.swift", "App/journal.swift",
    ]
    private static let featureSize = 25
    private static let request: Scope = "request"

    /// The document of a graph.
    ///
    /// - Parameters:
    ///   - count: How many definitions it has, decorators excluded; a multiple of 25.
    ///   - isLater: Whether a version later: some definitions more, some fewer, some changed.
    static func document(definitions count: Int, isLater: Bool = false) throws -> GraphDocument {
        let groups = stride(from: 0, to: count / featureSize, by: 5).map { first in
            Module("group-\(first / 5)") {
                for feature in first..<min(first + 5, count / featureSize) {
                    self.feature(feature, isLater: isLater)
                }
            }
        }
        let app = Module("app") {
            for group in groups { group }
        }
        return try Graph(app).document
    }

    private static func name(_ feature: Int, _ place: Int) -> String {
        let word = features[feature % features.count]
        let number = feature / features.count
        return "\(word)\(number == 0 ? "" : "-\(number)").\(place)"
    }

    private static func feature(_ feature: Int, isLater: Bool) -> Module {
        var random = Random(seed: UInt64(feature + 1))
        /// Something declared before: in this feature, or now and then in one of the first, which are for all.
        func earlier(than place: Int) -> Query<any Part> {
            if feature > 0, random.next(below: 5) == 0 {
                return .named(name(random.next(below: min(feature, 6)), random.next(below: 12)))
            }
            return .named(name(feature, random.next(below: place)))
        }
        func line(_ place: Int) -> UInt32 { UInt32(10 + place * 4 + (isLater ? 1 : 0)) }
        let file = files[feature % files.count]
        return Module(String(name(feature, 0).dropLast(2))) {
            for place in 0..<featureSize {
                let own = name(feature, place)
                switch place {
                case 0..<3: Singleton({ Client() }, file: file, line: line(place)).named(own)
                case 3:
                    Value(Cache(), file: file, line: line(place)).named(own)
                case 4..<9:
                    Singleton(
                        { (_: any Part, _: any Part) in Repository() }, earlier(than: 3), earlier(than: 3),
                        file: file, line: line(place)
                    ).named(own).tagged(Definition.Tag("repositories of \(feature)"))
                case 9..<12:
                    Prototype({ (_: any Part) in Validator() }, earlier(than: 9), file: file, line: line(place)).named(
                        own)
                case 12..<15:
                    Singleton(
                        { (_: any Part, _: Lazy<any Part>, _: (any Part)?) in Service() }, earlier(than: 12),
                        .named(name(feature, 5)), .named(name(feature, 6)), file: file, line: line(place)
                    ).named(own).eager()
                case 15:
                    Singleton(
                        { (_: [any Part]) in Service() }, .tagged("repositories of \(feature)"), file: file,
                        line: line(place)
                    ).named(own)
                case 16..<18:
                    Scoped(request, { (_: any Part) in Session() }, earlier(than: 12), file: file, line: line(place))
                        .named(own)
                case 18..<21:
                    Singleton(
                        { (_: any Part, _: ScopeProvider<any Part>) in Job() }, earlier(than: 16),
                        .named(name(feature, 16)), file: file, line: line(place)
                    ).named(own)
                case 21 where feature % 2 == 0:
                    Decorate(
                        (any Part).self, { (_: any Part) in Metered() }, file: file, line: line(place)
                    ).only(named: name(feature, 4))
                default:
                    Prototype(
                        { (_: any Part, _: any Part) in Controller() }, earlier(than: isLater ? 15 : 16),
                        earlier(than: 20), file: file, line: line(place)
                    ).named(isLater && feature % 3 == 0 && place == 24 ? "\(own)-renamed" : own)
                }
            }
        }
    }
}

/// Numbers that are the same each time.
private struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
