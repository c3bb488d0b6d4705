internal import DefinitionFiles

/// The Swift expressions for the types of services.
///
/// A file names the type that an initializer makes. The Swift compiler infers the type that a method makes, in a constant
/// for each method.
struct ServiceTypes {
    private let services: [String: ResolvedService]
    /// The constants, which all variants of a file share.
    private(set) var constants: Constants
    /// The services on the current path of factories, so that a cycle ends the search.
    private var isBeingMade: Set<String> = []

    /// Generated constants, one for each expression.
    struct Constants {
        private var names: [String: String] = [:]
        /// The declarations, in the order of their first use.
        private(set) var declarations: [PlacedText] = []

        /// The name of the constant for an expression, which is declared on first use.
        mutating func name(_ word: String, of value: [PlacedText.Part], at place: FilePlace) -> String {
            let text = value.map(\.text).joined()
            if let known = names[text] { return "Made.\(known)" }
            let name = "\(word)\(names.count + 1)"
            names[text] = name
            declarations.append(PlacedText([.text("static let \(name) = ")] + value, at: place))
            return "Made.\(name)"
        }
    }

    init(_ services: [ResolvedService], constants: Constants) {
        self.services = Dictionary(services.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        self.constants = constants
    }

    /// The constant for the type of a service; nil if no file declares the service.
    ///
    /// All uses share the constant, so that the compiler reports a missing type only once.
    mutating func expression(for name: String) -> String? {
        guard let service = services[name] else { return nil }
        let place = service.makingPlace
        if let make = make(of: service) {
            return constants.name("type", of: [.text("CompiledService.typeMade(by: \(make))")], at: place)
        }
        switch service.making {
        case .function(let type, _), .external(let type):
            return constants.name("type", of: [.at(type.place, text: SwiftText.metatype(type.value))], at: type.place)
        case .method: return nil
        }
    }

    /// The constant for the factory of a service, so that the compiler reports a missing factory only once.
    ///
    /// Nil for external services, and for an initializer without arguments, which only a call tells apart from others.
    mutating func make(of service: ResolvedService) -> String? {
        let place = service.makingPlace
        switch service.making {
        case .external: return nil
        case .function(let type, let method):
            if method.labels.isEmpty, method.isInitializer { return nil }
            let word = method.labels.isEmpty ? "withoutArguments" : "function"
            return constants.name(
                "make", of: [.text("CompiledService.\(word)(")] + method.reference(in: type, at: place) + [.text(")")],
                at: place)
        case .method(let owner, let method):
            guard isBeingMade.insert(service.name).inserted else { return nil }
            defer { isBeingMade.remove(service.name) }
            guard let type = expression(for: owner) else { return nil }
            return constants.name(
                "make", of: [.text("CompiledService.method(of: \(type), ")] + method.bound(at: place, ")"), at: place)
        }
    }
}

extension MethodName {
    /// The name as a reference to the method, without parentheses if there are no parameters.
    var reference: String { labels.isEmpty ? base : description }

    /// The reference to the method as a member of a type.
    func reference(in type: Located<String>, at place: FilePlace) -> [PlacedText.Part] {
        // The type may stand in another file, or after the method; it then gets no position of its own.
        let isBefore = type.place.file == place.file && type.place <= place
        return [isBefore ? .at(type.place, text: type.value) : .text(type.value), .member(reference, at: place)]
    }

    /// A closure that binds the method to an object, so that the compiler knows where the method runs.
    func bound(at place: FilePlace, _ end: String) -> [PlacedText.Part] {
        [.text("{ CompiledService.bound($0"), .member(reference, at: place), .text(") }" + end)]
    }
}
