// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]
// With a static standard library everything has to be in the program: a dynamic library would bring the shared one.
let isStatic = Context.environment["FINDING_STATIC"] == "1"
let shared: [Target.Dependency] = [
    .product(name: isStatic ? "AlchemicMain" : "AlchemicDynamic", package: "Alchemic"),
    .product(name: isStatic ? "CatalogueStatic" : "Catalogue", package: "Catalogue"),
]

// A program of four modules, whose main module imports only one of the others, and a library that it opens as it runs.
let package = Package(
    name: "FindingFixtures",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "Extension", type: .dynamic, targets: ["Extension"]),
        .library(name: "Generic", type: .dynamic, targets: ["Generic"]),
        .library(name: "Island", type: .dynamic, targets: ["Island"]),
        .library(name: "Reef", type: .dynamic, targets: ["Reef"]),
    ],
    dependencies: [
        .package(name: "Alchemic", path: "../../../.."),
        .package(path: "Catalogue"),
    ],
    targets: [
        .target(name: "Payments", dependencies: shared, swiftSettings: settings),
        .target(name: "Shipping", dependencies: shared, swiftSettings: settings),
        .executableTarget(name: "Shop", dependencies: shared + ["Payments", "Shipping"], swiftSettings: settings),
        .target(name: "Generic", dependencies: shared, swiftSettings: settings),
        // With a copy of its own, which is a mistake.
        .target(
            name: "Island", dependencies: [.product(name: "AlchemicMain", package: "Alchemic")], swiftSettings: settings
        ),
        // With a copy of the graph beside the shared library: this product is not in it.
        .target(
            name: "Reef", dependencies: shared + [.product(name: "AlchemicGraphDocument", package: "Alchemic")],
            swiftSettings: settings),
        .target(name: "Extension", dependencies: shared, swiftSettings: settings),
    ]
)
