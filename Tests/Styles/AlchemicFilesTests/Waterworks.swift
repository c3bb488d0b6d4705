import Alchemic
import AlchemicCompiledFiles
import AlchemicFiles
import Foundation
import Synchronization

// Types of every isolation, and values that no file writes as they are: what `isolation.yml` and `conversions.yml` make.

/// Water, on an actor.
actor Tank {
    var level: Int
    var hose: Hose?
    private(set) var log: [String] = []
    init(level: Int) { self.level = level }
    static func filled() async -> Tank { Tank(level: 1000) }
    func fill(to level: Int, by hand: String) async { log.append("filled to \(level) by \(hand), from \(self.level)") }
    func drain() async throws { log.append("drained") }
    nonisolated func rinse(_ times: Int) {}
    func makeHose(length: Int) async -> Hose { Hose(length: length) }
    func test(_ hose: Hose) async { hose.note("tested by a tank of \(level)") }
}

/// A hose that notes what is done to it.
final class Hose: Sendable {
    let length: Int
    private let notes = Mutex<[String]>([])
    init(length: Int) { self.length = length }
    var log: [String] { notes.withLock(\.self) }
    func note(_ text: String) { notes.withLock { $0.append(text) } }
    func wind(onto reel: String) async { note("wound onto \(reel)") }
}

/// Shown on the main actor.
@MainActor final class Gauge {
    var title = ""
    private(set) var log: [String] = []
    nonisolated init() {}
    init(title: String) { self.title = title }
    static func spare() -> Gauge { Gauge(title: "spare") }
    func show(_ text: String) {
        MainActor.preconditionIsolated()
        log.append("shows \(text)")
    }
    func hide() {
        MainActor.preconditionIsolated()
        log.append("hidden")
    }
    func settle() async { log.append("settled") }
    nonisolated func polish(_ cloth: String) {}
    func makeHose(length: Int) -> Hose {
        MainActor.preconditionIsolated()
        return Hose(length: length)
    }
    func check(_ hose: Hose) {
        MainActor.preconditionIsolated()
        hose.note("checked on the main actor")
    }
    func calibrate(_ other: Gauge) { other.log.append("calibrated by \(title)") }
}

/// Changes gauges from anywhere.
final class Plumber: Sendable {
    func mend(_ hose: Hose) async { hose.note("mended") }
    func paint(_ gauge: Gauge) async { await gauge.show("paint") }
}

/// A colour that files write as a text.
struct Colour: Sendable, FileTextConvertible, Hashable {
    let name: String
    init?(fileText text: String) {
        guard text.hasPrefix("#") else { return nil }
        name = String(text.dropFirst())
    }
}

/// A version, made from its description.
struct Version: Sendable, LosslessStringConvertible, FileTextConvertible, Hashable {
    let numbers: [Int]
    init?(_ description: String) {
        let numbers = description.split(separator: ".").map { Int($0) }
        guard !numbers.contains(nil) else { return nil }
        self.numbers = numbers.compactMap(\.self)
    }
    var description: String { numbers.map(String.init).joined(separator: ".") }
}

/// A size, read by its own initializer.
struct Size: Sendable, LosslessStringConvertible, FileTextConvertible {
    let description: String
    init?(_ description: String) { self.description = description }
}

/// A word that Swift's literals make.
struct Word: Sendable, ExpressibleByStringLiteral {
    let text: String
    init(stringLiteral value: String) { text = value }
}

/// A temperature that Swift's literals make.
struct Temperature: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let degrees: Double
    init(floatLiteral value: Double) { degrees = value }
    init(integerLiteral value: Int) { degrees = Double(value) }
}

/// Keeps values of every type that files can write in some way.
final class Converted: Sendable {
    let text: String

