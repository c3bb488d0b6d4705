/// A system that the sources are written for, as far as their conditions tell it from others.
struct Platform: Sendable {
    /// Its name, for messages.
    let name: String
    /// What `os(…)` is true of.
    let system: String
    /// What `targetEnvironment(…)` is true of.
    var environment: String?
    /// The modules that `canImport(…)` is true of, among those that not all platforms have.
    let modules: Set<String>
    /// Modules of the toolchain that are replaced by others: they cannot be extended under their own names.
    var renamed: [String: String] = [:]
    /// Whether the code is part of an application extension.
    var isExtension = false
}

extension Platform {
    /// The one that everything is built and tested on.
    static let linux = Platform(name: "Linux", system: "Linux", modules: ["Glibc", "FoundationEssentials"])

    /// The others.
    static let others: [Platform] = [
        apple("iOS", "iOS", ["UIKit"]),
        apple("iOS, in an extension", "iOS", ["UIKit"], isExtension: true),
        apple("tvOS", "tvOS", ["UIKit"]),
        apple("visionOS", "visionOS", ["UIKit"]),
        apple("watchOS", "watchOS", ["UIKit"]),
        apple("macOS", "macOS", ["AppKit"]),
        apple("Mac Catalyst", "iOS", ["AppKit", "UIKit"], environment: "macCatalyst"),
        Platform(name: "Linux with Musl", system: "Linux", modules: ["Musl", "FoundationEssentials"]),
        Platform(name: "Android", system: "Android", modules: ["Android", "FoundationEssentials"]),
    ]

    private static func apple(
        _ name: String, _ system: String, _ modules: Set<String>, environment: String? = nil, isExtension: Bool = false
    ) -> Platform {
        Platform(
            name: name, system: system, environment: environment,
            modules: modules.union(["Darwin", "ObjectiveC", "SwiftUI"]), renamed: ["Dispatch": "DarwinDispatch"],
            isExtension: isExtension)
    }

    /// Modules that some platforms have and others do not.
    static let particularModules = others.reduce(linux.modules) { $0.union($1.modules) }
    /// Names of systems and environments that conditions may ask for.
    static let systems = Set((others + [linux]).map(\.system))
    static let environments = Set(others.compactMap(\.environment) + ["simulator"])
}
