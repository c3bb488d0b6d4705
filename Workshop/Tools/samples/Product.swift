/// A product of the package whose documentation has code.
enum Product: String, CaseIterable {
    case alchemic = "Alchemic"
    case macros = "AlchemicMacros"
    case files = "AlchemicFiles"
    case services = "AlchemicServices"
    case hummingbird = "AlchemicHummingbird"
    case configuration = "AlchemicConfiguration"
    case observability = "AlchemicObservability"
    case testing = "AlchemicTesting"

    /// The folder of the tests that hold the code; it is under no version control.
    var folder: String { "Tests/\(room)/\(rawValue)Tests/Documentation/Samples" }

    /// The room of those tests.
    private var room: String {
        switch self {
        case .alchemic: "Core"
        case .macros, .files: "Styles"
        case .services, .hummingbird, .configuration, .observability: "Servers"
        case .testing: "Testing"
        }
    }

    /// The trait without which there is nothing to import.
    var trait: String? {
        switch self {
        case .alchemic, .testing: nil
        case .macros: "Macros"
        case .files: "Files"
        case .services: "Services"
        case .hummingbird: "Hummingbird"
        case .configuration: "Configuration"
        case .observability: "Observability"
        }
    }

    /// The source, left out without the traits of these products.
    ///
    /// - Parameters:
    ///   - lines: The source.
    ///   - products: What it imports.
    ///   - alternative: What there is without the traits.
    static func guarding(_ lines: [String], for products: [Product], else alternative: [String] = []) -> [String] {
        let traits = products.compactMap(\.trait)
        guard !traits.isEmpty else { return lines }
        return ["#if \(traits.joined(separator: " && "))"] + lines
            + (alternative.isEmpty ? [] : ["#else"] + alternative)
            + ["#endif"]
    }
}
