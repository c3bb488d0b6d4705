internal import DefinitionFiles

/// How the type of each service is written in Swift.
///
/// A file names the type of what an initializer makes; that of what a method makes is for the Swift compiler to find out,
/// in a constant of its own.
struct ServiceTypes {
    private let services: [String: ResolvedService]
    /// The constants, which the profiles of a file share.
    private(set) var constants: Constants
    /// Services whose types are being looked for, so that factories in a circle come to an end.
    private var isBeingMade: Set<String> = []

    /// Constants, each for one expression.
    struct Constants {
        private var names: [String: String] = [:]
        /// The declarations, in the order of their first use.
        private(set) var declarations: [(line: String, place: FilePlace)] = []

        /// The name of the constant for an expression.
        mutating func name(of value: String, at place: FilePlace) -> String {
            if let known = names[value] { return known }
            let name = "type\(names.count + 1)"
            names[value] = name
            declarations.append(("    private static let \(name) = \(value)", place))
            return name
        }
    }

    init(_ services: [ResolvedService], _ constants: Constants) {
        self.services = Dictionary(services.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.constants = constants
    }

    /// An expression for the type of a service, such as `Engine.self`; nil if no file declares it.
    mutating func expression(for name: String) -> String? {
        guard let service = services[name] else { return nil }
        switch service.making {
        case .initializer(let type, _), .external(let type): return SwiftText.metatype(type.value)
        case .staticMethod(let type, let method):
            return constants.name(
                of: "CompiledService.typeMade(by: \(type.value).\(method.reference))", at: service.makingPlace)
        case .method(let owner, let method):
            guard !isBeingMade.contains(name) else { return nil }
            isBeingMade.insert(name)
            defer { isBeingMade.remove(name) }
            guard let type = expression(for: owner) else { return nil }
            return constants.name(
                of: "CompiledService.typeMade(by: \(type), \(method.bound))", at: service.makingPlace)
        }
    }
}

extension MethodName {
    /// The name as a reference to the method: without parentheses if it takes nothing.
    var reference: String { labels.isEmpty ? base : description }

    /// A closure that binds the method to an object, so that the compiler sees how it runs.
    var bound: String { "{ CompiledService.bound($0.\(reference)) }" }
}
