import Alchemic
import AlchemicGraphDocument
import Foundation

/// What the objects of a container hold, for a comparison of two containers.
enum ObjectList {
    /// A line for each definition: what its object holds, or why there is none.
    static func lines(_ container: Container) async -> [String] {
        var lines: [String] = []
        for name in container.graph.document.definitions.compactMap(\.name) {
            do {
                lines.append("\(name): \(describe(try await container.get(async: Any.self, .named(name))))")
            } catch {
                lines.append("\(name): \(error.id)")
            }
        }
        return lines
    }

    /// What is in an object, as deep as the types of the garage go.
    private static func describe(_ object: Any?) -> String {
        switch object {
        case nil: "nothing"
        case let engine as Engine: "engine \(engine.brand) \(engine.cylinders) \(engine.plug?.brand ?? "-")"
        case let car as Car:
            "car \(describe(car.configuration)) \(describe(car.engine)) \(car.sunroof) \(car.plate ?? "-") \(car.extras) "
                + "\(describe(car.spare)) \(car.log)"
        case let everything as Everything:
            "everything \(everything.text) \(everything.integer) \(everything.number) \(everything.boolean) "
                + "\(everything.list) \(describe(everything.map)) \(everything.fuel) \(everything.nothing ?? "-")"
        case let holder as Holder: "holder of \(describe(holder.value))"
        case let label as Label: "label \(label.text)"
        case let workshop as Workshop:
            "workshop \(describe(workshop.main)) \(workshop.engines.map { describe($0) }) \(describe(workshop.named))"
        case let exhibition as Exhibition: "exhibition \(exhibition.motors.map { describe($0) })"
        case let turbo as Turbo: "turbo \(turbo.factor) around \(describe(turbo.inner))"
        case let radio as Radio: "radio \(radio.stations) \(radio.volume)"
        case let reader as LabelReader: "reader of \(reader.texts)"
        case let hose as Hose: "hose \(hose.length) \(hose.log)"
        case let converted as Converted: converted.text
        // Another one each time.
        case is UUID: "identifier"
        case let map as [String: any Sendable]:
            "\(map.sorted { $0.key < $1.key }.map { "\($0.key): \(describe($0.value))" })"
        case let list as [any Sendable]: "\(list.map { describe($0) })"
        case let constant as any CustomStringConvertible: "\(type(of: constant)) \(constant)"
        case let other?: "\(type(of: other))"
        }
    }
}
