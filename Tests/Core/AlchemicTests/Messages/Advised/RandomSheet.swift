import Alchemic
import TestSupport

/// Random sheets without a mistake, and the mistakes to make in them.
struct RandomSheet {
    static let scope: Scope = "visit"
    /// Types of which there is at most one declaration, so that they need no names.
    private static let single: [any Letter.Type] = [Alpha.self, Beta.self, Gamma.self, Delta.self]
    private static let many: [any Letter.Type] = [Kappa.self, Lambda.self, Sigma.self]

    var sheet = EditSheet()
    var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        var single = Self.single.shuffled(using: &generator)
        let count = Int.random(in: 3...14, using: &generator)
        var declarations: [EditSheet.Declaration] = []
        var reachesScope: [Bool] = []
        for number in 0..<count {
            let isSingle = !single.isEmpty && Bool.random(using: &generator)
            var declaration = EditSheet.Declaration(
                type: isSingle ? single.removeLast() : Self.many[Int.random(in: 0..<3, using: &generator)],
                name: isSingle && Bool.random(using: &generator) ? nil : "piece \(number)")
            if Int.random(in: 0..<4, using: &generator) == 0 { declaration.aliases = ["other \(number)"] }
            var isBound = false
            for place in declarations.indices where Int.random(in: 0..<3, using: &generator) == 0 {
                declaration.parameters.append(
                    declarations[place].need(
                        as: Bool.random(using: &generator) ? nil : protocolNamed(declarations[place])))
                isBound = isBound || reachesScope[place]
            }
            let choice = Int.random(in: 0..<6, using: &generator)
            declaration.lifetime =
                isBound
                ? (choice == 0 ? .prototype : .scoped(Self.scope))
                : choice < 4 ? .singleton : choice == 4 ? .prototype : .scoped(Self.scope)
            reachesScope.append(isBound || declaration.lifetime.kind == .scoped)
            declarations.append(declaration)
        }
        sheet.declarations = declarations
        func protocolNamed(_ declaration: EditSheet.Declaration) -> Any.Type? {
            declaration.name == nil ? nil : (any Letter).self
        }
    }

    mutating func random(where isWanted: (EditSheet.Declaration) -> Bool = { _ in true }) -> Int? {
        sheet.declarations.indices.filter { isWanted(sheet.declarations[$0]) }.randomElement(using: &generator)
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: elements.indices, using: &generator)]
    }

    private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

    /// Makes a mistake that should be reported with an id; it may come out right.
    mutating func plant(_ id: Diagnostic.ID) {
        let number = sheet.declarations.count
        var taker = EditSheet.Declaration(type: Taker.self, name: chance(2) ? nil : "taker")
        switch id {
        case .ambiguous:
            let type: Any.Type =
                chance(2) ? (any Letter).self : pick(sheet.declarations).type
            taker.parameters = [EditSheet.Need(type: type)]
            if chance(3) { (taker.steps, taker.parameters) = (taker.parameters, []) }
            if chance(3) { taker.lifetime = chance(2) ? .prototype : .scoped(Self.scope) }
            sheet.declarations.append(taker)
        case .cycle:
            // Whatever is needed later on needs something earlier.
            guard let last = random(where: { !$0.parameters.isEmpty }) else { return }
            var place = last
            var path = [last]
            while let need = sheet.declarations[place].parameters.randomElement(using: &generator),
                let next = sheet.declarations.firstIndex(where: { $0.isFound(by: need) })
            {
                path.append(next)
                place = next
                if chance(3) { break }
            }
            sheet.declarations[place].parameters.append(sheet.declarations[last].need())
            for place in path where chance(3) && sheet.declarations[place].lifetime == .singleton {
                sheet.declarations[place].lifetime = .prototype
            }
        case .captiveScope:
            var held = random { $0.lifetime.scope != nil } ?? number
            if held == number || chance(3) {
                held = number
                sheet.declarations.append(
                    EditSheet.Declaration(type: Omega.self, name: "held", lifetime: .scoped(Self.scope)))
            }
            if chance(3) {
                sheet.declarations.append(
                    EditSheet.Declaration(
                        type: Between.self, lifetime: .prototype, parameters: [sheet.declarations[held].need()]))
                held = sheet.declarations.count - 1
            }
            taker.parameters = [sheet.declarations[held].need()]
            if chance(4) { taker.parameters[0].form = chance(2) ? .lazy : .provider }
            if chance(4) { (taker.steps, taker.parameters) = (taker.parameters, []) }
            sheet.declarations.append(taker)
        case .missingName:
            let wanted = pick(sheet.declarations)
            var name = Array(wanted.names.randomElement(using: &generator) ?? "nothing")
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: name = Array("quite another")
            case 1: name.removeFirst()
            case 2: name.swapAt(0, 1)
            default: name.append("x")
            }
            let type =
                chance(2) ? wanted.type : Bool.random(using: &generator) ? (any Letter).self as Any.Type : Omega.self
            taker.parameters = [EditSheet.Need(type: type, name: String(name), form: chance(3) ? .lazy : .plain)]
            if wanted.lifetime.scope != nil || chance(2) { taker.lifetime = .scoped(Self.scope) }
            sheet.declarations.append(taker)
        case .brokenPromise:
            guard let place = random() else { return }
            let types: [Any.Type] = [(any Digit).self, Omega.self, (any Letter & Digit).self]
            sheet.declarations[place].promises = [(pick(types), false)]
        case .asynchronousDependency:
            guard let place = random() else { return }
            sheet.declarations[place].isolation = .asynchronous
            taker.parameters = [sheet.declarations[place].need()]
            taker.parameters[0].form = chance(2) ? .lazy : .provider
            taker.lifetime = sheet.declarations[place].lifetime
            if chance(4) { (taker.steps, taker.parameters) = (taker.parameters, []) }
            sheet.declarations.append(taker)
        case .mainActorOnly:
            var kept = EditSheet.Declaration(type: Omega.self, name: chance(2) ? "kept" : nil, isolation: .main)
            kept.isSendable = false
            sheet.declarations.append(kept)
            taker.parameters = [kept.need()]
            if chance(3) { taker.parameters[0].form = .asyncProvider }
            if chance(3) { (taker.steps, taker.parameters) = (taker.parameters, []) }
            sheet.declarations.append(taker)
        default:
            let replaced = pick(sheet.declarations)
            var override = EditSheet.Declaration(type: replaced.type, lifetime: replaced.lifetime)
            let name = replaced.names.first
            if let name, chance(2) { override.overridden = String(name.dropLast()) }
            if override.overridden == nil, chance(2) { override.overriddenType = (any Digit).self }
            if override.overridden == nil, override.overriddenType == nil { override.overridden = "quite another" }
            sheet.declarations.append(override)
        }
    }
}

extension EditSheet.Declaration {
    func isFound(by need: EditSheet.Need) -> Bool { need.name.map(names.contains) ?? (type == need.type) }
}

// MARK: What the pieces are

extension RandomSheet {
    protocol Letter: Sendable {}
    protocol Digit: Sendable {}
    final class Alpha: Letter {}
    final class Beta: Letter {}
    final class Gamma: Letter {}
    final class Delta: Letter {}
    final class Kappa: Letter {}
    final class Lambda: Letter {}
    final class Sigma: Letter {}
    final class Omega: Sendable {}
    final class Between: Sendable {}
    final class Taker: Sendable {}
    final class Seven: Letter, Digit {}
}