    init(address: URL, identifier: UUID, mirror: URL?, mirrors: [URL], named: [String: URL]) {
        text = "\(address.host() ?? "") \(identifier) \(mirror?.host() ?? "-") \(mirrors.count) \(named.keys.sorted())"
    }
    init(colour: Colour, other: Colour?, palette: Set<Colour>, version: Version, versions: [Version], size: Size?) {
        text =
            "\(colour.name) \(other?.name ?? "-") \(palette.map(\.name).sorted()) \(version) \(versions) \(size?.description ?? "-")"
    }
    init(
        fuels: Set<Everything.Fuel>, fuel: Everything.Fuel?, maybe: [Everything.Fuel]?, prices: [Everything.Fuel: Int],
        floors: [Int: String], named: [String: Everything.Fuel]
    ) {
        text =
            "\(fuels.map(\.rawValue).sorted()) \(fuel?.rawValue ?? "-") \(maybe?.count ?? 0) \(prices[.diesel] ?? 0) "
            + "\(floors.keys.sorted()) \(named.keys.sorted())"
    }
    init(word: Word, hot: Temperature, cold: Temperature, small: Int8, share: Float, letter: Character, none: Int?) {
        text = "\(word.text) \(hot.degrees) \(cold.degrees) \(small) \(share) \(letter) \(none ?? -1)"
    }
    init(numbers: Set<Int>, table: [[Int]], names: [String: [String]], plans: [Double]?, plain: Substring) {
        text = "\(numbers.sorted()) \(table) \(names["a"] ?? []) \(plans ?? []) \(plain)"
    }
}

/// Types within types.
enum Depot {
    final class Shelf: Sendable {
        let number: Int
        init(number: Int) { self.number = number }

        struct Label: Sendable {
            let text: String
        }
    }
}

final class Crate<Content: Sendable>: Sendable {
    let content: Content
    init(content: Content) { self.content = content }
}

struct Pair<First: Sendable, Second: Sendable>: Sendable {
    let first: First
    let second: Second
}

struct Bolt: Sendable {
    let length: Int
}

enum Season: Sendable {
    case summer
    static func current() -> Season { .summer }
}

/// Made by a method that says no more than this of it.
protocol Lift: AnyObject, Sendable {
    var floor: Int { get set }
    func ride(to floor: Int)
}

final class LiftMaker: Sendable {
    private final class Cabin: Lift {
        private let state = Mutex(0)
        var floor: Int {
            get { state.withLock(\.self) }
            set { state.withLock { $0 = newValue } }
        }
        func ride(to floor: Int) { self.floor += floor }
    }

    func lift() -> any Lift { Cabin() }
    func inspect(_ lift: any Lift) { lift.ride(to: 100) }
}

/// What the objects of `isolation.yml` and `conversions.yml` have come to.
@MainActor
enum Waterworks {
    static func isolation(_ container: Container) async throws -> [String] {
        var lines: [String] = []
        let tank = try await container.get(async: Tank.self, .named("tank"))
        lines.append("tank: \(await tank.level) \(await tank.hose?.length ?? 0) \(await tank.log)")
        lines.append("filled: \(try await container.get(async: Tank.self, .named("filled")).level)")
        for name in ["hose", "wound", "shown", "mended", "tested"] {
            let hose = try await container.get(async: Hose.self, .named(name))
            lines.append("\(name): \(hose.length) \(hose.log)")
        }
        for name in ["gauge", "spare", "free", "painted"] {
            let gauge = try await container.get(async: Gauge.self, .named(name))
            lines.append("\(name): \(gauge.title) \(gauge.log)")
        }
        let first = try container.get(main: Gauge.self, .named("new"))
        lines.append("new: \(try container.get(main: Gauge.self, .named("new")) !== first)")
        return lines
    }

    static func classes(_ container: Container) throws -> [String] {
        let pair = try container.get(Pair<String, Crate<Int>>.self)
        return [
            "shelves: \(try container.all(of: Depot.Shelf.self).map(\.number))",
            "labels: \(try container.all(of: Depot.Shelf.Label.self).map(\.text))",
            "crates: \(try container.all(of: Crate<Int>.self).map(\.content))",
            "shelf in a crate: \(try container.get(Crate<Depot.Shelf>.self).content.number)",
            "pair: \(pair.first), \(pair.second.content)",
            "bolt: \(try container.get(Bolt.self).length), \(try container.get(Season.self))",
            "lift: \(try container.get((any Lift).self).floor)",
            "identifiers: \(try container.all(of: UUID.self).count)",
        ]
    }

    static func conversions(_ container: Container) throws -> [String] {
        try ["addresses", "texts", "cases", "literals", "lists"].map { name in
            "\(name): \(try container.get(Converted.self, .named(name)).text)"
        }
    }
}

