// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
let shared: [Target.Dependency] = [
    .product(name: "AlchemicDynamic", package: "Alchemic"), .product(name: "Catalogue", package: "Catalogue"),
]

// A program of four modules, whose main module imports only one of the others, and a library that it opens as it runs.
let package = Package(
    name: "FindingFixtures",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Extension", type: .dynamic, targets: ["Extension"])
    ],
    dependencies: [
        .package(name: "Alchemic", path: "../../.."),
        .package(path: "Catalogue"),
    ],
    targets: [
        .target(name: "Payments", dependencies: shared, swiftSettings: settings),
        .target(name: "Shipping", dependencies: shared, swiftSettings: settings),
        .executableTarget(name: "Shop", dependencies: shared + ["Payments", "Shipping"], swiftSettings: settings),
        .target(name: "Extension", dependencies: shared, swiftSettings: settings),
    ]
)
