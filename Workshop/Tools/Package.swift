// swift-tools-version: 6.3
// What the repository itself is looked after with. A package of its own, so that who uses the library builds none of it.
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Tools",
    platforms: [.macOS(.v15)],
    targets: [
        .executableTarget(
            name: "statements", path: "statements", exclude: ["Statements.tsv"], swiftSettings: settings),
        .testTarget(name: "StatementsTests", dependencies: ["statements"], swiftSettings: settings),
        .executableTarget(name: "samples", path: "samples", swiftSettings: settings),
        // How the tools below write, or check, the sources that they are for.
        .target(name: "writing", path: "writing", swiftSettings: settings),
        // Writes the steps of AlchemicScenes.
        .executableTarget(
            name: "scenes", dependencies: ["writing"], path: "scenes", swiftSettings: settings),
        .testTarget(name: "ScenesTests", dependencies: ["scenes"], swiftSettings: settings),
        // Writes the declarations of Alchemic that take a factory.
        .executableTarget(name: "forms", dependencies: ["writing"], path: "forms", swiftSettings: settings),
        .testTarget(name: "FormsTests", dependencies: ["forms"], swiftSettings: settings),
        // Looks for words that prose here does not use.
        .executableTarget(
            name: "words", path: "words", exclude: ["Words.tsv"], swiftSettings: settings),
        .testTarget(name: "WordsTests", dependencies: ["words"], swiftSettings: settings),
        .testTarget(name: "SamplesTests", dependencies: ["samples"], swiftSettings: settings),
        // Type-checks what is not for the system of the build.
        .executableTarget(name: "platforms", path: "platforms", swiftSettings: settings),
        .testTarget(name: "PlatformsTests", dependencies: ["platforms"], swiftSettings: settings),
    ]
)
