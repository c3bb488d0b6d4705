// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let shared: [Target.Dependency] = [
    .product(name: "AlchemicDynamic", package: "Alchemic"),
    .product(name: "TextTool", package: "TextTool"),
]
let names = ["CipherCommands", "CountingCommands", "TranslationCommands"]

// The libraries; they know the program by what they share with it.
let package = Package(
    name: "Libraries",
    platforms: [.macOS(.v15)],
    products: names.map { .library(name: $0, type: .dynamic, targets: [$0]) },
    dependencies: [
        .package(name: "Alchemic", path: "../../.."),
        .package(path: "../TextTool"),
    ],
    targets: names.map { .target(name: $0, dependencies: shared, swiftSettings: settings) }
)
