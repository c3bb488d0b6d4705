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

    /// The folder of the tests that hold the code.
    var folder: String { "Tests/\(rawValue)Tests/Documentation" }

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

    /// The source, left out without the trait.
    func guarding(_ lines: [String]) -> [String] {
        guard let trait else { return lines }
        return ["#if \(trait)"] + lines + ["#endif"]
    }
}
