// swift-tools-version: 6.3
// Programs of each kind, linked with the standard library in them, as servers and tools for Linux are; `run` runs them.
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Alchemic") }
func program(_ name: String, _ products: String...) -> Target {
    .executableTarget(name: name, dependencies: products.map(product), swiftSettings: settings)
}

// Its swift-syntax takes longer than all else together.
let hasMacros = Context.environment["STATIC_MACROS"] == "1"

let package = Package(
    name: "Static",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Alchemic", path: "../../..", traits: [hasMacros ? "Macros" : "Services"])],
    targets: hasMacros
        ? [program("MacrosProgram", "AlchemicMacros", "AlchemicSelfStart")]
        : [
            program("ListProgram", "Alchemic"),
            program("SelfDeclaringProgram", "AlchemicMain", "AlchemicSelfStart"),
            // `run` compiles its definition file: the plugin would build its tool in release.
            program("FilesProgram", "Alchemic", "AlchemicCompiledFiles"),
            program("ServerProgram", "AlchemicServices"),
        ]
)