extension FileTypes {
    /// The types above, besides those of the garage.
    static let waterworks: FileTypes = {
        var types = FileTypes.garage
        types.add(Tank.self) {
            $0.initializer("init(level:)", Tank.init(level:))
            $0.staticMethod("filled()", async: Tank.filled)
            $0.setter("level", async: { await $0.setLevel($1) })
            $0.setter("hose", async: { await $0.setHose($1) })
            $0.method("fill(to:by:)", async: { tank in { await tank.fill(to: $0, by: $1) } })
            $0.method("drain()", async: { tank in { try await tank.drain() } })
            $0.method("rinse(_:)", Tank.rinse)
            $0.method("makeHose(length:)", async: { tank in { await tank.makeHose(length: $0) } })
            $0.method("test(_:)", async: { tank in { await tank.test($0) } })
        }
        types.add(Hose.self) {
            $0.initializer("init(length:)", Hose.init)
            $0.method("wind(onto:)", async: Hose.wind)
        }
        types.add(Gauge.self) {
            $0.initializer("init()", Gauge.init as @Sendable () -> Gauge)
            $0.initializer("init(title:)", main: Gauge.init(title:))
            $0.staticMethod("spare()", main: Gauge.spare)
            $0.setter("title", main: { $0.title = $1 })
            $0.method("show(_:)", main: Gauge.show)
            $0.method("hide()", main: Gauge.hide)
            $0.method("settle()", async: Gauge.settle)
            $0.method("polish(_:)", Gauge.polish)
            $0.method("makeHose(length:)", main: Gauge.makeHose)
            $0.method("check(_:)", main: Gauge.check)
            $0.method("calibrate(_:)", main: Gauge.calibrate)
        }
        types.add(Plumber.self) {
            $0.initializer("init()", Plumber.init)
            $0.method("mend(_:)", async: Plumber.mend)
            $0.method("paint(_:)", async: Plumber.paint)
        }
        types.add(Converted.self) {
            $0.initializer(
                "init(address:identifier:mirror:mirrors:named:)",
                Converted.init(address:identifier:mirror:mirrors:named:))
            $0.initializer(
                "init(colour:other:palette:version:versions:size:)",
                Converted.init(colour:other:palette:version:versions:size:))
            $0.initializer(
                "init(fuels:fuel:maybe:prices:floors:named:)", Converted.init(fuels:fuel:maybe:prices:floors:named:))
            $0.initializer(
                "init(word:hot:cold:small:share:letter:none:)", Converted.init(word:hot:cold:small:share:letter:none:))
            $0.initializer(
                "init(numbers:table:names:plans:plain:)", Converted.init(numbers:table:names:plans:plain:))
        }
        types.add(Depot.Shelf.self) { $0.initializer("init(number:)", Depot.Shelf.init) }
        types.add(Depot.Shelf.Label.self) { $0.initializer("init(text:)", Depot.Shelf.Label.init) }
        types.add(Crate<Int>.self) { $0.initializer("init(content:)", Crate<Int>.init) }
        types.add(Crate<Depot.Shelf>.self) { $0.initializer("init(content:)", Crate<Depot.Shelf>.init) }
        types.add(Pair<String, Crate<Int>>.self) { $0.initializer("init(first:second:)", Pair.init) }
        types.add(Bolt.self) { $0.initializer("init(length:)", Bolt.init) }
        types.add(Season.self) { $0.staticMethod("current()", Season.current) }
        types.add((any Motor).self)
        types.add((any Lift).self) {
            $0.setter("floor", set: { $0.floor = $1 })
            $0.method("ride(to:)") { lift in lift.ride(to:) }
        }
        types.add(LiftMaker.self) {
            $0.initializer("init()", LiftMaker.init)
            $0.method("lift()", LiftMaker.lift)
            $0.method("inspect(_:)", LiftMaker.inspect)
        }
        types.add(UUID.self, named: "Foundation.UUID") { $0.initializer("init()") { UUID() } }
        return types
    }()
}

extension Tank {
    fileprivate func setLevel(_ level: Int) { self.level = level }
    fileprivate func setHose(_ hose: Hose?) { self.hose = hose }
}
